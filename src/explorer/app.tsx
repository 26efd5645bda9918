import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { sameData } from '../words/same-data.ts';
import { Compare } from './compare/compare.tsx';
import type { ExperimentDocument } from './document.ts';
import { OpenedCards } from './fight/card-options.ts';
import { isTooLong, linked, linkOf, SETTLED } from './link.ts';
import type { Tools } from './panel.ts';
import { PANELS, panelNamed } from './panels/index.ts';
import { Announced } from './parts/messages.tsx';
import { AsFile } from './sharing/as-file.tsx';
import { Sharing } from './sharing/sharing.tsx';
import type { Subject } from './sharing/subject.ts';
import {
  comparing,
  MOST_PINNED,
  type Pin,
  START,
  type State,
  withCards,
  withDocument,
  withoutCards,
  withoutPin,
  withPanel,
  withPin,
} from './state.ts';

interface AppProps {
  readonly tools: Tools;
}

const NO_CARDS: readonly ExperimentDocument[] = [];

/** The page: tabs, the open panel, and the ways to share what it shows. */
export function App({ tools }: AppProps) {
  const [{ state, problem }, set] = useState(() => opened(location.hash));
  const { pinned, compared } = state;
  const panel = panelNamed(state.panel);
  const document = state.documents[panel.name] ?? panel.start;
  const turnTo = (next: (before: State) => State) =>
    set(({ state: before }) => ({ state: next(before) }));
  const change = (next: ExperimentDocument) =>
    turnTo((before) => withDocument(before, panel.name, next));
  const now: Pin = { title: String(document.name), panel: panel.name, document };
  const entries = [...pinned, now];
  const [a, b] = [compared?.a, compared?.b].map((at) => entries[Math.min(at ?? 0, pinned.length)]);
  const subject: Subject =
    compared && a && b && a !== b ? { a: a.document, b: b.document } : { document };
  const openDocument = (next: ExperimentDocument) => {
    // The first panel takes what no other does.
    const taking = PANELS.findLast(({ accepts }) => accepts(next)) ?? panel;
    turnTo((before) => withDocument(before, taking.name, next));
  };

  useEffect(() => {
    const timer = setTimeout(() => {
      if (state === START) return;
      const link = linkOf(state);
      // A state too long for a link leaves the address empty rather than outdated.
      history.replaceState(null, '', isTooLong(link) ? '#' : link);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [state]);
  // A layout effect: a later one would miss a link that is opened as soon as the page is drawn.
  useLayoutEffect(() => {
    // Not the address of now: that may have been given the state before this one meanwhile.
    const follow = ({ newURL }: HashChangeEvent) => set(opened(new URL(newURL).hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

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
              onClick={() => turnTo((before) => withPanel(before, name))}
            >
              {title}
            </button>
          ))}
          <button
            type="button"
            aria-current={compared ? 'page' : undefined}
            onClick={() => turnTo(comparing)}
          >
            Compare
            {pinned.length > 0 && <span class="count">{pinned.length}</span>}
          </button>
        </nav>
        <PinButton
          pinned={pinned}
          now={now}
          onPin={() => turnTo((before) => withPin(before, now))}
        />
      </header>
      <main>
        {problem && (
          <p class="warning" role="alert">
            {problem} The page shows its usual start.
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
                : turnTo((before) =>
                    withDocument(before, panelNamed(entry.panel ?? '').name, entry.document),
                  )
            }
            onUnpin={(at) => turnTo((before) => withoutPin(before, at))}
          />
        ) : (
          <OpenedCards.Provider value={state.cards ?? NO_CARDS}>
            <panel.View
              key={panel.name}
              document={document}
              tools={tools}
              onChange={change}
              onOpen={openDocument}
            />
            <AsFile document={document} engine={tools.engine} onChange={change} />
          </OpenedCards.Provider>
        )}
        <Sharing
          state={{ ...state, documents: { ...state.documents, [panel.name]: document } }}
          subject={subject}
          engine={tools.engine}
          onOpen={openDocument}
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

interface Opened {
  readonly state: State;
  /** The problem with the link. */
  readonly problem?: string;
}

function opened(hash: string): Opened {
  if (hash === '' || hash === '#') return { state: START };
  const found = linked(hash);
  return 'state' in found ? found : { state: START, problem: found.problem };
}
