import { useEffect, useState } from 'preact/hooks';
import type { ExperimentDocument } from './document.ts';
import { linked, linkOf } from './link.ts';
import type { Tools } from './panel.ts';
import { PANELS, panelNamed } from './panels/index.ts';
import { AsFile } from './sharing/as-file.tsx';
import { Sharing } from './sharing/sharing.tsx';
import { START, type State, withDocument } from './state.ts';

interface AppProps {
  readonly tools: Tools;
}

/** So long after the last change the address holds the new state; milliseconds. */
const SETTLED = 400;

/** The page: tabs, the open panel, and what can be done with whatever it shows. */
export function App({ tools }: AppProps) {
  const [{ state, problem }, set] = useState(() => opened(location.hash));
  const panel = panelNamed(state.panel);
  const document = state.documents[panel.name] ?? panel.start;
  const change = (next: ExperimentDocument) =>
    set((before) => ({ state: withDocument(before.state, panel.name, next) }));
  const openDocument = (next: ExperimentDocument) => {
    // The first panel takes what no other does.
    const taking = PANELS.findLast(({ accepts }) => accepts(next)) ?? panel;
    set((before) => ({ state: withDocument(before.state, taking.name, next) }));
  };

  useEffect(() => {
    const timer = setTimeout(() => {
      if (state !== START) history.replaceState(null, '', linkOf(state));
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    const follow = () => set(opened(location.hash));
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
              aria-current={name === panel.name ? 'page' : undefined}
              onClick={() => set((before) => ({ state: { ...before.state, panel: name } }))}
            >
              {title}
            </button>
          ))}
        </nav>
      </header>
      <main>
        {problem && (
          <p class="warning" role="alert">
            {problem} The page shows its usual start.
          </p>
        )}
        <panel.View key={panel.name} document={document} tools={tools} onChange={change} />
        <AsFile document={document} engine={tools.engine} onChange={change} />
        <Sharing
          state={withDocument(state, panel.name, document)}
          document={document}
          engine={tools.engine}
          onOpen={openDocument}
        />
      </main>
    </>
  );
}

interface Opened {
  readonly state: State;
  /** What is wrong with the link. */
  readonly problem?: string;
}

function opened(hash: string): Opened {
  if (hash === '' || hash === '#') return { state: START };
  const found = linked(hash);
  return 'state' in found ? found : { state: START, problem: found.problem };
}
