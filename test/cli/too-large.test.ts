import { describe, expect, test } from 'vitest';
import { compute } from '../../src/experiments/results/compute.ts';
import { readExperiment } from '../../src/experiments/scenarios/read-experiment.ts';
import { noFiles } from '../fight/scenarios.ts';
import { machine } from '../machine.ts';
import { expectRefusal } from './refusal.ts';

const DEFENDER = { name: 'D', attack: 3, defense: 3, life: 4 };

/** Powers that roll the D20 once more for each card that has them. */
const ROLLING: Readonly<Record<string, object>> = {
  'an attack die more': { attackDice: 1, when: { d20: 10 } },
  'a defense die less': { enemyDefenseDice: -1, when: { d20: 10 } },
  'a wound more': { extraWounds: 1, when: { d20: 10 } },
  'a table of wounds': { extraWounds: { d20: { 10: 1, 20: 3 } } },
  'a skull more': { automaticSkulls: 1, when: { d20: 10 } },
};

/** A card that rolls the D20 the given number of times, by as many powers or by as many effects of one power. */
const card = (effect: object, times: number, isOne: boolean) => ({
  name: 'A',
  attack: 3,
  defense: 2,
  life: 4,
  powers: isOne
    ? [{ name: 'All', effects: Array.from({ length: times }, () => effect) }]
    : Array.from({ length: times }, (_, i) => ({ name: `P${i}`, effects: [effect] })),
});

/** Whether the input is refused, instead of being computed for minutes. */
async function isRefused(document: object): Promise<boolean> {
  try {
    const experiment = readExperiment({ name: 'x', defender: DEFENDER, ...document }, noFiles);
    await compute(experiment, { exact: true, simulation: false, machine, threads: 1 });
    return false;
  } catch (error) {
    expect(String(error)).toMatch(/^BadInput: .+; give ./);
    return true;
  }
}

describe.each(Object.keys(ROLLING))('%s for each roll of the D20', (name) => {
  const effect = ROLLING[name] as object;
  const documents: [string, number, boolean, object][] = [
    ['thirteen powers', 13, false, {}],
    ['twenty powers', 20, false, {}],
    ['twenty powers in a duel', 20, false, { fight: 'duel' }],
    ['twenty powers, attack after attack', 20, false, { fight: 'survival' }],
    ['a power of 400 effects', 400, true, {}],
    ['a power of 400 effects in a duel', 400, true, { fight: 'duel' }],
  ];
  test.each(documents)('%s: refused', async (_, times, isOne, more) => {
    expect(await isRefused({ attacker: card(effect, times, isOne), ...more })).toBe(true);
  });
});

test('a card that rolls the D20 six times is worked out', async () => {
  const effect = ROLLING['an attack die more'] as object;
  expect(await isRefused({ attacker: card(effect, 6, false) })).toBe(false);
});

test('cards for which no file is large enough are not imported', async () => {
  const rows = Array.from({ length: 15_000 }, (_, i) => `I${i},1,1,1,1,1,1\n`);
  await expectRefusal(
    ['cards', '--import', 'in.csv', '--out', 'mine.yaml'],
    [
      'in.csv: too many cards: their file would have more than 400000 words and signs; give the cards in several smaller files',
    ],
    { 'in.csv': `Name,Att,Def,Life,Move,Range,Points\n${rows.join('')}` },
  );
});
