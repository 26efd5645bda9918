/* The values of cards in a battle, based on the attacks that their armies can make on each other. */

import { ignoresWounds } from '../attacks/distribution.ts';
import type { Reaching } from '../powers/auras.ts';
import type { BattleCard } from '../state/cards.ts';
import type { BattleTables } from '../state/tables.ts';

/**
 * The number of iterations; by then, the values have settled. Each iteration moves a value halfway to its new estimate.
 */
const STEPS = 24;

/** The least value of a card, as a share of the mean: even a card that cannot fight may be of use. */
const LEAST = 0.1;

/** The share of an aura's effect that counts for the aura's holder: the holder is not always near enough. */
const NEAR = 0.5;

/**
 * Mean wounds from an attack by a figure of one card on a figure of another, with the effects that other figures give
 * them.
 */
export type MeanWounds = (
  own: BattleCard,
  other: BattleCard,
  ownGrant: number,
  enemyGrant: number,
) => number;

/**
 * The values of cards in a battle, in points. A card is worth the harm that it can do before it is destroyed, from the
 * mean wounds from attacks between the two armies; each wound counts with the value of the card that takes it. The
 * holder of an aura is also worth the harm that it prevents or enables for its friends. The printed points of a single
 * card do not matter: the values are only scaled so that their total equals the points of both armies.
 */
export function valuesOf(
  { cards, auras, glyphs, distributions: { grants } }: BattleTables,
  wounds: MeanWounds,
): Float64Array {
  const armies = [0, 1].map((side) =>
    cards.filter((card) => card.side === side && !card.isOtherSelf),
  ) as [BattleCard[], BattleCard[]];
  const inArmies = armies.flat();
  const values = new Float64Array(cards.length).fill(1);
  /** For each pair of cards, the mean without effects from other figures; negative if not known yet. */
  const known = new Float64Array(cards.length ** 2).fill(-1);
  const mean: MeanWounds = (own, other, ownGrant, enemyGrant) => {
    if (ownGrant + enemyGrant > 0) return wounds(own, other, ownGrant, enemyGrant);
    const pair = own.index * cards.length + other.index;
    if ((known[pair] as number) < 0) known[pair] = wounds(own, other, 0, 0);
    return known[pair] as number;
  };
  /** The harm that a card does in a turn, times the number of turns that it survives the enemy's attacks. */
  const harmOf = (card: BattleCard, ownGrant = 0, enemyGrant = 0): number => {
    let [all, done, suffered] = [0, 0, 0];
    for (const enemy of armies[1 - card.side] as BattleCard[]) {
      const value = values[enemy.index] as number;
      const dealt = attacks(card) * mean(card, enemy, ownGrant, enemyGrant);
      all += value;
      done += (value * value * dealt) / lastingOf(enemy);
      suffered += value * attacks(enemy) * mean(enemy, card, enemyGrant, ownGrant);
    }
    return (done * lastingOf(card)) / Math.max(suffered, 0.05 * all);
  };
  for (let step = 0; step < STEPS; step++) {
    const next = inArmies.map((card) => harmOf(card));
    const scale = inArmies.length / sumOf(next);
    for (const [i, { index }] of inArmies.entries()) {
      const now = values[index] as number;
      values[index] = Math.sqrt(now * Math.max(LEAST, scale * (next[i] as number)));
    }
  }
  const harms = cards.map((card) => (card.isOtherSelf ? 0 : harmOf(card)));
  const unit = sumOf(inArmies.map(({ index }) => values[index] as number)) / sumOf(harms);
  const helps = new Float64Array(cards.length);
  for (const [i, { card: owner }] of auras.all.entries()) {
    const giver = glyphs.length + i;
    const grant = grants.plus(0, giver);
    for (const card of inArmies) {
      const reaching = auras.reaching[card.index] as readonly Reaching[];
      if (card.index === owner || !reaching.some((one) => one.giver === giver)) continue;
      const more = harmOf(card, grant) - (harms[card.index] as number);
      const sign = card.side === cards[owner]?.side ? 1 : -1;
      helps[owner] = (helps[owner] as number) + Math.max(0, sign * more * unit * NEAR);
    }
  }
  const whole = (index: number) => (values[index] as number) + (helps[index] as number);
  const scale =
    sumOf(inArmies.map(({ points }) => points)) / sumOf(inArmies.map(({ index }) => whole(index)));
  return Float64Array.from(cards, ({ original }) => scale * whole(original));
}

/** The number of wounds needed to destroy a whole card, including wounds ignored by powers with limited uses. */
export function lastingOf({ figures, life, limited }: BattleCard): number {
  let ignored = 0;
  for (const line of limited) {
    const { uses = 0, of } = line;
    if (ignoresWounds(line)) ignored += uses * (of === 'figure' ? figures : 1);
  }
  return figures * life + ignored;
}

/** Mean number of attacks in a turn over the life of a card: the last copy of a squad loses its figures one by one. */
const attacks = ({ activated, figures }: BattleCard) =>
  activated * (1 - (activated - 1) / (2 * figures));

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
