import { BUILT_IN_CARDS } from '../../cards/built-in.ts';
import { NAMED_POWERS } from '../../powers/named-powers.ts';
import { hyphenated } from '../../words/slug.ts';

/** The names of cards and powers as files write them, with what a reader calls them. */
export const C3G_TITLES: Readonly<Record<string, string>> = Object.fromEntries([
  ...BUILT_IN_CARDS.map(({ name }) => [hyphenated(name), name]),
  ...NAMED_POWERS.map(({ name, title }) => [name, title]),
]);

export const C3G_UNITS = {
  'attacker.attack': ['attack die', 'attack dice'],
  'defender.defense': ['defense die', 'defense dice'],
} as const;

/** Words that whole questions are short for. */
export const C3G_SHORT_QUESTIONS = { gone: 'destroyed or displaced' };
