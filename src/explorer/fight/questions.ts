/* The questions that the Attack, Board, Duel and Turn panels offer. */

import { uncapitalised } from '../../base/index.ts';
import type { ExperimentDocument } from '../document.ts';

/** A question in a list. */
export interface QuestionChoice {
  readonly words: string;
  /** The question as written in an experiment; absent for the default question of the kind of fight. */
  readonly question?: string;
}

/**
 * A choice in words. The default question depends on the fight: "The default question: displaced at all".
 *
 * @param asked the question that the program asks by default, if it is known
 */
export function wordsOf({ words, question }: QuestionChoice, asked: string | undefined): string {
  const isDefault = question === undefined && words === DEFAULT;
  return isDefault && asked !== undefined ? `${words}: ${uncapitalised(asked)}` : words;
}

const DEFAULT = 'The default question';

/** The questions that are offered for a kind of fight. */
export interface Questions {
  readonly legend: string;
  readonly choices: readonly QuestionChoice[];
  /** An example of a question that a user might write. */
  readonly example: string;
  /** Some measures that questions can be about. */
  readonly measures: string;
}

const ALWAYS: readonly QuestionChoice[] = [
  { words: DEFAULT },
  { words: 'Destroyed', question: 'destroyed' },
  { words: 'Moved at all', question: 'displaced' },
  { words: 'Destroyed or moved', question: 'destroyed or displaced' },
  { words: 'Moved 2 spaces or more', question: 'spacesMoved >= 2' },
  {
    words: 'Not destroyed, but moved 2 spaces or more',
    question: 'not destroyed and spacesMoved >= 2',
  },
  { words: 'Wounded at all', question: 'totalWounds >= 1' },
  { words: '3 wounds or more', question: 'totalWounds >= 3' },
];

const ON_BOARD: readonly QuestionChoice[] = [
  { words: 'Knocked to the edge of the map', question: 'stoppedBy is edge' },
  { words: 'Destroyed by lava or a fall', question: 'hazardDestroyed' },
];

export function attackQuestions({ board }: ExperimentDocument): Questions {
  return {
    legend: 'The question about the defender',
    choices: board === undefined ? ALWAYS : [...ALWAYS, ...ON_BOARD],
    example: 'destroyed or spacesMoved >= 2',
    measures: 'destroyed, displaced, spacesMoved, totalWounds, knockbackPoints, stoppedBy',
  };
}

export const DUEL_QUESTIONS: Questions = {
  legend: 'The question',
  choices: [
    { words: 'The first fighter wins' },
    { words: 'The second fighter wins', question: 'winner is defender' },
    { words: 'Over within 4 turns', question: 'turns <= 4' },
    { words: 'It takes 10 turns or more', question: 'turns >= 10' },
  ],
  example: 'winner is attacker and turns <= 6',
  measures: 'winner, turns, attacks',
};

/** Objectives for the best play of a turn. */
export const TURN_QUESTIONS: Questions = {
  legend: 'The goal',
  choices: [
    { words: DEFAULT },
    { words: 'Destroyed', question: 'destroyed' },
    { words: 'Moved at all', question: 'displaced' },
    { words: 'Destroyed or moved', question: 'destroyed or displaced' },
    { words: 'Moved 3 spaces or more', question: 'spacesMoved >= 3' },
    { words: '3 wounds or more', question: 'totalWounds >= 3' },
  ],
  example: 'destroyed or finalSpace is not 4,2',
  measures: 'destroyed, displaced, spacesMoved, totalWounds, finalSpace',
};
