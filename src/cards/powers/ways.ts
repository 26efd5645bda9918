/* Ways to attack, made from the traits of rules for the engines that plan attacks. */

import type { ActingRule } from './acting-rule.ts';
import { writtenAs } from './adapter/conditions.ts';
import { linesOfRules } from './adapter/index.ts';
import type { EffectLine } from './effect-line.ts';
import type { TargetsValue } from './effects/targets.ts';
import type { SpecialAttack } from './figure.ts';
import type { RuleCondition } from './rules/condition.ts';
import type { Hits, Special, Way } from './rules/families/way.ts';
import type { Rule } from './rules/rule.ts';

/** A special attack, with the title of its power. */
export function specialAttack(title: string, special: Special<Rule>): SpecialAttack {
  const fields = Object.entries(special).map(([name, value]) => {
    if (name === 'again') return ['againWhen', writtenAs(value as readonly RuleCondition[])];
    return name === 'rules' ? ['effects', linesOfRules(value as readonly Rule[])] : [name, value];
  });
  return { title, ...Object.fromEntries(fields) } as SpecialAttack;
}

/** The way that a rule in force gives; empty if it gives none. */
export const wayOf = ({ rule }: Pick<ActingRule, 'rule'>): Way<Rule> =>
  ('has' in rule && rule.has[0]?.way) || {};

/** The special attack that a rule in force gives. */
export const specialGiven = (active: ActingRule): SpecialAttack[] => {
  const { special } = wayOf(active);
  return special ? [specialAttack(active.power.title, special)] : [];
};

/** How many attacks a way gives in a turn. */
export const timesOf = ({ attacks = 1 }: Way): number =>
  typeof attacks === 'number' ? attacks : attacks.length;

/** A cache, so that equal ways share their lines. */
const LINES = new WeakMap<Way, readonly EffectLine[]>();

/** A line for each attack of a way, with its additional attack dice; empty if there are none. */
export function linesOfAttacks(way: Way): readonly EffectLine[] {
  const known = LINES.get(way);
  if (known) return known;
  const { attacks = [] } = way;
  const dice = typeof attacks === 'number' ? Array.from({ length: attacks }, () => 0) : attacks;
  const lines = dice.map((attackDice): EffectLine => (attackDice === 0 ? {} : { attackDice }));
  LINES.set(way, lines);
  return lines;
}

/** Who must be adjacent to the figures that are hit, by the anchor of the selector. */
const NEXT_TO: Readonly<Record<string, TargetsValue['nextTo']>> = {
  target: 'target',
  both: 'both',
  card: 'squad',
  previous: 'previous',
};

/** The figures that an attack hits, in the form that plans of attacks use. */
export function targetsHit({ whom, ofTarget, roll, goesOn, ...hits }: Hits): TargetsValue {
  const { within, sight, from, side, self, except } = whom;
  const { count, line, from: begins } = hits;
  return {
    ...(count !== undefined && { count }),
    ...(within !== undefined && !sight && { nextTo: NEXT_TO[from ?? ''] ?? 'attacker' }),
    ...(line !== undefined && { line }),
    ...(begins && { from: begins }),
    ...(roll && { roll }),
    ...(goesOn && { goesOn }),
    ...(within !== undefined && sight && { within }),
    ...(ofTarget !== undefined && { ofTarget }),
    ...(self && { self: true }),
    ...(side === 'enemy' && { only: 'enemies' }),
    ...(side === 'either' && { friends: true }),
    ...(except && { except }),
  };
}
