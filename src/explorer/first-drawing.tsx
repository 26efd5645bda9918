import renderToString from 'preact-render-to-string';
import { App } from './app.tsx';
import { type AnsweredQuestion, type Engine, withAnswers } from './engine/engine.ts';

/** Nothing is asked while the page is drawn for the first time, but for what is known. */
const SILENT: Engine = {
  ask: () => new Promise(() => undefined),
  known: () => undefined,
  cancel: () => undefined,
};

/**
 * What a first visitor sees, as HTML: the build draws it, so that a page shows its first answer before its script runs.
 *
 * @param answers those that the page carries
 */
export function firstDrawing(answers: readonly AnsweredQuestion[]): string {
  // What the page asks a browser, on a narrow screen, of somebody who follows no link.
  Object.assign(globalThis, {
    location: { hash: '' },
    history: { state: null },
    matchMedia: () => ({ matches: false }),
  });
  const simulate = () => {
    throw new Error('nothing is simulated while the page is drawn for the first time');
  };
  const drawn = renderToString(<App tools={{ engine: withAnswers(SILENT, answers), simulate }} />);
  // The page is ASCII, which browsers read without decoding.
  return drawn.replace(/[\u{80}-\u{10ffff}]/gu, (letter) => `&#${letter.codePointAt(0)};`);
}
