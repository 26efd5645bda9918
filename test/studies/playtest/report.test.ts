import { expect, test } from 'vitest';
import type { PlaytestAnswer } from '../../../src/studies/playtest/playtest-json.ts';
import { playtestBlocks } from '../../../src/studies/playtest/report.ts';

const HALF = { games: 200, share: 0.5, low: 0.43, high: 0.57 };

const headlineOf = (more: Partial<PlaytestAnswer>) => {
  const answer: PlaytestAnswer = {
    card: 'Hive',
    seed: 'given',
    games: 400,
    counted: 30,
    worth: { points: -3.2, low: -12.7, high: 6.3 },
    isTold: true,
    with: HALF,
    without: HALF,
    maps: [],
    kinds: [],
    destroyed: [],
    destroyedBy: [],
    partners: [],
    ...more,
  };
  const [first] = playtestBlocks([{ answer }], 'standard');
  return first?.kind === 'headline' ? first.text : undefined;
};

test('too few games say what more games would give', () => {
  expect(headlineOf({ isTold: false, games: 1200 })).toBe(
    '1,200 games are too few to say what Hive should cost. That takes a few thousand games; with 10,000, the 95% interval is about ten to twenty points to either side.',
  );
});

test('the headline says what the card should cost, with a minus sign below 0', () => {
  expect(headlineOf({})).toContain('Hive should cost −3 points (−13 to 6).');
});
