import '../../base/words/interpreted-schemas.ts';
import { type Order, simulator } from '../simulation/simulator.ts';
import { type Question, replyTo } from './protocol.ts';

/**
 * The engine in a worker of the page: it answers questions, one after another, or runs one simulation with
 * workers of its own.
 *
 * @returns what takes each message
 */
export function engineIn(tell: (message: unknown) => void): (data: Question | Order) => void {
  const orders = simulator(tell);
  return async (data) => {
    if ('order' in data) orders(data);
    else tell(await replyTo(data));
  };
}
