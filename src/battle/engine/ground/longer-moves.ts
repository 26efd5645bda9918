/* Spaces that powers add to a movement. */

import { addedIn, type EffectLine, traitsIn, valueTablesIn } from '../../../cards/index.ts';

/** Spaces that a line adds to a movement while its conditions hold. */
export interface Longer {
  readonly line: EffectLine;
  /** Negative if it subtracts; `rolled` for the result of the card's table this turn. */
  readonly spaces: number | 'rolled';
  /** Any movement; or only one that ends next to an enemy, without attacking, or by running. */
  readonly for: 'any' | 'nextToEnemy' | 'noAttack' | 'run';
}

/** Cached, since auras are checked for every movement. */
const KNOWN = new WeakMap<EffectLine, readonly Longer[]>();

export function longerBy(line: EffectLine): readonly Longer[] {
  const known = KNOWN.get(line) ?? found(line);
  KNOWN.set(line, known);
  return known;
}

function found(line: EffectLine): readonly Longer[] {
  const modes = traitsIn([line], 'mode').flatMap(({ mode }) => mode.longer ?? []);
  const tables = valueTablesIn([line]).filter(({ rows }) =>
    Object.values(rows).some(({ move }) => move !== undefined),
  );
  return [
    ...addedIn([line], 'move').map((spaces): Longer => ({ line, spaces, for: 'any' })),
    ...tables.map((): Longer => ({ line, spaces: 'rolled', for: 'any' })),
    ...modes.map((longer): Longer => ({ line, ...longer })),
  ];
}
