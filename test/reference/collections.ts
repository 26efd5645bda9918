import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CardData } from './cards.ts';

/** The built-in cards as data: what a test fights with, read without the program. */
export function readCollections(): Map<string, CardData> {
  const cards = ['classic', 'customs', 'modern'].flatMap((name): CardData[] => {
    const path = new URL(`../../src/cards/collections/${name}.yaml`, import.meta.url);
    const read: unknown = parse(readFileSync(path, 'utf8'));
    return read as CardData[];
  });
  return new Map(cards.map((card) => [card.name, card]));
}

export function cardOf(name: string): CardData {
  const card = readCollections().get(name);
  if (!card) throw new Error(`no card is called ${name}`);
  return card;
}
