import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { compileTurn } from '../../../src/fight/turn/compile.ts';
import { unplayedScene } from '../../../src/fight/turn/scene.ts';
import { turnOf } from './solved.ts';

const archer = { name: 'Archer', attack: 3, defense: 3, range: 6, move: 1 };
const document = (archerMoves: boolean) => ({
  name: 'Turn',
  rules: 'c3g',
  turn: [
    { figure: archer, at: [0, 0], moves: archerMoves },
    { figure: { card: 'hawkgirl', move: 1 }, at: [3, 0], moves: archerMoves },
  ],
  defender: 'solomon-grundy',
  board: { terrain: '1 1 1 1\n 1 1 1 1\n', defender: [1, 0] },
});

test('the board before the best play is known is that of the plan without the places that are best', () => {
  const scenario = turnOf(document(true));
  const { stands, ...scene } = atOnce(compileTurn(scenario)).account.scene ?? {};
  expect(unplayedScene(scenario)).toEqual(scene);
  expect(stands?.length).toBeGreaterThan(0);
});

test('attackers can end its move on their own places and on those next to them', () => {
  expect(unplayedScene(turnOf(document(true)))?.reach).toEqual([
    {
      name: 'Archer',
      spaces: [
        [0, 0],
        [0, 1],
      ],
    },
    {
      name: 'Hawkgirl',
      spaces: [
        [3, 0],
        [2, 0],
        [2, 1],
        [3, 1],
      ],
    },
  ]);
});

test('where nobody moves, nothing is said of it', () => {
  expect(unplayedScene(turnOf(document(false)))).not.toHaveProperty('reach');
});

test('on clear ground there is no board', () => {
  const { board: _, turn, ...rest } = document(true);
  const clear = { ...rest, turn: turn.map(({ at: __, ...attacker }) => attacker) };
  expect(unplayedScene(turnOf(clear))).toBeUndefined();
});
