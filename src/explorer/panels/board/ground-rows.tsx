import { useMemo } from 'preact/hooks';
import {
  type Crop,
  levelsOf,
  paintOf,
  type SpaceGround,
  spaceName,
  type Terrain,
} from '../../../board/index.ts';
import { hexPath, middleOf } from './view.ts';

interface GroundRowsProps {
  readonly terrain: Terrain;
  /** The part of the board that is drawn. */
  readonly drawn: Crop;
  /** Whether there is room for the level and letter of each space. */
  readonly hasText: boolean;
  /** The space to which the Tab key moves the focus. */
  readonly stop: readonly [column: number, row: number];
  /** Descriptions of the spaces that contain more than ground, by space name. */
  readonly words: ReadonlyMap<string, string>;
}

const OUTLINE = hexPath(0.985);

/** The spaces of a board, row by row: the grid on which the arrow keys of `HexBoard` move. */
export function GroundRows({ terrain, drawn, hasText, stop, words }: GroundRowsProps) {
  const { lowest, highest } = levelsOf(terrain);
  const { left, top, right, bottom } = drawn;
  const rows = Array.from({ length: Math.max(0, bottom - top + 1) }, (_, i) => top + i);
  return (
    <>
      {rows.map((row) => (
        <Row
          key={row}
          row={row}
          cells={terrain.rows[row] ?? []}
          left={left}
          right={right}
          lowest={lowest}
          highest={highest}
          hasText={hasText}
          stop={stop[1] === row ? stop[0] : -1}
          words={wordsOf(words, row)}
        />
      ))}
    </>
  );
}

interface RowProps {
  readonly row: number;
  readonly cells: readonly (SpaceGround | undefined)[];
  readonly left: number;
  readonly right: number;
  readonly lowest: number;
  readonly highest: number;
  readonly hasText: boolean;
  /** The column of the space to which the Tab key moves the focus; -1 if this space is in another row. */
  readonly stop: number;
  /** Descriptions by space name, as JSON. Equal rows have equal texts, so that they can be compared. */
  readonly words: string;
}

function wordsOf(words: ReadonlyMap<string, string>, row: number): string {
  const here = [...words].filter(([name]) => name.endsWith(`,${row}`));
  return JSON.stringify(Object.fromEntries(here));
}

/** A row of spaces. It is drawn again only if it has changed, because a large map has thousands of spaces. */
function Row(props: RowProps) {
  const { row, cells, left, right, lowest, highest, hasText, stop, words } = props;
  return useMemo(() => {
    const said = JSON.parse(words) as Readonly<Record<string, string>>;
    const columns = Array.from({ length: Math.max(0, right - left + 1) }, (_, i) => left + i);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a drawing has no table rows
      <g role="row" aria-rowindex={row + 1}>
        {columns.map((column) => {
          const ground = cells[column];
          const { x, y } = middleOf([column, row]);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a drawing has no table cells
            <g
              key={column}
              role="gridcell"
              class="space"
              aria-colindex={column + 1}
              aria-label={said[spaceName([column, row])] ?? labelOf(column, row, ground)}
              data-space={spaceName([column, row])}
              // Attributes of SVG elements are in lower case.
              tabindex={stop === column ? 0 : -1}
              transform={`translate(${x} ${y.toFixed(2)})`}
            >
              <path
                d={OUTLINE}
                class={ground ? 'ground' : 'ground no-space'}
                {...(ground && {
                  style: { fill: `var(--${paintOf(ground, { lowest, highest })})` },
                })}
              />
              {ground && hasText && (
                <text y="-33">
                  {ground.level}
                  {ground.letter && <tspan class="letter"> {ground.letter}</tspan>}
                </text>
              )}
            </g>
          );
        })}
      </g>
    );
  }, [row, cells, left, right, lowest, highest, hasText, stop, words]);
}

/** "Space 7,1: 1 m", with level and letter as in the terrain text. */
function labelOf(column: number, row: number, ground: SpaceGround | undefined): string {
  const written = ground ? `: ${ground.level}${ground.letter ? ` ${ground.letter}` : ''}` : '';
  return `Space ${spaceName([column, row])}${written}`;
}
