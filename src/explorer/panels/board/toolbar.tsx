/* The toolbar of the Board panel, with the name, icon and description of each tool. */

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { type Brush, TOOLS, type Tool } from './brush.ts';
import { TOKENS } from './layers.tsx';
import { hexPath } from './view.ts';

interface ToolbarProps {
  readonly brush: Brush;
  onChange(brush: Brush): void;
}

export const TITLES: Readonly<Record<Tool, string>> = {
  move: 'Move',
  raise: 'Raise',
  lower: 'Lower',
  level: 'Level',
  water: 'Water',
  lava: 'Lava',
  letter: 'Letter',
  plain: 'Plain',
  hole: 'Hole',
  wall: 'Wall',
  attacker: 'Attacker',
  defender: 'Defender',
  figure: 'Figure',
  object: 'Object',
  obstacle: 'Obstacle',
  glyph: 'Glyph',
  power: 'Power',
  erase: 'Erase',
  aim: 'Aim',
};

/** What each tool does, in words. */
export const TEXTS: Readonly<Record<Tool, string>> = {
  move: 'Drag a figure to another space; drag the ground to see another part of the board. Tap a thing to change it.',
  raise: 'Raises the ground by a level.',
  lower: 'Lowers the ground by a level.',
  level: 'Sets the level of the ground.',
  water: 'Makes the ground water.',
  lava: 'Makes the ground molten lava.',
  letter: 'Gives the ground the letter of another kind of terrain, or of a start area.',
  plain: 'Removes water, lava and other terrain letters.',
  hole: 'Takes a space off the map.',
  wall: 'Draws a wall on the nearest side of a space; on a wall, removes it.',
  attacker: 'Places the attacker. A double base turns when it is placed again.',
  defender: 'Places the defender. A double base turns when it is placed again.',
  figure: "Places another figure. A card's name gives its Life.",
  object: 'Places a destructible object.',
  obstacle: 'Places an obstacle.',
  glyph: 'Places a glyph.',
  power: 'Places a special power that blocks.',
  erase: 'Removes what stands on a space, then the walls on its sides.',
  aim: 'Shows the chance of success of an attack from each place next to the defender. Tap a place to attack from there.',
};

const HEX = hexPath(0.92);

/** The tools, as buttons of a radio group. */
export function Toolbar({ brush, onChange }: ToolbarProps) {
  const name = useId();
  const { tool } = brush;
  return (
    <fieldset class="tools">
      <legend class="unseen">Tool</legend>
      <div class="tool-rows">
        {TOOLS.map((one) => (
          <label key={one} title={TEXTS[one]}>
            <input
              type="radio"
              name={name}
              checked={one === tool}
              onChange={() => onChange({ ...brush, tool: one })}
            />
            <span class="option">
              <svg viewBox="-60 -60 120 120" aria-hidden="true">
                {ICONS[one]}
              </svg>
              {TITLES[one]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const on = (className: string, inside?: ComponentChildren) => (
  <>
    <path d={HEX} class={className} />
    {inside}
  </>
);

const ICONS: Readonly<Record<Tool, ComponentChildren>> = {
  move: (
    <path
      class="stroke"
      d="M0 -46V46M-46 0H46M-14 -32L0 -46L14 -32M-14 32L0 46L14 32M-32 -14L-46 0L-32 14M32 -14L46 0L32 14"
    />
  ),
  raise: on('high', <path class="stroke" d="M0 26V-26M-20 -6L0 -26L20 -6" />),
  lower: on('low', <path class="stroke" d="M0 -26V26M-20 6L0 26L20 6" />),
  level: on('high', <text y="3">5</text>),
  water: on('water'),
  lava: on('lava'),
  letter: on('low', <text y="1">r</text>),
  plain: on('low'),
  hole: on('no-space'),
  wall: on('low', <path class="wall" d="M48 -27V27" />),
  attacker: on(
    'low',
    <>
      <path class="attacker" d={TOKENS.figure} />
      <text class="light" y="2">
        A
      </text>
    </>,
  ),
  defender: on(
    'low',
    <>
      <path class="defender" d={TOKENS.figure} />
      <text class="dark" y="2">
        D
      </text>
    </>,
  ),
  figure: on('low', <path class="thing" d={TOKENS.figure} />),
  object: on('low', <path class="thing" d={TOKENS.object} />),
  obstacle: on('low', <path class="thing" d={TOKENS.obstacle} />),
  glyph: on('low', <path class="thing" d={TOKENS.glyph} />),
  power: on('low', <path class="thing" d={TOKENS.power} />),
  erase: <path class="stroke" d="M-34 -34L34 34M34 -34L-34 34" />,
  aim: on(
    'odds',
    <path class="light-stroke" d="M0 -40V40M-40 0H40M0 -22A22 22 0 1 0 0 22A22 22 0 1 0 0 -22" />,
  ),
};
