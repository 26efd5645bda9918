import { actAll } from '../../../../powers/acting.ts';
import type { AttackState } from '../../../../powers/attack-state.ts';
import type { ActiveEffect, AttackStage } from '../../../../powers/effect.ts';
import type { Moment } from '../../../../powers/effect-line.ts';
import type { Side } from '../../../../powers/figure.ts';
import type { C3gRulings } from '../../rulings.ts';

/** What acts in an attack, laid out by when it does. */
export interface AttackRules {
  readonly rulings: C3gRulings;
  /** Whether nothing negates the attacker's Super Strength. */
  readonly superStrength: boolean;
  readonly all: readonly ActiveEffect[];
  at(stage: AttackStage): readonly ActiveEffect[];
  /** What one card does at a moment: wounds, then destructions; or what they cost it. */
  striking(owner: Side, moment: Moment): readonly ActiveEffect[];
  costing(owner: Side, moment: Moment): readonly ActiveEffect[];
}

/** What an attack meets besides the powers of the two. */
export interface AttackCourse {
  /** Whether the defender's skulls matter: only where there can be Knockback. */
  readonly asksSkulls: boolean;
  /** How a figure that is knocked back fares: stage 9, from the points on. */
  move(attack: AttackState): void;
}

/** A part of an attack: it does nothing where it is not its turn. */
export interface Stage {
  readonly name: string;
  play(attack: AttackState, rules: AttackRules, course: AttackCourse): void;
}

const NONE: readonly ActiveEffect[] = [];

export function attackRules(
  all: readonly ActiveEffect[],
  order: readonly string[],
  { rulings, superStrength }: { readonly rulings: C3gRulings; readonly superStrength: boolean },
): AttackRules {
  // Effects act in the order of the stages; those of one stage in the order they are registered in,
  // and those of one kind in the order of the cards.
  const places = placesIn(order);
  const placeOf = ({ effect }: ActiveEffect) => places.get(effect.name) ?? order.length;
  const ordered = all.length < 2 ? all : all.toSorted((a, b) => placeOf(a) - placeOf(b));
  const byStage = new Map<string, ActiveEffect[]>();
  const atMoment = new Map<string, ActiveEffect[]>();
  const add = (map: Map<string, ActiveEffect[]>, key: string, one: ActiveEffect) =>
    map.set(key, [...(map.get(key) ?? NONE), one]);
  for (const one of ordered) {
    if (one.effect.at !== 'moment') add(byStage, one.effect.at, one);
    else {
      const kind = one.effect.name === 'costs' ? 'costs' : 'strikes';
      add(atMoment, `${one.power.owner} ${kind} ${one.line.stage}`, one);
    }
  }
  return {
    rulings,
    superStrength,
    all,
    at: (stage) => byStage.get(stage) ?? NONE,
    striking: (owner, moment) =>
      atMoment.size === 0 ? NONE : (atMoment.get(`${owner} strikes ${moment}`) ?? NONE),
    costing: (owner, moment) =>
      atMoment.size === 0 ? NONE : (atMoment.get(`${owner} costs ${moment}`) ?? NONE),
  };
}

const PLACES = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function placesIn(order: readonly string[]): ReadonlyMap<string, number> {
  const known = PLACES.get(order) ?? new Map(order.map((name, i) => [name, i]));
  PLACES.set(order, known);
  return known;
}

/** What one card does at a moment of the attack, and what it costs. */
export function actAtMoment(
  attack: AttackState,
  rules: AttackRules,
  owner: Side,
  moment: Moment,
): void {
  actAll(rules.striking(owner, moment), attack);
  actAll(rules.costing(owner, moment), attack);
}

/** The powers of a destroyed defender answer once, whatever destroyed it. */
export function answerDeath(attack: AttackState, rules: AttackRules): void {
  if (!attack.destroyed.defender || attack.deathAnswered) return;
  actAtMoment(attack, rules, 'defender', 'whenDestroyed');
  attack.deathAnswered = true;
}

export const bothLive = ({ destroyed }: AttackState): boolean =>
  !destroyed.attacker && !destroyed.defender;
