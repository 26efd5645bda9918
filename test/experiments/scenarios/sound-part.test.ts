import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { fieldName } from '../../../src/base/words/problem.ts';
import { soundPart } from '../../../src/experiments/scenarios/mistakes-in.ts';

const number = z.number({ error: 'a number' });
const pet = z.strictObject({ name: z.string({ error: 'a name' }), age: number.optional() });
const fields = { owner: pet, pets: z.array(pet).optional(), town: z.string().optional() };
const whole = z.strictObject(fields);
const part = whole.partial();

const lookedAt = (data: unknown) => {
  const { problems, ...rest } = soundPart(whole, part, data);
  return { ...rest, fields: problems.map(({ path }) => fieldName(path)) };
};

describe('what a schema refuses is taken out, and the rest is left:', () => {
  test('nothing of data without mistakes', () => {
    const data = { owner: { name: 'Ann' }, town: 'Ulm' };
    const { value, fields, refused } = lookedAt(data);
    expect({ value, fields, refused: [...refused] }).toEqual({
      value: data,
      fields: [],
      refused: [],
    });
  });

  test('a field that may be missing, and a key that nobody knows', () => {
    const { value, fields, refused } = lookedAt({ owner: { name: 'Ann', age: 'x', agee: 3 } });
    expect(value).toEqual({ owner: { name: 'Ann' } });
    expect(fields.sort()).toEqual(['owner.age', 'owner.agee']);
    expect([...refused]).toEqual(['owner']);
  });

  test('what holds a field that must not be missing', () => {
    const { value, fields } = lookedAt({ owner: { name: 5 }, town: 'Ulm' });
    expect({ value, fields }).toEqual({ value: { town: 'Ulm' }, fields: ['owner.name'] });
    expect(lookedAt({ town: 'Ulm' })).toMatchObject({ value: { town: 'Ulm' }, fields: ['owner'] });
  });

  test('entries of a list, after which the others are found by where they stood', () => {
    const pets = [{ name: 'Rex' }, 5, { age: 2 }, { name: 'Tom', age: 9 }];
    const { value, fields, original } = lookedAt({ owner: { name: 'Ann' }, pets });
    expect(value).toEqual({ owner: { name: 'Ann' }, pets: [pets[0], pets[3]] });
    expect(fields).toEqual(['pets[1]', 'pets[2].name']);
    expect(original(['pets', 1, 'age'])).toEqual(['pets', 3, 'age']);
    expect(original(['pets', 0])).toEqual(['pets', 0]);
    expect(original(['town'])).toEqual(['town']);
  });
});

test('mistakes hidden by other mistakes are found, too', () => {
  const even = pet.refine(({ age = 0 }) => age % 2 === 0, { path: ['age'], error: 'an even age' });
  const schema = z.strictObject({ owner: even.optional(), pets: z.array(even).optional() });
  const data = { owner: { name: 'Ann', age: 3, x: 1 }, pets: [{ name: 'Rex', age: 5 }] };
  const { problems } = soundPart(schema, schema, data);
  expect(problems.map(({ path }) => fieldName(path)).sort()).toEqual([
    'owner.age',
    'owner.x',
    'pets[0].age',
  ]);
});

test('a list or a mapping that lacks what was taken out of it is not blamed for that', () => {
  const schema = z.strictObject({
    ages: z.array(number).min(1, { error: 'at least one' }).optional(),
    owner: pet
      .partial()
      .refine(({ name }) => name !== undefined, { error: 'some name' })
      .optional(),
  });
  const fieldsIn = (data: unknown) =>
    soundPart(schema, schema, data).problems.map(({ path }) => fieldName(path));
  expect(fieldsIn({ ages: ['x'], owner: { name: 5 } })).toEqual(['ages[0]', 'owner.name']);
  expect(fieldsIn({ ages: [], owner: { tail: 5 } })).toEqual(['ages', 'owner.tail', 'owner']);
  // A misspelt key is reported as one mistake.
  expect(fieldsIn({ owner: { namee: 5 } })).toEqual(['owner.namee']);
});

test('nothing is left of data that is rejected as a whole', () => {
  const { value, fields } = lookedAt('text');
  expect({ value, fields }).toEqual({ value: undefined, fields: [''] });
});
