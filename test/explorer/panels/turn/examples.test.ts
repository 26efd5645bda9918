import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { EXAMPLES } from '../../../../src/explorer/panels/turn/examples.ts';

test.each(EXAMPLES)('$file is the shipped experiment, without what it varies', (example) => {
  const text = readFileSync(`experiments/${example.file}.yaml`, 'utf8');
  const { description: _, vary: __, ...document } = parse(text);
  expect(example.document).toEqual(document);
});
