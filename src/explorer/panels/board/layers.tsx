/*
 * The layers that `hex-board.tsx` draws over the ground of a board: pieces, start areas, walls, odds and the
 * line of Knockback.
 */

import {
  arrowsAlong,
  groundAt,
  rankLabel,
  type Space,
  spaceName,
  type Terrain,
  withLetteredAreas,
} from '../../../board/index.ts';
import { inkOn, SHADES } from '../../../report/index.ts';
import { initialsOf, type Note, shortPercent } from './describe.ts';
import type { EditedBoard, ThingKind } from './edited-board.ts';
import type { PieceId } from './placing.ts';
import { hexPath, middleOf, STEP, sharedSide } from './view.ts';

/** The outlines of tokens, centred on the origin. */
export const TOKENS: Readonly<Record<ThingKind, string>> = {
  figure: 'M-24 0a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z',
  object: 'M-21 -21H21V21H-21Z',
  obstacle: 'M0 -27L26 20H-26Z',
  glyph: 'M0 -27L27 0L0 27L-27 0Z',
  power: hexPath(0.46),
};

/** Vertical offset of the letters of a token, if its visual middle is not the origin. */
const LETTERS_AT: Readonly<Partial<Record<ThingKind, number>>> = { obstacle: 8 };

interface PiecesProps {
  readonly board: EditedBoard;
  readonly selected: PieceId | undefined;
}

/** The pieces on a board: attacker and defender as A and D, others with the first letters of their names. */
export function Pieces({ board, selected }: PiecesProps) {
  const { others, attacker, defender } = board;
  return (
    <g class="pieces">
      {others.map(({ kind, name, spaces, token }, i) => (
        <Token
          key={`${i} ${kind}`}
          kind={kind}
          look={token?.look ?? kind}
          letters={token?.letters ?? initialsOf(name)}
          spaces={spaces}
          isSelected={selected === i}
        />
      ))}
      <Token
        kind="figure"
        look="attacker"
        letters="A"
        spaces={attacker}
        isSelected={selected === 'attacker'}
      />
      <Token
        kind="figure"
        look="defender"
        letters="D"
        spaces={defender}
        isSelected={selected === 'defender'}
      />
    </g>
  );
}

interface TokenProps {
  readonly kind: ThingKind;
  readonly look: string;
  readonly letters: string;
  readonly spaces: EditedBoard['attacker'];
  readonly isSelected: boolean;
}

function Token({ kind, look, letters, spaces, isSelected }: TokenProps) {
  const [a, b] = spaces.map(middleOf);
  return (
    <g class={`token ${look}${isSelected ? ' selected' : ''}`}>
      {kind === 'figure' && a && b && <line class="base" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />}
      {spaces.map((space) => {
        const { x, y } = middleOf(space);
        return (
          <g key={spaceName(space)} transform={`translate(${x} ${y.toFixed(2)})`}>
            <path d={TOKENS[kind]} />
            <text y={LETTERS_AT[kind] ?? 1}>{letters}</text>
          </g>
        );
      })}
    </g>
  );
}

const START = hexPath(0.84);

interface StartAreasProps {
  readonly board: EditedBoard;
  /** Whether there is room for the names of areas. */
  readonly hasText: boolean;
}

/** Start areas: a thin outline in each space, and the name of its area, unless the ground's letter is that name. */
export function StartAreas({ board, hasText }: StartAreasProps) {
  return (
    <g class="starts">
      {withLetteredAreas(board.starts, board.terrain).flatMap(({ name, spaces }) =>
        spaces.map((space) => {
          const { x, y } = middleOf(space);
          return (
            <g key={spaceName(space)} transform={`translate(${x} ${y.toFixed(2)})`}>
              <path d={START} />
              {hasText && groundAt(board.terrain, space)?.letter !== name && (
                <text y="36">({name})</text>
              )}
            </g>
          );
        }),
      )}
    </g>
  );
}

/** Walls, as thick strokes on the sides that spaces share. */
export function Walls({ walls }: Pick<EditedBoard, 'walls'>) {
  return (
    <g class="walls">
      {walls.map(([a, b]) => {
        const { x, y, x2, y2 } = sharedSide(a, b);
        return <line key={`${spaceName(a)} ${spaceName(b)}`} x1={x} y1={y} x2={x2} y2={y2} />;
      })}
    </g>
  );
}

interface OddsLayerProps {
  /** By space name. */
  readonly notes: ReadonlyMap<string, Note>;
  readonly hasText: boolean;
  /** Whether there is room for decimals, and for the level of a space. */
  readonly hasDecimals: boolean;
  /** Names of spaces with a token, below which their odds are written. */
  readonly taken: ReadonlySet<string>;
  readonly terrain: Terrain;
}

const SHADE = hexPath(0.9);

/** The chance of each space as a shade, as in reports. The highest chance has the strongest shade. */
export function OddsShades({ notes }: Pick<OddsLayerProps, 'notes'>) {
  const most = mostOf(notes);
  return (
    <g class="shades">
      {[...notes].map(([name, { chance, rank }]) => {
        const { x, y } = middleOf(spaceNamed(name));
        const shade = Math.min(SHADES - 1, Math.floor((chance / most) * SHADES));
        return (
          <path
            key={name}
            d={SHADE}
            transform={`translate(${x} ${y.toFixed(2)})`}
            class={rank === 1 ? 'best' : undefined}
            style={{ fill: `var(--odds-${shade})` }}
          />
        );
      })}
    </g>
  );
}

/** The odds as text, drawn over shades and pieces. */
export function OddsTexts({ notes, hasText, hasDecimals, taken, terrain }: OddsLayerProps) {
  if (!hasText) return null;
  const most = mostOf(notes);
  return (
    <g class="odds">
      {[...notes].map(([name, { chance, rank }]) => {
        const { x, y } = middleOf(spaceNamed(name));
        const ink = inkOn(chance, most);
        const isTaken = taken.has(name);
        return (
          <g
            key={name}
            transform={`translate(${x} ${y.toFixed(2)})`}
            style={{ fill: `var(--${ink})` }}
          >
            {hasDecimals && (
              <text y="-33" class="level">
                {levelText(terrain, spaceNamed(name))}
              </text>
            )}
            {hasDecimals && rank !== undefined && !isTaken && (
              <text y="-9" class="rank">
                {rankLabel(rank)}
              </text>
            )}
            {hasDecimals ? (
              <text y={isTaken ? 37 : 14} class={isTaken ? 'small' : undefined}>
                {shortPercent(chance, 1)}
              </text>
            ) : (
              <text y={isTaken ? 38 : 2} class={isTaken ? 'far' : 'large'}>
                {shortPercent(chance, 0)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function levelText(terrain: Terrain, space: Space): string {
  const { level, letter = '' } = groundAt(terrain, space) ?? {};
  return level === undefined ? '' : `${level} ${letter}`.trim();
}

function mostOf(notes: OddsLayerProps['notes']): number {
  return Math.max(...[...notes.values()].map(({ chance }) => chance)) || 1;
}

/** The space with a name such as "3,2". */
export function spaceNamed(name: string): Space {
  const [column = 0, row = 0] = name.split(',').map(Number);
  return [column, row];
}

/** The line of Knockback: an arrowhead into each space that the defender is driven to. */
export function KnockbackLine({ line }: { readonly line: readonly Space[] }) {
  const arrows = arrowsAlong('hex', line.slice(1));
  if (arrows.length === 0) return null;
  return (
    <g class="knockback-line">
      {arrows.map(({ to, x, y, angle }) => (
        <path
          key={spaceName(to)}
          d="M16 0L-12 13L-5 0L-12 -13Z"
          // The path points to the right.
          transform={`translate(${x * STEP} ${(y * STEP).toFixed(2)}) rotate(${angle - 90})`}
        />
      ))}
    </g>
  );
}
