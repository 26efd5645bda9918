/* Fields for those terms of a fight that several panels share: switches and the distance. */

import { type ExperimentDocument, withValue } from '../document.ts';
import type { DocumentProps } from '../panel.ts';
import { statesAsked } from './fighter.ts';

/** The maximum number of switches that are read from a document. */
const LONGEST = 300;

interface StatesProps extends DocumentProps {
  /** The figures of the fight, as written in the experiment. */
  readonly figures: readonly unknown[];
}

/** Buttons for the switches that are on, and for the switches that powers of these figures depend on. */
export function States({ document, figures, onChange }: StatesProps) {
  const on = statesOf(document);
  const asked = statesAsked(document, figures);
  if (asked.length === 0 && on.length === 0) return null;
  const set = (states: readonly string[]) =>
    onChange(withValue(document, ['states'], states.length > 0 ? states : undefined));
  return (
    <fieldset class="states">
      <legend>Switches that powers ask for</legend>
      <div class="chips">
        {[...new Set([...asked, ...on])].map((state) => {
          const isOn = on.includes(state);
          return (
            <button
              key={state}
              type="button"
              class="chip plain"
              aria-pressed={isOn}
              onClick={() => set(isOn ? on.filter((one) => one !== state) : [...on, state])}
            >
              {state.replaceAll('-', ' ')}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function statesOf({ states }: ExperimentDocument): readonly string[] {
  return Array.isArray(states)
    ? states.filter((one) => typeof one === 'string').slice(0, LONGEST)
    : [];
}
