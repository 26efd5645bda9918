import {
  CARD_ASKED,
  type CardAsked,
  type EffectLine,
  effectNamed,
  linesOfPower,
  otherSide,
  type Side,
} from '../../cards/index.ts';
import { type FightSide, linesOf, type Powered, withInner } from '../../fight/index.ts';
import { type AsksOfBoard, asksOfBoard } from './cards.ts';

/** A card as attacks depend on it that it makes, or that are made on it: without powers that do nothing in them. */
export interface InRole extends Powered {
  /** Stands for it, but for the words on it that powers of the other card ask for, and what others give it. */
  readonly text: string;
  /** The words of the other card that its powers may ask for, and those that others give it. */
  readonly words: readonly (keyof CardAsked)[];
  readonly board: AsksOfBoard;
}

const WORDS = Object.keys(CARD_ASKED) as (keyof CardAsked)[];

/** @param given what others might give it */
export function inRole(card: FightSide, given: readonly EffectLine[], role: Side): InRole {
  const { powers, granted = [], attack, defense, life } = card;
  const acting = powers.filter((use) => concerns(linesOfPower(use), role));
  const powered = { powers: acting, granted: linesFor([...granted, ...given], role) };
  const lines = JSON.stringify(linesOf(powered));
  return {
    ...powered,
    text: JSON.stringify([
      role === 'attacker' ? attack : defense,
      life,
      granted,
      acting.map((use) => [use.power, use.may, linesOfPower(use)]),
    ]),
    words: WORDS.filter((word) => lines.includes(`"${word}":`)),
    board: asksOfBoard(powered),
  };
}

/** Of lines that others give a card, those that can act for a side of an attack. */
export function linesFor(given: readonly EffectLine[], role: Side): readonly EffectLine[] {
  const titles = new Set<string | undefined>();
  for (const line of given) if (concerns([line], role)) titles.add(line.givenBy);
  // What one power gives has one roll.
  return given.filter(({ givenBy }) => titles.has(givenBy));
}

/** Whether lines of a side of an attack can act for it: some effects need the other side's card. */
function concerns(lines: readonly EffectLine[], role: Side): boolean {
  const names = lines.flatMap(withInner).flatMap((line) => Object.keys(line));
  return names.some((name) => {
    const effect = effectNamed(name);
    return effect !== undefined && effect.owner !== otherSide(role);
  });
}

/** The words of a card that powers of another ask for, as a text. */
export function wordsOf(card: FightSide, words: readonly (keyof CardAsked)[]): string {
  if (words.length === 0) return '';
  return JSON.stringify(
    words.map((word) => (word === 'power' ? card.powers.map((use) => use.power) : card[word])),
  );
}
