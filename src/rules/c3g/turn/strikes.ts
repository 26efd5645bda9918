import type { Strike, StrikeLaw } from './laws.ts';
import type { Note } from './notes.ts';

/**
 * Strikes of which it makes no difference to the rest of a turn which of them it is, as one: by what they
 * change, and by the effect that they have on the notes.
 */
export function strikesTogether(notes: readonly Note[]): (law: StrikeLaw) => readonly Strike[] {
  const known = new WeakMap<StrikeLaw, readonly Strike[]>();
  return (law) => {
    const found = known.get(law) ?? together(law, notes);
    known.set(law, found);
    return found;
  };
}

function together({ strikes }: StrikeLaw, notes: readonly Note[]): Strike[] {
  const all = new Map<string, Strike>();
  for (const strike of strikes) {
    const { exchange, hits, points } = strike;
    // Those in the way are known by the points.
    const effects = notes.map((note) => note.effectOf(strike));
    const { isAttack: _, ownHurt: __, ...changes } = exchange;
    const key = JSON.stringify([changes, hits ? points : -1, effects]);
    const before = all.get(key);
    all.set(key, {
      ...strike,
      weight: strike.weight + (before?.weight ?? 0n),
      probability: strike.probability + (before?.probability ?? 0),
    });
  }
  return [...all.values()];
}
