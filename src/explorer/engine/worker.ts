import '../../words/interpreted-schemas.ts';
import { portOf } from '../../simulate/browser/worker.ts';
import { type Order, simulator } from '../simulation/simulator.ts';
import { type Question, replyTo } from './protocol.ts';

/*
 * The engine in a worker of the page: it answers questions, one after another, or runs one simulation with
 * workers of its own.
 */

const port = portOf<Question | Order, unknown>();
const orders = simulator((message) => port.postMessage(message));

port.onmessage = async ({ data }) => {
  if ('order' in data) orders(data);
  else port.postMessage(await replyTo(data));
};
