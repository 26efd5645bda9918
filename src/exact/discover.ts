import { decode } from '../dice/cells.ts';
import { type Counts, type Dice, emptyCounts, partName } from '../dice/dice.ts';
import { type PoolKind, poolOf, type Throw } from '../dice/throw.ts';
import { MOST_ENDS, TooManyEnds } from './outcomes.ts';
import { weigh } from './weigh.ts';

/**
 * Finds the Throw of rules whose dice depend on what other dice show: plays them with everything
 * that can come up, and notes which dice they ask for, and how many.
 *
 * @param play asks for dice; with the same answers, for the same ones
 * @throws TooManyEnds for more than `MOST_ENDS` ways that it can go
 */
export function discoverThrow(play: (dice: Dice) => void): Throw {
  const kinds = new Map<string, { kind: PoolKind; counts: Set<number> }>();
  const shown = new Map<string, Counts>();
  const possible = possibleCounts();
  let ends = 0;
  const explore = () => {
    let next: { kind: PoolKind; count: number } | undefined;
    play({
      roll: (kind, count) => {
        const answer = shown.get(kind.name);
        if (answer || count === 0) return answer ?? emptyCounts(kind.symbols);
        next ??= { kind, count };
        return emptyCounts(kind.symbols);
      },
    });
    if (!next) {
      if (++ends > MOST_ENDS) throw new TooManyEnds();
      return;
    }
    const { kind, count } = next;
    const known = kinds.get(kind.name) ?? { kind, counts: new Set() };
    known.counts.add(count);
    kinds.set(kind.name, known);
    for (const counts of possible(kind, count)) {
      shown.set(kind.name, counts);
      explore();
    }
    shown.delete(kind.name);
  };
  explore();
  return [...kinds.values()].flatMap(({ kind, counts }) => partsOf(kind, [...counts]));
}

/** The dice that are always rolled, then those by which the next larger number has more. */
function partsOf(kind: PoolKind, counts: readonly number[]): Throw {
  const ascending = counts.toSorted((a, b) => a - b);
  return ascending.map((count, i) => {
    const more = count - (ascending[i - 1] ?? 0);
    return poolOf({ ...kind, name: partName(kind.name, i + 1) }, more);
  });
}

/** Everything that so many dice can show, worked out once. */
function possibleCounts() {
  const known = new Map<string, readonly Counts[]>();
  return (kind: PoolKind, count: number): readonly Counts[] => {
    const key = `${kind.name} ${count}`;
    const found = known.get(key);
    if (found) return found;
    const { cells, weights } = weigh([poolOf(kind, count)]);
    const all = [...weights.keys()].map((cell) => decode(cells, cell)[kind.name] ?? {});
    known.set(key, all);
    return all;
  };
}
