import type { BrowserWorker } from '../chance/index.ts';
import type { Engine } from './engine/engine.ts';

/*
 * The page is drawn by a script that stands before the scripts of workers. What is asked of the engine, or
 * of other workers, before the page has been read as a whole waits for that.
 */

/** Fulfilled once the page has been read: a script of its own text asks for it. */
export function pageRead(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve());
  });
}

/** The engine, as soon as it is there. */
export function engineLater(engine: Promise<Engine>): Engine {
  return {
    ask: async (...asked) => (await engine).ask(...asked),
    known: () => undefined,
    cancel: (line) => void engine.then(({ cancel }) => cancel(line)),
  };
}

/** Workers that start once they can. */
export function startingLater(read: Promise<void>, start: () => BrowserWorker) {
  return (): BrowserWorker => {
    let worker: BrowserWorker | undefined;
    let isEnded = false;
    const later: BrowserWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (...sent) => void read.then(() => worker?.postMessage(...sent)),
      terminate() {
        isEnded = true;
        worker?.terminate();
      },
    };
    void read.then(() => {
      if (isEnded) return;
      worker = start();
      worker.onmessage = (event) => later.onmessage?.(event);
      worker.onerror = (event) => later.onerror?.(event);
    });
    return later;
  };
}
