import { describe, expect, test } from 'vitest';
import { Ground } from '../../src/board/ground.ts';
import { RoomForRows } from '../../src/board/rows.ts';
import { sightOn } from '../../src/board/sight.ts';
import type { Space, Wall } from '../../src/board/space.ts';
import { readTerrain, type Terrain } from '../../src/board/terrain.ts';

/** Whether figures of Height 5 at the ends of a row see each other. */
function seeEachOther(
  text: string,
  {
    blocking = [],
    walls = [],
    standing,
  }: { blocking?: readonly Space[]; walls?: readonly Wall[]; standing?: readonly number[] } = {},
): boolean {
  const ground = new Ground({ terrain: readTerrain(text) as Terrain, walls });
  const sight = sightOn(ground, blocking, walls, new RoomForRows());
  return sight.isClear(0, 5, ground.count - 1, 5, standing && Int16Array.from(standing));
}

describe('a line of sight', () => {
  test('is clear over level ground, gaps and low hills', () => {
    expect(seeEachOther('1 1 1')).toBe(true);
    expect(seeEachOther('1 . 1')).toBe(true);
    expect(seeEachOther('1 3 1')).toBe(true);
  });

  test('is blocked by ground as high as its lowest point', () => {
    expect(seeEachOther('1 6 1')).toBe(false);
    expect(seeEachOther('1 20 1')).toBe(false);
  });

  test('is blocked by obstacles and walls of any height', () => {
    expect(seeEachOther('9 1 9', { blocking: [[1, 0]] })).toBe(false);
    const wall: Wall = [
      [0, 0],
      [1, 0],
    ];
    expect(seeEachOther('9 1 9', { walls: [wall] })).toBe(false);
  });

  test('is blocked by figures that stand in between, if they are given', () => {
    expect(seeEachOther('1 1 1', { standing: [0, 9, 0] })).toBe(false);
    expect(seeEachOther('1 1 1', { standing: [0, 0, 0] })).toBe(true);
  });
});
