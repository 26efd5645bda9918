/* Every kind of rule for attacks or turns, in the order in which kinds of the same stage act. */

import { type ActingParts, type ActingRule, allSteps, type RuleKind } from '../acting-rule.ts';
import type { Scale } from '../effect-line.ts';
import type { Rule, Standing, Step } from '../rules/rule.ts';
import { COUNT_KINDS } from './count.ts';
import { DICE_KINDS } from './dice.ts';
import { IGNORE_KINDS } from './ignore.ts';
import { BAR_KINDS, MODE_KINDS, TURN_KINDS } from './standing.ts';
import { AFTERWARDS_KINDS, WOUND_KINDS } from './wounds.ts';

const KINDS: readonly RuleKind[] = [
  ...DICE_KINDS,
  ...BAR_KINDS,
  ...IGNORE_KINDS,
  ...COUNT_KINDS,
  ...WOUND_KINDS,
  ...MODE_KINDS,
  ...AFTERWARDS_KINDS,
];

const PLACES = new Map(KINDS.map((kind, place) => [kind, place]));

/** Sorts rules in the order in which they act within a stage: by kind, then in the order of the cards. */
export function inOrder(all: readonly ActingRule[]): readonly ActingRule[] {
  const placeOf = ({ kind }: ActingRule) => PLACES.get(kind) ?? KINDS.length;
  return all.length < 2 ? all : all.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const BY_NAME = new Map([...KINDS, ...TURN_KINDS].map((kind) => [kind.name, kind]));
const OF_FIGHTS: ReadonlySet<RuleKind> = new Set(BY_NAME.values());

/** Whether rules of a kind do something in one-on-one fights. */
export const isOfFights = (kind: RuleKind): boolean => OF_FIGHTS.has(kind);

/** The kind with this name. For an unknown name, a kind that never acts within an attack. */
export function kindNamed(name: string): RuleKind {
  const known = BY_NAME.get(name) ?? { name, at: 'never' };
  BY_NAME.set(name, known);
  return known;
}

/** The kind of a rule, determined by its first trait, or by its first action and its moment. */
export function kindOf(rule: Rule): RuleKind {
  return kindNamed('on' in rule ? ofStep(rule, firstStep(rule)) : ofTrait(rule));
}

/** The first action. Table rows that have no action or only say to roll again are skipped. */
const firstStep = (rule: ActingParts): Step =>
  allSteps({ rule }).find((step) => Object.keys(step).some((name) => name !== 'rollAgain')) ?? {};

function ofTrait({ has: [trait = {}] }: Standing): string {
  const { bar } = trait;
  if (bar) return `bar.${bar.what}`;
  const [family = '', value] = Object.entries(trait)[0] ?? [];
  return `${family}.${Object.keys(value as object)[0]}`;
}

function ofStep(event: Extract<Rule, { on: unknown }>, step: Step): string {
  const { dice, count, ignore, wound } = step;
  if (dice) {
    if (event.on === 'defenseRoll') return 'dice.afterAttackRoll';
    const [field = '', change] = Object.entries(dice)[0] ?? [];
    return typeof change === 'object' && !('each' in change) ? 'dice.most' : `dice.${field}`;
  }
  if (count) {
    const { excessWounds } = count;
    return excessWounds ? `count.excess.${excessWounds}` : `count.${Object.keys(count)[0]}`;
  }
  if (ignore) return `ignore.${event.on}`;
  if (wound !== undefined) {
    if (event.whom?.self === 'only') return 'wound.cost';
    if (event.on === 'wounded' && event.of) return 'wound.extra';
    return wound === 'destroy' && Array.isArray(event.does) ? 'wound.destroy' : 'wound.any';
  }
  return Object.keys(step)[0] ?? '';
}

/** The quantities by which a rule's numbers are multiplied. */
export function scalesOf({ rule }: Pick<ActingRule, 'rule'>): readonly Scale[] {
  const scales: Scale[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [field, inner] of Object.entries(value))
      if (field === 'each' && typeof inner === 'string') scales.push(inner as Scale);
      else look(inner);
  };
  look('on' in rule ? allSteps({ rule }) : rule.has.map(({ value }) => value));
  return scales;
}
