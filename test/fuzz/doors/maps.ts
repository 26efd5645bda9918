import fc from 'fast-check';
import { encoded, type Tile } from '../../board/maps/encode.ts';
import { type Door, judged } from '../door.ts';
import { scratchFile } from '../scratch.ts';
import { tryCommand, verdictOf } from '../try-command.ts';

interface MapInput {
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Whether the file is complete, as map editors write it, with its single part as the whole. */
  readonly isWhole: boolean;
  readonly crop: string;
}

const FAMILIES = [1, 2, 4, 6, 8, 10, 11, 12, 13, 14, 15, 16, 18, 20, 23, 24, 25, 26, 27];
const tile: fc.Arbitrary<Tile> = fc.record({
  type: fc
    .oneof(
      fc.tuple(fc.constantFrom(...FAMILIES), fc.constantFrom(1, 2, 3, 4, 6, 7, 24, 202, 301, 404)),
      fc.tuple(fc.nat(30), fc.nat(999)),
    )
    .map(([family, kind]) => family * 1000 + kind),
  at: fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 }), fc.nat(20)),
  rotation: fc.nat(5),
  start: fc.string({ maxLength: 4 }),
  figure: fc.string({ maxLength: 4 }),
});

const virtualscape = fc
  .record({
    version: fc.integer({ min: 1, max: 7 }),
    name: fc.constantFrom('', 'Chat perché', '\u001b[2J', 'x'.repeat(300)),
    tiles: fc.array(tile, { maxLength: 12 }),
  })
  .map(({ tiles, ...map }) => encoded({ ...map, tiles: [{ type: 1024 }, ...tiles] }));

const piece = fc
  .tuple(
    fc.nat(20),
    fc.integer({ min: -30, max: 30 }),
    fc.integer({ min: -30, max: 30 }),
    fc.nat(5),
  )
  .chain((place) =>
    fc
      .constantFrom('g7', 'w1', 'rs3', 'tr15', 'z1', 'y0', 'bt', 'xx')
      .map((id) => [...place, id].join('~')),
  );

const editor = fc.array(piece, { maxLength: 12 }).map((ids) => {
  const boardPieces = Object.fromEntries(
    ['0~0~0~0~g24', ...ids].map((id) => [id, id.split('~')[4]]),
  );
  return new TextEncoder().encode(JSON.stringify({ hexMap: { name: '\u202ex' }, boardPieces }));
});

/** A change of some bytes, or a premature end; in half of the cases neither. */
const damage = fc.oneof(
  { weight: 2, arbitrary: fc.constant((bytes: Uint8Array) => bytes) },
  fc.nat().map((at) => (bytes: Uint8Array) => bytes.subarray(0, at % bytes.length)),
  fc
    .array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 3 })
    .map((changes) => (bytes: Uint8Array) => {
      const changed = bytes.slice();
      for (const [at, byte] of changes) changed[at % bytes.length] = byte;
      return changed;
    }),
);

/** Maps of other programs, which become boards. */
export const mapsDoor: Door<MapInput> = {
  name: 'maps',
  atATime: 20,
  inputs: fc
    .record({
      whole: fc.oneof(virtualscape, editor),
      damaged: damage,
      file: fc.constantFrom('map.hsc', 'map.json'),
      crop: fc.oneof(
        { weight: 3, arbitrary: fc.constant('') },
        fc.constantFrom('0,0..0,0', '1,1..3,2', '3,2..1,1', '0,0..99,99', 'x'),
      ),
    })
    .map(({ whole, damaged, file, crop }) => {
      const bytes = damaged(whole);
      return { file, bytes, isWhole: bytes === whole && crop === '', crop };
    }),
  async enter({ file, bytes, isWhole, crop }) {
    const map = scratchFile(file, bytes);
    const args = ['map', '--format', 'board', map, ...(crop === '' ? [] : ['--crop', crop])];
    const verdict = verdictOf(await tryCommand(args));
    return judged(
      verdict,
      isWhole ? 'accepted' : undefined,
      `${file} ${Buffer.from(bytes).toString('base64')}`,
    );
  },
};
