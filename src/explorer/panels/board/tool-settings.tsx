/*
 * Fields below the toolbar of the Board panel: the settings of the chosen tool, and the properties of a tapped thing.
 */

import { useId } from 'preact/hooks';
import {
  HEX_DIRECTIONS,
  type HexDirection,
  isTerrainLetter,
  START_LETTERS,
  TERRAIN_KINDS,
  TERRAIN_LETTERS,
} from '../../../board/index.ts';
import { Choice } from '../../parts/choice.tsx';
import { Stepper } from '../../parts/stepper.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import type { Brush } from './brush.ts';
import { KINDS } from './describe.ts';
import { THING_KINDS, type Thing, type ThingKind } from './edited-board.ts';
import { MOST_LEVEL } from './ground-tools.ts';
import { TEXTS, TITLES } from './toolbar.tsx';

interface ToolSettingsProps {
  readonly brush: Brush;
  onChange(brush: Brush): void;
}

/** What the chosen tool does, and its settings. */
export function ToolSettings({ brush, onChange }: ToolSettingsProps) {
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

function Settings({ brush, onChange }: ToolSettingsProps) {
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
              {one}: {letterMeaning(one)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if (tool === 'wall') {
    return (
      <Choice
        legend="Side on which the keyboard draws walls"
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

function hasLife(kind: ThingKind): boolean {
  return kind === 'figure' || kind === 'object';
}

const LONGEST_NAME = 120;

interface NameFieldProps {
  readonly value: string;
  onChange(value: string): void;
}

function NameField({ value, onChange }: NameFieldProps) {
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

/**
 * Letters for the Letter tool, kinds of terrain first. Water and lava are left out, since they have tools of their own.
 */
const LETTERS = [...TERRAIN_LETTERS, ...START_LETTERS].filter((one) => !'wm'.includes(one));

function letterMeaning(letter: string): string {
  return isTerrainLetter(letter) ? TERRAIN_KINDS[letter].name : 'start area';
}

const OWNERS = [
  { value: 'attacker', text: "The attacker's" },
  { value: 'defender', text: "The defender's" },
] as const;

interface ThingFieldsProps {
  readonly thing: Thing;
  /** If the thing is undefined, it is removed from the board. */
  onChange(thing: Thing | undefined): void;
}

/** The fields of a tapped thing. */
export function ThingFields({ thing, onChange }: ThingFieldsProps) {
  const { kind, name, more } = thing;
  const numberOf = (key: string) => (typeof more[key] === 'number' ? more[key] : undefined);
  const set = (key: string, value: unknown) => {
    const { [key]: _, ...rest } = more;
    onChange({ ...thing, more: value === undefined ? rest : { ...rest, [key]: value } });
  };
  const wounds = numberOf('wounds') ?? 0;
  const life = numberOf('life');
  return (
    <section class="settings chosen" aria-label={`${name}, ${KINDS[kind]}`}>
      <NameField value={name} onChange={(value) => onChange({ ...thing, name: value })} />
      {hasLife(kind) && (
        <>
          <Stepper
            label="Life"
            value={life}
            least={wounds + 1}
            most={1000}
            isOptional={wounds === 0}
            onChange={(value) => set('life', value)}
          />
          <Stepper
            label="Wounds already"
            value={wounds}
            least={0}
            most={life === undefined ? 999 : life - 1}
            onChange={(value) => set('wounds', value || undefined)}
          />
        </>
      )}
      {kind === 'figure' && (
        <Choice
          legend="The side that it is on"
          options={OWNERS}
          value={more.side === 'attacker' ? 'attacker' : 'defender'}
          onChange={(value) => set('side', value === 'defender' ? undefined : value)}
        />
      )}
      {kind === 'glyph' && (
        <button
          type="button"
          class="chip"
          aria-pressed={more.passable === true}
          onClick={() => set('passable', more.passable === true ? undefined : true)}
        >
          Figures can pass it
        </button>
      )}
      <button type="button" onClick={() => onChange(undefined)}>
        Take it away
      </button>
    </section>
  );
}
