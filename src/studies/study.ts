/*
 * What all studies have in common. A study is one question that people ask, such as the odds of an attack or the price
 * of a card: it runs on a machine and presents what it found. The command line and the library each bring a machine.
 */

import type { JobResult } from '../chance/index.ts';
import type { Experiment, Files, Result } from '../experiments/index.ts';
import type { Extent, Presentation } from '../report/index.ts';
import type { Field, FieldResult, FieldSetting } from './field/field.ts';
import type { FieldCards, PlayedField } from './field/play-field.ts';

/** What work has done, and whether that is all of it: an interruption may have come first. */
export interface Executed<T> {
  readonly done: T;
  readonly isComplete: boolean;
}

/** How the odds of an experiment are computed. */
export interface Effort {
  readonly exact: boolean;
  readonly simulation: boolean;
}

/** A field to play. */
export interface FieldToPlay {
  readonly setting: FieldSetting;
  readonly cards: FieldCards;
  /** Fields whose pairs need not be played again. */
  readonly known?: readonly Field[];
  /** The result to keep while the field is played. Absent: nothing is kept. */
  readonly kept?: (field: Field) => FieldResult;
}

/** What a study works with: files, threads, and someone to tell. */
export interface StudyMachine {
  /** Where cards and maps are read from. */
  readonly files: Files;
  /** Whether to stop: what has been done by then is the result. */
  readonly isStopped: boolean;
  /** Lets other work go on, such as signals. */
  pause(): Promise<void>;
  /**
   * Computes the results of an experiment.
   *
   * @param effort absent: the machine's own
   */
  compute(experiment: Experiment, effort?: Effort): Promise<Executed<Result[]>>;
  /**
   * Simulates an experiment without computing its results.
   *
   * @param part of the study, whose games are kept apart; absent: the only one
   */
  simulate(experiment: Experiment, part?: string): Promise<Executed<JobResult[]>>;
  playField(request: FieldToPlay): Promise<PlayedField>;
  /** Tells the reader something beside the answer. */
  note(text: string): void | Promise<void>;
}

/** How much a presentation shows. */
export interface Shown {
  readonly extent?: Extent;
  /** Draw all of a large board, which is otherwise cropped to the fight. */
  readonly whole?: boolean;
}

/** One question that people ask. */
export interface Study<Ask, Data> {
  /** What it is about, in a word or two; no two studies share it. */
  readonly name: string;
  /**
   * Finds the answer.
   *
   * @returns undefined data if the interruption came before there was an answer
   * @throws BadInput for anything wrong with what is asked
   */
  run(ask: Ask, machine: StudyMachine): Promise<Executed<Data | undefined>>;
  present(data: Data, shown?: Shown): Presentation;
}
