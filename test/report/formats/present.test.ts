import { describe, expect, test } from 'vitest';
import { jsonParts } from '../../../src/base/words/json.ts';
import type { Block } from '../../../src/report/block.ts';
import { MORE } from '../../../src/report/blocks.ts';
import { csvText, wideCsvParts } from '../../../src/report/formats/csv.ts';
import { presentationParts } from '../../../src/report/formats/present.ts';
import type { Format, Presentation } from '../../../src/report/presentation.ts';
import { computed } from '../sentences/sweeps.ts';
import { page } from '../terminal/pages.ts';

const BLOCKS: readonly Block[] = [
  { kind: 'headline', text: 'The headline.' },
  { kind: 'list', title: 'Caveats', items: ['A caveat.'] },
  MORE,
];
const PLAIN: Presentation = { title: 'A title', blocks: () => BLOCKS, json: () => ({ a: [1] }) };

const textOf = async (
  presentation: Presentation,
  format: Format,
  options?: Parameters<typeof presentationParts>[3],
) => [...(await presentationParts(presentation, format, page(80), options))].join('');

describe('an answer is printed', () => {
  test('as JSON, in its own layout if it has one', async () => {
    expect(JSON.parse(await textOf(PLAIN, 'json'))).toEqual({ a: [1] });
    expect(await textOf(PLAIN, 'json')).toBe([...jsonParts({ a: [1] })].join(''));
    expect(await textOf({ ...PLAIN, jsonText: () => '{"a":[1]}' }, 'json')).toBe('{"a":[1]}');
  });

  test('as CSV of its own, or of its results: a sweep has a line for each combination unless it is to be long', async () => {
    expect(await textOf({ ...PLAIN, csv: () => 'a\n1\n' }, 'csv')).toBe('a\n1\n');
    const results = await computed({ vary: { 'attacker.attack': [1, 2] } });
    const sweep = { ...PLAIN, results };
    expect(await textOf(sweep, 'csv')).toBe([...wideCsvParts(results)].join(''));
    expect(await textOf(sweep, 'csv', { long: true })).toBe(csvText(results));
    const one = { ...PLAIN, results: results.slice(0, 1) };
    expect(await textOf(one, 'csv')).toBe(csvText(results.slice(0, 1)));
  });

  test('on a terminal as text, or as its own text', async () => {
    const text = await textOf(PLAIN, 'table');
    expect(text).toContain('The headline.');
    expect(text).toContain('--full shows all tables.');
    expect(await textOf({ ...PLAIN, table: () => 'own' }, 'table')).toBe('own');
  });

  test.each(['markdown', 'bbcode'] as const)(
    'as %s without options of the command line',
    async (format) => {
      const text = await textOf(PLAIN, format);
      expect(text).toContain('A title');
      expect(text).toContain('A caveat.');
      expect(text).not.toContain('--full');
    },
  );

  test('with why it can be trusted, which replaces its caveats', async () => {
    const results = await computed({});
    const text = await textOf({ ...PLAIN, results }, 'markdown', { why: true });
    expect(text).toContain('How sure the numbers are');
    expect(text).toContain('The headline.');
    expect(text).not.toContain('A caveat.');
  });
});
