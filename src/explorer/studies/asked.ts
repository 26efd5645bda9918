/*
 * The studies of cards that the page runs in workers, and their limits. The requests and answers defined here are
 * messages between the page and its engine.
 */

import type { ARMIES_FIELDS } from '../../battle/index.ts';
import type { Block } from '../../report/index.ts';
import type { Given } from '../../rules/index.ts';
import type { FIELD_FIELDS } from '../../studies/index.ts';
import type { ExperimentDocument } from '../document.ts';

/** The maximum number of games that the page plays for a study. The command line and the library have no such limit. */
export const MOST_GAMES = 2000;

/** The maximum number of cards that can be compared with all other cards. */
export const MOST_CARDS = 6;

interface OwnCards {
  /** The named cards that are in no collection, as written in files. */
  readonly cards: readonly ExperimentDocument[];
}

export interface ArmiesAsk extends OwnCards {
  readonly study: 'armies';
  /** Absent to use the estimates that ship with the program. */
  readonly games?: number;
  readonly fields: Given<typeof ARMIES_FIELDS>;
}

export interface PlaytestAsk extends OwnCards {
  readonly study: 'playtest';
  readonly name: string;
  readonly games: number;
  readonly fields: Given<typeof ARMIES_FIELDS>;
}

export interface FieldAsk extends OwnCards {
  readonly study: 'field';
  readonly names: readonly string[];
  readonly fields: Given<typeof FIELD_FIELDS>;
}

export type StudyAsk = ArmiesAsk | PlaytestAsk | FieldAsk;

/** The result of a study, in the form of its report. */
export interface StudyAnswer {
  readonly headline: string;
  /** The rest of the report. */
  readonly blocks: readonly Block[];
  readonly status: 'complete' | 'interrupted';
}
