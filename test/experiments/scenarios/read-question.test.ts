import { describe, expect, test } from 'vitest';
import { rulesets } from '../../../src/experiments/registry/rulesets.ts';
import { readQuestion } from '../../../src/experiments/scenarios/read-question.ts';
import { head, mistakes } from './loading.ts';

/** The refusal of an experiment with this question, without its place in the file. */
const refusal = (question: string, fight = '') =>
  mistakes({ 'file.yaml': `${head}${fight}question: ${question}\n` }).map((one) =>
    one.replace(/^file\.yaml:\d+:\d+: /, ''),
  );

describe('examples of questions', () => {
  test.each(rulesets().map((one) => [one.title, one] as const))('%s', (_, ruleset) => {
    expect(ruleset.exampleQuestions.length).toBeGreaterThan(1);
    for (const text of ruleset.exampleQuestions) {
      expect(readQuestion(text, ruleset, []).text).toBe(text);
    }
  });
});

describe('a question that is not understood', () => {
  const EXAMPLES =
    'give a question such as "killed", "wounds >= 2", "moved >= 2" or "killed or moved >= 2"';

  test.each([
    ['at least 2 wounds', '"least" (character 4)'],
    ['moved 3 or more', '"3" (character 7)'],
    ['stopped by wall', '"by" (character 9)'],
    ['killed or moved at least 3', '"at" (character 17)'],
  ])('%s: with examples', (question, not) => {
    expect(refusal(question)).toEqual([
      `question: expected "and", "or", or the end of the question, not ${not}; ${EXAMPLES}`,
    ]);
  });

  test('has examples of its kind of fight', () => {
    const [message] = refusal('krug wins', 'fight: duel\n');
    expect(message).toContain('; give a question such as "winner is attacker", "turns > 5" or ');
  });

  test.each(['dead', 'skulls', 'KP'])('%s: the short words are listed first', (question) => {
    expect(refusal(question)).toEqual([
      expect.stringContaining(
        `question: unknown measure "${question}"; give one of moved, wounds, killed, gone, displaced, `,
      ),
    ]);
  });

  test('short words are suggested', () => {
    expect(refusal('kiled')[0]).toContain('"kiled" (did you mean killed?)');
  });
});
