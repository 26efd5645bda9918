/*
 * Finds the cards on which an aura acts, and the effects that the aura gives them. Used by battles, and by fights with
 * friends nearby.
 */

import { type Named, possessive } from '../base/index.ts';
import {
  type EffectLine,
  fitsArmyCard,
  isOfBattles,
  type PowerUse,
  powerTitle,
  type Selector,
} from '../cards/index.ts';

/** Such as "Raelin's Defensive Aura", or "Raelin's aura" if no power is given. */
export function titleOfGiver(card: Named, use: PowerUse | undefined): string {
  return `${possessive(card)} ${use ? powerTitle(use) : 'aura'}`;
}

/** The effects of an aura that act in attacks, marked with the aura's title. */
export function linesGiven(title: string, effects: readonly EffectLine[]): EffectLine[] {
  return effects.filter((one) => !isOfBattles(one)).map((one) => ({ ...one, givenBy: title }));
}

/** The relation of a card to the card with the aura. */
interface Standing {
  readonly isOfSide: boolean;
  readonly isSameCard: boolean;
}

/** Whether an aura acts on a card. The caller decides whether the figure with the aura is included (`self`). */
export function isForCard(
  { side, cards = {}, except }: Selector,
  { isOfSide, isSameCard }: Standing,
  card: Parameters<typeof fitsArmyCard>[1],
): boolean {
  if (side === 'own' && !isOfSide) return false;
  if (side === 'enemy' && isOfSide) return false;
  if (side === 'card' && !isSameCard) return false;
  if (except && fitsArmyCard(except, card)) return false;
  return fitsArmyCard(cards, card);
}
