import { describe, expect, test } from 'vitest';
import { rulesetNamed } from '../../../src/experiments/registry/rulesets.ts';
import { compute } from '../../../src/experiments/results/compute.ts';
import { type RankedPlace, rankedPlaces } from '../../../src/experiments/results/ranking.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { shareOf } from '../../cases.ts';
import { machine } from '../../machine.ts';
import { heroclixOracle, type OracleClixAttack } from '../../oracle/heroclix/oracle.ts';
import { type RandomFight, randomFight } from './random-boards.ts';

const { from, count: BOARDS } = shareOf(500, 'KNOCKBACK_BOARDS', 'long');

type Square = [number, number];

const fights = Array.from({ length: BOARDS }, (_, i) => randomFight(`aim ${from + i}`)).filter(
  ({ oracle }) => oracle.terrain !== undefined,
);

async function ranking({ document }: RandomFight): Promise<RankedPlace[]> {
  const readFile = (): never => {
    throw new Error('no other file is read');
  };
  const experiment = readExperiment(document, { readFile });
  const [only] = experiment.cases;
  if (!only) throw new Error('the document is of one attack');
  const cases = rulesetNamed('heroclix')
    .stances(only.scenario)
    .map(({ place, scenario }) => ({ combination: { from: place }, scenario }));
  const how = { exact: true, simulation: false, machine, threads: 1 };
  return rankedPlaces(await compute({ ...experiment, cases }, how));
}

/** All squares of the board; a figure can stand on those with a level. */
function squaresOf({ terrain = '' }: OracleClixAttack): Square[] {
  const rows = terrain.split('\n').map((row) => row.split(/\s+/));
  return rows.flatMap((row, r) =>
    row.flatMap((cell, c): Square[] => (/^\d/.test(cell) ? [[c, r]] : [])),
  );
}

/** The value of the attack from a square, in 36ths: the first number decides, then the second. */
interface Worth {
  /** The chance that the defender is moved at least one square. */
  readonly chance: number;
  /** The mean of the squares moved. */
  readonly mean: number;
}

/** The worth of the attack from another square, by the oracle. */
function worthFrom(attacker: Square, attack: OracleClixAttack): Worth {
  const moved = heroclixOracle({ ...attack, attacker }).squaresMoved ?? new Map();
  const ways = [...moved].map(([squares, { numerator, denominator }]) => ({
    squares: Number(squares),
    ways: (36 * Number(numerator)) / Number(denominator),
  }));
  return {
    chance: ways.reduce((sum, one) => sum + (one.squares >= 1 ? one.ways : 0), 0),
    mean: ways.reduce((sum, one) => sum + one.squares * one.ways, 0),
  };
}

const isBetter = (a: Worth, b: Worth) =>
  a.chance > b.chance || (a.chance === b.chance && a.mean > b.mean);

/** The brute force: every square of the board is checked separately. */
function allowed({ oracle, range }: RandomFight): Square[] {
  const { attacker = [0, 0], defender = [0, 0], others = [], walls = [] } = oracle;
  const taken = new Set([defender, ...others.map(({ at }) => at)].map(String));
  const isWall = (a: Square, b: Square) =>
    walls.some((wall) => [`${a}`, `${b}`].sort().join(' ') === wall.map(String).sort().join(' '));
  const isBarred = ([c, r]: Square) => {
    const corners: Square[] = [
      [c, defender[1]],
      [defender[0], r],
    ];
    if (c === defender[0] || r === defender[1]) return isWall([c, r], defender);
    return corners.every((corner) => isWall([c, r], corner) || isWall(corner, defender));
  };
  return squaresOf(oracle).filter((square) => {
    if (String(square) === String(attacker)) return true;
    const away = Math.max(Math.abs(square[0] - defender[0]), Math.abs(square[1] - defender[1]));
    return away <= range && !taken.has(String(square)) && !(range === 1 && isBarred(square));
  });
}

describe('on random boards the places to attack from', () => {
  test('are those of the brute force, and ranked as their odds by the oracle are', async () => {
    const seen = { far: 0, givenIsTooFar: 0, farIsBetter: 0 };
    for (const fight of fights) {
      const { attacker = [0, 0], defender = [0, 0] } = fight.oracle;
      const away = ([c, r]: Square) =>
        Math.max(Math.abs(c - defender[0]), Math.abs(r - defender[1]));
      const worths = new Map(
        allowed(fight).map((square) => [
          String(square),
          { away: away(square), ...worthFrom(square, fight.oracle) },
        ]),
      );
      const all = [...worths.values()];
      const ours = await ranking(fight);
      const says = `${JSON.stringify(fight.document)}`;
      expect(ours.map(({ place }) => place).sort(), says).toEqual([...worths.keys()].sort());
      expect(
        ours.some(({ place }) => place === String(attacker)),
        says,
      ).toBe(true);
      for (const { place, rank, worth = Number.NaN } of ours) {
        const oracle = worths.get(place) ?? { chance: -1, mean: -1 };
        const better = all.filter((other) => isBetter(other, oracle));
        expect(36 * worth, `${place} ${says}`).toBeCloseTo(oracle.chance, 9);
        expect(rank, `${place} ${says}`).toBe(better.length + 1);
      }
      const near = all.filter((one) => one.away === 1);
      const isBeatenFromAfar = all.some((far) => near.every((one) => isBetter(far, one)));
      seen.far += Number(fight.range > 1);
      seen.givenIsTooFar += Number(away(attacker) > fight.range);
      seen.farIsBetter += Number(near.length > 0 && isBeatenFromAfar);
    }
    // Boards on which it matters are among them.
    expect(fights.length).toBeGreaterThan(BOARDS * 0.9);
    expect(seen.far).toBeGreaterThan(BOARDS / 3);
    expect(seen.givenIsTooFar).toBeGreaterThan(BOARDS / 10);
    expect(seen.farIsBetter).toBeGreaterThan(BOARDS / 40);
  });
});
