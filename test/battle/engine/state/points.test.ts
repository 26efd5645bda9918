import { expect, test } from 'vitest';
import { pointsOfBoth, pointsOfSide } from '../../../../src/battle/engine/state/points.ts';
import { hero } from '../../battles.ts';
import { stand } from '../standing.ts';

test('a card that fights for the enemy in one turn still counts for its owner', () => {
  const rules = {
    at: 'turnEnds',
    roll: { d20: 20, atMost: true },
    turn: { take: 'whole', by: 'enemy' },
  };
  const { game, turns, told } = stand(
    [
      [
        hero('Traitor', { points: 70, powers: [{ name: 'Greed', rules }] }),
        hero('Friend', { points: 50 }),
      ],
      [hero('Enemy', { points: 90 })],
    ],
    [
      [0, 0],
      [0, 4],
      [9, 5],
    ],
  );
  const during: (readonly number[])[] = [];
  game.policies[1].turn = () => {
    during.push([pointsOfSide(game.state, 0), pointsOfSide(game.state, 1)]);
    during.push(pointsOfBoth(game.state));
  };
  turns.moments.turnEnds(0);
  expect(during).toEqual([
    [50, 160],
    [120, 90],
  ]);
  const points = told.flatMap((event) => (event.is === 'changedSides' ? [event.points] : []));
  expect(points).toEqual([
    [120, 90],
    [120, 90],
  ]);
});
