/* All ways in which the prices of a collection are shown, loaded as one when they are asked for. */

export { collectionBlocks } from './collection-blocks.ts';
export { collectionCsv } from './collection-csv.ts';
export { collectionJson } from './collection-json.ts';
