import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { HEX_DIRECTIONS, type HexDirection } from '../../../boards/hex.ts';
import { Choice } from '../../parts/choice.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import { type Brush, TOOLS, type Tool } from './brush.ts';
import { THING_KINDS, type ThingKind } from './edited-board.ts';
import { hexPath } from './geometry.ts';
import { MOST_LEVEL } from './ground-tools.ts';
import { TOKENS } from './pieces.tsx';

interface ToolbarProps {
  readonly brush: Brush;
  onChange(brush: Brush): void;
}

const TITLES: Readonly<Record<Tool, string>> = {
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

/** What a tool does, in a line. */
const TEXTS: Readonly<Record<Tool, string>> = {
  move: 'Drag a figure to another space; drag the ground to see another part of the board. Tap a thing to change it.',
  raise: 'Raises the ground by a level.',
  lower: 'Lowers the ground by a level.',
  level: 'Sets the level of the ground.',
  water: 'Makes the ground water.',
  lava: 'Makes the ground molten lava.',
  letter: 'Gives the ground another terrain letter, which powers can ask for.',
  plain: 'Takes water, lava and other letters away.',
  hole: 'Takes a space off the map.',
  wall: 'Draws a wall on the side of a space that is nearest; on a wall, takes it away.',
  attacker: 'Places the attacker. A double base turns when it is placed again.',
  defender: 'Places the defender. A double base turns when it is placed again.',
  figure: "Places another figure. A card's name gives its Life.",
  object: 'Places a destructible object.',
  obstacle: 'Places an obstacle.',
  glyph: 'Places a glyph.',
  power: 'Places a special power that blocks.',
  erase: 'Takes away what stands on a space, then the walls on its sides.',
  aim: 'Shows what an attack from each place beside the defender is worth. Tap a place to attack from there.',
};

const HEX = hexPath(0.92);

/** The tools, one of which is chosen, and the settings of that one. */
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

/** What the tool that is chosen does, and its settings. */
export function ToolSettings({ brush, onChange }: ToolbarProps) {
  return (
    <div class="tool-settings">
      <p class="note">
        <strong>{TITLES[brush.tool]}.</strong> {TEXTS[brush.tool]}
      </p>
      <Settings brush={brush} onChange={onChange} />
    </div>
  );
}

const SIDES: readonly { readonly value: HexDirection; readonly text: string }[] =
  HEX_DIRECTIONS.map((value) => ({ value, text: value }));

function Settings({ brush, onChange }: ToolbarProps) {
  const { tool, level, letter, side, names, life } = brush;
  if (tool === 'level') {
    return (
      <Stepper
        label="Level"
        value={level}
        least={0}
        most={MOST_LEVEL}
        onChange={(value = 0) => onChange({ ...brush, level: value })}
      />
    );
  }
  if (tool === 'letter') {
    return (
      <label class="setting">
        Terrain letter
        <select
          value={letter}
          onChange={(event) => onChange({ ...brush, letter: event.currentTarget.value })}
        >
          {LETTERS.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if (tool === 'wall') {
    return (
      <Choice
        legend="Side of the space, for the keyboard"
        options={SIDES}
        value={side}
        onChange={(value) => onChange({ ...brush, side: value })}
      />
    );
  }
  const kind = THING_KINDS.find((one) => one === tool);
  if (!kind) return null;
  return (
    <div class="settings">
      <NameField
        value={names[kind]}
        onChange={(value) => onChange({ ...brush, names: { ...names, [kind]: value } })}
      />
      {hasLife(kind) && (
        <Stepper
          label="Life"
          value={life}
          least={1}
          most={1000}
          isOptional
          onChange={(value) => {
            const { life: _, ...rest } = brush;
            onChange(value === undefined ? rest : { ...rest, life: value });
          }}
        />
      )}
    </div>
  );
}

export function hasLife(kind: ThingKind): boolean {
  return kind === 'figure' || kind === 'object';
}

const LONGEST_NAME = 120;

interface NameFieldProps {
  readonly value: string;
  onChange(value: string): void;
}

export function NameField({ value, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <label class="setting" for={id}>
      Its name
      <TextInput
        id={id}
        most={LONGEST_NAME}
        value={value}
        onDone={(text) => text !== '' && onChange(text)}
      />
    </label>
  );
}

/** Those of terrain but for water and lava, which have tools of their own. */
const LETTERS = [...'abcdefghijklnopqrstuvxyz'];

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
