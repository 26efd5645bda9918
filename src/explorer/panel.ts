import type { ComponentType } from 'preact';
import type { ExperimentDocument } from './document.ts';
import type { Engine } from './engine/engine.ts';
import type { EditsOfPanels } from './parts/use-history.ts';
import type { Simulate } from './simulation/simulation.ts';

/** What panels work with. */
export interface Tools {
  readonly engine: Engine;
  readonly simulate: Simulate;
  /** What can be undone in each panel. */
  readonly edits: EditsOfPanels;
}

/** What parts of a panel are given. */
export interface PartProps {
  readonly document: ExperimentDocument;
  readonly tools: Tools;
  onChange(document: ExperimentDocument): void;
}

export interface PanelProps extends PartProps {
  /** Shows an experiment in the panel that takes it. */
  onOpen(document: ExperimentDocument): void;
}

/** One of the views between which the page switches. Registered in `panels/index.ts`. */
export interface Panel {
  /** As in links. */
  readonly name: string;
  readonly title: string;
  /** What a first visitor sees. */
  readonly start: ExperimentDocument;
  /** Whether an experiment that was opened is for this panel. */
  accepts(document: ExperimentDocument): boolean;
  readonly View: ComponentType<PanelProps>;
}
