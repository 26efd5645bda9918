import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keysPage, schemaRows, writtenSchemas } from '../../site/result-keys.ts';
import { readRecorded } from '../../src/experiments/results/format/read-results.ts';
import { resultsJsonSchema } from '../../src/experiments/results/format/result-schema.ts';
import { printed } from '../cli/knockback.ts';
import { recorded } from '../experiments/results/format/recorded-results.ts';
import { undescribed } from '../experiments/results/format/written-as.ts';
import { codeBlocks, ROOT } from './blocks.ts';

const PAGE = 'docs/results.md';
const text = readFileSync(`${ROOT}${PAGE}`, 'utf8');

test.each(Object.entries(writtenSchemas()))(
  '%s: every key of the schema has a meaning',
  (_, schema) => {
    const rows = schemaRows(schema);
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter((row) => row.endsWith('|  |'))).toEqual([]);
  },
);

test('the table of keys names them by their paths, and says which may be absent', () => {
  const page = keysPage();
  for (const row of [
    '| `name` | text |',
    '| `seed?` | text |',
    '| `measures.*.outcomes[].atLeast.exact?` | mapping |',
    '| `cards[].copies` | whole number |',
    '| `steps[].text` | text |',
  ])
    expect(page).toContain(row);
});

test('the page names every schema that is printed', async () => {
  const { stdout, kinds } = {
    stdout: await printed(['schema', '--help']),
    kinds: [...text.matchAll(/^\| `(\w+)` \| .*$/gm)].map(([, kind]) => kind).slice(0, 5),
  };
  for (const kind of kinds) expect(stdout).toContain(`"${kind}"`);
  expect(kinds.toSorted()).toEqual(['cards', 'experiment', 'explanation', 'field', 'results']);
});

test('the result that is shown is as the schema says, and is what the program computes', async () => {
  const [block] = codeBlocks(PAGE).filter(({ language }) => language === 'json');
  const shown = JSON.parse(block?.text ?? '') as object;
  expect(undescribed(resultsJsonSchema(), shown)).toEqual([]);
  const [read] = readRecorded(shown);
  const [computed] = await recorded({
    name: 'One die each',
    attacker: { name: 'Ann', attack: 1 },
    defender: { name: 'Bob', defense: 1 },
    measures: ['totalWounds'],
  });
  expect(read?.measures).toEqual(computed?.measures);
  expect(read?.question).toEqual(computed?.question);
});
