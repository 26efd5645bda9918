/* Words that a card counts as having, instead of or in addition to its printed words. */

import { COUNTED, type Counted } from '../../card-asked.ts';
import { figuresText, type Selector } from '../selector.ts';
import type { Clause, Scene } from './clause.ts';

/** A mark that conditions of other powers check, or words for a card chosen before the battle. */
export type WordsTrait = { readonly mark: string } | CardWords;

export type CardWords = { readonly [Field in Counted]?: string } & {
  /** The card copies its word for this field from another card. */
  readonly like?: Counted;
  readonly except?: Selector;
  /** The word is added to the printed word (default: replaces it). */
  readonly besides?: true;
};

export function wordsText(words: WordsTrait, { self, whom = self }: Scene): Clause {
  if ('mark' in words) return { who: self, does: `counts as marked “${words.mark}”` };
  const { like, except, besides } = words;
  const but = except === undefined ? '' : ` other than ${figuresText(except, true)}`;
  const what =
    like === undefined
      ? COUNTED.flatMap((field) => words[field] ?? []).join(' ')
      : `having the ${like} of another of your cards${but}`;
  return {
    who: whom,
    does: `counts as ${what}${besides ? ' in addition to its printed words' : ''}`,
  };
}
