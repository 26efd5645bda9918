/*
 * Starts simulations and studies from the page: creates and connects their workers, and passes their messages to a
 * listener. The part that runs in the engine's worker is `simulator.ts`.
 */

import type { BrowserWorker } from '../../chance/index.ts';
import type { Reply } from '../engine/protocol.ts';
import type { Done, News, Order, Progress, Work } from './simulator.ts';

export interface Simulation {
  /** Stops after the current chunks, which still count. `onEnd` is called afterwards. */
  stop(): void;
  /** Ends all workers. The listener is not called again. */
  abandon(): void;
}

export interface Listener<T> {
  onProgress(progress: Progress): void;
  onEnd(end: Reply<T>): void;
}

/** The name given to rolling workers. They run the same script as the engine; the script checks this name. */
export const ROLLER = 'roller';

/** Simulates an experiment, or runs a study, in workers, so that the page and its exact odds still respond. */
export type Simulate = <W extends Work>(work: W, listener: Listener<Done<W>>) => Simulation;

/**
 * Returns a function that starts simulations. The page starts all workers itself, because a worker that starts other
 * workers sometimes hangs in Firefox, and WebKit forbids this if the page is a file.
 *
 * @param startEngine starts a worker with the engine
 * @param startRoller starts a rolling worker
 * @param threads the number of rolling workers
 */
export function simulating(
  startEngine: () => BrowserWorker,
  startRoller: () => BrowserWorker,
  threads: number,
): Simulate {
  return <W extends Work>(work: W, { onProgress, onEnd }: Listener<Done<W>>) => {
    const engine = startEngine();
    const rollers = Array.from({ length: threads }, startRoller);
    const order = (message: Order, ports: MessagePort[] = []) => engine.postMessage(message, ports);
    const abandon = () => {
      for (const worker of [engine, ...rollers]) worker.terminate();
    };
    const end = (reply: Reply<Done<W>>) => {
      abandon();
      onEnd(reply);
    };
    for (const worker of [engine, ...rollers]) {
      worker.onerror = ({ message }) => end({ problems: [`The simulation failed: ${message}`] });
    }
    engine.onmessage = ({ data }) => {
      const news = data as News;
      if ('progress' in news) onProgress(news.progress);
      else end(news.end as Reply<Done<W>>);
    };
    const ports = rollers.map((roller) => {
      const { port1, port2 } = new MessageChannel();
      roller.postMessage(undefined, [port2]);
      return port1;
    });
    order({ order: 'start', work, rollers: ports }, ports);
    return { stop: () => order({ order: 'stop' }), abandon };
  };
}
