/* All ways in which the prices of named cards are shown, loaded as one when they are asked for. */

export { cardBlocks } from './card-blocks.ts';
export { cardsCsv } from './cards-csv.ts';
export { cardsJson } from './cards-json.ts';
