/*
 * Describes the spaces and pieces of a board, in words and short labels, for the text below the drawing, screen readers
 * and tokens.
 */

import { capitalised, listed, percent } from '../../../base/index.ts';
import {
  groundAt,
  HEX_DIRECTIONS,
  hexStep,
  isTerrainLetter,
  type Space,
  sameSpace,
  spaceName,
  TERRAIN_KINDS,
  withLetteredAreas,
} from '../../../board/index.ts';
import { cardNamed, libraryOf } from '../../../cards/index.ts';
import type { EditedBoard, Thing } from './edited-board.ts';
import { hasWall } from './ground-tools.ts';
import { piecesAt } from './placing.ts';

/** A note on a space: the chance that the defender ends there, or that an attack from there succeeds. */
export interface Note {
  readonly chance: number;
  /** The rank among all places to attack from; absent if the note is about where the defender ends. */
  readonly rank?: number;
  /** All spaces of the place to attack from; a double base has two. */
  readonly place?: readonly Space[];
}

export interface Names {
  readonly attacker: string;
  readonly defender: string;
}

const DIRECTIONS = {
  E: 'right',
  W: 'left',
  NE: 'upper right',
  NW: 'upper left',
  SE: 'lower right',
  SW: 'lower left',
} as const;

/** "Space 3,1. Level 4, water. Solomon Grundy, the defender. Wall: right. Ends here 23.4% of the time." */
export function describedSpace(
  board: EditedBoard,
  space: Space,
  names: Names,
  note: Note | undefined,
): string {
  const ground = groundAt(board.terrain, space);
  const walls = HEX_DIRECTIONS.filter((side) => hasWall(board, space, hexStep(space, side)));
  return [
    `Space ${spaceName(space)}`,
    ground
      ? [`Level ${ground.level}`, ...groundWords(board, space)].join(', ')
      : 'No space of the map',
    ...piecesAt(board, space).map((who) => pieceText(board, who, names)),
    ...(walls.length > 0
      ? [`${walls.length > 1 ? 'Walls' : 'Wall'}: ${listed(walls.map((side) => DIRECTIONS[side]))}`]
      : []),
    ...(note ? [noteText(note)] : []),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** "heavy snow", "start area a" */
function groundWords({ terrain, starts }: EditedBoard, space: Space): string[] {
  const letter = groundAt(terrain, space)?.letter;
  const areas = withLetteredAreas(starts, terrain);
  const area = areas.find(({ spaces }) => spaces.some((one) => sameSpace(one, space)));
  return [
    ...(letter && isTerrainLetter(letter) ? [TERRAIN_KINDS[letter].name] : []),
    ...(area ? [`start area ${area.name}`] : []),
  ];
}

export function pieceText(
  board: EditedBoard,
  who: 'attacker' | 'defender' | number,
  names: Names,
): string {
  if (typeof who !== 'number') return `${names[who]}, the ${who}`;
  const thing = board.others[who];
  if (!thing) return '';
  const { kind, more, token } = thing;
  if (token) return `${nameOf(thing)}, ${token.role}`;
  const life = typeof more.life === 'number' ? `, Life ${more.life}` : '';
  return capitalised(`${nameOf(thing)}, ${KINDS[kind]}${life}`);
}

const LIBRARY = libraryOf();

/** The name of a thing. If a figure is named after a card, the name is spelled as on the card. */
export function nameOf({ kind, name }: Thing): string {
  return (kind === 'figure' ? cardNamed(LIBRARY, name)?.name : undefined) ?? name;
}

export const KINDS = {
  figure: 'a figure',
  object: 'a destructible object',
  obstacle: 'an obstacle',
  glyph: 'a glyph',
  power: 'a special power',
} as const;

function noteText({ chance, rank }: Note): string {
  return rank === undefined
    ? `The defender ends here ${percent(chance, 1)} of the time`
    : `Attacking from here: ${percent(chance, 1)}, rank ${rank} among all places`;
}

/** The letters on the token of a thing: the first letters of up to two words of its name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const own = words.filter((word) => !/^(the|a|an|of)$/i.test(word));
  return (own.length > 0 ? own : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

/** A chance in about five characters; a very small one is "<0.1%", since more digits would not fit. */
export function shortPercent(chance: number, decimals: 0 | 1): string {
  const least = 10 ** -decimals / 100;
  return chance > 0 && chance < least / 2
    ? `<${percent(least, decimals)}`
    : `${(100 * chance).toFixed(decimals)}%`;
}
