/* Writes cards as YAML, for files of cards and for experiments. */

import { Document, isCollection, visit } from 'yaml';
import { PORTABLE_YAML } from '../base/index.ts';
import type { Card } from './card.ts';
import { writtenPower } from './written-power.ts';

/** The fields of a card except its powers, in the order used in files. */
export const CARD_FIELDS = [
  'name',
  'set',
  'general',
  'type',
  'unique',
  'figures',
  'species',
  'class',
  'personality',
  'size',
  'height',
  'life',
  'move',
  'range',
  'attack',
  'defense',
  'base',
  'points',
  'modernPoints',
  'disagreements',
] as const;

/** Keys whose values are written on one line. */
const INLINE = ['effects', 'grants', 'disagreements'];

/** A file of cards, as a user would write it. */
export function cardsYaml(cards: readonly Card[]): string {
  const document = new Document(cards.map(writtenCard), PORTABLE_YAML);
  visit(document, {
    Pair(_, { key, value }) {
      if (INLINE.includes(String(key)) && isCollection(value)) value.flow = true;
    },
  });
  return document.toString({ lineWidth: 100 });
}

/** A card as written in files and experiments. */
export function writtenCard(card: Card): Record<string, unknown> {
  const { unstated = [], powers } = card;
  const said = CARD_FIELDS.filter(
    (field) => card[field] !== undefined && !(unstated as readonly string[]).includes(field),
  );
  return {
    ...Object.fromEntries(said.map((field) => [field, card[field]])),
    ...(powers.length > 0 && { powers: powers.map(writtenPower) }),
  };
}
