/*
 * The page as a whole: tabs, the open panel, comparison and sharing. It also keeps the state in the address, the
 * browser's history and the browser's storage.
 */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { sameData } from '../base/index.ts';
import { Compare } from './compare/compare.tsx';
import type { ExperimentDocument } from './document.ts';
import { OpenedCards } from './fight/card-options.ts';
import { OfMine } from './fight/who-attacks.tsx';
import { ToMend } from './fixes/mistakes.tsx';
import { keepState, keptState, withMine } from './keeping.ts';
import { isTooLong, linked, linkOf, SETTLED } from './link.ts';
import type { Tools } from './panel.ts';
import { PANELS, panelNamed } from './panels/index.ts';
import { withExperimentOpen, withPanelOpen } from './panels/opening.ts';
import type { Edits } from './parts/history.ts';
import { Announced } from './parts/messages.tsx';
import { type EditsOfPanels, stepOf, UndoRedo, useHistory } from './parts/undo.tsx';
import { AsFile } from './sharing/as-file.tsx';
import { Sharing, showSharing } from './sharing/sharing.tsx';
import type { Subject } from './sharing/subject.ts';
import {
  comparing,
  MOST_PINNED,
  type Pin,
  START,
  type State,
  stateOf,
  withCards,
  withDocument,
  withFigures,
  withoutCards,
  withoutPin,
  withPin,
} from './state.ts';

/** The state of the page, and functions that change it. */
interface PageState {
  readonly state: State;
  /** A sentence that says what is wrong with the opened link; undefined if nothing is. */
  readonly problem: string | undefined;
  /** Changes the state within the current entry of the browser's history. */
  turnTo(next: (before: State) => State): void;
  /** Changes the state in a new entry of the history, so that Back leads to the old one. */
  goTo(next: (before: State) => State): void;
}

interface Opened {
  readonly state: State;
  readonly problem?: string;
}

/**
 * The state of the page. It starts as the state in the browser's history, the address or the browser's storage, and
 * every change is written to all three.
 */
function usePageState(): PageState {
  const [{ state, problem }, set] = useState<Opened>(() => restored() ?? opened(location.hash));
  const latest = useRef(state);
  /** The state in the current entry of the browser's history; undefined if unknown. */
  const written = useRef<State | undefined>(undefined);
  latest.current = state;
  const turnTo = (next: (before: State) => State) => {
    latest.current = next(latest.current);
    set({ state: latest.current });
  };
  const goTo = (next: (before: State) => State) => {
    const [before, after] = [latest.current, next(latest.current)];
    if (sameData(before, after)) return;
    // Writing the address takes a few milliseconds and is usually not necessary.
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
      // Runs in a separate task, because storing the state and writing the address each take a few milliseconds.
      setTimeout(() => keepState(latest.current));
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [state]);
  // A layout effect runs early enough; a later effect would miss a link that is opened as soon as the page is drawn.
  useLayoutEffect(() => {
    let isBack = false;
    const goBack = ({ state: before }: PopStateEvent) => {
      const known = stateOf(before);
      isBack = known !== undefined;
      written.current = known;
      if (known) set({ state: known });
    };
    // Reads the event instead of `location`, which may already have been overwritten with the previous state.
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

/** Writes a state into the browser's history. If the state is too long for a link, the address contains no state. */
function write(how: 'pushState' | 'replaceState', state: State): void {
  const link = state === START ? '#' : linkOf(state);
  const address = isTooLong(link) ? '#' : link;
  try {
    history[how](state, '', address);
  } catch {
    // The state is too large for this browser's history, so only the address is written.
    history[how](null, '', address);
  }
}

/** The state stored in the current history entry, for example after a reload; undefined if there is none. */
function restored(): Opened | undefined {
  const state = stateOf(history.state);
  return state && { state };
}

/** The state in a link. If there is no link, the stored state; if the link is damaged, the default state. */
function opened(hash: string): Opened {
  const mine = keptState();
  if (hash === '' || hash === '#') return { state: mine ?? START };
  const found = linked(hash);
  if ('problem' in found) return { state: START, problem: found.problem };
  return { state: mine ? withMine(found.state, mine) : found.state };
}

/** A line that says what the page is for. Newcomers can unfold an explanation of the page's terms. */
function Intro() {
  return (
    <details class="intro">
      <summary>HeroScape odds: who attacks whom?</summary>
      <p>
        Choose two cards, and the page says how likely it is that one hurts, moves or destroys the
        other. It works offline, and keeps what you choose on this device.
      </p>
      <dl>
        <div>
          <dt>HeroScape</dt>
          <dd>
            A board game of figures on hexes. Attack dice show skulls, defense dice show shields
            that block them.
          </dd>
        </div>
        <div>
          <dt>C3G</dt>
          <dd>
            Fans who make superhero cards for HeroScape. Their own cards are not included; write
            yours in a file and open it below.
          </dd>
        </div>
        <div>
          <dt>Displaced</dt>
          <dd>
            Moved by Knockback, an optional rule of C3G: if a figure with Super Strength hits, the
            defender is driven straight back, one space for each skull of the attacker that no skull
            of the defender cancels.
          </dd>
        </div>
      </dl>
    </details>
  );
}

interface AppProps {
  readonly tools: Tools;
}

const NO_CARDS: readonly ExperimentDocument[] = [];
const NO_FIGURES: readonly string[] = [];

/** The whole page. */
export function App({ tools }: AppProps) {
  const { state, problem, turnTo, goTo } = usePageState();
  const { pinned, compared } = state;
  const panel = panelNamed(state.panel);
  const document = state.documents[panel.name] ?? panel.start;
  const change = (next: ExperimentDocument) =>
    turnTo((before) => withDocument(before, panel.name, next));
  const kept = useRef<EditsOfPanels>(new Map());
  const edits = useHistory(panel.name, document, kept.current, change);
  const now: Pin = { title: String(document.name), panel: panel.name, document };
  const entries = [...pinned, now];
  const [a, b] = [compared?.a, compared?.b].map((at) => entries[Math.min(at ?? 0, pinned.length)]);
  const subject: Subject =
    compared && a && b && a !== b ? { a: a.document, b: b.document } : { document };
  const openDocument = (next: ExperimentDocument) =>
    goTo((before) => withExperimentOpen(PANELS, before, next));
  const ofMine = {
    names: state.figures ?? NO_FIGURES,
    change: (names: readonly string[]) => turnTo((before) => withFigures(before, names)),
  };
  useKeysOfUndo(edits, compared === undefined);

  return (
    <>
      <header>
        <h1>Knockback</h1>
        <nav aria-label="Panels">
          {PANELS.map(({ name, title }) => (
            <button
              key={name}
              type="button"
              aria-current={name === panel.name && !compared ? 'page' : undefined}
              onClick={() => goTo((before) => withPanelOpen(PANELS, before, name))}
            >
              {title}
            </button>
          ))}
          <button
            type="button"
            aria-current={compared ? 'page' : undefined}
            onClick={() => goTo(comparing)}
          >
            Compare
            {pinned.length > 0 && <span class="count">{pinned.length}</span>}
          </button>
        </nav>
        {!compared && (
          <div class="edits">
            <UndoRedo edits={edits} />
          </div>
        )}
        <button type="button" class="to-sharing" onClick={showSharing}>
          Share
        </button>
        <PinButton
          pinned={pinned}
          now={now}
          onPin={() => turnTo((before) => withPin(before, now))}
        />
      </header>
      <main>
        <Intro />
        {problem && (
          <p class="warning" role="alert">
            {problem} The page starts as usual.
          </p>
        )}
        {compared ? (
          <Compare
            entries={entries}
            compared={compared}
            tools={tools}
            onCompare={(next) => turnTo((before) => ({ ...before, compared: next }))}
            onOpen={(entry) =>
              entry.panel === undefined
                ? openDocument(entry.document)
                : goTo((before) =>
                    withDocument(before, panelNamed(entry.panel ?? '').name, entry.document),
                  )
            }
            onUnpin={(at) => turnTo((before) => withoutPin(before, at))}
          />
        ) : (
          <OpenedCards.Provider value={state.cards ?? NO_CARDS}>
            <OfMine.Provider value={ofMine}>
              <ToMend.Provider value={{ document, edits, start: panel.start }}>
                <panel.View
                  key={panel.name}
                  document={document}
                  tools={tools}
                  edits={edits}
                  onChange={change}
                  onOpen={openDocument}
                />
              </ToMend.Provider>
            </OfMine.Provider>
            <AsFile document={document} engine={tools.engine} onChange={change} />
          </OpenedCards.Provider>
        )}
        <Sharing
          state={{ ...state, documents: { ...state.documents, [panel.name]: document } }}
          subject={subject}
          engine={tools.engine}
          onOpen={openDocument}
          onMine={(mine) => goTo((before) => withMine(mine, before))}
          onCards={(cards) =>
            turnTo((before) => (cards ? withCards(before, cards) : withoutCards(before)))
          }
        />
      </main>
    </>
  );
}

interface PinButtonProps {
  readonly pinned: readonly Pin[];
  readonly now: Pin;
  onPin(): void;
}

/** Keeps the current result for comparison. */
function PinButton({ pinned, now, onPin }: PinButtonProps) {
  const isPinned = pinned.some(({ document }) => sameData(document, now.document));
  const isFull = pinned.length >= MOST_PINNED;
  const text = isPinned ? 'Pinned' : isFull ? `${MOST_PINNED} are pinned` : 'Pin';
  return (
    <>
      <button type="button" class="pin" aria-disabled={isPinned || isFull} onClick={onPin}>
        {text}
      </button>
      <Announced text={isPinned ? 'This result is pinned.' : ''} />
    </>
  );
}

/** Makes the standard keys undo and redo wherever the focus is, except in text fields, which have their own undo. */
function useKeysOfUndo(edits: Edits, isOn: boolean): void {
  const latest = useRef(edits);
  latest.current = edits;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (!step) return;
      latest.current[step]();
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);
}
