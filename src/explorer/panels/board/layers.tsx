/*
 * The layers that `hex-board.tsx` draws on top of the ground, from the painter's shapes: start areas, odds, walls,
 * pieces and the line of Knockback.
 */

import { useMemo } from 'preact/hooks';
import {
  type Crop,
  groundAt,
  layoutIn,
  type Piece,
  type Point,
  paint,
  rankLabel,
  type Scene,
  type Shape,
  type Space,
  type SpaceNotes,
  spaceName,
  spaceNotes,
  type Terrain,
  withLetteredAreas,
} from '../../../board/index.ts';
import { inkOn, SHADES } from '../../../report/index.ts';
import { initialsOf, type Note, shortPercent } from './describe.ts';
import type { EditedBoard, ThingKind } from './edited-board.ts';
import type { PieceId } from './placing.ts';
import { hexPath, STEP } from './view.ts';

/** The outlines of tokens, centered on the origin. */
export const TOKENS: Readonly<Record<ThingKind, string>> = {
  figure: 'M-24 0a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z',
  object: 'M-21 -21H21V21H-21Z',
  obstacle: 'M0 -27L26 20H-26Z',
  glyph: 'M0 -27L27 0L0 27L-27 0Z',
  power: hexPath(0.46),
};

/** The vertical offset of a token's letters, for tokens whose visual middle is not the origin. */
const LETTERS_AT: Readonly<Partial<Record<ThingKind, number>>> = { obstacle: 8 };

interface LayersProps {
  readonly board: EditedBoard;
  /** Notes by the name of the space. */
  readonly notes: ReadonlyMap<string, Note>;
  /** The line of Knockback, beginning at the attacker. */
  readonly line: readonly Space[];
  readonly selected: PieceId | undefined;
  /** The part of the board that is drawn. */
  readonly drawn: Crop;
  /** The names of spaces with a token. Their odds are written below the token. */
  readonly taken: ReadonlySet<string>;
  /** Whether there is room for the names of start areas, for odds, and for odds with a decimal next to the level. */
  readonly hasText: boolean;
  readonly hasOdds: boolean;
  readonly hasDecimals: boolean;
}

/** Everything on the ground of a board. */
export function Layers(props: LayersProps) {
  const { board, notes, line, selected, drawn, taken, hasText, hasOdds, hasDecimals } = props;
  const { left, top, right, bottom } = drawn;
  const tokens = useMemo(() => tokensOn(board), [board]);
  const shapes = useMemo(
    () => paint(layoutIn(sceneOf(board, tokens, line), drawn), writtenNotes(notes)),
    [board, tokens, notes, line, left, top, right, bottom],
  );
  const most = Math.max(...[...notes.values()].map(({ chance }) => chance)) || 1;
  return (
    <>
      <g class="starts">
        {ofKind(shapes, 'start').map((shape) => (
          <StartSpace
            key={spaceName(shape.space)}
            shape={shape}
            terrain={board.terrain}
            hasText={hasText}
          />
        ))}
      </g>
      <g class="shades">
        {ofKind(shapes, 'shade').map(({ cell, corners, chance }) => (
          <polygon
            key={cell.name}
            points={pointsOf(corners)}
            style={{ fill: shadeOf(chance / most) }}
          />
        ))}
        {ofKind(shapes, 'best').map(({ space, corners }) => (
          <polygon key={`best ${spaceName(space)}`} class="best" points={pointsOf(corners)} />
        ))}
      </g>
      <g class="walls">
        {ofKind(shapes, 'wall').map(({ ends, x, y, x2, y2 }) => (
          <line
            key={ends.map(spaceName).join(' ')}
            x1={x * STEP}
            y1={y * STEP}
            x2={x2 * STEP}
            y2={y2 * STEP}
          />
        ))}
      </g>
      <g class="pieces">
        {ofKind(shapes, 'piece').map(({ piece, middles }) => {
          const token = tokens.get(piece);
          return (
            token && (
              <Token
                key={token.id}
                {...token}
                middles={middles}
                isSelected={selected === token.id}
              />
            )
          );
        })}
      </g>
      <g class="knockback-line">
        {ofKind(shapes, 'arrow').map(
          ({ to, corners, isWithinBase }) =>
            !isWithinBase && <polygon key={spaceName(to)} points={pointsOf(corners)} />,
        )}
      </g>
      {hasOdds && (
        <g class="odds">
          {ofKind(shapes, 'note').map((shape) => (
            <Odds
              key={shape.cell.name}
              shape={shape}
              rank={notes.get(shape.cell.name)?.rank}
              most={most}
              terrain={board.terrain}
              isTaken={taken.has(shape.cell.name)}
              hasDecimals={hasDecimals}
            />
          ))}
        </g>
      )}
    </>
  );
}

/** The shapes that can be of one kind. Some types of shapes stand for several kinds. */
type ShapeOf<Kind extends Shape['kind'], One = Shape> = One extends { kind: infer Kinds }
  ? Kind extends Kinds
    ? One
    : never
  : never;

function ofKind<Kind extends Shape['kind']>(
  shapes: readonly Shape[],
  kind: Kind,
): readonly ShapeOf<Kind>[] {
  return shapes.filter(
    (shape) => shape.kind === kind,
  ) as readonly unknown[] as readonly ShapeOf<Kind>[];
}

function pointsOf(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${(x * STEP).toFixed(2)},${(y * STEP).toFixed(2)}`).join(' ');
}

/** The scene of a board, for the painter. */
function sceneOf(
  { terrain, walls, starts }: EditedBoard,
  tokens: ReadonlyMap<Piece, TokenLook>,
  line: readonly Space[],
): Omit<Scene, 'placeMeasure'> {
  return {
    grid: 'hex',
    terrain,
    pieces: [...tokens.keys()],
    walls,
    starts: withLetteredAreas(starts, terrain),
    line,
  };
}

/** The notes of a board in the painter's form, with the odds as text. */
function writtenNotes(notes: ReadonlyMap<string, Note>): SpaceNotes {
  return spaceNotes(
    [...notes].map(([name, { chance, rank }]) => ({
      space: spaceNamed(name),
      text: shortPercent(chance, 1),
      chance,
      ...(rank !== undefined && { rank }),
    })),
  );
}

interface TokenLook {
  readonly id: PieceId;
  readonly kind: ThingKind;
  readonly look: string;
  readonly letters: string;
}

/** The pieces on a board: attacker and defender as A and D, all others with the first letters of their names. */
function tokensOn({ others, attacker, defender }: EditedBoard): ReadonlyMap<Piece, TokenLook> {
  const things = others.map(({ kind, name, spaces, token }, id): [Piece, TokenLook] => [
    { name, role: 'other', kind, spaces },
    { id, kind, look: token?.look ?? kind, letters: token?.letters ?? initialsOf(name) },
  ]);
  const fighter = (
    role: 'attacker' | 'defender',
    letters: string,
    spaces: readonly Space[],
  ): [Piece, TokenLook] => [
    { name: letters, role, kind: 'figure', spaces },
    { id: role, kind: 'figure', look: role, letters },
  ];
  return new Map([
    ...things,
    fighter('attacker', 'A', attacker),
    fighter('defender', 'D', defender),
  ]);
}

interface TokenProps extends TokenLook {
  readonly middles: readonly Point[];
  readonly isSelected: boolean;
}

function Token({ kind, look, letters, middles, isSelected }: TokenProps) {
  const [a, b] = middles.map(({ x, y }) => ({ x: x * STEP, y: y * STEP }));
  return (
    <g class={`token ${look}${isSelected ? ' selected' : ''}`}>
      {kind === 'figure' && a && b && <line class="base" x1={a.x} y1={a.y} x2={b.x} y2={b.y} />}
      {middles.map((middle) => (
        <g key={`${middle.x},${middle.y}`} transform={placed(middle)}>
          <path d={TOKENS[kind]} />
          <text y={LETTERS_AT[kind] ?? 1}>{letters}</text>
        </g>
      ))}
    </g>
  );
}

function placed({ x, y }: Point): string {
  return `translate(${x * STEP} ${(y * STEP).toFixed(2)})`;
}

interface StartSpaceProps {
  readonly shape: ShapeOf<'start'>;
  readonly terrain: Terrain;
  readonly hasText: boolean;
}

/** A space of a start area. It shows the name of the area, unless that is the letter of the ground. */
function StartSpace({ shape, terrain, hasText }: StartSpaceProps) {
  const { space, name, corners, x, y } = shape;
  return (
    <>
      <polygon points={pointsOf(corners)} />
      {hasText && groundAt(terrain, space)?.letter !== name && (
        <text x={x * STEP} y={y * STEP + 36}>
          ({name})
        </text>
      )}
    </>
  );
}

/** The shade for a chance, given as a share of the highest chance; the same as in reports. */
function shadeOf(share: number): string {
  return `var(--odds-${Math.min(SHADES - 1, Math.floor(share * SHADES))})`;
}

interface OddsProps {
  readonly shape: ShapeOf<'note'>;
  readonly rank: number | undefined;
  readonly most: number;
  readonly terrain: Terrain;
  readonly isTaken: boolean;
  readonly hasDecimals: boolean;
}

/** The odds on a space, with its level and rank if there is room. */
function Odds({ shape, rank, most, terrain, isTaken, hasDecimals }: OddsProps) {
  const { cell, chance = 0, text } = shape;
  const { level, letter = '' } = groundAt(terrain, cell.space) ?? cell.ground;
  return (
    <g
      transform={placed(cell)}
      class={isTaken ? 'below' : undefined}
      style={{
        fill: `var(--${inkOn(chance, most)})`,
        ...(isTaken && { stroke: shadeOf(chance / most) }),
      }}
    >
      {hasDecimals && (
        <text y="-33" class="level">
          {`${level} ${letter}`.trim()}
        </text>
      )}
      {hasDecimals && rank !== undefined && !isTaken && (
        <text y="-9" class="rank">
          {rankLabel(rank)}
        </text>
      )}
      {hasDecimals ? (
        <text y={isTaken ? 38 : 14}>{text}</text>
      ) : (
        <text y={isTaken ? 42 : 2} class="large">
          {shortPercent(chance, 0)}
        </text>
      )}
    </g>
  );
}

/** The space with the given name, such as "3,2". */
export function spaceNamed(name: string): Space {
  const [column = 0, row = 0] = name.split(',').map(Number);
  return [column, row];
}
