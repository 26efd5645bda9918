import type { Card } from '../../cards/card.ts';
import type { Block } from '../blocks.ts';
import { cardTable } from './card-table.ts';

/**
 * Cards in a table.
 *
 * @param shipped how many cards each collection has, and of how many a duel leaves nothing out, where that is
 *   to be said
 */
export function cardsBlocks(cards: readonly Card[], shipped: readonly Shipped[] = []): Block[] {
  const sizes = shipped.map(
    ({ name, size, complete }) => `${name}: ${size} cards, ${complete} of them complete in duels`,
  );
  return [
    { kind: 'table', table: cardTable(cards) },
    ...(sizes.length > 0
      ? [
          { kind: 'list', title: 'Collections', items: sizes } as const,
          { kind: 'text', text: HOW_TO_SEE_THEM } as const,
        ]
      : []),
  ];
}

interface Shipped {
  readonly name: string;
  readonly size: number;
  readonly complete: number;
}

const HOW_TO_SEE_THEM =
  'Their cards: --collection classic, --type hero --points 80-200, --power tough and the like; or a name.';
