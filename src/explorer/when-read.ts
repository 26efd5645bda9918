/*
 * Makes the engine and other workers wait until the whole page has been read. The page's main script comes before the
 * scripts of workers, so it may run before those scripts have arrived.
 */

import type { BrowserWorker } from '../chance/index.ts';
import type { Engine } from './engine/engine.ts';

/** Resolves once the browser has read the whole page. */
export function pageRead(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve());
  });
}

/** An engine that passes on its questions once the given engine exists. */
export function engineLater(engine: Promise<Engine>): Engine {
  return {
    ask: async (...asked) => (await engine).ask(...asked),
    known: () => undefined,
    cancel: (line) => void engine.then(({ cancel }) => cancel(line)),
  };
}

/**
 * Returns a function that makes workers. They start once the function that starts them exists, and messages to them
 * wait until then.
 *
 * @param name the name of the workers
 */
export function startingLater(starter: Promise<(name?: string) => BrowserWorker>, name?: string) {
  return (): BrowserWorker => {
    let worker: BrowserWorker | undefined;
    let isEnded = false;
    const later: BrowserWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (...sent) => void starter.then(() => worker?.postMessage(...sent)),
      terminate() {
        isEnded = true;
        worker?.terminate();
      },
    };
    void starter.then((start) => {
      if (isEnded) return;
      worker = start(name);
      worker.onmessage = (event) => later.onmessage?.(event);
      worker.onerror = (event) => later.onerror?.(event);
    });
    return later;
  };
}
