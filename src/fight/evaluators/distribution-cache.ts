/* The cache of attack distributions that many duels share, keyed by signature. */

import {
  type AttackState,
  type Confrontation,
  type EffectLine,
  type Figure,
  kindNamed,
  rollsUntilDestroyed,
  type Side,
  woundsTaken,
} from '../../cards/index.ts';
import { type KnownDice, knownDice } from '../../chance/index.ts';
import { type AttackRules, attackRules } from '../combat/stages/engine.ts';
import { merged, throwOutcomeOf, type WeighedOutcome } from '../combat/throw-outcome.ts';
import type { C3gRulings } from '../rulings.ts';
import { type AttackSignature, activeIn, looksAtWounds } from './attack-signature.ts';
import { attackWeigher } from './weigh-attack.ts';

/** The wounds and Life of a figure. */
interface Health {
  readonly wounds: number;
  readonly life?: number;
}

/** A playable attack: two unnamed figures, and the effects that act. */
interface BareFight {
  readonly fight: Confrontation;
  readonly rules: AttackRules;
  /** The number of each limited line in the signature. */
  readonly limited: ReadonlyMap<EffectLine, number>;
}

/** Makes an attack signature playable, with two unwounded figures of unlimited Life. */
export function bareFight(bare: AttackSignature, rulings: AttackRules['rulings']): BareFight {
  const { attackDice, defenseDice, distance, isSpecial, superStrength, higher, counts } = bare;
  const { rolled } = bare;
  const figure = (side: Side): Figure => {
    const [allies, kills, dealt] = counts?.[side] ?? [0, 0, 0];
    return { name: side, powers: [], allies, kills, dealt, wounds: 0 };
  };
  const all = activeIn(bare.effects);
  return {
    fight: {
      attacker: { ...figure('attacker'), attack: attackDice },
      defender: { ...figure('defender'), defense: defenseDice },
      ...(bare.hasOwnDice && { special: { title: '', range: distance, dice: attackDice } }),
      isSpecial,
      distance,
      adjacent: distance === 1,
      higher: higher ?? 'neither',
      states: [],
      ...(rolled !== undefined && { rolled }),
    },
    rules: attackRules(all, { rulings, superStrength }),
    limited: new Map(
      all.flatMap(({ line }, i) => {
        const number = bare.effects[i]?.limited;
        return number === undefined ? [] : [[line, number] as const];
      }),
    ),
  };
}

/** The fight with the given wounds and Life for its figures. */
export function standingIn(
  fight: Confrontation,
  health: Readonly<Record<Side, Health>>,
): Confrontation {
  return {
    ...fight,
    attacker: { ...fight.attacker, ...health.attacker },
    defender: { ...fight.defender, ...health.defender },
  };
}

/**
 * Caches the distributions of attacks across many duels, because a card's powers have the same effect against most
 * cards of a field. Distributions are stored by signature, and refer to limited lines by their numbers in the
 * signature.
 */
export interface DistributionCache {
  /** The distribution of a signature, shared only by duels with the same `rulings` object. */
  attack(bare: AttackSignature, rulings: C3gRulings): CachedDistribution;
}

export interface CachedDistribution {
  /** @param health wounds and Life of the attacking and the attacked figure */
  of(health: Readonly<Record<Side, Health>>): readonly WeighedOutcome[];
}

/** An empty cache. */
export function distributionCache(): DistributionCache {
  // Each `rulings` object has a cache of its own, so that the record of rulings read stays exact.
  const byRulings = new WeakMap<C3gRulings, Map<string, CachedDistribution>>();
  const dice = knownDice();
  const ready = readyWeighers();
  return {
    attack(bare, rulings) {
      const distributions = byRulings.get(rulings) ?? new Map<string, CachedDistribution>();
      byRulings.set(rulings, distributions);
      const key = JSON.stringify(bare);
      const distribution =
        distributions.get(key) ??
        attackDistribution(bare, () => ready(bare, () => bareWeigher(bare, rulings, dice)));
      distributions.set(key, distribution);
      return distribution;
    },
  };
}

/** Weighs the attack of a signature by figures with these wounds and Life. */
type Weigher = (health: Readonly<Record<Side, Health>>) => Weighed;

/** Maximum number of attacks that stay ready to be weighed for other wounds. They take about 6 kB each. */
const MOST_READY = 1024;

/** Keeps the weighers made last. Others are made again when they are needed. */
function readyWeighers(): (bare: AttackSignature, make: () => Weigher) => Weigher {
  const ready = new Map<AttackSignature, Weigher>();
  return (bare, make) => {
    const found = ready.get(bare) ?? make();
    ready.set(bare, found);
    const [oldest] = ready.keys();
    if (ready.size > MOST_READY && oldest) ready.delete(oldest);
    return found;
  };
}

/**
 * The distribution of a signature as a function of wounds and Life. Suppose it depends only on the Life left, and the
 * figure has more Life left than wounds at any point of the attack. Then it equals the distribution for an
 * indestructible figure, because every check of Life gives the same answer. So a few evaluations serve figures of any
 * Life.
 */
function attackDistribution(
  { effects }: AttackSignature,
  weigher: () => Weigher,
): CachedDistribution {
  const asksWounds = effects.some(looksAtWounds);
  const isEndless = effects.some(rollsUntilDestroyed);
  const asksOwn = asksWounds || effects.some(({ kind }) => kindNamed(kind).at === 'healing');
  const known = new Map<number, Weighed>();
  const weighed = (own: Health, target: Health): Weighed => {
    const of = numberOf(target);
    const pair = of + (numberOf(own) + 1) * STANDINGS;
    const found = known.get(of) ?? known.get(pair);
    if (found) return found;
    const distribution = weigher()({ attacker: own, defender: target });
    known.set(distribution.asksOwn ? pair : of, distribution);
    return distribution;
  };
  return {
    of({ attacker, defender }) {
      const own = asksOwn ? attacker : unhurt(attacker);
      const target = asksWounds ? defender : unhurt(defender);
      if (asksWounds || isEndless) return weighed(own, target).distribution;
      const ownForEver = asksOwn ? own : FOR_EVER;
      const spares = ({ most }: Weighed) => (target.life ?? Number.POSITIVE_INFINITY) > most;
      const sparesOwn = ({ mostOwn }: Weighed) =>
        asksOwn || (own.life ?? Number.POSITIVE_INFINITY) > mostOwn;
      const free = weighed(ownForEver, FOR_EVER);
      const isSpared = spares(free);
      if (isSpared && sparesOwn(free)) return free.distribution;
      const half = isSpared ? weighed(own, FOR_EVER) : weighed(ownForEver, target);
      return (isSpared ? spares : sparesOwn)(half)
        ? half.distribution
        : weighed(own, target).distribution;
    },
  };
}

/** A figure for which only the Life left matters, because the number of wounds is never read. */
function unhurt({ wounds, life }: Health): Health {
  return { wounds: 0, ...(life !== undefined && { life: life - wounds }) };
}

/**
 * An indestructible figure. Its results also hold for any figure that has more Life left than the maximum wounds from
 * the attack at any point.
 */
const FOR_EVER: Health = { wounds: 0 };

/** A key for wounds and Life within the ranges that cards allow. */
const numberOf = ({ wounds, life = -1 }: Health) => (life + 1) * LIVES + wounds;
const LIVES = 2 ** 12;
const STANDINGS = LIVES ** 2;

interface Weighed {
  readonly distribution: readonly WeighedOutcome[];
  /** Whether the attacking figure's wounds or Life were ever read. */
  readonly asksOwn: boolean;
  /** The maximum wounds of the target and of the attacker at any point, including wounds undone later. */
  readonly most: number;
  readonly mostOwn: number;
}

/** The maximum wounds of both figures at any point of an attack. */
interface Peaks {
  target: number;
  own: number;
}

const watchInto = (peaks: Peaks) => (attack: AttackState) => {
  peaks.target = Math.max(peaks.target, attack.pending + woundsTaken(attack, 'defender'));
  peaks.own = Math.max(peaks.own, attack.attackerWounds);
};

function bareWeigher(bare: AttackSignature, rulings: C3gRulings, dice: KnownDice): Weigher {
  const { fight, rules, limited } = bareFight(bare, rulings);
  const before: Peaks = { target: 0, own: 0 };
  const weigh = attackWeigher(fight, rules, dice, watchInto(before));
  return (health) => {
    let asksOwn = false;
    const now = standingIn(fight, health);
    const attacker = new Proxy(now.attacker, {
      get(card, field, receiver) {
        asksOwn ||= field === 'wounds' || field === 'life';
        return Reflect.get(card, field, receiver);
      },
    });
    const peaks: Peaks = { target: 0, own: 0 };
    const ends = weigh({ ...now, attacker }, watchInto(peaks));
    const distribution = merged(
      ends.map(({ state, weight }) => {
        const used = new Set([...state.used].map((line) => limited.get(line) as number));
        return {
          weight,
          outcome: {
            ...throwOutcomeOf(state, state.distance - fight.distance, []),
            used: [...used].sort((a, b) => a - b),
          },
        };
      }),
    );
    return {
      distribution,
      asksOwn,
      most: Math.max(before.target, peaks.target),
      mostOwn: Math.max(before.own, peaks.own),
    };
  };
}
