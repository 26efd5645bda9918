import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explanationJsonSchema } from '../../src/experiments/results/format/explanation-json.ts';
import { readRecorded } from '../../src/experiments/results/format/read-results.ts';
import { resultsJsonSchema } from '../../src/experiments/results/format/result-schema.ts';
import { fieldJsonSchema } from '../../src/studies/field/format/json-schema.ts';
import { printed } from '../cli/knockback.ts';
import { recorded } from '../experiments/results/format/recorded-results.ts';
import { undescribed } from '../experiments/results/format/written-as.ts';
import { codeBlocks, ROOT } from './blocks.ts';
import { schemaRows } from './schema-table.ts';

const PAGE = 'docs/results.md';
const text = readFileSync(`${ROOT}${PAGE}`, 'utf8');

/** The rows of the table of a section whose head names keys. */
function rowsIn(section: string): string[] {
  const [, after = ''] = text.split(`\n## ${section}\n`);
  const [own = ''] = after.split('\n## ');
  const [, table = ''] = own.split('| key | value | meaning |\n| :--- | :--- | :--- |\n');
  return table.split('\n\n', 1).join().trimEnd().split('\n');
}

const { $defs } = resultsJsonSchema() as { $defs: { result: object } };

test.each([
  ['Results', $defs.result],
  ['Fields', fieldJsonSchema()],
  ['Explanations', explanationJsonSchema()],
])('%s: the page names every key of the schema, with what it means', (section, schema) => {
  const rows = schemaRows(schema);
  expect(rowsIn(section)).toEqual(rows);
  // Nothing is left without a word.
  expect(rows.filter((row) => row.endsWith('|  |'))).toEqual([]);
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
