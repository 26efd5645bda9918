import { fraction, fractionText } from '../../../src/base/statistics/fraction.ts';
import { BadInput } from '../../../src/base/words/problem.ts';
import { lineText } from '../../../src/cards/powers/describe.ts';
import type { EffectLine } from '../../../src/cards/powers/effect-line.ts';
import { effectLines } from '../../../src/cards/powers/effects/index.ts';
import { weighOutcomes } from '../../../src/chance/exact/outcomes.ts';
import { check } from '../../../src/experiments/scenarios/check.ts';
import { planOf } from '../../fight/scenarios.ts';

/** One attack for tests of powers. Default: one attack die, no defense dice, adjacent, no Life. */
export interface Setting {
  readonly attack?: number;
  readonly defense?: number;
  /** Effects on the attacker's card, all in one power. */
  readonly mine?: readonly object[];
  /** Effects on the defender's card, all in one power. */
  readonly theirs?: readonly object[];
  readonly attacker?: object;
  readonly defender?: object;
  /** The special attack that is made, in reach of every figure; absent for a normal attack. */
  readonly special?: object;
  readonly [key: string]: unknown;
}

/** The attack as an experiment file writes it. */
export function documentOf(setting: Setting): Record<string, unknown> {
  const {
    attack = 1,
    defense = 0,
    mine = [],
    theirs = [],
    attacker,
    defender,
    special,
    ...more
  } = setting;
  const made = { name: 'Special', effects: [{ specialAttack: { range: 9, ...special } }] };
  const own = [{ name: 'Mine', effects: mine }, ...(special ? [made] : [])];
  return {
    attacker: { name: 'A', attack, defense: 0, powers: own, ...attacker },
    defender: {
      name: 'D',
      attack: 0,
      defense,
      powers: [{ name: 'Theirs', effects: theirs }],
      ...defender,
    },
    ...(special && { specialAttack: 'Special' }),
    ...more,
  };
}

/** The exact chance that a measure has a value, as a reduced fraction. */
export function chance(setting: Setting, measure: string, value: number | string): string {
  const { model, account } = planOf(documentOf(setting));
  if (!account.measures.some(({ name }) => name === measure)) {
    throw new Error(`${measure} is not measured here`);
  }
  let sum = 0n;
  const { total } = weighOutcomes(model, (outcome, weight) => {
    if (outcome[measure] === value) sum += weight;
  });
  return fractionText(fraction(sum, total));
}

export const wounds = (setting: Setting, n: number) => chance(setting, 'attackWounds', n);

/** The chance of two wounds if a power with one more attack die has a condition: 1/4 if it holds, otherwise 0. */
export const withOneMore = (when: unknown, setting: Setting = {}) =>
  wounds({ ...setting, mine: [{ attackDice: 1, when }] }, 2);

export const HOLDS = '1/4';
export const FAILS = '0';

/** The text for a line of effects. */
export function words(line: object): string {
  const [read] = check(effectLines(), [line]);
  return lineText(read as EffectLine);
}

/** Why a line is rejected. */
export function refusal(line: object): string {
  try {
    check(effectLines(), [line]);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  throw new Error(`${JSON.stringify(line)} is let in`);
}
