import { stringify } from 'yaml';
import { slug } from '../words/slug.ts';

/** Numbers as cards have them, in the place of those on a card that the program does not have. */
const NUMBERS = { life: 5, move: 6, range: 1, attack: 6, defense: 4 };

/** What a card may be called, and no path of a file. */
const NAME =
  /^(?!.*\.(ya?ml|json)$)(?=.*\p{Letter})[\p{Letter}\p{Number}][\p{L}\p{N}\p{M} .'’()&-]{0,59}$/iu;

/**
 * How to write a card that the program does not have, in a file of its own: for most people who ask for
 * one, a hero of C3G.
 *
 * @returns undefined of what is no name
 */
export function fileForCard(written: string): string | undefined {
  if (!NAME.test(written)) return undefined;
  const name = written.replace(/(?<![\p{L}\p{N}\p{M}'’])\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );
  const file = `${slug(name)}.yaml`;
  return [
    "C3G's cards are not included, except for Hawkgirl, Solomon Grundy and The Joker. Any card can be written",
    `in a file, such as ${file}, and used with --cards ${file} (in an experiment, cards: ${file}).`,
    'Six lines are enough, with the numbers on the card in place of these; powers: [super-strength] may follow.',
    '',
    stringify({ name, ...NUMBERS }, { lineWidth: 0 }).trimEnd(),
  ].join('\n');
}
