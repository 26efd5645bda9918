import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import type { BattleProgram } from '../../../src/chance/simulate/kernels/games.ts';
import { figuresOf } from '../../../src/experiments/results/figures.ts';
import { askedOdds } from '../../../src/experiments/results/for-question.ts';
import { playedEvaluator } from '../../../src/experiments/results/played-evaluator.ts';
import { summarise } from '../../../src/experiments/results/summary.ts';
import { together } from '../../../src/experiments/results/together.ts';
import type { KnownViews } from '../../../src/experiments/results/view.ts';
import type { Measure } from '../../../src/rules/measure.ts';
import type { PlayedModel } from '../../../src/rules/model.ts';
import { parseQuestion } from '../../../src/rules/questions/parse.ts';

/** A battle of two sides; one of its counters has more values than any game reaches. */
const MODEL: PlayedModel = {
  game: {},
  measures: [
    { measure: 'winner', of: { field: 'winner', most: 2 }, names: ['Vikings', 'Marro', 'draw'] },
    { measure: 'rounds', of: { field: 'rounds', most: 12 } },
    { measure: 'pointsLeft:vikings', of: { field: 'pointsLeft', index: 0, most: 300 } },
    { measure: 'pointsLeft:marro', of: { field: 'pointsLeft', index: 1, most: 300 } },
  ],
  together: [['rounds', 'winner']],
  totals: { destroyedBy: 4, pointsByRound: 0, fellOn: 0, attacks: 2, turnsLost: 0, fired: 0 },
};

const WINNER: Measure = { name: 'winner', title: 'Who wins', kind: 'name' };
const ROUNDS: Measure = { name: 'rounds', title: 'Rounds', kind: 'count' };

/** Winner, rounds and points left of each side. */
type Game = readonly [winner: number, rounds: number, vikings: number, marro: number];
const GAMES: readonly Game[] = [
  [0, 3, 120, 0],
  [0, 5, 80, 0],
  [1, 5, 0, 300],
  [0, 12, 80, 60],
];

const evaluatorFor = (question: string, model = MODEL) =>
  playedEvaluator(model, parseQuestion(question).expression);

/** The tally of the games, in which every view counts each of them once, as its numbers say. */
function tallyOf({ views, cells, totals }: BattleProgram, games: readonly Game[]) {
  const counts = new Float64Array(cells);
  const toldBy = ([winner, rounds, ...left]: Game, field: string, index = 0) =>
    ({ winner, rounds, pointsLeft: left[index] })[field] ?? Number.NaN;
  for (const game of games) {
    for (const { first, of } of views) {
      const cell = of.reduceRight(
        (sum, { field, index, most }) =>
          sum * (most + 1) + Math.min(most, toldBy(game, field, index)),
        0,
      );
      counts[first + cell] = (counts[first + cell] ?? 0) + 1;
    }
  }
  for (const { first, size } of totals) {
    for (let i = 0; i < size; i++) counts[first + i] = first + i;
  }
  return { trials: games.length, counts };
}

function playedGames(question: string, model = MODEL) {
  const evaluator = evaluatorFor(question, model);
  const tally = tallyOf(evaluator.program() as BattleProgram, GAMES);
  const views = atOnce(evaluator.weighed()).views(tally);
  const viewed: KnownViews = { views, exact: false, trials: GAMES.length };
  return { evaluator, tally, views, viewed };
}

const countOf = (question: string, model = MODEL) => {
  const { expression } = parseQuestion(question);
  return askedOdds(expression, playedGames(question, model).viewed).simulated?.count;
};

describe('a battle has a view of each measure, and of measures that are counted together', () => {
  test('in each of which every game is counted', () => {
    const { views, evaluator } = playedGames('winner is Vikings');
    expect(views.map(({ rows }) => rows.reduce((sum, { count }) => sum + count, 0))).toEqual([
      4, 4, 4, 4, 4,
    ]);
    expect(evaluator.reader().views.map(({ size }) => size)).toEqual([3, 13, 301, 301, 39]);
  });

  test('whose summaries have what came up alone, but all names, and nothing exact', () => {
    const { viewed } = playedGames('winner is Vikings');
    const [winner, rounds] = summarise([WINNER, ROUNDS], viewed);
    expect(winner?.outcomes.map(({ value, simulated }) => [value, simulated?.count])).toEqual([
      ['Vikings', 3],
      ['Marro', 1],
      ['draw', 0],
    ]);
    expect(rounds?.outcomes.map(({ value }) => value)).toEqual([3, 5, 12]);
    expect(rounds?.mean?.simulated?.mean).toBe((3 + 5 + 5 + 12) / 4);
    expect(JSON.stringify([winner, rounds])).not.toContain('exact');
  });

  test('who wins is known with the number of rounds', () => {
    const { viewed } = playedGames('winner is Vikings');
    const { rows } = together(viewed, ['rounds', 'winner']);
    expect(rows.map(({ values, simulated }) => [...values, simulated?.count])).toEqual([
      [3, 'Vikings', 1],
      [5, 'Vikings', 1],
      [12, 'Vikings', 1],
      [5, 'Marro', 1],
    ]);
  });

  test('outcomes that did not occur are not called impossible', () => {
    const { viewed } = playedGames('winner is Vikings');
    const figures = figuresOf(summarise([ROUNDS], viewed), { trials: 4, trial: ['game', 'games'] });
    expect(figures.told('rounds', 7)).toMatchObject({
      often: 'in none of 4 games',
      isNever: false,
    });
  });
});

describe('a question', () => {
  test('is told by the view of its measure, or of several that are counted together', () => {
    for (const question of [
      'winner is Vikings',
      'rounds >= 5',
      'rounds >= 5 and winner is Vikings',
    ]) {
      expect(evaluatorFor(question).reader().views).toHaveLength(5);
    }
    expect(countOf('winner is Vikings')).toBe(3);
    expect(countOf('rounds >= 5 and winner is Vikings')).toBe(2);
  });

  test('about others at once has a view of its own, as far as its numbers tell values apart', () => {
    const question = 'pointsLeft:vikings >= 80 and not pointsLeft:marro > 59';
    expect(evaluatorFor(question).reader().views.at(-1)?.size).toBe(81 * 61);
    expect(countOf(question)).toBe(2);
  });

  test('about a measure that the battle does not have counts it as none', () => {
    expect(countOf('winner is Vikings and pointsLeft:other >= 1')).toBe(0);
  });

  test('about more values than can be counted is refused', () => {
    const question = 'pointsLeft:vikings = 299 and pointsLeft:marro = 299 and rounds = 11';
    expect(() => evaluatorFor(question)).toThrow(
      'the battle: this needs 1178476 counters; give fewer measures in one question, or armies of fewer points, so that at most 1048576 counters are needed',
    );
  });
});

test('the sums over all games follow the views, and add up to nothing', () => {
  const { evaluator, tally } = playedGames('winner is Vikings');
  const cells = evaluator.cells;
  expect(atOnce(evaluator.weighed()).totals(tally)).toEqual({
    destroyedBy: [cells, cells + 1, cells + 2, cells + 3],
    pointsByRound: [],
    fellOn: [],
    attacks: [cells + 4, cells + 5],
    turnsLost: [],
    fired: [],
  });
});
