import type { EffectLine } from '../../../../powers/effect-line.ts';

/** Sets of effects that other figures and glyphs give, by number; 0: none. */
export interface Grants {
  readonly effects: (readonly EffectLine[])[];
  /** The number of the set that holds these effects. */
  numberOf(effects: readonly EffectLine[]): number;
}

export function newGrants(): Grants {
  const effects: (readonly EffectLine[])[] = [[]];
  const numbers = new Map<string, number>([['', 0]]);
  return {
    effects,
    numberOf(lines) {
      const text = lines.length === 0 ? '' : JSON.stringify(lines);
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, effects.length);
      return effects.push(lines) - 1;
    },
  };
}
