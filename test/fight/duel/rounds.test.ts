import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { explain } from '../../../src/experiments/results/explanation.ts';
import { duelPairs } from '../../../src/fight/duel/pairs.ts';
import { duelOf, lawIn, planOfDuel, side } from './duels.ts';

/** The probability of n of some dice showing a face with the given chance each. */
function binomial(dice: number, chance: number): number[] {
  let all = [1];
  for (let i = 0; i < dice; i++) {
    all = [...all, 0].map((p, n) => p * (1 - chance) + (all[n - 1] ?? 0) * chance);
  }
  return all;
}

/** How likely each number of wounds is: skulls are 3 of 6 faces, shields 2 of 6. */
function woundsOf(attack: number, defense: number): number[] {
  const wounds: number[] = Array.from({ length: attack + 1 }, () => 0);
  for (const [skulls, p] of binomial(attack, 1 / 2).entries()) {
    for (const [shields, q] of binomial(defense, 1 / 3).entries()) {
      const dealt = Math.max(0, skulls - shields);
      wounds[dealt] = (wounds[dealt] as number) + p * q;
    }
  }
  return wounds;
}

type Hero = readonly [life: number, attack: number, defense: number];

/**
 * The chance that A wins, played turn by turn until hardly any duel goes on: two heroes that can only attack, in
 * rounds of three turns each; a toss decides who begins a round, except the first one, which begins with `begins`.
 */
function winsOfA(a: Hero, b: Hero, begins: readonly [number, number], hasRounds = true): number {
  const [byA, byB] = [woundsOf(a[1], b[2]), woundsOf(b[1], a[2])];
  /** Chances by the Life left of both. */
  type Grid = number[][];
  const empty = (): Grid => Array.from({ length: a[0] + 1 }, () => Array(b[0] + 1).fill(0));
  let wins = 0;
  const turn = (grid: Grid, isA: boolean): Grid => {
    const after = empty();
    for (let i = 1; i <= a[0]; i++) {
      for (let j = 1; j <= b[0]; j++) {
        for (const [wounds, p] of (isA ? byA : byB).entries()) {
          const chance = (grid[i]?.[j] as number) * p;
          const [x, y] = isA ? [i, Math.max(0, j - wounds)] : [Math.max(0, i - wounds), j];
          if (y === 0) wins += chance;
          else if (x > 0) (after[x] as number[])[y] = (after[x]?.[y] as number) + chance;
        }
      }
    }
    return after;
  };
  const started = (share: number): Grid => {
    const grid = empty();
    (grid[a[0]] as number[])[b[0]] = share;
    return grid;
  };
  let grids = begins.map(started) as [Grid, Grid];
  for (let round = 0; round < 400; round++) {
    const ends = grids.map((grid, first) => {
      let now = grid;
      for (let i = 0; i < 6; i++) now = turn(now, (i + first) % 2 === 0);
      return now;
    }) as [Grid, Grid];
    const half = ends[0].map((row, i) => row.map((p, j) => (p + (ends[1][i]?.[j] as number)) / 2));
    grids = hasRounds ? [half, half] : ends;
  }
  return wins;
}

const still = (name: string, [life, attack, defense]: Hero) =>
  side(name, [life, attack, defense], { move: 0 });

const chanceOfA = (a: Hero, b: Hero, more: object) =>
  lawIn(planOfDuel({ attacker: still('A', a), defender: still('B', b), ...more }), 'winner').A ?? 0;

describe('a duel in rounds', () => {
  test('is that of a solver of its own, whoever begins', () => {
    const heroes: [Hero, Hero][] = [
      [
        [5, 6, 4],
        [8, 6, 4],
      ],
      [
        [1, 1, 3],
        [2, 2, 2],
      ],
      [
        [6, 3, 5],
        [4, 4, 3],
      ],
    ];
    for (const [a, b] of heroes) {
      for (const [first, begins] of [
        ['attacker', [1, 0]],
        ['defender', [0, 1]],
        ['toss', [0.5, 0.5]],
      ] as const) {
        expect(chanceOfA(a, b, { first, rounds: true })).toBeCloseTo(winsOfA(a, b, begins), 10);
        expect(chanceOfA(a, b, { first })).toBeCloseTo(winsOfA(a, b, begins, false), 10);
      }
    }
  });

  test('gives whoever begins less than turns in alternation do', () => {
    const [a, b]: [Hero, Hero] = [
      [5, 6, 4],
      [8, 6, 4],
    ];
    expect(chanceOfA(a, b, { first: 'attacker', rounds: true })).toBeCloseTo(0.24114, 5);
    expect(chanceOfA(a, b, { first: 'attacker' })).toBeCloseTo(0.28334, 5);
  });

  test('is the same for the pairs of a field', () => {
    const { rulings, superStrength, distance, attacker, defender } = duelOf({
      attacker: still('A', [5, 6, 4]),
      defender: still('B', [8, 6, 4]),
    });
    const pair = duelPairs({ rulings, superStrength, distance, rounds: true });
    const { attacker: wins } = atOnce(pair(attacker, defender));
    expect(wins.attacker).toBeCloseTo(winsOfA([5, 6, 4], [8, 6, 4], [1, 0]), 10);
    expect(wins.defender).toBeCloseTo(winsOfA([5, 6, 4], [8, 6, 4], [0, 1]), 10);
  });

  test('resets what is used per round once the third turns of both are over', () => {
    // A wounds surely, once a round; B never: A needs three rounds.
    const once = { unblockableWounds: 1, stage: 'before', uses: 1, per: 'round' };
    const plan = planOfDuel({
      attacker: side('A', [1, 0, 0], { move: 0, effects: [once] }),
      defender: side('B', [3, 0, 0], { move: 0 }),
      rounds: true,
      first: 'attacker',
    });
    const turns = lawIn(plan, 'turns');
    // In the third round A attacks in its first turn, or in its second.
    expect(turns).toEqual({ 13: 0.5, 14: 0.5 });
  });

  test('is told with the roll that begins each round, and turns as they come', () => {
    const plan = planOfDuel({
      attacker: side('A', [2, 1, 3], { move: 0 }),
      defender: side('B', [2, 1, 3], { move: 0 }),
      rounds: true,
    });
    for (let seed = 0; seed < 20; seed++) {
      const { steps, outcome } = atOnce(explain(plan, [], String(seed)));
      const turns = steps.slice(1, -1);
      expect(turns).toHaveLength(Number(outcome.turns));
      for (const [i, { title, text }] of turns.entries()) {
        // Equal rolls are told, too, and rolled again.
        const rolls =
          /The D20 shows (?:(\d+) for A and \1 for B, then (?:(\d+) and \2, then )*(\d+) and (\d+)|(\d+) for A and (\d+) for B), so ([AB]) has/;
        const [, , , last, lastOther, a = last, b = lastOther, who] = rolls.exec(text) ?? [];
        expect(who !== undefined).toBe(i > 0 && i % 6 === 0);
        if (i % 6 > 0) expect(title.slice(-1)).not.toBe(turns[i - 1]?.title.slice(-1));
        if (who)
          expect([who, title.slice(-1)]).toEqual(Array(2).fill(Number(a) > Number(b) ? 'A' : 'B'));
      }
    }
  });
});
