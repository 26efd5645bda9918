import type { ExperimentDocument } from '../../document.ts';

/** A question that can be picked in words. */
export interface Choice {
  readonly words: string;
  /** As an experiment writes it; absent: what is usual for the fight. */
  readonly question?: string;
}

const ALWAYS: readonly Choice[] = [
  { words: 'The usual question' },
  { words: 'Destroyed', question: 'destroyed' },
  { words: 'Moved at all', question: 'displaced' },
  { words: 'Destroyed or moved', question: 'destroyed or displaced' },
  { words: 'Moved 2 or more', question: 'spacesMoved >= 2' },
  { words: 'Not destroyed, but moved 2 or more', question: 'not destroyed and spacesMoved >= 2' },
  { words: 'Wounded at all', question: 'totalWounds >= 1' },
  { words: '3 wounds or more', question: 'totalWounds >= 3' },
];

const ON_BOARD: readonly Choice[] = [
  { words: 'Knocked to the edge of the map', question: 'stoppedBy is edge' },
  { words: 'Destroyed by lava or a fall', question: 'hazardDestroyed' },
];

/** What can be asked of an attack in words: of its defender. */
export function choicesFor(document: ExperimentDocument): readonly Choice[] {
  return document.board === undefined ? ALWAYS : [...ALWAYS, ...ON_BOARD];
}
