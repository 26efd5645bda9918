import { expect, test } from 'vitest';
import { compile } from '../../../../src/rules/rulesets.ts';
import { readExperiment } from '../../../../src/scenarios/read-experiment.ts';
import { noFiles } from '../scenarios.ts';

const A = { name: 'A', life: 2, attack: 2, defense: 0 };
const B = { name: 'B', life: 2, attack: 2, defense: 0, move: 4, range: 2 };

function remarks(document: object) {
  const { cases } = readExperiment({ name: 'x', attacker: A, defender: B, ...document }, noFiles);
  return compile((cases[0] as (typeof cases)[0]).scenario).account.remarks;
}

test('a Move and a Range that no card gives are named where the sides can be apart', () => {
  const named = ["A's card gives no Move: 5 is taken.", "A's card gives no Range: 1 is taken."];
  expect(remarks({ fight: 'duel', distance: 2 })).toEqual(named);
  expect(remarks({ fight: 'duel', defender: { ...B, powers: ['super-strength'] } })).toEqual(named);
  expect(remarks({ fight: 'duel' })).toEqual([]);
});

test('of a survival only the numbers that count are named as assumed', () => {
  const cards = { attacker: 'solomon-grundy', defender: 'hawkgirl' };
  expect(remarks({ fight: 'survival', ...cards })).toEqual([
    "Assumed, since the rule document does not give it: Solomon Grundy's attack of 6.",
    "Assumed, since the rule document does not give it: Hawkgirl's life of 5 and Hawkgirl's defense of 4.",
  ]);
});
