/* The parts of reports that need Node: PNG pictures, and what a terminal can show. */

export { type PrintOptions, presentationParts } from './formats/present.ts';
export type { Indexed } from './page/index-page.ts';
export { checkDrawing } from './pictures/check-drawing.ts';
export type { DrawPng } from './pictures/picture.ts';
export { type Page, painted } from './terminal/page.ts';
export { terminalText } from './terminal/report.ts';
