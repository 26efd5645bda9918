import { describe, expect, test } from 'vitest';
import { mirrorBattle } from '../../../research/self-play/match.ts';
import { battleEngine } from '../../../src/battle/engine/index.ts';
import type { GameEvent } from '../../../src/battle/engine/tell.ts';
import type { BattleScenario } from '../../../src/battle/scenario.ts';
import { dealt } from '../../cases.ts';
import { lawIn, planOfDuel, side } from '../../fight/duel/duels.ts';
import { battleOf, hero, squad } from '../battles.ts';

/** The winners of some games of a battle. */
function winners(scenario: BattleScenario, seed: string, games: number): number[] {
  const engine = battleEngine(scenario, seed);
  return Array.from({ length: games }, (_, game) => {
    engine.play(game);
    return engine.result.winner;
  });
}

/** How often the first side wins, draws counted half. */
const shareOf = (won: readonly number[]) =>
  won.reduce((sum, winner) => sum + (winner === 2 ? 0.5 : Number(winner === 0)), 0) / won.length;

/** Checks that a share is one half within four standard errors. */
function expectHalf(share: number, games: number): void {
  expect(Math.abs(share - 0.5)).toBeLessThan(4 * (0.5 / Math.sqrt(games)));
}

type Hero = readonly [life: number, attack: number, defense: number];

describe('a battle', () => {
  test.each<[Hero, Hero]>([
    [
      [5, 6, 4],
      [8, 6, 4],
    ],
    [
      [4, 3, 3],
      [3, 5, 2],
    ],
    [
      [1, 4, 6],
      [2, 2, 5],
    ],
  ])('of two heroes who can do nothing but attack is their duel in rounds: %j', (a, b) => {
    const [one, other] = [a, b].map(([life, attack, defense], i) =>
      hero('AB'[i] as string, { life, attack, defense }),
    );
    const scenario = battleOf({
      sides: [{ army: [one] }, { army: [other] }],
      board: { terrain: '1a 1c' },
      rounds: 1000,
    });
    const [attacker, defender] = [side('A', [...a], { move: 0 }), side('B', [...b], { move: 0 })];
    const exact = lawIn(planOfDuel({ attacker, defender, rounds: true }), 'winner').A ?? 0;
    const games = 2500;
    const share =
      winners(scenario, 'a duel', games).filter((winner) => winner === 0).length / games;
    const error = Math.sqrt((exact * (1 - exact)) / games);
    expect(Math.abs(share - exact) / error).toBeLessThan(4);
  });

  const SQUADS = {
    sides: [
      { army: [squad('Ours', { copies: 1 }), hero('Archer', { range: 5 })] },
      { army: [squad('Theirs', { attack: 4 }), hero('Flyer', { powers: ['flying'] })] },
    ],
  };

  test('of two armies that are alike on a map that is alike from both ends is won by either half the time', () => {
    const army = SQUADS.sides[0]?.army;
    const scenario = battleOf({ sides: [{ army }, { army }] });
    const games = 1000;
    expectHalf(shareOf(winners(scenario, 'mirror', games)), games);
  });

  // The distances of a double base do not depend on which half is numbered first.
  test.each(
    dealt(['grimnak', 'krug', 'raelin-the-kyrie-warrior-rotv', 'tarn-viking-warriors'], 'deep'),
  )('%s against its like wins half of its games from either end of a symmetric map', (card) => {
    const games = 600;
    for (const map of ['the-hill.yaml', 'open-field.yaml']) {
      expectHalf(shareOf(winners(mirrorBattle([card], map), 'ends', games)), games);
    }
  });

  test('whose ends are drawn is by lot the one with ends given or the one with ends switched', () => {
    const { result: given, play: playGiven } = battleEngine(battleOf(SQUADS), 'lot');
    const switched = battleOf({ ...SQUADS, ends: 'switched' });
    const { result: other, play: playSwitched } = battleEngine(switched, 'lot');
    const drawn = battleEngine(battleOf({ ...SQUADS, ends: 'drawn' }), 'lot');
    const games = 200;
    let exchanged = 0;
    for (let game = 0; game < games; game++) {
      for (const play of [playGiven, playSwitched, drawn.play]) play(game);
      const { end, winningEnd, ...result } = drawn.result;
      const { end: _, winningEnd: __, ...same } = end === 0 ? given : other;
      expect(result).toEqual(same);
      expect(winningEnd).toBe(
        result.winner === 2 ? 2 : end === 0 ? result.winner : 1 - result.winner,
      );
      exchanged += end;
    }
    expectHalf(exchanged / games, games);
    const counts = drawn.totals.winsByEnd;
    expect(counts.slice(3).reduce((sum, one) => sum + one, 0)).toBe(exchanged);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(games);
  });

  test.each(dealt(['the-hill.yaml', 'open-field.yaml'], 'deep'))(
    'of an army against its like on %s, a symmetric map, is won from either end half the time',
    (map) => {
      const mirrored = mirrorBattle(['krug', 'tarn-viking-warriors'], map);
      const engine = battleEngine({ ...mirrored, ends: ['a', 'c'] }, 'ends by lot');
      const games = 600;
      const wonFrom = Array.from({ length: games }, (_, game) => {
        engine.play(game);
        return engine.result.winningEnd;
      });
      expectHalf(shareOf(wonFrom), games);
    },
  );

  test('has the same result by its number, in any order, told or not', () => {
    const scenario = battleOf(SQUADS);
    const forwards = winners(scenario, 'order', 40);
    const engine = battleEngine(scenario, 'order');
    const backwards = Array.from({ length: 40 }, (_, i) => {
      const told: GameEvent[] = [];
      engine.play(39 - i, (event) => told.push(event));
      expect(told.at(-1)).toMatchObject({ is: 'over', winner: engine.result.winner });
      return engine.result.winner;
    });
    expect(backwards.reverse()).toEqual(forwards);
    expect(winners(scenario, 'another seed', 40)).not.toEqual(forwards);
  });

  test('leaves out for whom there is no room, who then keeps no side alive and has no points', () => {
    const scenario = battleOf({
      sides: [{ army: [squad('Many', { figures: 6 })] }, { army: [hero('Brute', { attack: 9 })] }],
      rulings: { armiesMustFit: false },
    });
    const engine = battleEngine(scenario, 'no room');
    const ends = Array.from({ length: 20 }, (_, game) => {
      const placed: number[] = [];
      engine.play(game, (event) => {
        if (event.is === 'placed') placed.push(event.figure);
      });
      expect(placed.length).toBe(5);
      const { winner, isByPoints, figuresLeft, pointsLeft, pointsLost } = engine.result;
      expect(figuresLeft[0]).toBeLessThanOrEqual(4);
      expect(pointsLeft[0]).toBe(Math.round((100 * (figuresLeft[0] as number)) / 6));
      // A side cannot lose points that it never had.
      expect(pointsLost[0]).toBe(Math.round((100 * (4 - (figuresLeft[0] as number))) / 6));
      return winner === 1 && !isByPoints;
    });
    // Figures that do not fit do not take part.
    expect(ends).toContain(true);
  });

  test('counts every point once: what one side destroyed the other has lost', () => {
    const scenario = battleOf(SQUADS);
    const engine = battleEngine(scenario, 'points');
    for (let game = 0; game < 50; game++) {
      engine.play(game);
      const { pointsDestroyed, pointsLost, pointsLeft } = engine.result;
      for (const [own, enemy, of] of [
        [0, 2, 0],
        [2, 0, 1],
      ] as const) {
        const lost = (pointsLost[own] as number) + (pointsLost[own + 1] as number);
        const destroyed =
          (pointsDestroyed[enemy] as number) + (pointsDestroyed[enemy + 1] as number);
        // Each is rounded to whole points.
        expect(Math.abs(lost - destroyed)).toBeLessThanOrEqual(2);
        expect(Math.abs(lost + (pointsLeft[of] as number) - 200)).toBeLessThanOrEqual(2);
      }
    }
  });
});
