/* Scripts of report pages that are also used on other pages. They need a DOM. */

export { gamePlayer } from './in-browser/game/player.ts';
export { letGoThrough } from './in-browser/play.ts';
export { save } from './in-browser/save.ts';
export { showOverflow } from './in-browser/tables.ts';
