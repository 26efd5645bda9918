/* Rules that act in an attack: their kinds, and the dice that decide what they do. */

import type { AttackState } from './attack-state.ts';
import { rollD20 } from './d20.ts';
import type { EffectLine } from './effect-line.ts';
import type { Side } from './figure.ts';
import type { RuleCondition } from './rules/condition.ts';
import type { Event, Roll, Rows, Standing, Step } from './rules/rule.ts';
import { stepsOf } from './standing.ts';

/** The stages of an attack at which rules act, in order (RULES.md, section 7). */
export type AttackStage =
  | 'dice'
  | 'mostDice'
  | 'ignoring'
  | 'rerolls'
  | 'blanks'
  | 'automaticSkulls'
  | 'evasion'
  | 'defenseDice'
  | 'undefended'
  | 'automaticShields'
  | 'reckoning'
  | 'woundsKnown'
  | 'extraWounds'
  | 'back'
  | 'knockback'
  | 'knockbackPoints'
  | 'healing'
  | 'again';

/** A kind of action or trait, and its effect in an attack. */
export interface RuleKind {
  /** The family of actions or traits, and the field in it: `dice.attack`. */
  readonly name: string;
  /**
   * When rules of this kind act: at a stage of the attack; at the moment that the rule names (`strike`, or `cost`,
   * which acts after all strikes at that moment); or `never` within an attack, such as a rule about the number of
   * attacks in a turn.
   */
  readonly at: AttackStage | 'strike' | 'cost' | 'never';
  /** The side of the attack for which rules of this kind act (default: either). */
  readonly role?: Side;
  /** The name of the kind's dice (default: `name`). */
  readonly dice?: string;
  /** Rules of this kind roll dice or cause rolls even if they have no D20 roll themselves. */
  readonly rolls?: true;
  /** @returns `unspent` if this use of a limited rule does not count, else nothing */
  act?(active: ActingRule, attack: AttackState): unknown;
}

/** A kind of rule that sets a field of the attack to true. */
export const setting = (
  name: string,
  at: AttackStage,
  role: Side,
  field: 'noEnemyHeight' | 'oneShieldBlocksAll' | 'counterStrike' | 'backlash' | 'lavaResistant',
): RuleKind => ({
  name,
  at,
  role,
  act(_, attack) {
    attack[field] = true;
  },
});

/** A power in a fight. */
export interface ActivePower {
  readonly title: string;
  readonly owner: Side;
  /** The owner uses the power only if that is better for the owner. */
  readonly may: boolean;
  /** Whether the power's rules belong to a special attack and act only in that attack. */
  readonly ofSpecialAttack: boolean;
  /** The name of the D20 that the power's conditions read, and the numbers to reach. */
  readonly d20: { readonly name: string; readonly numbers: readonly number[] };
}

/** The parts of a rule that act in an attack: an event with its own roll, or a standing rule. */
export type ActingParts =
  | Pick<Event, 'on' | 'roll' | 'does' | 'else'>
  | Pick<Standing, 'whom' | 'has'>;

/** A rule in a fight, with the line of the power that contains it and the name of its dice. */
export interface ActingRule {
  readonly kind: RuleKind;
  readonly rule: ActingParts;
  readonly line: EffectLine;
  /** Conditions that need a D20 come last, because the D20 is rolled only if all other conditions hold. */
  readonly when: readonly RuleCondition[];
  readonly power: ActivePower;
  readonly dice: string;
}

type Ruled = Pick<ActingRule, 'rule'>;

const NONE: readonly Step[] = [];

/** The D20 roll of a rule; undefined if the rule has no roll, or if it has a D20 table instead. */
export const rollOf = ({ rule }: Ruled): Roll | undefined => ('on' in rule ? rule.roll : undefined);

/** The rows of the D20 table of a rule. */
export const rowsOf = ({ rule }: Ruled): Rows | undefined =>
  'on' in rule && isRows(rule.does) ? rule.does : undefined;

const isRows = (does: Event['does']): does is Rows => !Array.isArray(does);

/** All actions of a rule; if the rule has a table, the actions of all rows. */
export const allSteps = ({ rule }: Ruled): readonly Step[] =>
  'on' in rule ? stepsOf(rule.does) : NONE;

/** Stages and moments that can come after Knockback. */
const LATE: readonly RuleKind['at'][] = ['strike', 'cost', 'healing', 'again'];

/** Whether a rule can act after Knockback has moved the defender. */
export const actsLate = ({ kind }: Pick<ActingRule, 'kind'>): boolean => LATE.includes(kind.at);

/** Whether a rule rolls dice, or causes other rolls. */
export const rollsDice = (one: Pick<ActingRule, 'kind' | 'rule'>): boolean =>
  one.kind.rolls === true ||
  rollOf(one) !== undefined ||
  rowsOf(one) !== undefined ||
  allSteps(one).some(({ wound }) => typeof wound === 'object' && 'dice' in wound);

/** The number that the die must show, after any bonus for distance. */
export const neededFor = ({ d20, plus }: Roll, { distance }: AttackState): number =>
  Number(d20) - (plus === 'distance' ? distance : 0);

/**
 * How many of two numbers the D20 reaches: only the lower spends a use, the higher makes the rule act. Most rules have
 * only the second.
 */
export function reachedBy(active: ActingRule, roll: Roll, attack: AttackState): number {
  const needed = neededFor(roll, attack);
  const numbers = roll.spends === undefined ? [needed] : [roll.spends, needed];
  return rollD20(attack, active.dice, numbers);
}

/** The actions of a rule that happen now. Makes the rule's D20 roll first, if the rule has one. */
export function stepsNow(active: ActingRule, attack: AttackState): readonly Step[] {
  const { rule } = active;
  if (!('on' in rule)) return NONE;
  const { roll, does, else: otherwise = NONE } = rule;
  if (isRows(does)) return rollRows(does, attack, active.dice);
  if (roll === undefined) return does;
  return reachedBy(active, roll, attack) > 0 ? does : otherwise;
}

/** Rolls a D20 and returns the row that it reaches. Numbers whose rows only say to roll again are left off the die. */
export function rollRows(rows: Rows, attack: AttackState, dice: string): readonly Step[] {
  const numbers = Object.keys(rows).map(Number);
  const rowAt = (roll: number) => rows[String(numbers.findLast((number) => number <= roll))];
  const reached = rollD20(attack, dice, numbers, (roll) => !isIdle(rowAt(roll) ?? NONE));
  return reached === 0 ? NONE : (rows[String(numbers[reached - 1])] ?? NONE);
}

/** Whether a row only says to roll the table again. */
const isIdle = (row: readonly Step[]): boolean =>
  row.some(({ rollAgain, wound }) => rollAgain === true && wound === undefined);
