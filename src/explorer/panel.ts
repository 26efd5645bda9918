import type { ComponentType } from 'preact';
import type { ExperimentDocument } from './document.ts';
import type { Engine } from './engine/engine.ts';
import type { EditsOfPanels } from './parts/undo.tsx';
import type { Simulate } from './simulation/simulation.ts';

/** What panels work with. */
export interface Tools {
  readonly engine: Engine;
  readonly simulate: Simulate;
  /** What can be undone in each panel. */
  readonly edits: EditsOfPanels;
}

/** Given to parts that change a document. */
export interface DocumentProps {
  readonly document: ExperimentDocument;
  onChange(document: ExperimentDocument): void;
}

/** Given to parts that ask the engine as well. */
export interface PartProps extends DocumentProps {
  readonly tools: Tools;
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
