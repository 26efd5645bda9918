/* Recognizes the format of a map from another program, and reads the map. */

import { BadInput, decodedText, encodingOf, printable } from '../../../base/index.ts';
import { boardOfMap } from '../board-of-map.ts';
import { isMapLink } from '../editor/link.ts';
import { placeEditorMap } from '../editor/read.ts';
import type { MapCrop } from '../frame.ts';
import type { MapBoard } from '../map-board.ts';
import { placeVirtualscape } from '../virtualscape/place.ts';
import { readVirtualscape } from '../virtualscape/read.ts';

/**
 * Reads a map from another program. The content decides the format: Virtualscape's `.hsc`, JSON of the
 * heroscape-map-editor, or a link that contains a map.
 *
 * @param file the file's name, for messages
 * @param crop the part to cut out, in spaces of the whole board
 * @throws BadInput if the bytes are not a complete map
 */
export function readMap(bytes: Uint8Array, file: string, crop?: MapCrop): MapBoard {
  if (bytes.length === 0) {
    const [found, sentence] = ['an empty file', 'the file is empty'];
    throw new BadInput({ path: [], place: printable(file), found, allowed: 'a map', sentence });
  }
  if (beginsLikeJson(bytes)) return readEditorMap(decodedText(bytes, file, 'JSON'), file, crop);
  return boardOfMap(placeVirtualscape(readVirtualscape(bytes, file)), file, crop);
}

/** Reads a map in text form. */
export function readEditorMap(text: string, file: string, crop?: MapCrop): MapBoard {
  return boardOfMap(placeEditorMap(text, file), file, crop);
}

/**
 * Whether a file is a binary map, judging by its name: from Virtualscape, or packed with gzip. All
 * other maps that experiments name are text.
 */
export function isBinaryMap(path: string): boolean {
  return /\.(?:hsc|gz)$/i.test(path);
}

/** Whether a text is a map rather than other YAML or JSON. */
export function isEditorMap(text: string): boolean {
  const start = text.trimStart();
  const isMap = start.startsWith('{') && /"board(?:Pieces|Hexes)"/.test(text);
  return isMap || (/^\[\s*\{/.test(start) && text.includes('"shape"')) || isMapLink(text);
}

/**
 * Whether a file begins with a brace, a bracket or a link, after optional blanks and a byte-order mark. No Virtualscape
 * file does.
 */
function beginsLikeJson(bytes: Uint8Array): boolean {
  const start = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, 1024)).trimStart();
  return /^[[{]/.test(start) || isMapLink(start);
}
