/* The families of actions in battles, indexed by the name of their action. */

import { type Event, type Selector, type Step, stepsOf } from '../../../../cards/index.ts';
import type { Family } from './family.ts';
import { gives } from './gives.ts';
import { heal } from './heal.ts';
import { hide } from './hide.ts';
import { ignore } from './ignore.ts';
import { loses } from './loses.ts';
import { markers } from './markers.ts';
import { move } from './move.ts';
import { put } from './put.ts';
import { raise } from './raise.ts';
import { tokens } from './tokens.ts';
import { side, turn } from './turn.ts';
import { wound } from './wound.ts';

/** For each name of an action, its family, or a function that chooses the family for an event. */
const FAMILIES: Readonly<Record<string, Family | ((rule: Event) => Family)>> = {
  wound,
  heal,
  hide,
  ignore,
  turn,
  side,
  gives,
  loses,
  markers,
  move,
  tokens,
  put,
  raise,
};

/**
 * Whether an event is played by the families of its steps. Three kinds of events are played elsewhere: turns that a
 * side takes with its own cards, tables rolled for a turn, and effects that a destroyed figure leaves behind.
 */
export function isPlayed(rule: Event): boolean {
  const { on, does, whom, of, cost, early } = rule;
  const [first] = stepsOf(does);
  if (first?.raise) return true;
  return stepsOf(does).every(
    ({ turn: taken, gives: given, move: moved, ignore: ignored, ...others }) => {
      if (ignored) return on === 'struck' || cost?.destroy !== undefined;
      if (taken)
        return taken.by !== undefined || taken.take === 'end' || early || on === 'sideTurnEnds';
      if (given) return whom !== undefined && of?.self !== 'only';
      if (moved) return moved.stop === true || moved.spaces === 'Move';
      return Object.keys(others).some((name) => FAMILIES[name] !== undefined);
    },
  );
}

const KNOWN = new WeakMap<Event, Family>();

/** The family of an event's first step. It is cached, because engines ask for it at every moment. */
export function familyIn(rule: Event): Family {
  const known = KNOWN.get(rule);
  if (known) return known;
  const [step = {}] = stepsOf(rule.does);
  const family = familyOf(step, rule);
  KNOWN.set(rule, family);
  return family;
}

/** The figures on which an event acts, as specified by the event or otherwise by its family. */
export const whomIn = (rule: Event): Selector | undefined =>
  rule.whom ?? familyIn(rule).whom?.(rule);

/**
 * The family of a step of an event.
 *
 * @throws Error for a step that no family plays
 */
export function familyOf(step: Step, rule: Event): Family {
  for (const name in step) {
    const family = FAMILIES[name];
    if (family) return typeof family === 'function' ? family(rule) : family;
  }
  throw new Error(`no family for ${Object.keys(step).join(', ')}`);
}
