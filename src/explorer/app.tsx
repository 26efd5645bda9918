import { useEffect, useRef } from 'preact/hooks';
import { sameData } from '../base/index.ts';
import { Compare } from './compare/compare.tsx';
import type { ExperimentDocument } from './document.ts';
import { OpenedCards } from './fight/card-options.ts';
import { OfMine } from './fight/who-attacks.tsx';
import { ToMend } from './fixes/mistakes.tsx';
import { Intro } from './intro.tsx';
import { withMine } from './keeping.ts';
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
  withCards,
  withDocument,
  withFigures,
  withoutCards,
  withoutPin,
  withPin,
} from './state.ts';
import { usePageState } from './use-state.ts';

interface AppProps {
  readonly tools: Tools;
}

const NO_CARDS: readonly ExperimentDocument[] = [];
const NO_FIGURES: readonly string[] = [];

/** The page: tabs, the open panel, and the ways to share what it shows. */
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

/** Undo and redo by their usual keys, wherever the focus is, except in text that has its own. */
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
