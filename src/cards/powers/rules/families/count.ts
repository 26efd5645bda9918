/* How dice are counted: rerolls, automatic symbols, hits for each skull, and blocks in excess of the hits. */

import { listed } from '../../../../base/index.ts';
import { amountText, eachText, moreText, type Scaled } from '../amount.ts';
import type { Clause, Scene } from './clause.ts';

/** A change to how dice are counted: exactly one of these fields. */
export interface CountAction {
  readonly reroll?: {
    readonly dice: 'attack' | 'defense';
    readonly faces: readonly ('skull' | 'shield' | 'blank')[];
    readonly most?: number;
  };
  readonly blanks?: 'skull' | 'shield';
  readonly skulls?: number | Scaled;
  readonly shields?: number | Scaled;
  readonly perSkull?: number;
  readonly perShield?: number;
  readonly oneShieldBlocksAll?: true;
  readonly mostWounds?: number;
  /** Blocks in excess of the hits wound this figure. */
  readonly excessWounds?: 'attacker' | 'self';
  readonly knockbackPoints?: number | Scaled;
}

export function countActionText(count: CountAction, { self, other, kind }: Scene): Clause {
  const { reroll, blanks, skulls, shields, perSkull, perShield, mostWounds, excessWounds } = count;
  if (reroll) {
    const { dice, faces, most } = reroll;
    const many =
      most === undefined
        ? `all ${dice} dice`
        : most === 1
          ? `1 ${dice} die`
          : `up to ${most} ${dice} dice`;
    const show = most === 1 ? 'shows' : 'show';
    return { who: self, does: `may reroll ${many} that ${show} a ${listed(faces, 'or a')}` };
  }
  if (blanks) return { who: self, does: `counts blanks as ${blanks}s` };
  if (skulls !== undefined)
    return {
      who: self,
      does: addsText(skulls, 'automatic skull', kind ? `${kind} attack` : 'attack'),
    };
  if (shields !== undefined)
    return { who: self, does: addsText(shields, 'automatic shield', 'defense') };
  if (perSkull) return { who: 'each skull', does: `counts as ${perSkull} hits` };
  if (perShield) return { who: 'each shield', does: `blocks ${perShield} hits` };
  if (mostWounds !== undefined)
    return { who: self, does: `takes at most ${amountText(mostWounds, 'wound')} from the attack` };
  if (excessWounds)
    return {
      who: 'each excess shield',
      does: `counts as an unblockable hit on ${excessWounds === 'self' ? self : other}`,
    };
  if (count.knockbackPoints !== undefined)
    return {
      who: self,
      does: `has ${moreText(count.knockbackPoints, 'Knockback point', 'Knockback points')}`,
    };
  return { who: 'one shield', does: 'blocks all wounds' };
}

const addsText = (amount: number | Scaled, thing: string, to: string) =>
  `adds ${amountText(typeof amount === 'number' ? amount : amount.times, thing)} to its ${to}${eachText(amount)}`;
