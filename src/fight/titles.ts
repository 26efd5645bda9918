/* Names of cards, powers, dice and questions in reports under the C3G rules. */

import { hyphenated } from '../base/index.ts';
import { BUILT_IN_CARDS, NAMED_POWERS } from '../cards/index.ts';

/** Display names of cards and powers, by their names in files. */
export const C3G_TITLES: Readonly<Record<string, string>> = Object.fromEntries([
  ...BUILT_IN_CARDS.map(({ name }) => [hyphenated(name), name]),
  ...NAMED_POWERS.map(({ name, title }) => [name, title]),
]);

export const C3G_UNITS = {
  'attacker.attack': ['attack die', 'attack dice'],
  'defender.defense': ['defense die', 'defense dice'],
} as const;

/** Questions that have a short name. */
export const C3G_SHORT_QUESTIONS = { gone: 'destroyed or displaced' };

/** Questions about an attack or a turn. */
export const C3G_EXAMPLE_QUESTIONS = [
  'killed',
  'wounds >= 2',
  'moved >= 2',
  'killed or moved >= 2',
];
