/* Everything that shows cards, loaded together and only when needed. */

export { cardBlocks } from './card-blocks.ts';
export { cardsCsv } from './card-csv.ts';
export { cardListText } from './card-list.ts';
export { cardsBlocks, incompleteBlocks } from './card-table.ts';
