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

/** Mean wounds from attacks by a figure of one card on a figure of the enemy card with this index, and the reverse. */
interface Meeting {
  readonly enemy: number;
  readonly dealt: number;
  readonly taken: number;
}

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
  const lasting = Float64Array.from(cards, lastingOf);
  const attacks = Float64Array.from(cards, attacksOf);
  /** The attacks on each enemy card and from it, for a card to which others give a set of effects. */
  const meetingsOf = (card: BattleCard, grant: number): Meeting[] =>
    (armies[1 - card.side] as BattleCard[]).map((enemy) => ({
      enemy: enemy.index,
      dealt: wounds(card, enemy, grant, 0),
      taken: wounds(enemy, card, 0, grant),
    }));
  /** The harm that a card does in a turn, times the number of turns that it survives the enemy's attacks. */
  const harmOf = (card: number, meetings: readonly Meeting[]): number => {
    let [all, done, suffered] = [0, 0, 0];
    for (const { enemy, dealt, taken } of meetings) {
      const value = values[enemy] as number;
      all += value;
      done += (value * value * ((attacks[card] as number) * dealt)) / (lasting[enemy] as number);
      suffered += value * (attacks[enemy] as number) * taken;
    }
    return (done * (lasting[card] as number)) / Math.max(suffered, 0.05 * all);
  };
  const meetings = cards.map((card) => (card.isOtherSelf ? [] : meetingsOf(card, 0)));
  const harmNow = ({ index }: BattleCard) => harmOf(index, meetings[index] as readonly Meeting[]);
  for (let step = 0; step < STEPS; step++) {
    const next = inArmies.map(harmNow);
    const scale = inArmies.length / sumOf(next);
    for (const [i, { index }] of inArmies.entries()) {
      const now = values[index] as number;
      values[index] = Math.sqrt(now * Math.max(LEAST, scale * (next[i] as number)));
    }
  }
  const harms = cards.map((card) => (card.isOtherSelf ? 0 : harmNow(card)));
  const unit = sumOf(inArmies.map(({ index }) => values[index] as number)) / sumOf(harms);
  const helps = new Float64Array(cards.length);
  for (const [i, { card: owner }] of auras.all.entries()) {
    const giver = glyphs.length + i;
    const grant = grants.plus(0, giver);
    for (const card of inArmies) {
      const { index } = card;
      const reaching = auras.reaching[index] as readonly Reaching[];
      if (index === owner || !reaching.some((one) => one.giver === giver)) continue;
      const more = harmOf(index, meetingsOf(card, grant)) - (harms[index] as number);
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
const attacksOf = ({ activated, figures }: BattleCard) =>
  activated * (1 - (activated - 1) / (2 * figures));

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
