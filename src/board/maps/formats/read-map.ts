/* The entry for maps of other programs: it recognises the format and reads the map. */

import { BadInput, decodedText, encodingOf, printable } from '../../../base/index.ts';
import { boardOfMap } from '../board-of-map.ts';
import { isMapLink } from '../editor/link.ts';
import { placeEditorMap } from '../editor/read.ts';
import type { MapCrop } from '../frame.ts';
import type { MapBoard } from '../map-board.ts';
import { placeVirtualscape } from '../virtualscape/place.ts';
import { readVirtualscape } from '../virtualscape/read.ts';

/**
 * Reads a map of other programs, by what it holds: Virtualscape's `.hsc`, or JSON of the
 * heroscape-map-editor, or a link that holds such a map.
 *
 * @param file its name, for messages
 * @param crop the part to cut out, in spaces of the whole board
 * @throws BadInput with place, found and allowed if it is not a complete map
 */
export function readMap(bytes: Uint8Array, file: string, crop?: MapCrop): MapBoard {
  if (bytes.length === 0) {
    const [found, sentence] = ['an empty file', 'the file is empty'];
    throw new BadInput({ path: [], place: printable(file), found, allowed: 'a map', sentence });
  }
  if (beginsLikeJson(bytes)) return readEditorMap(decodedText(bytes, file, 'JSON'), file, crop);
  return boardOfMap(placeVirtualscape(readVirtualscape(bytes, file)), file, crop);
}

/** Reads a map that is text. */
export function readEditorMap(text: string, file: string, crop?: MapCrop): MapBoard {
  return boardOfMap(placeEditorMap(text, file), file, crop);
}

/**
 * Whether a file is a map by its name: of Virtualscape, or packed with gzip. All others that experiments name are text.
 */
export function isBinaryMap(path: string): boolean {
  return /\.(?:hsc|gz)$/i.test(path);
}

/** Whether text is a map, and not other YAML or JSON. */
export function isEditorMap(text: string): boolean {
  const start = text.trimStart();
  const isMap = start.startsWith('{') && /"board(?:Pieces|Hexes)"/.test(text);
  return isMap || (/^\[\s*\{/.test(start) && text.includes('"shape"')) || isMapLink(text);
}

/** A brace, a bracket or a link, behind blanks and perhaps a byte-order mark. No version of Virtualscape begins so. */
function beginsLikeJson(bytes: Uint8Array): boolean {
  const start = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, 1024)).trimStart();
  return /^[[{]/.test(start) || isMapLink(start);
}
