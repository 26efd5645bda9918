/* All ways in which cards are shown, loaded as one when cards are asked for. */

export { cardBlocks } from './card-blocks.ts';
export { cardListText } from './card-list.ts';
export { cardsBlocks, fullCardTable, incompleteBlocks } from './card-table.ts';
