import { type Named, possessive } from '../base/index.ts';
import {
  type ArmyCardAsked,
  type AuraReceivers,
  type EffectLine,
  fitsArmyCard,
  isOfBattles,
  type PowerUse,
  powerTitle,
} from '../cards/index.ts';

/* What the auras of cards give whom, in battles and in fights of two alike. */

/** "Raelin's Defensive Aura" */
export function titleOfGiver(card: Named, use: PowerUse | undefined): string {
  return `${possessive(card)} ${use ? powerTitle(use) : 'aura'}`;
}

/** What an aura gives in attacks. */
export function linesGiven(title: string, effects: readonly EffectLine[]): EffectLine[] {
  return effects.filter((one) => !isOfBattles(one)).map((one) => ({ ...one, givenBy: title }));
}

/** How a card stands to the one that has an aura. */
interface Standing {
  readonly isOfSide: boolean;
  readonly isSameCard: boolean;
}

/** Whether an aura is for a card, other than the figure from which it goes out. */
export function isForCard(
  { side = 'own', self: _, except, ...asked }: AuraReceivers,
  { isOfSide, isSameCard }: Standing,
  card: Parameters<typeof fitsArmyCard>[1],
): boolean {
  if (side === 'own' && !isOfSide) return false;
  if (side === 'enemies' && isOfSide) return false;
  if (side === 'card' && !isSameCard) return false;
  if (except && fitsArmyCard(except, card)) return false;
  return fitsArmyCard(asked as ArmyCardAsked, card);
}
