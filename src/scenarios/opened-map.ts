import type { Space } from '../boards/space.ts';
import { mapFile } from '../rules/c3g/board-schema.ts';
import { readGround } from '../rules/placing.ts';
import { decodedText } from '../words/decoded-text.ts';
import { surroundingsOf } from './load.ts';

/** The ground of a map, as `board:` of an experiment writes it. */
export interface OpenedMap {
  readonly terrain: string;
  readonly others: readonly object[];
  readonly walls: readonly (readonly [Space, Space])[];
  /** What of the map is not on the board, in sentences. */
  readonly lacks: readonly string[];
}

/**
 * Reads what `map:` of an experiment's board may name: a map of Virtualscape (.hsc) or of the
 * heroscape-map-editor, or a board that was written by hand.
 *
 * @throws BadInput as for a file of the command line
 */
export function openedMap(name: string, bytes: Uint8Array): OpenedMap {
  const files = {
    read: () => decodedText(bytes, undefined, 'a map: .hsc, JSON, or a board as YAML'),
    readBytes: () => bytes,
    beside: (_: string, path: string) => path,
  };
  const {
    terrain,
    others = [],
    walls = [],
    lacks = [],
  } = surroundingsOf('', files).readFile(name, mapFile, []);
  readGround(terrain);
  return { terrain: terrain.trimEnd(), others, walls, lacks };
}
