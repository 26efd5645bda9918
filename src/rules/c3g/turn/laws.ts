import { weighOutcomes } from '../../../exact/outcomes.ts';
import { ratioTo } from '../../../exact/shares.ts';
import type { LawOf } from '../../../exact/watched.ts';
import type { EffectLine } from '../../../powers/effect-line.ts';
import { fraction } from '../../../statistics/fraction.ts';
import type { Value } from '../../plan.ts';
import { actsLater, type Blow } from '../combat/blow.ts';
import { blowLaw } from '../combat/dice.ts';
import { type Exchange, exchangeOf } from '../combat/exchange.ts';
import type { C3gMeasure } from '../combat/power-measures.ts';
import { type AttackProfile, profileOf } from '../combat/profile.ts';
import type { Line } from '../ground/lines.ts';
import { type Route, routesOf, STILL } from '../ground/route.ts';
import type { C3gRulings } from '../rulings.ts';
import type { C3gScenario } from '../scenario.ts';
import type { Path } from './field.ts';
import type { knockbackEnds } from './knockback-ends.ts';

/** What an attack can come to, with how many of its equally likely rolls. */
export interface Strike {
  readonly weight: bigint;
  readonly probability: number;
  readonly exchange: Exchange;
  /** Knockback points. */
  readonly points: number;
  /** Whether Knockback Damage hit whoever stood in the way. */
  readonly hits: boolean;
  /** By the places of the measures that are told apart. */
  readonly measured: readonly Value[];
}

export interface StrikeLaw {
  readonly strikes: readonly Strike[];
  /** Wounds to the defender at the most. */
  readonly mostWounds: number;
}

/** What is worked out of an attack once for all lines of its Knockback. */
export interface AttackUpToKnockback {
  /** As the attack ends where Knockback leads nowhere, by all that its Knockback can depend on. */
  readonly blows: readonly { readonly weight: bigint; readonly blow: Blow }[];
  readonly mostPoints: number;
}

/** @returns undefined where something can act when the defender has moved: then each line is another attack */
export function upToKnockback(
  scenario: C3gScenario,
  limited: readonly EffectLine[],
  measures: readonly C3gMeasure[],
): AttackUpToKnockback | undefined {
  const profile = profileOf(scenario);
  if (actsLater(profile)) return undefined;
  const law = blowLaw(profile, scenario, STILL);
  const blows = new Map<string, { weight: bigint; blow: Blow }>();
  weighOutcomes(law, (blow, weight) => {
    const key = `${strikeKey(strikeOf(blow, limited, measures))}${stateBefore(blow)}`;
    const known = blows.get(key);
    if (known) known.weight += weight;
    else blows.set(key, { weight, blow });
  });
  return { blows: [...blows.values()], mostPoints: law.mostPoints };
}

/** What Knockback can depend on, and what hazards add to. */
function stateBefore({ attack, struckDown }: Blow): string {
  const { wounds, attackerWounds, destroyed, lavaResistant } = attack;
  return JSON.stringify([wounds, attackerWounds, destroyed, lavaResistant, struckDown]);
}

/** What attacks of a turn are weighed by. */
interface Weighing {
  readonly rulings: C3gRulings;
  readonly limited: readonly EffectLine[];
  readonly measures: readonly C3gMeasure[];
  readonly ends: ReturnType<typeof knockbackEnds>;
}

/**
 * An attack that is known up to its Knockback.
 *
 * @param path the way of the Knockback; absent: there is none
 */
export function strikesAlong(
  { blows }: AttackUpToKnockback,
  path: Path | undefined,
  weighing: Weighing,
): StrikeLaw {
  const { rulings, ends } = weighing;
  const all = blows.map(({ blow, weight }) => {
    const { struckDown, attack } = blow;
    const isMoved =
      path && attack.knockbackPoints > 0 && !(struckDown && rulings.destroyedFiguresStay);
    const law = isMoved ? ends(blow, path) : { total: 1n, ends: [{ blow, weight: 1n }] };
    return { weight, ...law };
  });
  const common = all.reduce((product, { total }) => leastCommonMultiple(product, total), 1n);
  return lawOf(weighing, (add) => {
    for (const { weight, total, ends: each } of all) {
      for (const end of each) add(end.blow, weight * end.weight * (common / total));
    }
  });
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return a * fraction(a, b).denominator;
}

/** An attack of a scenario by itself, along one of its lines. */
export function strikesOf(
  scenario: C3gScenario,
  line: Line | undefined,
  weighing: Weighing,
): StrikeLaw {
  return lawOf(weighing, (add) => weighOutcomes(attackAlong(scenario, line).law, add));
}

/** @param weigh tells each way that the attack can end, with its weight */
function lawOf(
  { limited, measures }: Weighing,
  weigh: (add: (blow: Blow, weight: bigint) => void) => void,
): StrikeLaw {
  const found = new Map<string, Omit<Strike, 'probability'>>();
  let total = 0n;
  weigh((blow, weight) => {
    total += weight;
    const strike = strikeOf(blow, limited, measures);
    const key = strikeKey(strike);
    const before = found.get(key);
    found.set(key, { ...strike, weight: (before?.weight ?? 0n) + weight });
  });
  const ratio = ratioTo(total);
  const strikes = [...found.values()].map((strike) => ({
    ...strike,
    probability: ratio(strike.weight),
  }));
  return { strikes, mostWounds: Math.max(...strikes.map(({ exchange }) => exchange.enemyWounds)) };
}

/** An attack along a line: as it is known before any die is rolled, and its law. */
export function attackAlong(
  scenario: C3gScenario,
  line: Line | undefined,
): { readonly profile: AttackProfile; readonly law: LawOf<Blow> } {
  const profile = profileOf(scenario);
  return { profile, law: blowLaw(profile, scenario, routeAlong(scenario, line)) };
}

/** Strikes of one key are one. */
export function strikeKey({ exchange, points, hits, measured }: Unweighed): string {
  return JSON.stringify([exchange, points, hits, measured]);
}

type Unweighed = Omit<Strike, 'weight' | 'probability'>;

/** What an attack that is over comes to. */
export function strikeOf(
  blow: Blow,
  limited: readonly EffectLine[],
  measures: readonly C3gMeasure[],
): Unweighed {
  const { attack, moved } = blow;
  return {
    exchange: exchangeOf(attack, moved.spacesMoved, limited),
    points: attack.knockbackPoints,
    hits: moved.blockersHit.length > 0,
    measured: measures.map(({ of }) => of(blow)),
  };
}

/** The route along a line; on clear ground the only one there is. */
function routeAlong(scenario: C3gScenario, line: Line | undefined): Route | undefined {
  const routes = routesOf(scenario);
  if (!line) return scenario.board ? undefined : routes[0];
  return routes.find(
    (route) =>
      route.line?.direction === line.direction &&
      String(route.line.from) === String(line.from) &&
      String(route.line.through) === String(line.through),
  );
}
