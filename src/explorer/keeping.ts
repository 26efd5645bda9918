/*
 * What the browser stores for the page on this device: the page's state, with the pinned results and the user's own
 * cards.
 */

import { sameData } from '../base/index.ts';
import { MOST_CARDS, MOST_PINNED, type State, stateOf, withCards, withFigures } from './state.ts';

/** The key in the browser's local storage. */
export const KEY = 'knockback explorer';

/** The stored state; undefined if there is none, or if the browser stores nothing for this page. */
export function keptState(): State | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : stateOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Stores a state. Does nothing if the browser has no room for it, or if it does not let pages store anything. */
export function keepState(state: State): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Nothing is lost, since the address still contains the state.
  }
}

/** An opened state, with the user's own pinned results, cards and figures added. */
export function withMine(opened: State, mine: State): State {
  const { pinned, compared } = opened;
  const ofMine = mine.pinned.filter(
    ({ document }) => !pinned.some((one) => sameData(one.document, document)),
  );
  const all = [...pinned, ...ofMine].slice(0, Math.max(MOST_PINNED, pinned.length));
  // The index after the last pinned result stands for the current result.
  const moved = (at: number) => (at >= pinned.length ? all.length : at);
  const cards = [...(mine.cards ?? []), ...(opened.cards ?? [])].slice(-MOST_CARDS);
  const next: State = {
    ...opened,
    pinned: all,
    ...(compared && { compared: { a: moved(compared.a), b: moved(compared.b) } }),
  };
  const withOwn = mine.figures ? withFigures(next, mine.figures) : next;
  return cards.length > 0 ? withCards(withOwn, cards) : withOwn;
}
