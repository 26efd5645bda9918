import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printed } from './knockback.ts';

it('schema prints the JSON Schema that lies beside the experiments', async () => {
  const committed = readFileSync(new URL('../../experiments/schema.json', import.meta.url), 'utf8');
  const schema = JSON.parse(await printed(['schema'])) as Record<string, unknown>;
  expect(schema).toEqual(JSON.parse(committed));
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
});
