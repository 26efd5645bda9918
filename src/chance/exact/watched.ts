/* Throws with their rules (`ThrowOf`), and raw outcomes that record which pools the rules read. */

import { ownProperty } from '../../base/index.ts';
import { type Cells, cellsOf, decode } from '../dice/cells.ts';
import { wholeName } from '../dice/dice.ts';
import type { RawOutcome, Throw } from '../dice/throw.ts';

/** A Throw, and the rules that turn each of its raw outcomes into an outcome. */
export interface ThrowOf<Outcome> {
  readonly thrown: Throw;
  /**
   * A text that identifies the rules. Models with the same text read all dice in every case, and turn equal raw
   * outcomes into equal outcomes. Absent if the rules have no such text.
   */
  readonly alike?: string;
  resolve(raw: RawOutcome): Outcome;
}

/** The names of the pools that the rules read for a given roll. Only these dice are rolled. */
export function poolsLookedAt<Outcome>(
  { thrown, resolve }: ThrowOf<Outcome>,
  rolled: RawOutcome,
): ReadonlySet<string> {
  const { raw, show, looked } = rawOutcomeWatched(thrown, cellsOf(thrown));
  for (const [p, { name }] of thrown.entries()) show(p, rolled[name]);
  resolve(raw);
  return new Set(thrown.map(({ name }) => name).filter((_, p) => looked[p]));
}

/** The faces of the dice that are rolled. Parts of a split pool are joined under one name. */
export function facesInWholes(
  faces: Readonly<Record<string, readonly string[]>>,
  isRolled: ReadonlySet<string>,
): Record<string, string[]> {
  const wholes: Record<string, string[]> = {};
  for (const [pool, fell] of Object.entries(faces)) {
    if (!isRolled.has(pool)) continue;
    const whole = wholeName(pool);
    wholes[whole] = [...(ownProperty(wholes, whole) ?? []), ...fell];
  }
  return wholes;
}

/** A raw outcome that records which pools are read. A pool reads as 0 until its counts are shown. */
export function rawOutcomeWatched(thrown: Throw, cells: Cells) {
  const shown: (Readonly<Record<string, number>> | undefined)[] = thrown.map(() => undefined);
  const looked: boolean[] = thrown.map(() => false);
  let hidden = NONE;
  const nothing = decode(cells, 0);
  const raw: Record<string, Readonly<Record<string, number>>> = {};
  for (const [p, { name }] of thrown.entries()) {
    const blank = nothing[name];
    Object.defineProperty(raw, name, {
      get() {
        looked[p] = true;
        const counts = shown[p];
        if (counts) return counts;
        if (hidden === NONE) hidden = p;
        return blank;
      },
    });
  }
  return {
    raw: raw as RawOutcome,
    looked,
    /** The first pool that was read before its counts were shown, or NONE. */
    firstHidden: () => hidden,
    wipe() {
      looked.fill(false);
      hidden = NONE;
    },
    show(p: number, counts: Readonly<Record<string, number>> | undefined) {
      shown[p] = counts;
    },
  };
}

const NONE = -1;
