/*
 * Sets of effects that auras, spirits and glyphs give to figures, numbered so that keys can hold
 * them.
 */

import type { EffectLine, Side } from '../../../cards/index.ts';

/** A source of effects: an aura, a spirit, a gift or a glyph. */
export interface Giver {
  readonly lines: readonly EffectLine[];
  /** The number of the card with the power, and the line there; absent for a glyph. */
  readonly card?: number;
  readonly line?: EffectLine;
}

/** Sets of effects from other figures and glyphs, by number; 0 is the empty set. */
export interface Grants {
  readonly givers: readonly Giver[];
  /** For each set, its effects and the numbers of their givers, in order. */
  readonly effects: readonly (readonly EffectLine[])[];
  readonly ofSet: readonly (readonly number[])[];
  /**
   * For each set, a number for its effects on one side of an attack that is the same in all
   * battles.
   */
  readonly shared: Readonly<Record<Side, readonly number[]>>;
  /** The set with the effects of one more giver. */
  plus(set: number, giver: number): number;
}

/** @param shared numbers the effects on a side, equally in all battles; 0 for none */
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
