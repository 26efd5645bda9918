/*
 * Bondings: powers that give other cards turns without an order marker. `bond-offers.ts` and
 * `turns.ts` play these turns.
 */

import {
  type ArmyCardAsked,
  type Bonding,
  battleLinesOf,
  type Condition,
  type EffectLine,
  fitsArmyCard,
} from '../../../cards/index.ts';
import { switchedOn } from '../../../fight/index.ts';
import type { BattleScenario } from '../../scenario.ts';
import { type BattleCard, dearest } from '../state/cards.ts';

/** A bonding of a card, with the cards of its side that match. */
export interface Bond {
  readonly card: number;
  /** Index of the power on the card. */
  readonly power: number;
  readonly value: Bonding;
  readonly when: readonly Condition[] | undefined;
  readonly line: EffectLine;
  /** For each card, 1 if its figures may take the turn. */
  readonly fits: Uint8Array;
}

/** The bondings of each card: its own, and those that friendly cards give it (`for`). */
export function bondsOf(cards: readonly BattleCard[], scenario: BattleScenario): Bond[][] {
  const all = cards.flatMap((card) => bondsOn(card, cards, scenario));
  return cards.map((card) =>
    all.filter((bond) =>
      bond.value.for
        ? (cards[bond.card] as BattleCard).side === card.side && fitsCard(bond.value.for, card)
        : bond.card === card.index,
    ),
  );
}

function bondsOn(
  { card, index }: BattleCard,
  cards: readonly BattleCard[],
  { states }: BattleScenario,
): Bond[] {
  return card.powers.flatMap((use, power) =>
    switchedOn(battleLinesOf(use), states).flatMap((line) => {
      const { bonding, when } = line;
      if (bonding === undefined) return [];
      const value = bonding as Bonding;
      return [{ card: index, power, value, when, line, fits: fitting(cards, index, value) }];
    }),
  );
}

/** Whether a card meets the conditions of a bonding. */
export function fitsCard(asked: ArmyCardAsked, { card }: BattleCard): boolean {
  return fitsArmyCard(asked, card);
}

function fitting(cards: readonly BattleCard[], own: number, bonding: Bonding): Uint8Array {
  const { side } = cards[own] as BattleCard;
  const mayBe = ({ index, isHero, copies }: BattleCard) =>
    index !== own || bonding.own || (isHero && copies > 1);
  const all = cards.filter((one) => one.side === side && mayBe(one) && fitsCard(bonding.with, one));
  const chosen = bonding.chosen ? dearest(all) : all;
  return Uint8Array.from(cards, ({ index }) => Number(chosen.some((one) => one.index === index)));
}
