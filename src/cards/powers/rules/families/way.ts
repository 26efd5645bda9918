/* Kinds of attacks: the number of attacks, special attacks, and the figures that attacks hit. */

import { listed, ordinal } from '../../../../base/index.ts';
import { numberText, timesText } from '../../texts.ts';
import { moreText } from '../amount.ts';
import { conditionsText, type RuleCondition } from '../condition.ts';
import { figuresText, type Selector } from '../selector.ts';
import type { Clause, Scene } from './clause.ts';

/** A change to how the figure attacks. Has exactly one field. `Rule` is the type of the rules of a special attack. */
export interface Way<Rule = unknown> {
  /** The number of attacks in a turn, or the additional attack dice for each attack. */
  readonly attacks?: number | readonly number[];
  readonly special?: Special<Rule>;
  readonly hits?: Hits;
}

export interface Special<Rule = unknown> {
  readonly range: number;
  /** The number of attack dice (default: as in the normal attack). */
  readonly dice?: number;
  readonly times?: number;
  /** The total number of attack dice for all attacks of the turn. */
  readonly spends?: number;
  /** Conditions under which the special attack may be made once more. */
  readonly again?: readonly RuleCondition[];
  /** The repeated attack may be another special attack of the same power. */
  readonly anew?: true;
  /** The special attack is made in addition to the normal attack. */
  readonly beside?: true;
  readonly together?: number;
  /** The special attack needs no line of sight. */
  readonly blind?: true;
  /** An engaged figure may also attack figures with which it is not engaged. */
  readonly past?: true;
  readonly rules?: readonly Rule[];
}

/** The figures that an attack hits. */
export interface Hits {
  readonly whom: Selector;
  /** The maximum number of different figures. */
  readonly count?: number;
  /**
   * The length, in spaces, of the line on which the figures are. The line begins at the attacker, or (`from`) at the
   * target.
   */
  readonly line?: number;
  readonly from?: 'target';
  /** The other figures are within this many spaces of the first figure. */
  readonly ofTarget?: number;
  readonly roll?: 'once';
  /** What must happen to a figure before the next figure is attacked. */
  readonly goesOn?: 'wounded' | 'destroyed';
}

/** @param isSpecial whether the sentence has already named the attack */
export function wayText({ attacks, special, hits }: Way, scene: Scene, isSpecial: boolean): Clause {
  const { self } = scene;
  if (special) return { who: self, does: specialText(special) };
  if (hits) {
    const attack = self === 'it' ? 'its attack' : 'the attack';
    return { who: isSpecial ? 'it' : attack, does: `hits ${hitsText(hits)}` };
  }
  if (attacks === 1) return { who: self, does: 'attacks only once per turn' };
  if (typeof attacks === 'number')
    return { who: self, does: `may attack ${timesText(attacks)} per turn` };
  const changes = (attacks ?? []).flatMap((dice, i) =>
    dice === 0 ? [] : [`${moreText(dice, 'die', 'dice')} in the ${ordinal(i + 1)} attack`],
  );
  const changed = changes.length > 0 ? `, with ${listed(changes)}` : '';
  return { who: self, does: `may attack ${timesText(attacks?.length ?? 0)} per turn${changed}` };
}

function specialText(special: Special): string {
  const { range, dice, times, spends, again = [], anew, beside, together, blind, past } = special;
  const pool =
    dice === undefined
      ? 'its normal attack dice'
      : dice === 0
        ? ''
        : `${dice} attack ${dice === 1 ? 'die' : 'dice'}`;
  const what = `Range ${range}${pool === '' ? '' : ` and ${pool}`}`;
  const many =
    times === undefined || times === 1
      ? 'a special attack'
      : `up to ${times} special attacks per turn`;
  return [
    `may make ${many} with ${what}`,
    ...(beside ? ['in addition to its normal attack'] : []),
    ...(spends === undefined ? [] : [`as often as a total of ${spends} dice per turn allows`]),
    ...(again.length > 0 ? [`once more if ${conditionsText(again, 'the target')}`] : []),
    ...(anew ? ['which may be another one of this power'] : []),
    ...(blind ? ['without a line of sight'] : []),
    ...(past ? ['even at non-adjacent figures while engaged'] : []),
    ...(together === undefined
      ? []
      : [`made by ${together} figures together in place of all attacks of the squad`]),
  ].join(', ');
}

function hitsText({ whom, count, line, from, ofTarget, roll, goesOn }: Hits): string {
  const isNearTarget = whom.from === 'target' || whom.from === 'both';
  const near = figuresText(whom, count !== undefined);
  const where =
    line === undefined
      ? near
      : `${near} on ${numberText(line, 'space')} in a line${from ? ' from the target' : ''}`;
  return [
    isNearTarget ? withTargetText(where, count) : countedText(where, count),
    ...(ofTarget === undefined ? [] : [`the others within ${ofTarget} spaces of the first`]),
    ...(whom.self ? ['itself included'] : []),
    ...(whom.side === 'either' ? ['friendly figures included'] : []),
    ...(roll === undefined ? [] : ['with one attack roll for all of them']),
    ...(goesOn === undefined ? [] : [`each only if the one before is ${goesOn}`]),
  ].join(', ');
}

const countedText = (where: string, count: number | undefined) =>
  count === undefined ? `each ${where}` : `up to ${count} different ${where}`;

const withTargetText = (where: string, count: number | undefined) =>
  count === undefined
    ? `the target and each ${where}`
    : `the target and ${where}, up to ${count} figures in all`;
