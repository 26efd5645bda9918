import { isMapping, once } from '../base/index.ts';
import { shippedCard, shippedCards } from './collections.ts';

/** Conditions are nested no deeper. */
const DEEPEST = 24;

/** The names of switches that conditions ask for (`state: shadow`), wherever they are written in some data. */
export function switchesIn(written: unknown, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(written)) return written.flatMap((one) => switchesIn(one, depth + 1));
  if (!isMapping(written)) return [];
  return Object.entries(written).flatMap(([key, value]) =>
    key === 'state'
      ? [value].flat().filter((one) => typeof one === 'string')
      : switchesIn(value, depth + 1),
  );
}

/** The switches that powers ask for which are written in some data, and those of the cards of the collections. */
export function knownSwitches(written: unknown): ReadonlySet<string> {
  return new Set([...switchesIn(written), ...collectionSwitches()]);
}

const collectionSwitches = once(() => {
  const asking = shippedCards().filter(({ json }) => json.includes('"state"'));
  return [...new Set(asking.flatMap((entry) => switchesIn(shippedCard(entry).powers)))];
});
