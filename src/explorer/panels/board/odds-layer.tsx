import type { Space } from '../../../boards/space.ts';
import { groundAt, type Terrain } from '../../../boards/terrain.ts';
import { HIGH, SHADES } from '../../../report/charts/palette.ts';
import type { Note } from './describe.ts';
import { hexPath, middleOf } from './geometry.ts';
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
        const ink = chance / most >= HIGH ? 'onHigh' : 'onLow';
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
                {rank === 1 ? 'BEST' : `#${rank}`}
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

/** The line of Knockback: where the defender is driven, with an arrowhead for each space. */
export function KnockbackLine({ line }: { readonly line: readonly Space[] }) {
  const points = line.slice(1).map(middleOf);
  if (points.length < 2) return null;
  return (
    <g class="knockback-line">
      {points.slice(1).map((to, i) => {
        const from = points[i] ?? to;
        const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
        const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
        return (
          <path
            key={`${to.x} ${to.y}`}
            d="M16 0L-12 13L-5 0L-12 -13Z"
            transform={`translate(${x} ${y.toFixed(2)}) rotate(${degrees.toFixed(1)})`}
          />
        );
      })}
    </g>
  );
}
