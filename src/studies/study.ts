/*
 * The common form of all studies. A study answers one kind of question, such as the odds of an attack or the price of a
 * card: it runs on a machine and presents its result. The command line and the library each provide a machine.
 */

import type { JobResult } from '../chance/index.ts';
import type { Experiment, Files, Result } from '../experiments/index.ts';
import type { Extent, Presentation } from '../report/index.ts';
import type { Field, FieldResult, FieldSetting } from './field/field.ts';
import type { FieldCards, PlayedField } from './field/play-field.ts';

/** The result of some work, and whether it is complete or was interrupted. */
export interface Executed<T> {
  readonly done: T;
  readonly isComplete: boolean;
}

/** How the odds of an experiment are computed. */
export interface Effort {
  readonly exact: boolean;
  readonly simulation: boolean;
}

/** A field to be played. */
export interface FieldToPlay {
  readonly setting: FieldSetting;
  readonly cards: FieldCards;
  /** Fields whose pairs need not be played again. */
  readonly known?: readonly Field[];
  /** Makes the result to store while the field is being played; absent if nothing is stored. */
  readonly kept?: (field: Field) => FieldResult;
}

/** What a study works with: files, threads, and a receiver of notes. */
export interface StudyMachine {
  /** The files from which cards and maps are read. */
  readonly files: Files;
  /** Whether to stop. The result is then the work done so far. */
  readonly isStopped: boolean;
  /** Lets other tasks of this thread run, such as signal handlers. */
  pause(): Promise<void>;
  /**
   * Computes the results of an experiment.
   *
   * @param effort default: the machine's own effort
   */
  compute(experiment: Experiment, effort?: Effort): Promise<Executed<Result[]>>;
  /**
   * Simulates an experiment without computing its results.
   *
   * @param part the name of the part of the study; the games of each part are stored separately. Absent if the study
   * has only one part
   */
  simulate(experiment: Experiment, part?: string): Promise<Executed<JobResult[]>>;
  playField(request: FieldToPlay): Promise<PlayedField>;
  /** Gives the reader a note in addition to the answer. */
  note(text: string): void | Promise<void>;
}

/** A machine for studies that play games or narrate fights, and compute no results of experiments. */
export type GameMachine = Omit<StudyMachine, 'compute'>;

/** How much a presentation shows. */
export interface Shown {
  readonly extent?: Extent;
  /** Whether to draw a large board completely. By default, it is cropped to the fight. */
  readonly whole?: boolean;
  /** Whether JSON also gives exact odds as fractions; default: only for at most 100 combinations. */
  readonly fractions?: boolean | undefined;
}

/**
 * A kind of question, and the code that answers it.
 *
 * @typeParam Ask a question of this kind
 * @typeParam Data the data of its answer
 * @typeParam On the functions that the study calls to get its answer, for example to compute results
 */
export interface Study<Ask, Data, On = StudyMachine> {
  /** The study's subject, in a word or two; no two studies share a name. */
  readonly name: string;
  /**
   * Finds the answer.
   *
   * @returns undefined data if the interruption came before there was an answer
   * @throws BadInput for anything wrong with the request
   */
  run(ask: Ask, machine: On): Promise<Executed<Data | undefined>>;
  present(data: Data, shown?: Shown): Presentation;
}
