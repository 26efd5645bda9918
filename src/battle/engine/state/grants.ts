import type { EffectLine, Side } from '../../../cards/index.ts';

/** What gives figures effects: an aura, a spirit, a glyph. */
export interface Giver {
  readonly lines: readonly EffectLine[];
  /** Whose power it is: the number of the card in the battle, and the line on it; absent of a glyph. */
  readonly card?: number;
  readonly line?: EffectLine;
}

/** Sets of effects that other figures and glyphs give, by number; 0: none. */
export interface Grants {
  readonly givers: readonly Giver[];
  /** By set: its effects, and the numbers of those who give them, in order. */
  readonly effects: readonly (readonly EffectLine[])[];
  readonly ofSet: readonly (readonly number[])[];
  /** By set: the number that its effects on a side of an attack have in all battles. */
  readonly shared: Readonly<Record<Side, readonly number[]>>;
  /** The set with the effects of one more giver. */
  plus(set: number, giver: number): number;
}

/** @param shared the number that effects on a side have in all battles; 0 of none */
export function newGrants(
  givers: readonly Giver[],
  shared: (effects: readonly EffectLine[], side: Side) => number,
): Grants {
  const effects: (readonly EffectLine[])[] = [[]];
  const ofSet: (readonly number[])[] = [[]];
  const inAll = { attacker: [0], defender: [0] };
  const known = new Map<string, number>([['', 0]]);
  /** By set and giver; 0: not known yet, as no set with a giver is the empty one. */
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
