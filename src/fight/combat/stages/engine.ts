/*
 * What the stages of an attack work with: the acting effects by stage and moment, and how they are
 * applied.
 */

import {
  type ActiveEffect,
  type AttackStage,
  type AttackState,
  actAll,
  type Moment,
  type Side,
} from '../../../cards/index.ts';
import type { C3gRulings } from '../../rulings.ts';

/** The effects that act in an attack, indexed by when they act. */
export interface AttackRules {
  readonly rulings: C3gRulings;
  /** Whether nothing negates the attacker's Super Strength. */
  readonly superStrength: boolean;
  readonly all: readonly ActiveEffect[];
  at(stage: AttackStage): readonly ActiveEffect[];
  /**
   * The effects of one card at a moment: wounds and destruction (`striking`), and costs
   * (`costing`).
   */
  striking(owner: Side, moment: Moment): readonly ActiveEffect[];
  costing(owner: Side, moment: Moment): readonly ActiveEffect[];
}

/** What the stages need to know besides the powers of the two figures. */
export interface AttackCourse {
  /** Whether the defender's skulls matter, which is only so if Knockback is possible. */
  readonly asksSkulls: boolean;
  /** Moves a figure that is knocked back: stage 9, once the points are known. */
  move(attack: AttackState): void;
}

/** A part of an attack; it does nothing if its preconditions do not hold. */
export interface Stage {
  readonly name: string;
  play(attack: AttackState, rules: AttackRules, course: AttackCourse): void;
}

const NONE: readonly ActiveEffect[] = [];

/**
 * Sorts the active effects of an attack by stage and moment.
 *
 * @param order names of effects, in the order of registration
 */
export function attackRules(
  all: readonly ActiveEffect[],
  order: readonly string[],
  { rulings, superStrength }: { readonly rulings: C3gRulings; readonly superStrength: boolean },
): AttackRules {
  // Effects act by stage; within a stage in the order of registration; of one kind in the order of
  // the cards.
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

/** Applies the effects of one card at a moment of the attack, then their costs. */
export function actAtMoment(
  attack: AttackState,
  rules: AttackRules,
  owner: Side,
  moment: Moment,
): void {
  actAll(rules.striking(owner, moment), attack);
  actAll(rules.costing(owner, moment), attack);
}

/** A destroyed defender's powers react once, whatever destroyed it. */
export function answerDeath(attack: AttackState, rules: AttackRules): void {
  if (!attack.destroyed.defender || attack.deathAnswered) return;
  actAtMoment(attack, rules, 'defender', 'whenDestroyed');
  attack.deathAnswered = true;
}

export const bothLive = ({ destroyed }: AttackState): boolean =>
  !destroyed.attacker && !destroyed.defender;
