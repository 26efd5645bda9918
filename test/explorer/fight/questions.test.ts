import { describe, expect, test } from 'vitest';
import type { ExperimentDocument } from '../../../src/explorer/document.ts';
import { ANSWERS } from '../../../src/explorer/engine/answers/index.ts';
import {
  attackQuestions,
  DUEL_QUESTIONS,
  type Questions,
  TURN_QUESTIONS,
  wordsOf,
} from '../../../src/explorer/fight/questions.ts';
import { DUEL_START } from '../../../src/explorer/panels/duel/duel-document.ts';
import { FIRST } from '../random-documents.ts';

const ON_BOARD = { ...FIRST, board: { terrain: '1 1 1', attacker: [0, 0], defender: [1, 0] } };
const TURN = { name: 'Turn', turn: [{ figure: 'hawkgirl' }], defender: 'solomon-grundy' };

const OFFERED: readonly (readonly [string, ExperimentDocument, Questions])[] = [
  ['an attack', FIRST, attackQuestions(FIRST)],
  ['an attack on a board', ON_BOARD, attackQuestions(ON_BOARD)],
  ['a duel', DUEL_START, DUEL_QUESTIONS],
  ['a turn', TURN, TURN_QUESTIONS],
];

describe('the questions in words', () => {
  test.each(OFFERED)('can all be asked of %s', async (_, document, { choices }) => {
    for (const { question } of choices) {
      const { answer } = await ANSWERS.odds({
        document: { ...document, ...(question && { question }) },
      });
      if (question) expect(answer?.question).toBe(question);
    }
  });

  test('name the default question of the fight once it is known', async () => {
    const { answer } = await ANSWERS.odds({ document: FIRST });
    const [first, second] = attackQuestions(FIRST).choices.map((one) =>
      wordsOf(one, answer?.asked),
    );
    expect(first).toBe('The default question: displaced at all');
    expect(second).toBe('Destroyed');
    const [unknown] = attackQuestions(FIRST).choices.map((one) => wordsOf(one, undefined));
    expect(unknown).toBe('The default question');
    expect(DUEL_QUESTIONS.choices.map((one) => wordsOf(one, 'Hawkgirl wins'))[0]).toBe(
      'The first fighter wins',
    );
  });

  test('are about the edge only where there is a board', () => {
    const words = (document: ExperimentDocument) =>
      attackQuestions(document)
        .choices.map((choice) => choice.words)
        .join();
    expect(words(FIRST)).not.toMatch(/edge/);
    expect(words(ON_BOARD)).toMatch(/edge/);
  });
});

test.each(OFFERED.filter(([name]) => name !== 'a turn'))(
  'the example for %s can be asked as well',
  async (_, document, { example }) => {
    const { answer } = await ANSWERS.odds({ document: { ...document, question: example } });
    expect(answer?.question).toBe(example);
  },
);
