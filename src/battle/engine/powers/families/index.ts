/* The families of actions that powers play in battles, by the name of their action. */

import type { Step } from '../../../../cards/index.ts';
import type { Family } from './family.ts';
import { heal } from './heal.ts';
import { side, turn } from './turn.ts';
import { wound } from './wound.ts';

const FAMILIES: Readonly<Record<string, Family>> = { wound, heal, turn, side };

/** Whether a step is played by its family. Turns that the own side takes with its own cards are offers apart. */
export const isPlayed = ({ turn: taken, ...others }: Step): boolean =>
  taken ? taken.by !== undefined : Object.keys(others).some((name) => FAMILIES[name] !== undefined);

/** The family of a step. @throws Error if it is none that is played here */
export function familyOf(step: Step): Family {
  for (const name in step) if (FAMILIES[name]) return FAMILIES[name];
  throw new Error(`no family for ${Object.keys(step).join(', ')}`);
}
