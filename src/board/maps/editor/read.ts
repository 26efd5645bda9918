/* Reads files from the map editor (hexoscape), which list pieces. */

import { BadInput, type Problem, printable, shown } from '../../../base/index.ts';
import type { PlacedMap, Placement } from '../map-board.ts';
import { footprint } from '../shapes.ts';
import { MOST_LAYERS } from '../virtualscape/read.ts';
import { placedHexes } from './board-hexes.ts';
import { pieceWithId } from './catalogue.ts';
import { isMapLink, linkedMap } from './link.ts';

/** `altitude~q~r~rotation~id`; jungle walls may be turned by half sixths. */
const PLACE = /^(\d{1,4})~(-?\d{1,6})~(-?\d{1,6})~([0-5](?:\.5)?)~([A-Za-z]{1,20}\d{0,3})$/;
const FORM = `a piece such as 0~-2~14~4~g24: level from 0 to ${MOST_LAYERS}, q, r, rotation from 0 to 5, id`;

/** Maximum number of mistakes reported, because no one would read more. */
const MOST_PROBLEMS = 1000;

/**
 * Reads a map from the heroscape-map-editor (hexoscape): JSON with `hexMap` and either `boardPieces` or `boardHexes`; a
 * list with the map and its pieces; or a link that contains such a list.
 *
 * @param file the file's name, for messages
 * @throws BadInput with the path of every mistake, what was found there and what is allowed
 */
export function placeEditorMap(text: string, file: string): PlacedMap {
  const refuse = (problem: Pick<Problem, 'path' | 'found' | 'allowed'>) =>
    new BadInput({ ...problem, place: printable(file) });
  const { hexMap, boardPieces, boardHexes } = partsOf(parsed(text, refuse));
  const format = 'map of the heroscape-map-editor';
  if (boardPieces === undefined && boardHexes !== undefined) {
    const { mapName } = record(hexMap);
    const placements = placedHexes(boardHexes, record(hexMap), file);
    return { name: textOf(mapName), author: '', format, placements };
  }
  const pieces = idsOf(boardPieces);
  if (!pieces) {
    const allowed = 'the pieces of a map of the heroscape-map-editor';
    throw refuse({ path: ['boardPieces'], found: shown(boardPieces), allowed });
  }
  const problems: Problem[] = [];
  const placements = pieces.flatMap(({ key, id }): Placement[] => {
    const place = placed(id);
    if (place) return [place];
    const path = ['boardPieces', key];
    if (problems.length < MOST_PROBLEMS)
      problems.push({ path, place: printable(file), found: shown(id), allowed: FORM });
    return [];
  });
  if (problems.length > 0) throw new BadInput(...problems);
  const { name, author, mapNotes, mapPortraitBase64: picture } = record(hexMap);
  const also = [
    ...(textOf(mapNotes).trim() === '' ? [] : ['notes by its author']),
    ...(textOf(picture) === '' ? [] : ['a picture']),
  ];
  return { name: textOf(name), author: textOf(author), format, placements, also };
}

/** The map and its pieces. In a list, the map comes first. */
function partsOf(data: unknown): Readonly<Record<string, unknown>> {
  if (!Array.isArray(data)) return record(data);
  const [hexMap, ...boardPieces] = data;
  return { hexMap, boardPieces };
}

/** The ids of pieces, which are the keys of a mapping or the entries of a list, depending on the editor's version. */
function idsOf(pieces: unknown): { key: string | number; id: unknown }[] | undefined {
  if (Array.isArray(pieces)) return pieces.map((piece, key) => ({ key, id: idOf(piece) }));
  if (typeof pieces !== 'object' || pieces === null) return undefined;
  return Object.keys(pieces).map((key) => ({ key, id: key }));
}

/** The id of a piece in a list, where an entry may be text or a mapping. */
function idOf(piece: unknown): unknown {
  if (typeof piece !== 'object' || piece === null) return piece;
  const { altitude, rotation, inventoryID, pieceCoords } = record(piece);
  const { q, r } = record(pieceCoords);
  return [altitude, q, r, rotation, inventoryID].join('~');
}

function placed(written: unknown): Placement | undefined {
  const [, level, q, r, rotation, id] = (typeof written === 'string' && PLACE.exec(written)) || [];
  if (level === undefined || id === undefined || Number(level) > MOST_LAYERS) return undefined;
  const { name, shape, role } = pieceWithId(id);
  const turns = Number(rotation);
  const isTurnedAnyhow = role.is === 'left out' || (role.is === 'obstacle' && shape === 1);
  if (!Number.isInteger(turns) && !isTurnedAnyhow) return undefined;
  const hexes = footprint(shape, Math.floor(turns), { q: Number(q), r: Number(r) });
  return { name, role, hexes, layer: Number(level), rotation: Math.floor(turns) };
}

function parsed(
  text: string,
  refuse: (problem: Pick<Problem, 'path' | 'found' | 'allowed'>) => BadInput,
): unknown {
  const json = isMapLink(text) ? linkedMap(text, refuse) : text;
  try {
    return JSON.parse(json);
  } catch {
    throw refuse({ path: [], found: 'text that is not JSON', allowed: 'a map as JSON' });
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
