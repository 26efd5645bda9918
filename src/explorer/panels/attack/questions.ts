import type { ExperimentDocument } from '../../document.ts';
import type { QuestionChoice } from '../../fight/question-choice.ts';

const ALWAYS: readonly QuestionChoice[] = [
  { words: 'The usual question' },
  { words: 'Destroyed', question: 'destroyed' },
  { words: 'Moved at all', question: 'displaced' },
  { words: 'Destroyed or moved', question: 'destroyed or displaced' },
  { words: 'Moved 2 or more', question: 'spacesMoved >= 2' },
  { words: 'Not destroyed, but moved 2 or more', question: 'not destroyed and spacesMoved >= 2' },
  { words: 'Wounded at all', question: 'totalWounds >= 1' },
  { words: '3 wounds or more', question: 'totalWounds >= 3' },
];

const ON_BOARD: readonly QuestionChoice[] = [
  { words: 'Knocked to the edge of the map', question: 'stoppedBy is edge' },
  { words: 'Destroyed by lava or a fall', question: 'hazardDestroyed' },
];

/** What can be asked of an attack in words: of its defender. */
export function choicesFor(document: ExperimentDocument): readonly QuestionChoice[] {
  return document.board === undefined ? ALWAYS : [...ALWAYS, ...ON_BOARD];
}

/** How questions of one's own are written. */
export const OWN_QUESTION = {
  example: 'destroyed or spacesMoved >= 2',
  measures: 'destroyed, displaced, spacesMoved, totalWounds, knockbackPoints, stoppedBy',
} as const;
