/* The families of actions that powers play in battles, by the name of their action. */

import type { Step } from '../../../../cards/index.ts';
import type { Family } from './family.ts';
import { heal } from './heal.ts';
import { wound } from './wound.ts';

const FAMILIES: Readonly<Record<string, Family>> = { wound, heal };

/** The families that are played here, by the action of a step. */
export const isPlayed = (step: Step): boolean =>
  Object.keys(step).some((name) => FAMILIES[name] !== undefined);

/** The family of a step. @throws Error if it is none that is played here */
export function familyOf(step: Step): Family {
  for (const name in step) if (FAMILIES[name]) return FAMILIES[name];
  throw new Error(`no family for ${Object.keys(step).join(', ')}`);
}
