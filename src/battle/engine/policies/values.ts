import type { Reaching } from '../powers/auras.ts';
import type { BattleCard } from '../state/cards.ts';
import type { BattleTables } from '../state/tables.ts';

/** Steps to values that no longer change: each moves them halfway. */
const STEPS = 24;

/** What is left of the mean value at the least: who cannot fight may still be of use. */
const LEAST = 0.1;

/** Of what an aura does for the cards that it can reach, how much counts for its holder: it is not always near. */
const NEAR = 0.5;

/** More sets of effects than auras give. */
const MOST_SETS = 1024;

/** Mean wounds of an attack of a figure of one card on one of another, with sets of effects that others give the two. */
export type MeanWounds = (
  own: BattleCard,
  other: BattleCard,
  ownGrant: number,
  enemyGrant: number,
) => number;

/**
 * What cards count in a battle, in points: the harm that each can do before it is destroyed, by mean wounds of attacks
 * between the cards of the two armies, where a wound counts by the value of the card that it is dealt to; and the harm
 * that the holder of an aura spares its friends or lets them do. What is written as the points of a card is not asked:
 * nobody fights in another way because a card costs more. Only all of them together come to the points of both armies.
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
  /** Of a pair of cards with sets of effects, worked out once. */
  const known = new Map<number, number>();
  const mean: MeanWounds = (own, other, ownGrant, enemyGrant) => {
    const pair = own.index * cards.length + other.index;
    const key = (pair * MOST_SETS + ownGrant) * MOST_SETS + enemyGrant;
    const found = known.get(key) ?? wounds(own, other, ownGrant, enemyGrant);
    known.set(key, found);
    return found;
  };
  /** The harm of a turn, times the turns that a card lasts against the enemy's attacks. */
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
  return Float64Array.from(
    cards,
    ({ index, isOtherSelf, otherSelf }) =>
      scale * whole(isOtherSelf ? (otherSelf as number) : index),
  );
}

/** Wounds that destroy all of a card, with those that a power ignores which acts only so often. */
export function lastingOf({ figures, life, limited }: BattleCard): number {
  let ignored = 0;
  for (const { ignoreWounds, uses = 0, of } of limited)
    if (ignoreWounds) ignored += uses * (of === 'figure' ? figures : 1);
  return figures * life + ignored;
}

/** Attacks in a turn, in the mean of its life: the last copy of a squad loses one figure after another. */
const attacks = ({ activated, figures }: BattleCard) =>
  activated * (1 - (activated - 1) / (2 * figures));

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
