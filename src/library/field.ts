import * as z from 'zod';
import { blamed, counted, VERSION } from '../base/index.ts';
import { type Card, findCard, libraryOf } from '../cards/index.ts';
import {
  checkCardCount,
  type Field,
  type FieldJson,
  type FieldSetting,
  fieldCardsOf,
  fieldData,
  fieldWithChanges,
  type GivenCards,
  knownPairs,
  playField,
  settingOf,
} from '../studies/index.ts';
import { given } from './given.ts';
import { host } from './host.ts';
import { FIELD_OPTIONS, optionsGiven } from './options-given.ts';

/** A card by its name or whole words of it, or a card as `card`, `cards` and `readCards` give it. */
export type CardInput = string | Card;

/** How cards are played against each other. */
export interface FieldOptions {
  /** What the field is called. */
  readonly title?: string;
  /** Whom the cards fight; left out: each other. */
  readonly against?: readonly CardInput[];
  /** Spaces between the two at the start; 1, adjacent, where left out. */
  readonly distance?: number;
  /** Whether the D20 decides after three turns of each side which one has the next turn; false where left out. */
  readonly rounds?: boolean;
  /**
   * What each side does: `wounds` (the default), the attack with the most mean wounds; `best`, what gives it the best
   * chance to win, so that it may avoid the fight.
   */
  readonly choices?: 'wounds' | 'best';
  /** Whether Super Strength counts; true where left out. */
  readonly superStrength?: boolean;
  /** Points that each side may cost: as many copies of its card as they buy, one of a unique card. Left out: one card a side. */
  readonly budget?: number;
  /** Whether all cards with powers that are not modelled count in means; those given by name count anyway. */
  readonly countUnmodelled?: boolean;
  /** Changes to try: `['solomon-grundy.defense=5', 'hawkgirl.powers-=super-strength', '*.life+=1']`; `'rounds'` is real rounds. */
  readonly whatIf?: readonly string[];
  /** Worker threads; 1 is this thread alone. Left out: one for each core. */
  readonly threads?: number;
  /** Aborted: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** @param done pairs that are played, of `total` */
  onProgress?(done: number, total: number): void;
}

/**
 * Plays every pair of some cards: each an exact duel, from both starts (RULES.md, section 9). What comes out
 * does not depend on the threads. Cards that are given by name count even where powers of theirs are not modelled.
 *
 * @returns the ranking by mean chance to win, the triangles, and the chances of every pair, as the file of
 *   `knockback field --format json` holds them
 * @throws BadInput for an unknown card, for fewer than two cards or more than 1,000, where none can take part,
 *   and for changes that are not understood; the reason of an aborted signal
 */
export async function field(
  cards: readonly CardInput[],
  options: FieldOptions = {},
): Promise<FieldJson> {
  const {
    superStrength = true,
    whatIf = [],
    title,
    threads,
    ...fought
  } = optionsGiven(FIELD_OPTIONS, options);
  const { against, signal, onProgress } = options;
  const rows = cardsOf(cards, 'cards');
  const columns = against === undefined ? undefined : cardsOf(against, 'against');
  checkCardCount(
    rows,
    columns ? 1 : 2,
    { path: ['cards'] },
    'names, or cards as `cards` gives them',
  );
  const setting = settingOf({ ...fought, superStrength });
  const play = async (all: GivenCards, setting: FieldSetting, known: readonly Field[]) => {
    signal?.throwIfAborted();
    const played = await playField(setting, fieldCardsOf(all, fought.budget), {
      machine: host().fieldMachine,
      threads,
      known: knownPairs(known, setting),
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
    });
    if (!played.isComplete) signal?.throwIfAborted();
    return played.field;
  };
  const all: GivenCards = {
    cards: rows,
    ...(columns && { against: columns }),
    named: new Set([...namesIn(cards, rows), ...namesIn(against, columns)]),
  };
  const changed = whatIf.length > 0 && changedFor(all, setting, whatIf);
  const now = await play(all, setting, []);
  const then = changed && (await play(changed.cards, changed.setting, [now]));
  return fieldData(
    {
      title: title ?? counted(rows.length, 'card'),
      field: now,
      ...(then && { whatIf: { changes: whatIf, field: then } }),
    },
    VERSION,
  );
}

const LIST = 'a list of cards: names, or cards as `cards` gives them';
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
    { error: 'the name of a card, or a card as `card` gives it' },
  ),
  { error: LIST },
);

function cardsOf(cards: readonly CardInput[], at: string): Card[] {
  given(cardsSchema, cards, [at]);
  const own = cards.filter((one): one is Card => typeof one !== 'string');
  const library = libraryOf(own);
  return cards.map((one, i) => (typeof one === 'string' ? findCard(library, one, [at, i]) : one));
}

/** The names of the cards that were given by name. */
function namesIn(given: readonly CardInput[] = [], cards: readonly Card[] = []): string[] {
  return cards.filter((_, i) => typeof given[i] === 'string').map(({ name }) => name);
}

function changedFor(
  cards: GivenCards,
  setting: FieldSetting,
  changes: readonly string[],
): ReturnType<typeof fieldWithChanges> {
  try {
    return fieldWithChanges(cards, setting, changes);
  } catch (error) {
    throw blamed(error, ({ place: _, ...problem }) => ({
      ...problem,
      path: ['options', 'whatIf'],
    }));
  }
}
