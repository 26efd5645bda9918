/* Rules in force in an attack: the kinds of rules, and the dice that decide what a rule does. */

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

/** A kind of action or trait, as it acts in an attack. */
export interface RuleKind {
  /** The family, and the field of the family's value: `dice.attack`. */
  readonly name: string;
  /**
   * When it acts: at a stage, or at the moment of its rule, costs last. Rules that never act within an attack are asked
   * about the turn.
   */
  readonly at: AttackStage | 'strike' | 'cost' | 'never';
  /** The side of an attack that it acts for (default: either). */
  readonly role?: Side;
  /** The name of its dice (default: its own). */
  readonly dice?: string;
  /** Whether it rolls dice, or causes other rolls, also without a roll of its own. */
  readonly rolls?: true;
  /** @returns `unspent` if this use of a limited rule does not count, else nothing */
  act?(active: ActingRule, attack: AttackState): unknown;
}

/** A kind of rule that sets a field of the attack. */
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
  /** Its owner uses the power only if that is better. */
  readonly may: boolean;
  /** The rules of a special attack belong to that attack, whatever its kind. */
  readonly ofSpecialAttack: boolean;
  /** The name of the D20 for its conditions, and the numbers that they need. */
  readonly d20: { readonly name: string; readonly numbers: readonly number[] };
}

/** The parts of a rule that act in an attack: an event with its own roll, or a standing rule. */
export type ActingParts =
  | Pick<Event, 'on' | 'roll' | 'does' | 'else'>
  | Pick<Standing, 'whom' | 'has'>;

/** A rule in a fight, with its line and the name of its dice. */
export interface ActingRule {
  readonly kind: RuleKind;
  readonly rule: ActingParts;
  readonly line: EffectLine;
  /** Its conditions; those that need a D20 come last, as it is rolled only if all others hold. */
  readonly when: readonly RuleCondition[];
  readonly power: ActivePower;
  readonly dice: string;
}

type Ruled = Pick<ActingRule, 'rule'>;

const NONE: readonly Step[] = [];

/** The D20 roll of a rule; undefined if it makes none, or if a table says what the roll does. */
export const rollOf = ({ rule }: Ruled): Roll | undefined => ('on' in rule ? rule.roll : undefined);

/** The rows of the D20 table of a rule. */
export const rowsOf = ({ rule }: Ruled): Rows | undefined =>
  'on' in rule && isRows(rule.does) ? rule.does : undefined;

const isRows = (does: Event['does']): does is Rows => !Array.isArray(does);

/** The actions of a rule, of all rows of its table. */
export const allSteps = ({ rule }: Ruled): readonly Step[] =>
  'on' in rule ? stepsOf(rule.does) : NONE;

/** Stages and moments that can follow Knockback. */
const LATE: readonly RuleKind['at'][] = ['strike', 'cost', 'healing', 'again'];

/** Whether a rule can act after the defender has been knocked back. */
export const actsLate = ({ kind }: Pick<ActingRule, 'kind'>): boolean => LATE.includes(kind.at);

/** Whether a rule rolls dice, or causes other rolls. */
export const rollsDice = (one: Pick<ActingRule, 'kind' | 'rule'>): boolean =>
  one.kind.rolls === true ||
  rollOf(one) !== undefined ||
  rowsOf(one) !== undefined ||
  allSteps(one).some(({ wound }) => typeof wound === 'object' && 'dice' in wound);

/** The number that a roll must actually show. */
export const neededFor = ({ d20, plus }: Roll, { distance }: AttackState): number =>
  Number(d20) - (plus === 'distance' ? distance : 0);

/** How many of two numbers a roll reaches: the one from which it spends a use, and the one from which the rule acts. */
export function reachedBy(active: ActingRule, roll: Roll, attack: AttackState): number {
  const needed = neededFor(roll, attack);
  const numbers = roll.spends === undefined ? [needed] : [roll.spends, needed];
  return rollD20(attack, active.dice, numbers);
}

/** The actions of a rule that happen now, after any roll of its own or of its table. */
export function stepsNow(active: ActingRule, attack: AttackState): readonly Step[] {
  const { rule } = active;
  if (!('on' in rule)) return NONE;
  const { roll, does, else: otherwise = NONE } = rule;
  if (isRows(does)) return rollRows(does, attack, active.dice);
  if (roll === undefined) return does;
  return reachedBy(active, roll, attack) > 0 ? does : otherwise;
}

/** The row of a table that a D20 roll reaches. Numbers that only mean another roll are taken off the die. */
export function rollRows(rows: Rows, attack: AttackState, dice: string): readonly Step[] {
  const numbers = Object.keys(rows).map(Number);
  const rowAt = (roll: number) => rows[String(numbers.findLast((number) => number <= roll))];
  const reached = rollD20(attack, dice, numbers, (roll) => !isIdle(rowAt(roll) ?? NONE));
  return reached === 0 ? NONE : (rows[String(numbers[reached - 1])] ?? NONE);
}

/** Whether a row does nothing but have the table rolled again. */
const isIdle = (row: readonly Step[]): boolean =>
  row.some(({ rollAgain, wound }) => rollAgain === true && wound === undefined);
