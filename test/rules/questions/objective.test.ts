import { describe, expect, test } from 'vitest';
import { objectiveOf } from '../../../src/rules/questions/objective.ts';
import { parseQuestion } from '../../../src/rules/questions/parse.ts';

const wanted = (text: string) => objectiveOf(text, parseQuestion(text).expression);

describe('what is played for', () => {
  test('is what is asked, of the measures that it names', () => {
    const { text, measures, holds } = wanted('destroyed or turns <= 3');
    expect([text, measures]).toEqual(['destroyed or turns <= 3', ['destroyed', 'turns']]);
    expect(holds({ destroyed: 0, turns: 3 })).toBe(true);
    expect(holds({ destroyed: 0, turns: 4 })).toBe(false);
  });

  test.each(['>=', '<', '>', '<=', '=', '!='])(
    'tells numbers apart up to where `%s` no longer changes, and no further',
    (operator) => {
      for (const value of [1, 2, 5]) {
        const { holds, mostTold } = wanted(`turns ${operator} ${value}`);
        const most = mostTold('turns');
        const answers = Array.from({ length: 10 }, (_, turns) => holds({ turns }));
        expect(new Set(answers.slice(most)).size).toBe(1);
        expect(answers[most - 1]).not.toBe(answers[most]);
      }
    },
  );

  test('tells as much as the comparison that looks furthest, wherever it stands', () => {
    const most = (text: string, measure = 'turns') => wanted(text).mostTold(measure);
    expect(most('turns >= 2 or not (turns >= 7 and destroyed)')).toBe(7);
    expect(most('turns >= 7 and turns >= 2')).toBe(7);
    expect(most('turns >= 2 and wounds >= 7')).toBe(2);
    expect(most('turns >= 2 and wounds >= 7', 'wounds')).toBe(7);
  });

  test('tells at least whether there was any', () => {
    for (const text of ['destroyed', 'destroyed >= 0', 'winner is A']) {
      expect(wanted(text).mostTold('destroyed')).toBe(1);
    }
  });
});
