import { sameData } from '../base/index.ts';
import { MOST_CARDS, MOST_PINNED, type State, stateOf, withCards, withFigures } from './state.ts';

/* What the browser keeps of the page on this device: its state, pinned results and the user's own cards with it. */

/** Of the browser's memory. */
export const KEY = 'knockback explorer';

/** The state that was kept last; undefined where there is none, or the browser keeps nothing for this page. */
export function keptState(): State | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : stateOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Keeps a state. A browser that has no room, or lets no page keep anything, is as good as a page without memory. */
export function keepState(state: State): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // What is shown is still in the address.
  }
}

/** A state that was opened, with the pinned results, the cards and the figures that the user had before. */
export function withMine(opened: State, mine: State): State {
  const { pinned, compared } = opened;
  const ofMine = mine.pinned.filter(
    ({ document }) => !pinned.some((one) => sameData(one.document, document)),
  );
  const all = [...pinned, ...ofMine].slice(0, Math.max(MOST_PINNED, pinned.length));
  // The index after the last pinned result is that of the current one.
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
