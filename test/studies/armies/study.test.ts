import { describe, expect, test } from 'vitest';
import type { ArmiesScenario } from '../../../src/battle/armies/scenario.ts';
import { shippedEstimates } from '../../../src/studies/armies/shipped/index.ts';
import { type ArmiesAsk, armiesStudy } from '../../../src/studies/armies/study.ts';
import { shippedCollection } from '../../../src/studies/price/collection.ts';
import { jobOf, machineThat } from './machine.ts';

const numbers = { type: 'hero', life: 4, move: 5, range: 1, attack: 3, defense: 3, points: 100 };
const OWN = {
  collection: 'own',
  cards: ['One', 'Two', 'Three'].map((name) => ({ ...numbers, name })),
  points: 200,
};

const idle = () =>
  machineThat(() => {
    throw new Error('nothing is to be played');
  }).machine;

async function refusal(ask: ArmiesAsk) {
  const refused = await armiesStudy.run(ask, idle()).catch((error: unknown) => error);
  return (refused as { problems?: readonly object[] }).problems;
}

describe('without a number of games', () => {
  test.each([{}, { collection: 'classic' }])('%j has the estimates of the program', async (ask) => {
    const { done, isComplete } = await armiesStudy.run(ask, idle());
    expect(isComplete).toBe(true);
    expect(done?.answer).toEqual(shippedEstimates('classic'));
    expect(done?.cards).toEqual(shippedCollection('classic').cards);
  });

  test('other cards are refused, which the message names', async () => {
    const [place, allowed] = ['--games', expect.stringContaining('--games 10k')];
    const ofCollection = 'missing, with --collection "modern"';
    expect(await refusal({ collection: 'modern' })).toEqual([
      { path: [], place, found: ofCollection, allowed },
    ]);
    expect(await refusal(OWN)).toEqual([
      { path: [], place, found: 'missing, with --cards', allowed },
    ]);
  });
});

describe('with a number of games', () => {
  const GAMES = 8;
  const played = (isComplete: boolean) =>
    machineThat(({ cases }) => {
      const scenario = cases[0]?.scenario as ArmiesScenario;
      return { done: [jobOf(scenario, GAMES, { rounds: Uint32Array.of(40) })], isComplete };
    }).machine;

  test.each([true, false])(
    'those that were played are the answer, complete or not',
    async (isComplete) => {
      const run = await armiesStudy.run({ ...OWN, games: GAMES, seed: 'a' }, played(isComplete));
      expect(run.isComplete).toBe(isComplete);
      expect(run.done?.answer).toMatchObject({
        seed: 'a',
        games: GAMES,
        setting: { points: 200, maps: ['The Ford', 'Open Field', 'Road and Ruins'] },
        // 40 rounds in 8 games.
        estimates: { rounds: 5 },
      });
      expect(run.done?.answer.estimates.cards.map(({ card }) => card)).toEqual([
        'One',
        'Two',
        'Three',
      ]);
      // No estimate is fitted to the only cards that there are.
      expect(run.done?.cards).toEqual([]);
    },
  );

  test('a note before the games says how many should be enough', async () => {
    const { machine, notes } = machineThat(() => {
      expect(notes).toEqual([expect.stringMatching(/^8 games may be too few .*; [\d,]+ should/)]);
      return { done: [], isComplete: false };
    });
    await armiesStudy.run({ games: GAMES, points: 200 }, machine);
    expect(notes.length).toBe(1);
  });

  test('too few games say how many should be enough', async () => {
    const { done } = await armiesStudy.run({ games: GAMES, points: 200 }, played(true));
    expect(done?.answer.enough).toBeGreaterThan(1000);
  });

  test('games of the classic cards are compared with the other estimates of these cards', async () => {
    const { done } = await armiesStudy.run({ games: GAMES }, played(true));
    expect(done?.cards).toEqual(shippedCollection('classic').cards);
  });

  test('there is no answer if no game was played', async () => {
    const { machine } = machineThat(() => ({ done: [], isComplete: false }));
    const run = await armiesStudy.run({ ...OWN, games: GAMES }, machine);
    expect(run).toEqual({ done: undefined, isComplete: false });
  });
});
