import { describe, expect, test } from 'vitest';
import { ANSWERS } from '../../../../src/explorer/engine/answers/index.ts';
import { isPlainAttack } from '../../../../src/explorer/panels/attack/plain-attack.ts';
import { choicesFor } from '../../../../src/explorer/panels/attack/questions.ts';
import { FIRST } from '../../random-documents.ts';

const ON_BOARD = {
  ...FIRST,
  board: { terrain: '1 1 1', attacker: [0, 0], defender: [1, 0] },
};

describe('the questions in words', () => {
  test.each([FIRST, ON_BOARD])(
    'can all be asked of the fight that they are offered for',
    async (document) => {
      for (const { question } of choicesFor(document)) {
        const { answer } = await ANSWERS.odds({
          document: { ...document, ...(question && { question }) },
        });
        if (question) expect(answer?.question).toBe(question);
      }
    },
  );

  test('are about the edge only where there is a board', () => {
    const words = (document: typeof FIRST) =>
      choicesFor(document)
        .map(({ words }) => words)
        .join();
    expect(words(FIRST)).not.toMatch(/edge/);
    expect(words(ON_BOARD)).toMatch(/edge/);
  });
});

test('a plain attack is one fight of two under the C3G rules', () => {
  expect(isPlainAttack(FIRST)).toBe(true);
  expect(isPlainAttack(ON_BOARD)).toBe(true);
  expect(isPlainAttack({ ...FIRST, rules: 'heroclix' })).toBe(false);
  expect(isPlainAttack({ ...FIRST, fight: 'duel' })).toBe(false);
  expect(isPlainAttack({ ...FIRST, vary: {} })).toBe(false);
});
