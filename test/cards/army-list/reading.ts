import type { ArmyList, ListReading } from '../../../src/cards/army-list/read.ts';
import { readArmyText } from '../../../src/cards/army-list/read.ts';
import type { Card } from '../../../src/cards/card.ts';
import { libraryOf } from '../../../src/cards/library.ts';

/** Lists are read with the cards of the collections, and those that are given, by printed points. */
export function reading(own: readonly Card[] = []): ListReading {
  return { library: libraryOf(own), most: 50, pointsOf: ({ points }) => points };
}

/** The cards of a text as "Krug", "Deathreavers x2"; problems as they are worded. */
export function read(text: string, own: readonly Card[] = []): readonly string[] {
  const list = readArmyText(text, reading(own));
  return [...cardsOf(list), ...list.problems.map((one) => one.sentence ?? `found ${one.found}`)];
}

export function cardsOf({ cards }: ArmyList): string[] {
  return cards.map(({ card, copies }) => (copies === 1 ? card.name : `${card.name} x${copies}`));
}

/** What is said of points, without which card a short name was taken for. */
export function notesOn(text: string): string[] {
  return readArmyText(text, reading())
    .notes.map((note) => `${note.line + 1}: ${note.text}`)
    .filter((note) => !note.includes('is taken for'));
}
