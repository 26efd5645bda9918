import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { sameData } from '../base/index.ts';
import { keepState, keptState, withMine } from './keeping.ts';
import { isTooLong, linked, linkOf, SETTLED } from './link.ts';
import { START, type State, stateOf } from './state.ts';

/** The state of the page, with the ways to change it. */
export interface PageState {
  readonly state: State;
  /** The problem with the link that was opened. */
  readonly problem: string | undefined;
  /** Changes what is shown. */
  turnTo(next: (before: State) => State): void;
  /** Goes on to something else: the browser's Back leads back to what was shown. */
  goTo(next: (before: State) => State): void;
}

interface Opened {
  readonly state: State;
  readonly problem?: string;
}

/** The state that the address, the browser's history and its memory come to, which follow it in turn. */
export function usePageState(): PageState {
  const [{ state, problem }, set] = useState<Opened>(() => restored() ?? opened(location.hash));
  const latest = useRef(state);
  /** What this entry of the browser's history holds; undefined where that is not known. */
  const written = useRef<State | undefined>(undefined);
  latest.current = state;
  const turnTo = (next: (before: State) => State) => {
    latest.current = next(latest.current);
    set({ state: latest.current });
  };
  const goTo = (next: (before: State) => State) => {
    const [before, after] = [latest.current, next(latest.current)];
    if (sameData(before, after)) return;
    // Most often the address is there already: to write it takes some milliseconds.
    if (written.current !== before) write('replaceState', before);
    write('pushState', after);
    written.current = after;
    turnTo(() => after);
  };

  useEffect(() => {
    const timer = setTimeout(() => {
      if (state === START) return;
      if (written.current !== state) write('replaceState', state);
      written.current = state;
      // Not in one task with the address: each takes some milliseconds.
      setTimeout(() => keepState(latest.current));
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [state]);
  // A layout effect: a later one would miss a link that is opened as soon as the page is drawn.
  useLayoutEffect(() => {
    let isBack = false;
    const goBack = ({ state: before }: PopStateEvent) => {
      const known = stateOf(before);
      isBack = known !== undefined;
      written.current = known;
      if (known) set({ state: known });
    };
    // Not the address of now: that may have been given the state before this one meanwhile.
    const follow = ({ newURL }: HashChangeEvent) => {
      if (!isBack) {
        written.current = undefined;
        set(opened(new URL(newURL).hash));
      }
      isBack = false;
    };
    const leave = () => latest.current !== START && keepState(latest.current);
    addEventListener('popstate', goBack);
    addEventListener('hashchange', follow);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('popstate', goBack);
      removeEventListener('hashchange', follow);
      removeEventListener('pagehide', leave);
    };
  }, []);
  return { state, problem, turnTo, goTo };
}

/** Writes a state into the browser's history. One that is too long for a link leaves the address empty. */
function write(how: 'pushState' | 'replaceState', state: State): void {
  const link = state === START ? '#' : linkOf(state);
  const address = isTooLong(link) ? '#' : link;
  try {
    history[how](state, '', address);
  } catch {
    // Too much for the history of this browser: the address alone.
    history[how](null, '', address);
  }
}

/** What this entry of the browser's history showed, as after a reload. */
function restored(): Opened | undefined {
  const state = stateOf(history.state);
  return state && { state };
}

/** The state of a link; without one, what was kept. A damaged link shows the usual start. */
function opened(hash: string): Opened {
  const mine = keptState();
  if (hash === '' || hash === '#') return { state: mine ?? START };
  const found = linked(hash);
  if ('problem' in found) return { state: START, problem: found.problem };
  return { state: mine ? withMine(found.state, mine) : found.state };
}
