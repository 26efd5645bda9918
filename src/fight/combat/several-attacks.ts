/*
 * Whether a card may attack the same defender more than once in its turn, for the command line and
 * caveats.
 */

import {
  type Card,
  linesOfPower,
  type PowerUse,
  type Rule,
  type RuleCondition,
  rulesOfLine,
  type Special,
  stepsOf,
  timesOf,
} from '../../cards/index.ts';
import { figuresOf } from '../side.ts';

/**
 * Whether a card may attack the same defender more than once in its turn.
 *
 * @param kind the kind of attacks to consider
 */
export function mayAttackOften(
  card: Pick<Card, 'figures' | 'type' | 'powers'>,
  kind: 'any' | 'normal' | 'special',
): boolean {
  if (figuresOf(card) > 1) return true;
  return powersForMoreAttacks(card).some((use) =>
    rulesOfPower(use).some((rule) => bringsAttacks(rule) && isOfKind(rule, kind)),
  );
}

/**
 * Whether a rule gives attacks of this kind. Special attacks marked `beside` count as normal, because they follow
 * normal attacks.
 */
function isOfKind(rule: Rule, kind: 'any' | 'normal' | 'special') {
  const ways = 'has' in rule ? rule.has.flatMap(({ way }) => way ?? []) : [];
  if (kind === 'normal') return ways.every(({ special }) => !special || special.beside);
  return kind === 'any' || ways.every(({ attacks }) => attacks === undefined);
}

/** The powers that may give a card's figures more than one attack each on the same defender. */
export function powersForMoreAttacks({ powers }: Pick<Card, 'powers'>): PowerUse[] {
  return powers.filter((use) => rulesOfPower(use).some(bringsAttacks));
}

const rulesOfPower = (use: PowerUse): readonly Rule[] => linesOfPower(use).flatMap(rulesOfLine);

function bringsAttacks(rule: Rule): boolean {
  if ('on' in rule)
    return stepsOf(rule.does).some(({ again }) => again) && !needsDestruction(rule.if);
  return rule.has.some(
    ({ way = {} }) => timesOf(way) > 1 || (way.special && bringsSpecialAttacks(way.special)),
  );
}

function bringsSpecialAttacks(special: Special<Rule>): boolean {
  const { times = 1, spends, beside, again, rules = [] } = special;
  return (
    times > 1 ||
    spends !== undefined ||
    beside === true ||
    (again !== undefined && !needsDestruction(again)) ||
    rules.some(bringsAttacks)
  );
}

/** Whether a rule requires that the defender was destroyed. A destroyed defender cannot be attacked again. */
const needsDestruction = (all: readonly RuleCondition[] = []): boolean =>
  all.some(({ result }) => result === 'destroyed');
