/* The first view of the page, which the build draws as HTML. */

import renderToString from 'preact-render-to-string';
import { App } from './app.tsx';
import { type AnsweredQuestion, type Engine, withAnswers } from './engine/engine.ts';

/** An engine that never answers, since the first drawing shows only answers that are already known. */
const SILENT: Engine = {
  ask: () => new Promise(() => undefined),
  known: () => undefined,
  cancel: () => undefined,
};

/**
 * The page as a first visitor sees it, as HTML. The build draws it, so that the page can show its first answer before
 * its script runs.
 *
 * @param answers the answers that the page contains
 */
export function firstDrawing(answers: readonly AnsweredQuestion[]): string {
  // Imitates a browser with a narrow screen in which the page was opened without a link.
  Object.assign(globalThis, {
    location: { hash: '' },
    history: { state: null },
    matchMedia: () => ({ matches: false }),
  });
  const simulate = () => {
    throw new Error('nothing is simulated while the page is drawn for the first time');
  };
  const drawn = renderToString(<App tools={{ engine: withAnswers(SILENT, answers), simulate }} />);
  // Characters beyond ASCII are escaped, because browsers read an ASCII page without decoding it.
  return drawn.replace(/[\u{80}-\u{10ffff}]/gu, (letter) => `&#${letter.codePointAt(0)};`);
}
