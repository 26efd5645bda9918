import { readFileSync } from 'node:fs';
import { BadInput, drawBoard, odds, readBoard } from 'heroscape-knockback';
import { expect, test } from 'vitest';

const GROUND = 'terrain: |\n  2 2 1 1w\n  2 2 1 1\n';

test('a board is read from a map, and fought on', async () => {
  const { board, lacks } = readBoard(GROUND, 'ground.yaml');
  expect(lacks).toEqual([]);
  const attack = {
    attacker: 'hawkgirl',
    defender: 'the-joker',
    board: { ...board, attacker: [0, 0], defender: [1, 0] },
  };
  expect((await odds(attack)).measures.finalSpace).toBeDefined();
  expect(drawBoard(attack)).toContain('A  Hawkgirl (attacker)');
});

test('a damaged board is refused, with its place', () => {
  expect(() => readBoard('terrain: 7', 'ground.yaml')).toThrow(/^ground.yaml:1:\d+: terrain/);
  expect(() => readBoard(new Uint8Array([1, 2, 3]), 'a.hsc')).toThrow(BadInput);
});

test('the board of an experiment is drawn, with the line of knockback', () => {
  const text = readFileSync('experiments/cliff-edge.yaml', 'utf8');
  expect(drawBoard(text)).toContain('line of knockback');
});

test('without a board, nothing is drawn', () => {
  const without = () => drawBoard({ attacker: 'hawkgirl', defender: 'krug' });
  expect(without).toThrow(BadInput);
  expect(without).toThrow(/^board is missing/);
});
