/*
 * Sets of effects that auras, spirits and glyphs give to figures, numbered so that keys can hold
 * them.
 */

import type { EffectLine, Side } from '../../../cards/index.ts';

/** A source of effects: an aura, a spirit, a gift or a glyph. */
export interface Giver {
  readonly lines: readonly EffectLine[];
  /** The number of the card with the power; undefined for a glyph. */
  readonly card?: number;
  /** The line of that card that gives the effects; undefined for a glyph. */
  readonly line?: EffectLine;
}

/** Numbered sets of effects from other figures and glyphs; 0 is the empty set. */
export interface Grants {
  readonly givers: readonly Giver[];
  /** For each set, its effects, in the order of their givers. */
  readonly effects: readonly (readonly EffectLine[])[];
  /** For each set, the indices of its givers in ascending order. */
  readonly ofSet: readonly (readonly number[])[];
  /**
   * For each side of an attack and each set: a number for the effects that can act on that side, the same in all
   * battles.
   */
  readonly shared: Readonly<Record<Side, readonly number[]>>;
  /** The number of the set that contains the effects of `set` and those of `giver`. */
  plus(set: number, giver: number): number;
}

/** @param shared returns a number for effects on one side of an attack, the same in all battles; 0 if there are none */
export function newGrants(
  givers: readonly Giver[],
  shared: (effects: readonly EffectLine[], side: Side) => number,
): Grants {
  const effects: (readonly EffectLine[])[] = [[]];
  const ofSet: (readonly number[])[] = [[]];
  const inAll = { attacker: [0], defender: [0] };
  const known = new Map<string, number>([['', 0]]);
  /** `next[set][giver]`; 0 means not computed yet. */
  const next: number[][] = [[]];
  return {
    givers,
    effects,
    ofSet,
    shared: inAll,
    plus(set, giver) {
      const row = next[set] as number[];
      const found = row[giver];
      if (found) return found;
      const all = [...(ofSet[set] as readonly number[]), giver].sort((a, b) => a - b);
      const key = all.join();
      const number = known.get(key) ?? effects.length;
      if (number === effects.length) {
        known.set(key, number);
        ofSet.push(all);
        const lines = all.flatMap((one) => (givers[one] as Giver).lines);
        effects.push(lines);
        inAll.attacker.push(shared(lines, 'attacker'));
        inAll.defender.push(shared(lines, 'defender'));
        next.push([]);
      }
      row[giver] = number;
      return number;
    },
  };
}
