/*
 * What the stages of an attack share: the acting effects, indexed by when they act, and functions that apply these
 * effects.
 */

import {
  type ActingRule,
  type AttackStage,
  type AttackState,
  actAll,
  inOrder,
  type RuleMoment,
  type Side,
  withoutNot,
} from '../../../cards/index.ts';
import type { C3gRulings } from '../../rulings.ts';

/** The effects that act in an attack, indexed by when they act. */
export interface AttackRules {
  readonly rulings: C3gRulings;
  /** Whether nothing negates the attacker's Super Strength. */
  readonly superStrength: boolean;
  readonly all: readonly ActingRule[];
  /** Whether a rule asks for blanks on the attack dice. */
  readonly asksBlanks: boolean;
  at(stage: AttackStage): readonly ActingRule[];
  /**
   * The effects of one card at one point of an attack: `striking` returns effects that wound or destroy, which come
   * first; `costing` returns costs.
   */
  striking(owner: Side, moment: RuleMoment): readonly ActingRule[];
  costing(owner: Side, moment: RuleMoment): readonly ActingRule[];
}

/** What the stages need to know in addition to the powers of the two figures. */
export interface AttackCourse {
  /** Whether to count the defender's skulls, which only Knockback needs. */
  readonly asksSkulls: boolean;
  /** Moves a knocked-back figure. Called in stage 9, when the Knockback points are known. */
  move(attack: AttackState): void;
}

/** A part of an attack. It does nothing if its preconditions do not hold. */
export interface Stage {
  readonly name: string;
  play(attack: AttackState, rules: AttackRules, course: AttackCourse): void;
}

const NONE: readonly ActingRule[] = [];

/**
 * Groups the acting rules of an attack by the stage or event at which they act. Each group is in the order in which its
 * rules act.
 */
export function attackRules(
  all: readonly ActingRule[],
  { rulings, superStrength }: { readonly rulings: C3gRulings; readonly superStrength: boolean },
): AttackRules {
  const byStage = new Map<string, ActingRule[]>();
  const atMoment = new Map<string, ActingRule[]>();
  const add = (map: Map<string, ActingRule[]>, key: string, one: ActingRule) =>
    map.set(key, [...(map.get(key) ?? NONE), one]);
  for (const one of inOrder(all)) {
    const { kind, rule, power } = one;
    if (kind.at !== 'strike' && kind.at !== 'cost') add(byStage, kind.at, one);
    else if ('on' in rule) add(atMoment, `${power.owner} ${kind.at} ${rule.on}`, one);
  }
  return {
    rulings,
    superStrength,
    all,
    asksBlanks: all.some(({ when }) => withoutNot(when).some(({ shows }) => shows === 'blank')),
    at: (stage) => byStage.get(stage) ?? NONE,
    striking: (owner, moment) =>
      atMoment.size === 0 ? NONE : (atMoment.get(`${owner} strike ${moment}`) ?? NONE),
    costing: (owner, moment) =>
      atMoment.size === 0 ? NONE : (atMoment.get(`${owner} cost ${moment}`) ?? NONE),
  };
}

/** Applies the effects of one card at one point of the attack, then their costs. */
export function actAtMoment(
  attack: AttackState,
  rules: AttackRules,
  owner: Side,
  moment: RuleMoment,
): void {
  actAll(rules.striking(owner, moment), attack);
  actAll(rules.costing(owner, moment), attack);
}

/** Lets the powers of a destroyed defender react. They react only once, no matter what destroyed the defender. */
export function answerDeath(attack: AttackState, rules: AttackRules): void {
  if (!attack.destroyed.defender || attack.deathAnswered) return;
  actAtMoment(attack, rules, 'defender', 'destroyed');
  attack.deathAnswered = true;
}

export const bothLive = ({ destroyed }: AttackState): boolean =>
  !destroyed.attacker && !destroyed.defender;
