/**
 * Brute-force oracle for C3G Knockback odds: one whole attack is played out for every result of the attack and defense dice
 * and every course of the dice rolled after them, and the chances of the outcomes are added up exactly. Slow on purpose.
 */

import {
  diceCounts,
  type Game,
  type Line,
  linesOf,
  type OracleAttack,
  type OracleOutcome,
  playAttack,
  type Rolled,
  setUp,
} from './attack.ts';
import type { Direction, Place } from './board.ts';
import { CERTAIN, everyCourse, type Fraction, plus, reduced, resultsOf, times } from './chance.ts';

export type {
  Cause,
  OracleAttack,
  OracleFigure,
  OracleOther,
  OracleOutcome,
  OracleRulings,
  Rolled,
} from './attack.ts';
export type { Direction, Place, Wall } from './board.ts';
export type { Fraction } from './chance.ts';

/** Keyed by String(value), numbers ascending, fractions reduced; values of chance 0 are left out. */
export type Distribution = Map<string, Fraction>;

export interface OracleLine {
  /** Without direction, from and through: no board, or no line because the figures are not adjacent. */
  direction?: Direction;
  from?: Place;
  through?: Place;
  adjacent: boolean;
  measures: Record<string, Distribution>;
  /** The joint distribution: every complete outcome once, with its chance. */
  outcomes: { outcome: OracleOutcome; chance: Fraction }[];
}

function everyRoll(game: Game): { rolled: Rolled; chance: Fraction }[] {
  const { attackDice, defenseDice } = diceCounts(game);
  return resultsOf(attackDice).flatMap((attacking) =>
    resultsOf(defenseDice).map((defending) => ({
      rolled: {
        attackerSkulls: attacking.skulls,
        defenderShields: defending.shields,
        defenderSkulls: defending.skulls,
      },
      chance: times(attacking.chance, defending.chance),
    })),
  );
}

/** The values that `measures` reports of one outcome; per figure or object of `others` (by name) whether it was hit, and destroyed if its Life is known. */
function measured(game: Game, outcome: OracleOutcome): Record<string, number | string> {
  const { hit, finalSpace, ...numbersAndCause } = outcome;
  const values: Record<string, number | string> = {
    ...numbersAndCause,
    blockerWounds: hit.length > 0 ? 1 : 0,
  };
  if (game.attack.terrain !== undefined) values.finalSpace = finalSpace;
  for (const { kind, name, life } of game.others) {
    if (kind !== 'figure' && kind !== 'object') continue;
    const itsHits = hit.filter((other) => other.name === name);
    values[`blockerWounds:${name}`] = itsHits.length > 0 ? 1 : 0;
    if (life !== undefined)
      values[`blockerDestroyed:${name}`] = itsHits.some(
        (other) => other.life !== undefined && other.life <= 1,
      )
        ? 1
        : 0;
  }
  return values;
}

function add(distribution: Distribution, value: string, chance: Fraction): void {
  const before = distribution.get(value);
  distribution.set(value, before === undefined ? chance : plus(before, chance));
}

function tidy(distribution: Distribution): Distribution {
  const ascending = [...distribution].sort(([a], [b]) => Number(a) - Number(b) || (a < b ? -1 : 1));
  return new Map(ascending.map(([value, chance]) => [value, reduced(chance)]));
}

function evaluate(
  game: Game,
  line: Line | undefined,
  rolls: readonly { rolled: Rolled; chance: Fraction }[],
): OracleLine {
  const joint = new Map<string, { outcome: OracleOutcome; chance: Fraction }>();
  for (const { rolled, chance } of rolls) {
    for (const course of everyCourse((dice) => playAttack(game, line, rolled, dice))) {
      const key = JSON.stringify(course.ending);
      const weight = times(chance, course.chance);
      const before = joint.get(key);
      joint.set(key, {
        outcome: course.ending,
        chance: before === undefined ? weight : plus(before.chance, weight),
      });
    }
  }
  const measures: Record<string, Distribution> = {};
  for (const { outcome, chance } of joint.values()) {
    for (const [measure, value] of Object.entries(measured(game, outcome))) {
      measures[measure] ??= new Map();
      add(measures[measure], String(value), chance);
    }
  }
  for (const [measure, distribution] of Object.entries(measures))
    measures[measure] = tidy(distribution);
  const outcomes = [...joint.values()].map(({ outcome, chance }) => ({
    outcome,
    chance: reduced(chance),
  }));
  const onABoard = game.attack.terrain !== undefined && line !== undefined;
  return { ...(onABoard ? line : {}), adjacent: line !== undefined, measures, outcomes };
}

function evaluateLines(
  game: Game,
  rolls: readonly { rolled: Rolled; chance: Fraction }[],
): OracleLine[] {
  const lines = linesOf(game);
  return lines.length === 0
    ? [evaluate(game, undefined, rolls)]
    : lines.map((line) => evaluate(game, line, rolls));
}

/**
 * Every line that the attacker may choose, ordered by the attacker's spaces, then by the defender's; one result
 * without a direction on endless ground and if the figures are not adjacent.
 */
export function oracleLines(attack: OracleAttack): OracleLine[] {
  const game = setUp(attack);
  return evaluateLines(game, everyRoll(game));
}

/** The same with given attack and defense dice: only the dice after them (ignore, lava, KD, falls) are random. */
export function oracleLinesOfRoll(attack: OracleAttack, rolled: Rolled): OracleLine[] {
  return evaluateLines(setUp(attack), [{ rolled, chance: CERTAIN }]);
}
