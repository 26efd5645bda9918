import { expect, test } from 'vitest';
import { chaptersOf, gameAtMoment } from '../../../../src/report/in-browser/game/at-moment.ts';
import type { ToldGame, ToldMoment } from '../../../../src/rules/narrated-game.ts';

const moment = (more: Partial<ToldMoment>): ToldMoment => ({
  kind: 'move',
  round: 1,
  text: 'Something happens.',
  changes: [],
  ...more,
});

const GAME: ToldGame = {
  sides: [
    { name: 'Vikings', points: 100 },
    { name: 'Marro', points: 80 },
  ],
  figures: [
    { name: 'Finn', mark: 'Fi', side: 0, life: 4 },
    { name: 'Ne-Gok-Sa', mark: 'Ne', side: 1, life: 5 },
  ],
  moments: [
    moment({ kind: 'placing', round: 0, changes: [{ figure: 0, at: [[0, 0]], life: 4 }] }),
    moment({ kind: 'placing', round: 0, changes: [{ figure: 1, at: [[3, 0]], life: 5 }] }),
    moment({ kind: 'round' }),
    moment({ changes: [{ figure: 0, at: [[2, 0]] }] }),
    moment({ kind: 'attack', changes: [{ figure: 1, life: 2 }], points: [100, 32] }),
    moment({ kind: 'round', round: 2 }),
    moment({ kind: 'attack', changes: [{ figure: 1, at: [], life: 0 }], points: [100, 0] }),
    moment({ kind: 'end', round: 2 }),
  ],
};

test('a game stands as all changes up to a moment have left it', () => {
  expect(gameAtMoment(GAME, 0).standing).toEqual([{ figure: 0, at: [[0, 0]], life: 4, side: 0 }]);
  const { standing, points } = gameAtMoment(GAME, 4);
  expect(standing).toEqual([
    { figure: 0, at: [[2, 0]], life: 4, side: 0 },
    { figure: 1, at: [[3, 0]], life: 2, side: 1 },
  ]);
  expect(points).toEqual([100, 32]);
  expect(gameAtMoment(GAME, 3).points).toEqual([100, 80]);
});

test('whoever is destroyed is seen where it stood, for that moment', () => {
  const { standing, fallen } = gameAtMoment(GAME, 6);
  expect(standing.map(({ figure }) => figure)).toEqual([0]);
  expect(fallen).toEqual([{ figure: 1, at: [[3, 0]], life: 2, side: 1 }]);
  expect(gameAtMoment(GAME, 7).fallen).toEqual([]);
});

test('a game has a chapter for the setting up, each round, and the end', () => {
  expect(chaptersOf(GAME)).toEqual([
    { title: 'Setting up', moment: 0 },
    { title: 'Round 1', moment: 2 },
    { title: 'Round 2', moment: 5 },
    { title: 'The end', moment: 7 },
  ]);
});

test('a round in which powers act before its order markers are placed is one chapter', () => {
  const moments = [
    moment({ kind: 'round' }),
    moment({ kind: 'power' }),
    moment({ kind: 'round' }),
    moment({ kind: 'round', round: 2 }),
  ];
  expect(chaptersOf({ ...GAME, moments }).map(({ title }) => title)).toEqual([
    'Setting up',
    'Round 1',
    'Round 2',
  ]);
});

test('whoever changes sides stands where it stood, for the other side', () => {
  const taken = moment({ kind: 'power', changes: [{ figure: 1, side: 0 }] });
  const { standing } = gameAtMoment({ ...GAME, moments: [...GAME.moments.slice(0, 5), taken] }, 5);
  expect(standing).toContainEqual({ figure: 1, at: [[3, 0]], life: 2, side: 0 });
});
