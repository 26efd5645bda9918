import { useMemo } from 'preact/hooks';
import {
  type Crop,
  type Ground,
  levelsOf,
  paintOf,
  spaceName,
  type Terrain,
} from '../../../board/index.ts';
import { hexPath, middleOf } from './view.ts';

interface GroundRowsProps {
  readonly terrain: Terrain;
  /** The part that is drawn. */
  readonly drawn: Crop;
  /** Whether there is room for what stands on a space. */
  readonly hasText: boolean;
  /** The space that the Tab key leads to. */
  readonly stop: readonly [column: number, row: number];
  /** What there is to say of spaces with more than ground on them, by their names. */
  readonly words: ReadonlyMap<string, string>;
}

const OUTLINE = hexPath(0.985);

/** The spaces of a board, row by row: a grid that arrow keys move over. */
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
  readonly cells: readonly (Ground | undefined)[];
  readonly left: number;
  readonly right: number;
  readonly lowest: number;
  readonly highest: number;
  readonly hasText: boolean;
  /** -1: in another row. */
  readonly stop: number;
  /** By column, as one text: the same text is the same row. */
  readonly words: string;
}

function wordsOf(words: ReadonlyMap<string, string>, row: number): string {
  const here = [...words].filter(([name]) => name.endsWith(`,${row}`));
  return JSON.stringify(Object.fromEntries(here));
}

/** Drawn anew only where something of it has changed: a large map has thousands of spaces. */
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
              // Attributes of a drawing have small letters.
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

/** "Space 7,1: 1 m", as it is written there. */
function labelOf(column: number, row: number, ground: Ground | undefined): string {
  const written = ground ? `: ${ground.level}${ground.letter ? ` ${ground.letter}` : ''}` : '';
  return `Space ${spaceName([column, row])}${written}`;
}
