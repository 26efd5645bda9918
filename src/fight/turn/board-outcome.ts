/*
 * The outcomes of one attack in a turn, reduced to what a turn distinguishes. All lines of Knockback share the part
 * before Knockback.
 */

import { fraction } from '../../base/index.ts';
import type { EffectLine } from '../../cards/index.ts';
import { ratioTo, type ThrowOf, weighOutcomes } from '../../chance/index.ts';
import type { Value } from '../../rules/index.ts';
import { type AttackOutcome, actsLater } from '../combat/attack-outcome.ts';
import { attackDistribution } from '../combat/dice.ts';
import type { C3gMeasure } from '../combat/power-measures.ts';
import { type AttackProfile, profileOf } from '../combat/profile.ts';
import { type ThrowOutcome, throwOutcomeOf } from '../combat/throw-outcome.ts';
import type { Line } from '../ground/lines.ts';
import { type Route, routesOf, STILL } from '../ground/route.ts';
import type { C3gRulings } from '../rulings.ts';
import type { C3gScenario } from '../scenario.ts';
import type { Path } from './field.ts';
import type { knockbackEnds } from './knockback-ends.ts';

/** A possible outcome of an attack, and how many of its equally likely rolls lead to that outcome. */
export interface BoardOutcome {
  readonly weight: bigint;
  readonly probability: number;
  readonly outcome: ThrowOutcome;
  /** Knockback points. */
  readonly points: number;
  /** Whether Knockback Damage hit the figures and objects in the way. */
  readonly hits: boolean;
  /** The values of the context's measures, by index. */
  readonly measured: readonly Value[];
}

export interface BoardDistribution {
  readonly boardOutcomes: readonly BoardOutcome[];
  /** The maximum number of wounds on the defender. */
  readonly mostWounds: number;
}

/** The part of an attack that all lines of its Knockback share. */
export interface AttackUpToKnockback {
  /** The possible outcomes of the attack before any movement, with all facts that its Knockback may depend on. */
  readonly outcomes: readonly { readonly weight: bigint; readonly outcome: AttackOutcome }[];
  readonly mostPoints: number;
}

/** @returns undefined if an effect can act after the defender has moved, because then the lines share nothing */
export function upToKnockback(
  scenario: C3gScenario,
  limited: readonly EffectLine[],
  measures: readonly C3gMeasure[],
): AttackUpToKnockback | undefined {
  const profile = profileOf(scenario);
  if (actsLater(profile)) return undefined;
  const distribution = attackDistribution(profile, scenario, STILL);
  const outcomes = new Map<string, { weight: bigint; outcome: AttackOutcome }>();
  weighOutcomes(distribution, (outcome, weight) => {
    const key = `${boardOutcomeKey(boardOutcomeOf(outcome, limited, measures))}${stateBefore(outcome)}`;
    const known = outcomes.get(key);
    if (known) known.weight += weight;
    else outcomes.set(key, { weight, outcome });
  });
  return { outcomes: [...outcomes.values()], mostPoints: distribution.mostPoints };
}

/** A key for the part of an attack's state that Knockback may depend on or change. */
function stateBefore({ attack, struckDown }: AttackOutcome): string {
  const { wounds, attackerWounds, destroyed, lavaResistant } = attack;
  return JSON.stringify([wounds, attackerWounds, destroyed, lavaResistant, struckDown]);
}

/** What is needed to compute the outcomes of a turn's attacks. */
interface Weighing {
  readonly rulings: C3gRulings;
  readonly limited: readonly EffectLine[];
  readonly measures: readonly C3gMeasure[];
  readonly ends: ReturnType<typeof knockbackEnds>;
}

/** The settings needed to compute the outcomes of a turn's attacks. */
export function outcomesAlong(
  { outcomes }: AttackUpToKnockback,
  path: Path | undefined,
  weighing: Weighing,
): BoardDistribution {
  const { rulings, ends } = weighing;
  const all = outcomes.map(({ outcome, weight }) => {
    const { struckDown, attack } = outcome;
    const isMoved =
      path && attack.knockbackPoints > 0 && !(struckDown && rulings.destroyedFiguresStay);
    const distribution = isMoved
      ? ends(outcome, path)
      : { total: 1n, ends: [{ outcome, weight: 1n }] };
    return { weight, ...distribution };
  });
  const common = all.reduce((product, { total }) => leastCommonMultiple(product, total), 1n);
  return distributionOf(weighing, (add) => {
    for (const { weight, total, ends: each } of all) {
      for (const end of each) add(end.outcome, weight * end.weight * (common / total));
    }
  });
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return a * fraction(a, b).denominator;
}

/** The outcomes of an attack along one line, computed for this line alone. */
export function outcomesOf(
  scenario: C3gScenario,
  line: Line | undefined,
  weighing: Weighing,
): BoardDistribution {
  return distributionOf(weighing, (add) => weighOutcomes(attackAlong(scenario, line).model, add));
}

/** @param weigh calls `add` for each possible outcome of the attack, with the outcome's weight */
function distributionOf(
  { limited, measures }: Weighing,
  weigh: (add: (outcome: AttackOutcome, weight: bigint) => void) => void,
): BoardDistribution {
  const found = new Map<string, Omit<BoardOutcome, 'probability'>>();
  let total = 0n;
  weigh((outcome, weight) => {
    total += weight;
    const boardOutcome = boardOutcomeOf(outcome, limited, measures);
    const key = boardOutcomeKey(boardOutcome);
    const before = found.get(key);
    found.set(key, { ...boardOutcome, weight: (before?.weight ?? 0n) + weight });
  });
  const ratio = ratioTo(total);
  const boardOutcomes = [...found.values()].map((boardOutcome) => ({
    ...boardOutcome,
    probability: ratio(boardOutcome.weight),
  }));
  return {
    boardOutcomes,
    mostWounds: Math.max(...boardOutcomes.map(({ outcome }) => outcome.enemyWounds)),
  };
}

/** The profile and the distribution of an attack along a line. */
export function attackAlong(
  scenario: C3gScenario,
  line: Line | undefined,
): { readonly profile: AttackProfile; readonly model: ThrowOf<AttackOutcome> } {
  const profile = profileOf(scenario);
  return {
    profile,
    model: attackDistribution(profile, scenario, routeAlong(scenario, line)),
  };
}

/** A key for an outcome without its weight. */
export function boardOutcomeKey({ outcome, points, hits, measured }: Unweighed): string {
  return JSON.stringify([outcome, points, hits, measured]);
}

type Unweighed = Omit<BoardOutcome, 'weight' | 'probability'>;

/** Reduces a finished attack to what a turn distinguishes. */
export function boardOutcomeOf(
  outcome: AttackOutcome,
  limited: readonly EffectLine[],
  measures: readonly C3gMeasure[],
): Unweighed {
  const { attack, moved } = outcome;
  return {
    outcome: throwOutcomeOf(attack, moved.spacesMoved, limited),
    points: attack.knockbackPoints,
    hits: moved.blockersHit.length > 0,
    measured: measures.map(({ of }) => of(outcome)),
  };
}

/** The route along a line; without a line, the only route on clear ground. */
function routeAlong(scenario: C3gScenario, line: Line | undefined): Route | undefined {
  const routes = routesOf(scenario);
  if (!line) return scenario.board ? undefined : routes[0];
  return routes.find(
    (route) =>
      route.line?.direction === line.direction &&
      route.line.from === line.from &&
      route.line.through === line.through,
  );
}
