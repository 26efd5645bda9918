import { createHash } from 'node:crypto';
import { Draw } from '../../src/battle/armies/draw.ts';
import { battleOf } from '../../src/battle/armies/engine.ts';
import { battleEngine } from '../../src/battle/engine/index.ts';
import { battleMemory } from '../../src/battle/engine/state/memory.ts';
import { COLLECTIONS } from '../../src/cards/collection-text.ts';
import { ALL_MAPS, armies } from '../battle/armies/setup.ts';

/** Games per hash: a change shows in which hundred it happened. */
const BATCH = 100;

/**
 * Plays games of random armies with the cards of each collection on all maps.
 *
 * @param count of games for all collections together
 * @returns a text for each hundred games: the hash of all their events and results
 */
export function randomGames(count: number): Map<string, string> {
  const batches = new Map<string, string>();
  const memory = battleMemory();
  for (const collection of COLLECTIONS) {
    const scenario = armies({ collection, maps: ALL_MAPS, partners: 0 });
    const draw = new Draw(scenario, 'snapshots');
    const games = Math.ceil(count / COLLECTIONS.length);
    for (let from = 0; from < games; from += BATCH) {
      const hash = createHash('sha256');
      let events = 0;
      for (let game = from; game < Math.min(games, from + BATCH); game++) {
        const { battle } = battleOf(scenario, draw.game(game));
        const engine = battleEngine(battle, 'snapshots', undefined, memory);
        engine.play(game, (event) => {
          events++;
          hash.update(JSON.stringify(event));
        });
        hash.update(JSON.stringify(engine.result));
      }
      batches.set(`${collection} from game ${from}`, `${hash.digest('hex')} of ${events} events`);
    }
  }
  return batches;
}
