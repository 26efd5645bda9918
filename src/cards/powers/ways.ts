/* Converts rules for kinds of attacks into the form in which attacks are planned. */

import type { ActingRule } from './acting-rule.ts';
import { linesOfRules } from './adapter/index.ts';
import type { EffectLine } from './effect-line.ts';
import type { TargetsValue } from './effects/targets.ts';
import type { SpecialAttack } from './figure.ts';
import type { Hits, Special, Way } from './rules/families/way.ts';
import type { Rule } from './rules/rule.ts';

/** A special attack, with its power's title. */
export function specialAttack(title: string, special: Special<Rule>): SpecialAttack {
  const fields = Object.entries(special).map(([name, value]) => {
    if (name === 'again') return ['againWhen', value];
    return name === 'rules' ? ['effects', linesOfRules(value as readonly Rule[])] : [name, value];
  });
  return { title, ...Object.fromEntries(fields) } as SpecialAttack;
}

/** The kind of attack that a rule grants; empty if it grants none. */
export const wayOf = ({ rule }: Pick<ActingRule, 'rule'>): Way<Rule> =>
  ('has' in rule && rule.has[0]?.way) || {};

/** The special attack that a rule grants; empty if it grants none. */
export const specialGiven = (active: ActingRule): SpecialAttack[] => {
  const { special } = wayOf(active);
  return special ? [specialAttack(active.power.title, special)] : [];
};

/** The number of attacks in a turn. */
export const timesOf = ({ attacks = 1 }: Way): number =>
  typeof attacks === 'number' ? attacks : attacks.length;

/** A cache, so that each `Way` always gives the same line objects. */
const LINES = new WeakMap<Way, readonly EffectLine[]>();

const moreDice = (attack: number): Rule => ({
  on: 'attackDice',
  if: [{ attack: 'normal' }],
  does: [{ dice: { attack } }],
});

/** A line for each attack, with its additional attack dice; if it has none, a line without rules. */
export function linesOfAttacks(way: Way): readonly EffectLine[] {
  const known = LINES.get(way);
  if (known) return known;
  const { attacks = [] } = way;
  const dice = typeof attacks === 'number' ? Array.from({ length: attacks }, () => 0) : attacks;
  const lines = dice.map(
    (attack): EffectLine => ({ rules: attack === 0 ? [] : [moreDice(attack)] }),
  );
  LINES.set(way, lines);
  return lines;
}

/** For each anchor of a selector, the figures to which every figure that is hit must be adjacent. */
const NEXT_TO: Readonly<Record<string, TargetsValue['nextTo']>> = {
  target: 'target',
  both: 'both',
  card: 'squad',
  previous: 'previous',
};

/** The figures that an attack hits, in the form in which attacks are planned. */
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
    ...(from === 'over' && { passed: true }),
    ...(self && { self: true }),
    ...(side === 'enemy' && { only: 'enemies' }),
    ...(side === 'either' && { friends: true }),
    ...(except && { except }),
  };
}
