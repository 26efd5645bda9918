/* Interfaces of panels and their parts. Panels implement them; `app.tsx` shows the open panel. */

import type { ComponentType } from 'preact';
import type { ExperimentDocument } from './document.ts';
import type { Engine } from './engine/engine.ts';
import type { Fight } from './fight/along.ts';
import type { Edits } from './parts/history.ts';
import type { Simulate } from './simulation/simulation.ts';

/** What panels use to get odds: the engine for exact odds, and simulations. */
export interface Tools {
  readonly engine: Engine;
  readonly simulate: Simulate;
}

/** Properties of a part that changes a document. */
export interface DocumentProps {
  readonly document: ExperimentDocument;
  onChange(document: ExperimentDocument): void;
}

/** Properties of a part that also uses the tools. */
export interface PartProps extends DocumentProps {
  readonly tools: Tools;
}

export interface PanelProps extends PartProps {
  /** Undo and redo for this panel. */
  readonly edits: Edits;
  /** Opens an experiment in whichever panel accepts it. */
  onOpen(document: ExperimentDocument): void;
}

/** A panel without its view: its name, and the documents and fights that it accepts. */
export interface PanelKind {
  /** Identifies the panel, also in links. */
  readonly name: string;
  /** The document that a first visitor sees. */
  readonly start: ExperimentDocument;
  /** Whether an opened experiment belongs in this panel. */
  accepts(document: ExperimentDocument): boolean;
  /** The fight that the next panel takes over; undefined if the fields of the panel cannot express it. */
  fightIn(document: ExperimentDocument): Fight | undefined;
  /** The panel's document with another fight; undefined if the panel cannot take the fight. */
  withFight(document: ExperimentDocument, fight: Fight): ExperimentDocument | undefined;
}

/** One of the panels between which the page switches. Panels are registered in `panels/index.ts`. */
export interface Panel extends PanelKind {
  readonly title: string;
  readonly View: ComponentType<PanelProps>;
}
