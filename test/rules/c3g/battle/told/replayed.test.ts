import { describe, expect, test } from 'vitest';
import { COLLECTIONS } from '../../../../../src/cards/collection-text.ts';
import { shareOf } from '../../../../cases.ts';
import { armies } from '../../armies/setup.ts';
import { falseFacts, randomBattle, replayed } from './replayed.ts';

const { from, count } = shareOf(200, 'KNOCKBACK_TOLD');

const MAPS = [
  'the-ford.json',
  'open-field.yaml',
  'river-and-bridge.yaml',
  'road-and-ruins.yaml',
  'cliffs-and-lava.yaml',
  'the-hill.yaml',
  'the-mountain-pass.yaml',
].map((file) => `experiments/maps/${file}`);

describe('life, places, owners and points of a told game are those of the game after every moment', () => {
  test.each(COLLECTIONS)('%s', (collection) => {
    const scenario = armies({ collection, maps: MAPS, partners: 0 });
    const found: string[] = [];
    for (let number = from; number < from + count; number++) {
      const battle = randomBattle(scenario, 'told', number);
      found.push(
        ...falseFacts(replayed(battle, 'told', number)).map((one) => `game ${number}: ${one}`),
      );
    }
    expect(found.slice(0, 5)).toEqual([]);
  });
});
