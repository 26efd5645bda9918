/* Writes cards as YAML, for files of cards and for experiments. */

import { Document, isCollection, isSeq, type Node, visit } from 'yaml';
import { PORTABLE_YAML } from '../base/index.ts';
import type { Card } from './card.ts';
import { putOnOneLine } from './flow-yaml.ts';
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
const INLINE = ['effects', 'disagreements'];

/** Keys of lists that are written with one item on each line. */
const LISTS = ['rules', 'grants'];

/** A file of cards, as a user would write it. */
export function cardsYaml(cards: readonly Card[]): string {
  const document = new Document(cards.map(writtenCard), PORTABLE_YAML);
  visit(document, {
    Pair(_, { key, value }) {
      if (INLINE.includes(String(key)) && isCollection(value)) value.flow = true;
      if (LISTS.includes(String(key)) && isSeq(value))
        for (const one of value.items) putOnOneLine(one as Node);
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
