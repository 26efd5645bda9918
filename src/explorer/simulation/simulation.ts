import type { BrowserWorker } from '../../simulate/browser/worker.ts';
import type { ExperimentDocument } from '../document.ts';
import type { Reply } from '../engine/protocol.ts';
import type { News, Order, Progress, Simulated } from './simulator.ts';

export interface Simulation {
  /** What is under way still counts; the end follows. */
  stop(): void;
  /** Ends it, and nothing follows. */
  abandon(): void;
}

export interface Listener {
  onProgress(progress: Progress): void;
  onEnd(end: Reply<Simulated>): void;
}

/** Simulates an experiment in workers, while the page and its exact odds go on. */
export type Simulate = (document: ExperimentDocument, listener: Listener) => Simulation;

/**
 * @param start   starts a worker with the engine
 * @param roller  the script of the workers that roll
 * @param threads how many of them
 */
export function simulating(start: () => BrowserWorker, roller: string, threads: number): Simulate {
  return (document, { onProgress, onEnd }) => {
    const worker = start();
    const order = (message: Order) => worker.postMessage(message);
    const end = (reply: Reply<Simulated>) => {
      // Its own workers end with it.
      worker.terminate();
      onEnd(reply);
    };
    worker.onmessage = ({ data }) => {
      const news = data as News;
      if ('progress' in news) onProgress(news.progress);
      else end(news.end);
    };
    worker.onerror = ({ message }) => end({ problems: [`The simulation failed: ${message}`] });
    order({ order: 'start', document, threads, roller });
    return { stop: () => order({ order: 'stop' }), abandon: () => worker.terminate() };
  };
}
