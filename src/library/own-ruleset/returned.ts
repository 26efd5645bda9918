import * as z from 'zod';
import { blamed } from '../../words/problem.ts';
import { given } from '../given.ts';
import type { OwnRuleset } from '../types/ruleset.ts';
import { placeOf } from './texts.ts';

const text = z.string({ error: 'text' });

const DIE = 'a number of sides, or a die: its name and its faces';
const FACE = 'a face: its name, and how often each symbol stands on it';
const die = z.looseObject(
  {
    name: text,
    faces: z.array(
      z.looseObject(
        { name: text, symbols: z.record(z.string(), z.unknown(), { error: FACE }) },
        { error: FACE },
      ),
      { error: 'a list of faces' },
    ),
  },
  { error: DIE },
);

/** A list of mappings from some names to text. */
const listOfTexts = (names: readonly string[], error: string) =>
  z.array(z.looseObject(Object.fromEntries(names.map((name) => [name, text])), { error }), {
    error: `a list, each of it ${error}`,
  });

/** What kind of thing each function gives. What is in it is checked after that. */
const SHAPES = {
  read: z.custom<object>((value) => typeof value === 'object' && value !== null, {
    error: 'what the attack needs, as a mapping',
  }),
  dice: z.array(
    z.looseObject(
      { name: text, die: z.union([z.number(), die], { error: DIE }) },
      { error: 'a pool of dice: name, count and die' },
    ),
    { error: 'a list of pools of dice' },
  ),
  cast: z.looseObject(
    { attacker: text, defender: text },
    { error: 'the names of attacker and defender' },
  ),
  usualQuestion: text,
  facts: listOfTexts(['term', 'text'], 'a term and a text'),
  remarks: z.array(z.string({ error: 'a sentence' }), { error: 'a list of sentences' }),
  tell: listOfTexts(['title', 'text'], 'a title and a text'),
  headline: text,
};

/** Functions that may be left out. */
export type Telling = Exclude<keyof typeof SHAPES, 'read' | 'dice'>;

/**
 * What a function of a ruleset has given.
 *
 * @throws BadInput that names the ruleset and the function, where it is no such thing as `OwnRuleset` says
 */
export function returned<S extends object, T>(
  ruleset: OwnRuleset<S>,
  name: keyof typeof SHAPES,
  value: T,
): T {
  try {
    given<unknown>(SHAPES[name], value, [name]);
    return value;
  } catch (error) {
    throw blamed(error, (problem) => ({ ...problem, place: placeOf(ruleset) }));
  }
}
