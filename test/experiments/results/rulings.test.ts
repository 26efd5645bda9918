import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runsOf } from '../../cases.ts';
import { anyFight, documentOf, type Fight } from '../../fight/fights.ts';
import { inReference } from '../../fight/in-reference.ts';
import { type Document, scenarioOf } from '../../fight/scenarios.ts';
import { attackDistribution, toText } from '../../reference/index.ts';
import { rulingsOf } from './throws.ts';

/** The chance of every complete outcome of the fight, as the reference plays it out. */
function playedOut(fight: Fight): Record<string, string> {
  const { outcomes } = attackDistribution(inReference(documentOf(fight)));
  const chances = outcomes.map(({ measures, probability }) => [
    JSON.stringify(measures),
    toText(probability),
  ]);
  return Object.fromEntries(chances.sort());
}

const names = (document: Document) => rulingsOf(scenarioOf(document)).map(({ name }) => name);

test('a ruling matters exactly where the odds of the reference change when it is turned', () => {
  fc.assert(
    fc.property(anyFight, (fight) => {
      const odds = JSON.stringify(playedOut(fight));
      const turned: [string, Fight][] = [
        ['automaticShieldsNeedARoll', { ...fight, shieldsNeedARoll: !fight.shieldsNeedARoll }],
        ['destroyedFiguresStay', { ...fight, destroyedStay: !fight.destroyedStay }],
      ];
      const matter = turned.filter(([, other]) => JSON.stringify(playedOut(other)) !== odds);
      expect(names(documentOf(fight)).toSorted()).toEqual(matter.map(([name]) => name));
    }),
    runsOf(150),
  );
});

describe('by example', () => {
  const tough = { name: 'D', attack: 0, defense: 1, powers: ['tough'] };
  const striker = (powers: string[]) => ({ name: 'A', attack: 3, defense: 0, powers });

  test('automatic shields without a roll matter to a defender without dice', () => {
    expect(names({ attacker: striker([]), defender: tough })).toEqual([]);
    expect(names({ attacker: striker(['nth-metal-mace']), defender: tough })).toEqual([
      'automaticShieldsNeedARoll',
    ]);
  });

  test('whether the destroyed stay matters where an attack can destroy and knock back', () => {
    const frail = { name: 'D', attack: 0, defense: 1, life: 2 };
    expect(names({ attacker: striker(['super-strength']), defender: frail })).toEqual([
      'destroyedFiguresStay',
    ]);
    expect(names({ attacker: striker([]), defender: frail })).toEqual([]);
    expect(
      names({ attacker: striker(['super-strength']), defender: { ...frail, life: 4 } }),
    ).toEqual([]);
  });

  /** A fight in a row: the attacker on its first space, the defender on those after it. */
  const inRow = (terrain: string, base: 'single' | 'double', others: Document[] = []) => {
    const double = [
      [1, 0],
      [2, 0],
    ];
    const defender = base === 'double' ? double : [1, 0];
    return names({
      attacker: striker(['super-strength']),
      defender: { name: 'D', attack: 0, defense: 1, base },
      board: { terrain, attacker: [0, 0], defender, others },
    });
  };

  test('glyphs matter where one lies in the way, unless it is marked passable', () => {
    const glyph = { glyph: 'Glyph', at: [3, 0] };
    expect(inRow('1 1 1 1 1', 'single', [glyph])).toEqual(['glyphsBlock']);
    expect(inRow('1 1 1 1 1', 'single', [{ ...glyph, passable: true }])).toEqual([]);
    expect(inRow('1 1 1 1 1', 'single')).toEqual([]);
  });

  test('Heights matter to adjacency where neighbours stand so far above one another', () => {
    expect(inRow('1 6 6 6 6', 'single')).toEqual(['adjacentWithinHeight']);
    expect(inRow('1 5 5 5 5', 'single')).toEqual([]);
  });

  test('level ends matter to a double base on uneven ground alone', () => {
    expect(inRow('3 3 3 2 1 1', 'double')).toEqual(['doubleSpaceEndsLevel']);
    expect(inRow('3 3 3 2 1 1', 'single')).toEqual([]);
    expect(inRow('3 3 3 3 3 3', 'double')).toEqual([]);
  });

  test('each is given with its text and the setting that was played', () => {
    const defender = { ...tough, defense: 0 };
    for (const setting of [true, false]) {
      const rulings = { automaticShieldsNeedARoll: setting };
      expect(rulingsOf(scenarioOf({ attacker: striker([]), defender, rulings }))).toEqual([
        {
          name: 'automaticShieldsNeedARoll',
          usual: true,
          setting,
          text: 'Automatic shields count only when at least one defense die is rolled.',
        },
      ]);
    }
  });
});
