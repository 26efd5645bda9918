/* The engine's side of the worker. `src/explorer/worker.ts` loads it only in workers that run the engine. */

import { type Order, simulator } from '../simulation/simulator.ts';
import { type Question, replyTo } from './protocol.ts';

/**
 * The engine in a worker: answers questions, or runs a simulation with the help of rolling workers.
 *
 * @param tell sends a message to the page
 * @returns a function that handles each message from the page
 */
export function engineIn(tell: (message: unknown) => void): (data: Question | Order) => void {
  const orders = simulator(tell);
  return async (data) => {
    if ('order' in data) orders(data);
    else tell(await replyTo(data));
  };
}
