import { expect, test } from 'vitest';
import { policyNamed } from '../../../../src/battle/engine/policies/index.ts';
import { hero, squad } from '../../battles.ts';
import { stand } from '../standing.ts';

const own = [squad('Guards'), hero('Captain'), hero('Lost')];

function standing() {
  const stands = stand([own, [hero('Enemy')]], [[1, 1], [1, 3], [3, 1], [3, 3], undefined, [5, 2]]);
  const { game, acts } = stands;
  game.state.left[2] = 0;
  return { ...stands, random: policyNamed('random')(game, acts) };
}

test('order markers go at random to cards with figures left', () => {
  const { random } = standing();
  const seen = new Set<number>();
  for (let round = 0; round < 50; round++) {
    const markers = new Int16Array(4).fill(-1);
    random.mark(0, markers);
    for (const card of markers) seen.add(card);
  }
  expect([...seen].sort()).toEqual([0, 1]);
});

test('all figures of the card move and attack in its turn, and no others', () => {
  const moved = new Set<number>();
  const attacking = new Set<number>();
  for (let turn = 0; turn < 40; turn++) {
    const { random, game, acts, told } = standing();
    for (let i = 0; i < turn; i++) game.state.lots.below(2);
    acts.beginTurn(0);
    random.turn(0, 0);
    for (const event of told) {
      if (event.is === 'moved') moved.add(event.figure);
      if (event.is === 'attack') attacking.add(event.figure);
    }
  }
  expect([...moved].sort()).toEqual([0, 1, 2]);
  for (const figure of attacking) expect([0, 1, 2]).toContain(figure);
});
