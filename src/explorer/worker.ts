/*
 * Entry point of the page's workers: the engine or, if the worker's name says so, a roller that serves one port. Both
 * use the same script, because it consists mostly of the rules, which both need.
 */

import '../base/words/interpreted-schemas.ts';

import { playGamesHere } from '../battle/index.ts';
import { answers, failed, portOf, serve } from '../chance/index.ts';
import type { Question } from './engine/protocol.ts';
import { ROLLER } from './simulation/simulation.ts';
import type { Order } from './simulation/simulator.ts';

const port = portOf<Question | Order, unknown>();

if (port.name === ROLLER) {
  playGamesHere();
  port.onmessage = ({ ports: [given] }) => given && serve(given, answers());
} else {
  const engine = import('./engine/in-worker.ts').then(({ engineIn }) =>
    engineIn((message) => port.postMessage(message)),
  );
  port.onmessage = ({ data }) => engine.then((take) => take(data)).catch(failed);
}
