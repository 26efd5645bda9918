import { describe, expect, test } from 'vitest';
import { DISK } from '../../../src/base/files/read-file.ts';
import type { ArmiesScenario } from '../../../src/battle/armies/scenario.ts';
import {
  fewGamesNote,
  gamesForWorths,
  moreGamesForWorths,
} from '../../../src/studies/armies/enough-games.ts';
import { type ArmiesTerms, armiesExperiment } from '../../../src/studies/armies/experiment.ts';
import { shippedEstimates } from '../../../src/studies/armies/shipped/index.ts';

const experimentOf = (terms: ArmiesTerms = {}) =>
  armiesExperiment('Games', terms, 1, { files: DISK });
const scenarioOf = (terms?: ArmiesTerms) =>
  experimentOf(terms).cases[0]?.scenario as ArmiesScenario;
const needed = (terms?: ArmiesTerms) => gamesForWorths(scenarioOf(terms)) ?? Number.NaN;

const numbers = { type: 'hero', life: 4, move: 5, range: 1, attack: 3, defense: 3, points: 100 };
/** Cards of 100 points, so that all armies cost 200 points. */
const EQUAL = {
  collection: 'own',
  cards: ['One', 'Two', 'Three', 'Four'].map((name) => ({ ...numbers, name })),
  points: 200,
};

describe('the number of games that are enough', () => {
  test('for the classic cards follows from the games of the built-in estimates', () => {
    const { estimates, games } = shippedEstimates('classic') ?? {};
    if (!estimates || !games) throw new Error('the classic cards have built-in estimates');
    const { perPoint, cards } = estimates;
    const beyond = (count: number) => count - cards.length;
    // Standard errors shrink with the root of the number of games.
    const errors = (count: number) =>
      (perPoint.points / perPoint.standardError) * Math.sqrt(beyond(count) / beyond(games));
    expect(errors(needed())).toBeGreaterThan(5);
    expect(errors(needed())).toBeLessThan(8);
  });

  test('is the same whatever the seed', () => {
    expect(needed({ seed: 'a' })).toBe(needed({ seed: 'b' }));
  });

  test('is greater if the points of armies differ less, or are less of the army', () => {
    expect(needed({ spread: 30 })).toBeGreaterThan(2 * needed());
    expect(needed({ points: 200 })).toBeLessThan(needed() / 2);
  });

  test('does not exist if all armies cost the same', () => {
    expect(gamesForWorths(scenarioOf({ spread: 0 }))).toBe(undefined);
    expect(gamesForWorths(scenarioOf(EQUAL))).toBe(undefined);
  });

  test('stays the same after fewer games, and is extrapolated after more', () => {
    const scenario = scenarioOf();
    const enough = needed();
    const neededAfter = (games: number, errors: number) =>
      moreGamesForWorths({ scenario, games }, { points: errors, standardError: 1 });
    expect(neededAfter(20, -0.5)).toBe(enough);
    expect(neededAfter(enough - 1, 2.9)).toBe(enough);
    // Twice the standard errors need four times as many games beyond one per card.
    const cards = scenario.cards.length;
    expect(neededAfter(enough, 2.5)).toBe(100 * Math.ceil((cards + 4 * (enough - cards)) / 100));
    expect(neededAfter(enough, -1)).toBe(100 * Math.ceil((cards + 25 * (enough - cards)) / 100));
  });
});

test('a note before the games names that number, unless the games reach it', () => {
  const own = { points: 200, seed: 'a' };
  const enough = needed(own);
  expect(fewGamesNote(experimentOf(own), 1000)).toBe(
    `1,000 games may be too few to estimate what cards are worth; ${enough.toLocaleString('en')} should be enough`,
  );
  expect(fewGamesNote(experimentOf(own), enough)).toBe(undefined);
  expect(fewGamesNote(experimentOf(EQUAL), 1000)).toBe(
    'all armies cost the same, so games cannot show what cards are worth; a larger spread is needed',
  );
});
