import type { BrowserWorker } from '../../chance/index.ts';
import type { ExperimentDocument } from '../document.ts';
import type { Reply } from '../engine/protocol.ts';
import type { News, Order, Progress, Simulated } from './simulator.ts';

export interface Simulation {
  /** Stops after the chunks under way, which still count; then the end follows. */
  stop(): void;
  /** Ends it, and nothing follows. */
  abandon(): void;
}

export interface Listener {
  onProgress(progress: Progress): void;
  onEnd(end: Reply<Simulated>): void;
}

/** The name of workers that roll, whose script is that of the engine. */
export const ROLLER = 'roller';

/** Simulates an experiment in workers, while the page and its exact odds go on. */
export type Simulate = (document: ExperimentDocument, listener: Listener) => Simulation;

/**
 * The page starts all workers: one that starts others hangs in Firefox at times, and in WebKit may not, where
 * the page is a file.
 *
 * @param startEngine starts a worker with the engine
 * @param startRoller starts one that rolls
 * @param threads     how many of those
 */
export function simulating(
  startEngine: () => BrowserWorker,
  startRoller: () => BrowserWorker,
  threads: number,
): Simulate {
  return (document, { onProgress, onEnd }) => {
    const engine = startEngine();
    const rollers = Array.from({ length: threads }, startRoller);
    const order = (message: Order, ports: MessagePort[] = []) => engine.postMessage(message, ports);
    const abandon = () => {
      for (const worker of [engine, ...rollers]) worker.terminate();
    };
    const end = (reply: Reply<Simulated>) => {
      abandon();
      onEnd(reply);
    };
    for (const worker of [engine, ...rollers]) {
      worker.onerror = ({ message }) => end({ problems: [`The simulation failed: ${message}`] });
    }
    engine.onmessage = ({ data }) => {
      const news = data as News;
      if ('progress' in news) onProgress(news.progress);
      else end(news.end);
    };
    const ports = rollers.map((roller) => {
      const { port1, port2 } = new MessageChannel();
      roller.postMessage(undefined, [port2]);
      return port1;
    });
    order({ order: 'start', document, rollers: ports }, ports);
    return { stop: () => order({ order: 'stop' }), abandon };
  };
}
