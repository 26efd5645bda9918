/** What can be played for in words, and how questions of one's own are written. */
export const TURN_QUESTIONS = {
  legend: 'What is played for',
  choices: [
    { words: 'The usual question' },
    { words: 'Destroyed', question: 'destroyed' },
    { words: 'Moved at all', question: 'displaced' },
    { words: 'Destroyed or moved', question: 'destroyed or displaced' },
    { words: 'Moved 3 or more', question: 'spacesMoved >= 3' },
    { words: '3 wounds or more', question: 'totalWounds >= 3' },
  ],
  example: 'destroyed or finalSpace is not 4,2',
  measures: 'destroyed, displaced, spacesMoved, totalWounds, finalSpace',
} as const;
