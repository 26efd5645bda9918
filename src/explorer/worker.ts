import { playGamesHere } from '../battle/index.ts';
import { answers, failed, portOf, serve } from '../chance/index.ts';
import type { Question } from './engine/protocol.ts';
import { ROLLER } from './simulation/simulation.ts';
import type { Order } from './simulation/simulator.ts';

/*
 * Workers of the page: one with the engine, or by its name one that rolls for whoever is behind the port that it is given.
 * They share a script, which is the rules for the most part; what is the engine's alone runs where it is wanted.
 */

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
