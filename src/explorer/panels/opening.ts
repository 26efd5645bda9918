import { sameData } from '../../words/same-data.ts';
import type { ExperimentDocument } from '../document.ts';
import type { PanelKind } from '../panel.ts';
import { type State, withDocument, withPanel } from '../state.ts';

type Panels = readonly [PanelKind, ...PanelKind[]];

/**
 * The state with another panel open: the fight that was shown goes along, as far as both panels have fields for it.
 * Before anything has been changed, each panel begins with its own.
 */
export function withPanelOpen(panels: Panels, state: State, name: string): State {
  const [from, to] = [state.panel, name].map(
    (one) => panels.find((panel) => panel.name === one) ?? panels[0],
  ) as [PanelKind, PanelKind];
  const shown = state.documents[from.name];
  const fight = shown && from !== to ? from.fightIn(shown) : undefined;
  if (!fight) return withPanel(state, name);
  const before = state.documents[name] ?? to.start;
  const own = to.fightIn(before);
  const isSame = own && sameData({ ...own, ...fight }, { ...fight, ...own });
  return withDocument(state, name, isSame ? before : to.withFight(before, fight));
}

/** The state with an experiment open, in the panel that takes it: the first one takes what no other does. */
export function withExperimentOpen(
  panels: Panels,
  state: State,
  document: ExperimentDocument,
): State {
  const taking = panels.findLast(({ accepts }) => accepts(document)) ?? panels[0];
  return withDocument(state, taking.name, document);
}
