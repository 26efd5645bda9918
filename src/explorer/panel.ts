import type { ComponentType } from 'preact';
import type { ExperimentDocument } from './document.ts';
import type { Engine } from './engine/engine.ts';
import type { Fight } from './fight/along.ts';
import type { Edits } from './parts/history.ts';
import type { Simulate } from './simulation/simulation.ts';

/** What panels work with. */
export interface Tools {
  readonly engine: Engine;
  readonly simulate: Simulate;
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
  /** What can be undone in this panel. */
  readonly edits: Edits;
  /** Shows an experiment in the panel that takes it. */
  onOpen(document: ExperimentDocument): void;
}

/** What a panel is for, without its view. */
export interface PanelKind {
  /** As in links. */
  readonly name: string;
  /** What a first visitor sees. */
  readonly start: ExperimentDocument;
  /** Whether an experiment that was opened is for this panel. */
  accepts(document: ExperimentDocument): boolean;
  /** The fight of a document, which goes along to the panel that is opened next; undefined where no field can say it. */
  fightIn(document: ExperimentDocument): Fight | undefined;
  /**
   * What the panel shows when it is opened with another fight than it showed last; undefined if it cannot take the
   * fight.
   */
  withFight(document: ExperimentDocument, fight: Fight): ExperimentDocument | undefined;
}

/** One of the views between which the page switches. Registered in `panels/index.ts`. */
export interface Panel extends PanelKind {
  readonly title: string;
  readonly View: ComponentType<PanelProps>;
}
