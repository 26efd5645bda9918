/*
 * Scripts of report pages that other pages use as well. They need a document.
 */

export { gamePlayer } from './in-browser/game/player.ts';
export { letGoThrough } from './in-browser/play.ts';
export { save } from './in-browser/save.ts';
export { showOverflow } from './in-browser/tables.ts';
