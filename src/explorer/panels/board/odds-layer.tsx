import { arrowsAlong } from '../../../boards/geometry.ts';
import { type Space, spaceName } from '../../../boards/space.ts';
import { groundAt, type Terrain } from '../../../boards/terrain.ts';
import { inkOn, rankLabel } from '../../../report/charts/board/notes.ts';
import { SHADES } from '../../../report/charts/palette.ts';
import type { Note } from './describe.ts';
import { hexPath, middleOf, STEP } from './geometry.ts';
import { shortPercent } from './short-percent.ts';

interface OddsLayerProps {
  /** By the names of spaces. */
  readonly notes: ReadonlyMap<string, Note>;
  readonly hasText: boolean;
  /** Whether there is room for the level of a space, and for decimals. */
  readonly hasDecimals: boolean;
  /** Spaces with a token, under which the odds are written. */
  readonly taken: ReadonlySet<string>;
  readonly terrain: Terrain;
}

const SHADE = hexPath(0.9);

/** The chance of each space, shaded as in reports: the strongest shade is that of the highest chance. */
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

/** What is written on the shades, over whoever stands there. */
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
              <text y={isTaken ? 38 : 2} class={isTaken ? 'small' : 'large'}>
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

function spaceNamed(name: string): Space {
  const [column = 0, row = 0] = name.split(',').map(Number);
  return [column, row];
}

/** The line of Knockback: where the defender is driven, with an arrowhead into each space. */
export function KnockbackLine({ line }: { readonly line: readonly Space[] }) {
  const arrows = arrowsAlong('hex', line.slice(1));
  if (arrows.length === 0) return null;
  return (
    <g class="knockback-line">
      {arrows.map(({ to, x, y, angle }) => (
        <path
          key={spaceName(to)}
          d="M16 0L-12 13L-5 0L-12 -13Z"
          // The head points to the right.
          transform={`translate(${x * STEP} ${(y * STEP).toFixed(2)}) rotate(${angle - 90})`}
        />
      ))}
    </g>
  );
}
