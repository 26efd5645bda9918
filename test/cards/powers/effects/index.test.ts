import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindOf } from '../../../../src/cards/powers/acts/index.ts';
import { rulesOfLine } from '../../../../src/cards/powers/adapter/index.ts';
import { roleOf } from '../../../../src/cards/powers/arena.ts';
import { lineText } from '../../../../src/cards/powers/describe.ts';
import { EFFECTS, effectLines } from '../../../../src/cards/powers/effects/index.ts';
import type { Confrontation } from '../../../../src/cards/powers/figure.ts';
import { rulesInForceOf } from '../../../../src/cards/powers/rules-in-force.ts';
import { experimentJsonSchema } from '../../../../src/experiments/scenarios/schema.ts';

const entries = EFFECTS.map((effect) => [effect.name, effect] as const);

test('every effect is registered once', () => {
  expect(new Set(EFFECTS.map(({ name }) => name)).size).toBe(EFFECTS.length);
});

test('every effect of a file beside the index is registered', async () => {
  const folder = new URL('../../../../src/cards/powers/effects/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file !== 'index.ts');
  for (const file of files) {
    const exported = Object.values(await import(new URL(file, folder).href));
    const effects = exported.filter((one) => typeof one === 'object' && one && 'at' in one);
    for (const effect of effects) expect(EFFECTS).toContain(effect);
  }
});

test.each(entries)('the example of %s has it, passes the schema and reads well', (name, effect) => {
  const { example } = effect;
  expect(Object.keys(example)).toContain(name);
  const read = effectLines().parse([example]);
  expect(read).toHaveLength(1);
  // One complete sentence, without programmers' terms.
  const text = lineText(example);
  expect(text).toMatch(/^[a-z][^{}[\]]*[\w)”]$/);
  expect(text).not.toMatch(/ {2}|undefined|NaN|object|true|\b1 \w+(dice|skulls|shields|wounds)\b/);
});

/** In an attack, or at a moment of one that lines may name. */
const inAttacks = EFFECTS.filter(({ at }) => at === 'attack' || at === 'moment');

test.each(inAttacks.map(({ name, example }) => [name, example] as const))(
  'the rules of %s act in an attack',
  (_, example) => {
    const figure = { name: 'F', wounds: 0, powers: [{ power: 'P', effects: [example] }] };
    const fight: Confrontation = {
      attacker: figure,
      defender: figure,
      isSpecial: false,
      distance: 1,
      adjacent: true,
      higher: 'neither',
      states: [],
    };
    for (const rule of rulesOfLine(example)) {
      const own = roleOf(rule) === 'defender' ? 'defender' : 'attacker';
      const kinds = rulesInForceOf(fight, own).map(({ kind }) => kind);
      expect(kinds).toContain(kindOf(rule));
      expect(kindOf(rule).at).not.toBe('never');
    }
  },
);

test('the JSON Schema of experiments completes every effect', () => {
  const text = JSON.stringify(experimentJsonSchema());
  for (const { name } of EFFECTS) expect(text).toContain(`"${name}":`);
});
