/* A table of duels for programs. */

import * as z from 'zod';
import { blamed, counted, type Problem, VERSION } from '../base/index.ts';
import { type Card, findCard, libraryOf } from '../cards/index.ts';
import {
  checkCardCount,
  type FieldJson,
  type FieldStudyData,
  fieldData,
  fieldStudy,
  type GivenCards,
} from '../studies/index.ts';
import { given } from './given.ts';
import { libraryMachine } from './machine.ts';
import { FIELD_OPTIONS, optionsGiven } from './options-given.ts';
import type { FieldFields } from './types/study-fields.ts';

/** A card from `card`, `cards` or `readCards`, or the name of a card or whole words from its name. */
export type CardInput = string | Card;

/** Options for playing cards against each other. */
export interface FieldOptions extends FieldFields {
  /** The title of the field. */
  readonly title?: string;
  /** The opponents of the cards; if absent, the cards play each other. */
  readonly against?: readonly CardInput[];
  /**
   * Changes to try: `['solomon-grundy.defense=5', 'hawkgirl.powers-=super-strength', '*.life+=1']`. `'rounds'` makes
   * the duels use real rounds.
   */
  readonly whatIf?: readonly string[];
  /** The number of worker threads; 1 means only this thread. Default: one per core. */
  readonly threads?: number;
  /** If the signal is aborted, the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** @param done the number of pairs played so far, out of `total` */
  onProgress?(done: number, total: number): void;
}

/**
 * Plays every pair of cards as an exact duel, once with each side taking the first turn (RULES.md, section 9). The
 * result does not depend on the number of threads. Cards that are given by name count even if they have powers that are
 * not modelled.
 *
 * @returns the ranking by mean win share, the triangles, and the chances of every pair, in the form of `knockback field
 * --format json`
 * @throws BadInput for an unknown card, for fewer than two cards or more than 1,000, if no card can take part, and for
 * changes that are not understood; the reason of an aborted signal
 */
export async function field(
  cards: readonly CardInput[],
  options: FieldOptions = {},
): Promise<FieldJson> {
  const { whatIf = [], title, threads, ...terms } = optionsGiven(FIELD_OPTIONS, options);
  const { against, signal, onProgress } = options;
  const rows = cardsOf(cards, 'cards');
  const columns = against === undefined ? undefined : cardsOf(against, 'against');
  checkCardCount(
    rows,
    columns ? 1 : 2,
    { path: ['cards'] },
    'names, or cards that `cards` has returned',
  );
  const given: GivenCards = {
    cards: rows,
    ...(columns && { against: columns }),
    named: new Set([...namesIn(cards, rows), ...namesIn(against, columns)]),
  };
  const ask = { ...terms, title: title ?? counted(rows.length, 'card'), cards: given, whatIf };
  const machine = libraryMachine({
    threads,
    signal,
    onProgress: onProgress && (({ done, total = done }) => onProgress(done, total)),
  });
  try {
    const { done } = await fieldStudy.run(ask, machine);
    return fieldData((done as FieldStudyData).result, VERSION);
  } catch (error) {
    throw blamed(error, ofChanges);
  }
}

/** A problem as programs see it. A problem in a change has the path of the option that contains the changes. */
function ofChanges({ place, ...problem }: Problem): Problem {
  return place?.startsWith('--what-if')
    ? { ...problem, path: ['options', 'whatIf'] }
    : { ...problem, ...(place !== undefined && { place }) };
}

const LIST = 'a list of cards: names, or cards that `cards` has returned';
const number = z.number({ error: 'a number' });
const cardsSchema = z.array(
  z.union(
    [
      z.string(),
      z.looseObject({
        name: z.string({ error: 'text' }),
        attack: number,
        defense: number,
        powers: z.array(z.unknown(), { error: 'a list of powers' }),
      }),
    ],
    { error: 'the name of a card, or a card that `card` has returned' },
  ),
  { error: LIST },
);

/**
 * The cards that a caller passes.
 *
 * @param at the name of the argument
 * @param owned additional cards to which names can refer
 * @throws BadInput
 */
export function cardsOf(
  cards: readonly CardInput[],
  at: string,
  owned: readonly Card[] = [],
): Card[] {
  given(cardsSchema, cards, [at]);
  const own = cards.filter((one): one is Card => typeof one !== 'string');
  const library = libraryOf([...own, ...owned]);
  return cards.map((one, i) => (typeof one === 'string' ? findCard(library, one, [at, i]) : one));
}

/** The names of those cards that the caller gave by name. */
function namesIn(given: readonly CardInput[] = [], cards: readonly Card[] = []): string[] {
  return cards.filter((_, i) => typeof given[i] === 'string').map(({ name }) => name);
}
