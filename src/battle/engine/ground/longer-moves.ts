/* Finds the spaces that powers add to movements. */

import { type EffectLine, type Scaled, traitsIn, valueTablesIn } from '../../../cards/index.ts';

/** Spaces that a line adds to a movement while its conditions hold. */
export interface Longer {
  readonly line: EffectLine;
  /** Negative if the line subtracts; `rolled` if the card's table decides the number each turn. */
  readonly spaces: number | Scaled | 'rolled';
  /**
   * Which movements get longer: any movements, only movements that end next to an enemy, only movements in a turn
   * without attacks, or only runs.
   */
  readonly for: 'any' | 'nextToEnemy' | 'noAttack' | 'run';
}

/** Cached, because auras are checked for every movement. */
const KNOWN = new WeakMap<EffectLine, readonly Longer[]>();

export function longerBy(line: EffectLine): readonly Longer[] {
  const known = KNOWN.get(line) ?? found(line);
  KNOWN.set(line, known);
  return known;
}

function found(line: EffectLine): readonly Longer[] {
  const values = traitsIn([line], 'value').flatMap(({ value }) => value.move ?? []);
  const modes = traitsIn([line], 'mode').flatMap(({ mode }) => mode.longer ?? []);
  const tables = valueTablesIn([line]).filter(({ rows }) =>
    Object.values(rows).some(({ move }) => move !== undefined),
  );
  return [
    ...values.map((spaces): Longer => ({ line, spaces, for: 'any' })),
    ...tables.map((): Longer => ({ line, spaces: 'rolled', for: 'any' })),
    ...modes.map((longer): Longer => ({ line, ...longer })),
  ];
}
