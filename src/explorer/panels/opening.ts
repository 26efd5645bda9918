/*
 * Opens a panel or an experiment: finds the panel that accepts it, and carries the fight from one panel to the next.
 * Used by `app.tsx`.
 */

import { canonicalText, checksum, sameData } from '../../base/index.ts';
import type { ExperimentDocument } from '../document.ts';
import { SIDES } from '../fight/sides.ts';
import type { PanelKind } from '../panel.ts';
import { type State, withDocument, withPanel } from '../state.ts';

type Panels = readonly [PanelKind, ...PanelKind[]];

/**
 * The state with another panel open. The opened panel takes over the fight of the panel in which the fight was last
 * changed, if the opened panel's fields can express that fight. If the user only looks at a fight in a panel, or the
 * panel cannot show the fight, the fight in other panels stays the same. Until the user changes something, each panel
 * has its own first fight.
 */
export function withPanelOpen(panels: Panels, state: State, name: string): State {
  const kindOf = (one: string) => panels.find((panel) => panel.name === one) ?? panels[0];
  const [left, to] = [kindOf(state.panel), kindOf(name)];
  if (left === to) return withPanel(state, name);
  const source = isAsOpened(left, state) ? kindOf(state.source?.panel ?? '') : left;
  const changed = state.documents[source.name];
  const fight = changed && source.fightIn(changed);
  if (!changed || !fight) return withPanel(state, name);
  const before = state.documents[name] ?? to.start;
  const taken = source === to ? before : withFightFrom(source, changed, to, before);
  const opened =
    taken === undefined || source === to
      ? withPanel(state, name)
      : withDocument(state, name, taken);
  return {
    ...opened,
    source: { panel: source.name, ...(taken && { shown: markOf(to, taken) }) },
  };
}

/** Whether a panel still shows the same fight as when it was opened. */
function isAsOpened(panel: PanelKind, { source, documents }: State): boolean {
  if (!source) return false;
  // A panel that could not take the fight has no fight to pass on.
  if (source.shown === undefined) return true;
  return markOf(panel, documents[panel.name] ?? panel.start) === source.shown;
}

/** A checksum that identifies the fight in a panel's document. */
function markOf(panel: PanelKind, document: ExperimentDocument): string {
  return checksum(canonicalText(panel.fightIn(document) ?? {}));
}

/**
 * The document of a panel with the fight of another panel. A side that looks the same in both panels is not changed,
 * because it may have properties for which the other panel has no fields.
 *
 * @returns the document itself if nothing changes; undefined if the panel cannot take the fight
 */
function withFightFrom(
  source: PanelKind,
  changed: ExperimentDocument,
  to: PanelKind,
  before: ExperimentDocument,
): ExperimentDocument | undefined {
  const fight = source.fightIn(changed);
  const own = to.fightIn(before);
  if (!fight) return undefined;
  if (!own) return to.withFight(before, fight);
  const shown = source.withFight(changed, own);
  const seen = shown && source.fightIn(shown);
  const areCardsSame = sameData(seen?.cards, fight.cards);
  const kept = SIDES.filter((side) => areCardsSame && sameData(seen?.[side], fight[side]));
  const areTermsSame = !fight.terms || !own.terms || sameData(fight.terms, own.terms);
  if (kept.length === SIDES.length && areTermsSame) return before;
  const ofBoth = Object.fromEntries(kept.map((side) => [side, own[side]]));
  return to.withFight(before, { ...fight, ...ofBoth });
}

/**
 * The state with an experiment open in the panel that accepts it. If no other panel accepts it, it is opened in the
 * first panel.
 */
export function withExperimentOpen(
  panels: Panels,
  state: State,
  document: ExperimentDocument,
): State {
  const taking = panels.findLast(({ accepts }) => accepts(document)) ?? panels[0];
  return withDocument(state, taking.name, document);
}
