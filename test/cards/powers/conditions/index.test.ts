import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONDITIONS } from '../../../../src/cards/powers/conditions/index.ts';
import { conditionsText, lineText } from '../../../../src/cards/powers/describe.ts';
import { whenSchema } from '../../../../src/cards/powers/schema.ts';
import { experimentJsonSchema } from '../../../../src/experiments/scenarios/schema.ts';

const entries = CONDITIONS.map((kind) => [kind.name, kind] as const);

test('every condition is registered once', () => {
  expect(new Set(CONDITIONS.map(({ name }) => name)).size).toBe(CONDITIONS.length);
});

test('every condition of a file beside the index is registered', async () => {
  const folder = new URL('../../../../src/cards/powers/conditions/', import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name !== 'index.ts')) {
    const exported = Object.values(await import(new URL(file, folder).href));
    const kinds = exported.filter((one) => typeof one === 'object' && one && 'example' in one);
    for (const kind of kinds) expect(CONDITIONS).toContain(kind);
  }
});

test.each(entries)(
  'the example of %s passes the schema and reads well, alone and turned',
  (name, kind) => {
    const written = kind.example === true ? name : { [name]: kind.example };
    for (const when of [whenSchema().parse(written), whenSchema().parse({ not: written })]) {
      expect(conditionsText(when)).toMatch(/^[a-z].*[\w”]$/);
      const text = lineText({ attackDice: 1, when });
      expect(text).toMatch(
        /^[a-z][^{}[\]]* adds 1 die to its (normal |special )?attack( if [^{}[\]]*[\w”])?$/,
      );
      expect(text).not.toMatch(/ {2}|undefined|NaN|object/);
    }
  },
);

test('the JSON Schema of experiments completes every condition', () => {
  const text = JSON.stringify(experimentJsonSchema());
  for (const { name, value } of CONDITIONS) {
    expect(text).toContain(value ? `"${name}":` : `"${name}"`);
  }
});
