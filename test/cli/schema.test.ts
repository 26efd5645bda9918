import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { knockback, printed } from './knockback.ts';

it('schema prints the JSON Schema that lies beside the experiments', async () => {
  const committed = readFileSync(new URL('../../experiments/schema.json', import.meta.url), 'utf8');
  const schema = JSON.parse(await printed(['schema'])) as Record<string, unknown>;
  expect(schema).toEqual(JSON.parse(committed));
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
});

describe('schema', () => {
  it('prints that of experiments where nothing else is asked for', async () => {
    expect(await printed(['schema', 'experiment'])).toBe(await printed(['schema']));
  });

  it.each([
    ['cards', 'Army cards that knockback can read'],
    ['results', 'Results that knockback writes'],
    ['field', 'A field of cards, as knockback played it'],
    ['explanation', 'One attack, turn or fight, told step by step by knockback'],
  ])('prints that of %s', async (kind, title) => {
    const schema = JSON.parse(await printed(['schema', kind])) as Record<string, unknown>;
    expect(schema).toMatchObject({
      title,
      $schema: 'https://json-schema.org/draft/2020-12/schema',
    });
  });

  it('names the kinds that there are', async () => {
    expect(await knockback(['schema', 'result'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'error: kind is "result" (did you mean results?); give one of experiment, cards, results, field, explanation\n',
    });
  });
});
