import * as z from 'zod';

const text = z.string({ error: 'text' });
const work = z.custom<() => unknown>((value) => typeof value === 'function', {
  error: 'a function',
});

/** What kind of thing each part of a ruleset is, for programs without types. What it holds is checked after that. */
export const shapeOfRules = z.looseObject(
  {
    name: text,
    title: text,
    keys: z.record(z.string(), text, { error: 'a mapping from keys to what they hold' }),
    read: work,
    dice: work,
    measures: z.array(
      z.looseObject({ name: text, title: text }, { error: 'a measure: name, title and kind' }),
      { error: 'a list of measures' },
    ),
    resolve: work,
    cast: work.optional(),
    subject: text.optional(),
    trial: z.tuple([text, text], { error: 'two words, such as ["attack", "attacks"]' }).optional(),
    usualQuestion: work.optional(),
    facts: work.optional(),
    remarks: work.optional(),
    tell: work.optional(),
    headline: work.optional(),
  },
  { error: 'the rules of a game: name, title, keys, read, dice, measures and resolve' },
);
