/* The names of the switches (`state: shadow`) that powers use, for checking the `states` of an experiment. */

import { isMapping, once } from '../base/index.ts';
import { shippedCard, shippedCards } from './collections.ts';

/** The maximum depth at which switches are looked for. */
const DEEPEST = 24;

/** The names of all switches (`state: shadow`) in these data, at any depth. */
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

/** All known switches: in these data, and on cards of the collections. */
export function knownSwitches(written: unknown): ReadonlySet<string> {
  return new Set([...switchesIn(written), ...collectionSwitches()]);
}

const collectionSwitches = once(() => {
  const asking = shippedCards().filter(({ json }) => json.includes('"state"'));
  return [...new Set(asking.flatMap((entry) => switchesIn(shippedCard(entry).powers)))];
});
