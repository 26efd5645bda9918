import { expect, test } from 'vitest';
import { csvText } from '../../../src/report/formats/csv.ts';
import { turn } from '../turns.ts';

test('CSV of a fight begins with the question, and CSV of a measure has that measure alone', async () => {
  const result = await turn();
  const [head = '', question = ''] = csvText([result]).split('\n');
  expect(head).toMatch(/^measure,value,exact_probability,/);
  expect(question).toMatch(/^question,/);
  expect(question).toContain(result.question.text);
  expect(csvText([result], 'destroyed')).not.toContain('question');
});
