/** What can be asked of a duel in words, and how questions of one's own are written. */
export const DUEL_QUESTIONS = {
  legend: 'The question',
  choices: [
    { words: 'The first fighter wins' },
    { words: 'The second fighter wins', question: 'winner is defender' },
    { words: 'Over within 4 turns', question: 'turns <= 4' },
    { words: 'It takes 10 turns or more', question: 'turns >= 10' },
  ],
  example: 'winner is attacker and turns <= 6',
  measures: 'winner, turns, attacks',
} as const;
