/* Additional facts about a figure in a fight, shown below its powers. */

import { useState } from 'preact/hooks';
import { printable } from '../../base/index.ts';
import type { Engine } from '../engine/engine.ts';
import { Stepper } from '../parts/stepper.tsx';
import { fieldOf, withFieldOf } from './fighter.ts';
import { OwnPower } from './own-power.tsx';

interface MoreProps {
  /** The figure as written in its experiment. */
  readonly written: unknown;
  /** "Attacker", "Defender" */
  readonly role: string;
  /** The fields that this kind of fight has; absent if it has all of them. */
  readonly sayable?: readonly string[] | undefined;
  readonly engine: Engine;
  onChange(written: unknown): void;
}

/** Facts that are true or false. */
const SWITCHES = [
  { field: 'moved', text: 'Has moved this turn' },
  { field: 'nextToEnemy', text: 'Adjacent to another enemy, too' },
] as const;

/** Facts that are numbers. */
const COUNTS = [
  { field: 'charged', label: 'Spaces charged', least: 1, most: 100 },
  { field: 'allies', label: 'Number of allies', least: 0, most: 1000 },
  { field: 'kills', label: 'Figures destroyed', least: 0, most: 1000 },
] as const;

/** Facts about a figure in this fight, for powers that depend on them. They are folded, since few fights need any. */
export function More({ written, role, sayable, engine, onChange }: MoreProps) {
  const [isAdding, setAdding] = useState(false);
  const set = (field: string, value: unknown) => onChange(withFieldOf(written, field, value));
  const canSay = ({ field }: { readonly field: string }) => sayable?.includes(field) ?? true;
  const granted = [fieldOf(written, 'granted') ?? []].flat();
  const said = [...SWITCHES, ...COUNTS].filter(
    ({ field }) => fieldOf(written, field) !== undefined,
  );
  const count = said.length + granted.length;
  return (
    <details class="more">
      <summary>More{count > 0 && <small> {count} set</small>}</summary>
      <p class="note">
        These matter only for powers that depend on them, such as a power that acts only after a
        move.
      </p>
      <div class="chips">
        {SWITCHES.filter(canSay).map(({ field, text }) => {
          const isOn = fieldOf(written, field) === true;
          return (
            <button
              key={field}
              type="button"
              class="chip plain"
              aria-pressed={isOn}
              onClick={() => set(field, isOn ? undefined : true)}
            >
              {text}
            </button>
          );
        })}
      </div>
      <div class="steppers">
        {COUNTS.filter(canSay).map(({ field, label, least, most }) => {
          const value = fieldOf(written, field);
          return (
            <Stepper
              key={field}
              label={label}
              value={typeof value === 'number' ? value : undefined}
              placeholder="–"
              least={least}
              most={most}
              isOptional
              onChange={(next) => set(field, next)}
            />
          );
        })}
      </div>
      <fieldset class="powers">
        <legend>Effects given by other figures, such as auras</legend>
        <div class="chips">
          {granted.map((line, i) => (
            <button
              key={i}
              type="button"
              class="chip"
              aria-label={`Take away ${textOf(line)}`}
              onClick={() => {
                const left = granted.filter((_, at) => at !== i);
                set('granted', left.length > 0 ? left : undefined);
              }}
            >
              {textOf(line)} <span aria-hidden="true">×</span>
            </button>
          ))}
          <button type="button" class="chip add" onClick={() => setAdding(true)}>
            + Add a rule
          </button>
        </div>
        {isAdding && (
          <OwnPower
            engine={engine}
            line={`granted-${role}`}
            isNamed={false}
            onAdd={({ rules }) => {
              set('granted', [...granted, ...rules]);
              setAdding(false);
            }}
            onCancel={() => setAdding(false)}
          />
        )}
      </fieldset>
    </details>
  );
}

const LONGEST = 80;

/** "dice: {attack: 1}, if: adjacent" */
function textOf(line: unknown): string {
  const text = JSON.stringify(line) ?? '';
  const inside = text.replace(/^\{|\}$/g, '').replaceAll('"', '');
  return printable(inside.replaceAll(':', ': ').replaceAll(',', ', ').slice(0, LONGEST));
}
