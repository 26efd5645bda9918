/* All ways in which cards are shown, loaded as one when cards are asked for. */

export { cardBlocks } from './card-blocks.ts';
export { cardsCsv } from './card-csv.ts';
export { cardListText } from './card-list.ts';
export { cardsBlocks, incompleteBlocks } from './card-table.ts';
