/* The powers of a figure as buttons, their effects in words, and fields for their numbers. */

import { useState } from 'preact/hooks';
import { NAMED_POWERS } from '../../cards/index.ts';
import type { Engine } from '../engine/engine.ts';
import { Fold } from '../parts/folded.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { useAnswer } from '../use-answer.ts';
import { fighterOf, type Setting, withPowerOf } from './fighter.ts';
import { OwnPower } from './own-power.tsx';
import {
  isSamePower,
  keyOfPower,
  leftOutOf,
  numberOfPower,
  textOfPower,
  titleOfPower,
  type WrittenPower,
} from './written-powers.ts';

interface PowersProps {
  /** The figure as written in its experiment. */
  readonly written: unknown;
  readonly setting: Setting;
  readonly engine: Engine;
  onChange(written: unknown): void;
}

const LEFT_OUT = {
  no: 'not modelled',
  partly: 'modelled only in part',
  throughOthers: 'affects only other figures',
} as const;

/** The powers of a figure, which the user can switch on and off, and a list of other powers to add. */
export function Powers({ written, setting, engine, onChange }: PowersProps) {
  const [isAdding, setAdding] = useState(false);
  const { card, powers } = fighterOf(written, setting);
  const set = (power: WrittenPower, isOn: boolean) =>
    onChange(withPowerOf(written, setting, power, isOn));
  const numbered = powers.filter(({ power, isOn }) => isOn && rangeOf(power));
  return (
    <fieldset class="powers">
      <legend>Powers</legend>
      <div class="chips">
        {powers.map(({ power, isOn, isOfCard }) => {
          const leftOut = leftOutOf(power);
          return (
            <button
              key={keyOfPower(power)}
              type="button"
              class="chip"
              aria-pressed={isOn}
              onClick={() => set(power, !isOn)}
            >
              {titleOfPower(power)}
              {leftOut && <small> {LEFT_OUT[leftOut]}</small>}
              {!isOfCard && card !== undefined && <small> added</small>}
            </button>
          );
        })}
        <select
          class="chip add"
          aria-label={`Add a power to the ${setting.role.toLowerCase()}`}
          value=""
          onChange={(event) => {
            const { value } = event.currentTarget;
            event.currentTarget.value = '';
            if (value === OWN) setAdding(true);
            else if (value !== '') set(usualPower(value), true);
          }}
        >
          <option value="">+ Add a power</option>
          {NAMED_POWERS.filter(
            ({ name }) => !powers.some(({ power }) => isSamePower(power, name)),
          ).map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
          <option value={OWN}>One of your own …</option>
        </select>
      </div>
      {powers.length > 0 && (
        <Fold class="what-powers-do" summary={powers.length > 1 ? 'What they do' : 'What it does'}>
          <PowerWords
            powers={powers.map(({ power }) => power)}
            line={setting.role}
            engine={engine}
          />
        </Fold>
      )}
      {numbered.length > 0 && (
        <div class="steppers">
          {numbered.map(({ power }) => {
            const key = keyOfPower(power) ?? '';
            const { least, most } = rangeOf(power) ?? { least: 0, most: 0 };
            return (
              <Stepper
                key={key}
                label={NAMED_POWERS.find(({ name }) => name === key)?.title ?? key}
                value={numberOfPower(power)}
                least={least}
                most={most}
                onChange={(number) => set({ [key]: number }, true)}
              />
            );
          })}
        </div>
      )}
      {isAdding && (
        <OwnPower
          engine={engine}
          line={`own-power-${setting.role}`}
          onAdd={(power) => {
            set(power, true);
            setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      )}
    </fieldset>
  );
}

interface PowerWordsProps {
  readonly powers: readonly WrittenPower[];
  /** Distinguishes this figure's questions to the engine from other questions. */
  readonly line: string;
  readonly engine: Engine;
}

/** What each power does in this program, in words. */
function PowerWords({ powers, line, engine }: PowerWordsProps) {
  const { answer = [] } = useAnswer(engine, `words-${line}`, 'powerWords', { powers });
  return (
    <dl>
      {powers.map((power, i) => (
        <div key={keyOfPower(power)}>
          <dt>{titleOfPower(power)}</dt>
          <dd>{textOfPower(power) ?? answer[i]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The option for a user-made power; no power has this name. */
const OWN = '…';

/** The allowed range of a named power's number; undefined if the power has no number. */
function rangeOf(power: WrittenPower) {
  return NAMED_POWERS.find(({ name }) => name === keyOfPower(power))?.number;
}

/** A named power, with its default number if it takes one; if there is no default, with the number from its example. */
function usualPower(name: string): WrittenPower {
  const number = NAMED_POWERS.find((power) => power.name === name)?.number;
  return number ? { [name]: number.usual ?? number.example } : name;
}
