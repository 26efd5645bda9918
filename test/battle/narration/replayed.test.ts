import { describe, expect, test } from 'vitest';
import { COLLECTIONS } from '../../../src/cards/collection-text.ts';
import { shareOf } from '../../cases.ts';
import { ALL_MAPS, armies } from '../armies/setup.ts';
import { falseFacts, randomBattle, replayed } from './replayed.ts';

const { from, count } = shareOf(60, 'KNOCKBACK_TOLD', 'long');

describe('life, places, owners and points of a told game are those of the game after each of its moments', () => {
  test.each(COLLECTIONS)('with cards of %s', (collection) => {
    const scenario = armies({ collection, maps: ALL_MAPS, partners: 0 });
    const found: string[] = [];
    let moments = 0;
    for (let number = from; number < from + count; number++) {
      const played = replayed(randomBattle(scenario, 'told', number), 'told', number);
      moments += played.game.moments.length;
      found.push(...falseFacts(played).map((one) => `game ${number}: ${one}`));
    }
    expect(found.slice(0, 5)).toEqual([]);
    // A game of a single round has this many, and most games have several rounds.
    expect(moments).toBeGreaterThan(15 * count);
  });
});
