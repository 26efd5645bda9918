import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unpacked } from '../../../src/base/files/unpacked.ts';
import { boardFile } from '../../../src/board/maps/board-file.ts';
import { readMap } from '../../../src/board/maps/formats/read-map.ts';
import type { MapBoard } from '../../../src/board/maps/map-board.ts';
import { withStarts } from '../../../src/board/maps/with-starts.ts';
import { spacesOf } from '../../../src/board/terrain.ts';
import { openedMap } from '../../../src/experiments/scenarios/load.ts';
import { damagedRuns } from '../../cases.ts';
import { refusal } from './refused.ts';
import { PACKED, SAMPLES } from './samples.ts';

const read = (bytes: Uint8Array) => withStarts(readMap(unpacked(bytes, 'a map', 100_000), 'a map'));

/** Some bytes are changed, taken away or doubled, or the end is lost. */
function damaged(bytes: Uint8Array): fc.Arbitrary<Uint8Array> {
  const all = [...bytes];
  const place = fc.nat(all.length - 1);
  const change = fc.oneof(
    fc.tuple(place, fc.nat(255)).map(
      ([at, byte]) =>
        (those: number[]) =>
          those.with(at % those.length, byte),
    ),
    fc.tuple(place, fc.integer({ min: 1, max: 8 })).map(([at, length]) => (those: number[]) => [
      ...those.slice(0, at),
      ...those.slice(at + length),
    ]),
    fc.tuple(place, fc.integer({ min: 1, max: 8 })).map(([at, length]) => (those: number[]) => [
      ...those.slice(0, at + length),
      ...those.slice(at),
    ]),
    place.map((at) => (those: number[]) => those.slice(0, at + 1)),
  );
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => Uint8Array.from(changes.reduce((those, next) => next(those), all)));
}

/** The board read from a damaged map, or undefined if it is rejected. */
function boardOfDamaged(bytes: Uint8Array): MapBoard | undefined {
  let board: MapBoard | undefined;
  const message = refusal(() => {
    board = read(bytes);
  });
  if (!board) {
    expect(message).toContain('a map');
    return undefined;
  }
  const text = boardFile(board, 'a map');
  expect(openedMap('a.yaml', text).terrain.split('\n')).toHaveLength(board.terrain.rows.length);
  return board;
}

describe('of a damaged map, either a sound board is read or nothing, and it is said why:', () => {
  test.each(Object.entries(SAMPLES))('%s', (_, bytes) => {
    expect(spacesOf(read(bytes).terrain).length).toBeGreaterThan(0);
    fc.assert(
      fc.property(damaged(bytes), (broken) => {
        const board = boardOfDamaged(broken);
        // No tile has more hexes than 24, and a piece takes some bytes.
        const most = 24 * Math.ceil(broken.length / 10);
        if (board) expect(spacesOf(board.terrain).length).toBeLessThanOrEqual(most);
      }),
      damagedRuns(),
    );
  });
});

describe('what is packed is read as it was, or refused:', () => {
  test.each(Object.entries(PACKED))('%s', (_, bytes) => {
    const whole = read(bytes);
    fc.assert(
      fc.property(damaged(bytes), (broken) => {
        // Without its first bytes its format is not recognised, so it must be rejected like any other bytes.
        const board = boardOfDamaged(broken);
        if (board) expect(board).toEqual(whole);
      }),
      damagedRuns(),
    );
  });
});
