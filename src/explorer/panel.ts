/* Interfaces of panels and of their parts. Panels implement them; `app.tsx` shows whichever panel is open. */

import type { ComponentType } from 'preact';
import type { ExperimentDocument } from './document.ts';
import type { Engine } from './engine/engine.ts';
import type { Fight } from './fight/along.ts';
import type { Edits } from './parts/history.ts';
import type { Simulate } from './simulation/simulation.ts';

/** The services that panels use: exact odds, and simulations. */
export interface Tools {
  readonly engine: Engine;
  readonly simulate: Simulate;
}

/** Properties of parts that change a document. */
export interface DocumentProps {
  readonly document: ExperimentDocument;
  onChange(document: ExperimentDocument): void;
}

/** Properties of parts that also use the tools. */
export interface PartProps extends DocumentProps {
  readonly tools: Tools;
}

export interface PanelProps extends PartProps {
  /** Undo and redo for this panel. */
  readonly edits: Edits;
  /** Opens an experiment in the panel that accepts it. */
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
  /** The fight to carry to the next panel; undefined if the fields cannot express it. */
  fightIn(document: ExperimentDocument): Fight | undefined;
  /** The panel's document with another fight; undefined if the panel cannot take the fight. */
  withFight(document: ExperimentDocument, fight: Fight): ExperimentDocument | undefined;
}

/** One of the views that the page switches between. Registered in `panels/index.ts`. */
export interface Panel extends PanelKind {
  readonly title: string;
  readonly View: ComponentType<PanelProps>;
}
