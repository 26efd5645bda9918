import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CardData } from './cards.ts';

let read: Map<string, CardData> | undefined;

/** The built-in cards as they are written, for tests that read them without the program. */
export function readCollections(): ReadonlyMap<string, CardData> {
  if (read) return read;
  const cards = ['classic', 'customs', 'modern'].flatMap((name): CardData[] => {
    const path = new URL(`../../src/cards/collections/${name}.yaml`, import.meta.url);
    const found: unknown = parse(readFileSync(path, 'utf8'));
    return found as CardData[];
  });
  read = new Map(cards.map((card) => [card.name, card]));
  return read;
}

export function cardOf(name: string): CardData {
  const card = readCollections().get(name);
  if (!card) throw new Error(`no card is called ${name}`);
  return card;
}
