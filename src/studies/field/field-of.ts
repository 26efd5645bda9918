/* Turns the cards and options of a request into the cards and the setting of a field. */

import { BadInput, counted, listed, type Problem } from '../../base/index.ts';
import type { Card } from '../../cards/index.ts';
import { FIGHT_RULINGS } from '../../fight/index.ts';
import { completeRulings, type Given } from '../../rules/index.ts';
import { changedCards } from './changes.ts';
import { type Absentee, type Contestant, contestantOf } from './contestant.ts';
import type { FieldSetting } from './field.ts';
import type { FIELD_FIELDS } from './fields.ts';
import type { FieldCards } from './play-field.ts';

/** Options for a field's duels, as given by the user. */
export type GivenSetting = Given<typeof FIELD_FIELDS>;

export function settingOf(given: GivenSetting): FieldSetting {
  const { distance = 1, rounds, choices, superStrength = true, budget } = given;
  const { countUnmodelled = false } = given;
  return {
    distance,
    ...(rounds && { rounds }),
    ...(choices === 'best' && { choices }),
    superStrength,
    rulings: completeRulings(FIGHT_RULINGS, undefined),
    ...(budget !== undefined && { budget }),
    countsUnmodelled: countUnmodelled,
  };
}

/** The maximum number of cards in a field; more would take hours. */
const MOST_CARDS = 1000;

/**
 * Checks that there are enough cards for a field, but not too many.
 *
 * @param where the option or operand that gives the cards
 * @param allowed how to give more cards: "names, or a filter"
 * @throws BadInput
 */
export function checkCardCount(
  cards: readonly Card[],
  least: number,
  where: Pick<Problem, 'path' | 'place'>,
  allowed: string,
): void {
  const { length } = cards;
  if (length < least) {
    const found = length === 0 ? 'no card' : 'only one card';
    const wanted = `at least ${counted(least, 'card')}: ${allowed}`;
    throw new BadInput({
      ...where,
      found,
      allowed: wanted,
      sentence: `there is ${found}; give ${wanted}`,
    });
  }
  if (length > MOST_CARDS) {
    const found = `${length} cards`;
    throw new BadInput({ ...where, found, allowed: `at most ${MOST_CARDS} cards` });
  }
}

/** The cards that fight, and their opponents. */
export interface GivenCards {
  readonly cards: readonly Card[];
  /** The opponents; absent if the cards fight each other. */
  readonly against?: readonly Card[] | undefined;
  /** Names of the cards that were given by name. */
  readonly named: ReadonlySet<string>;
}

/**
 * The rows and their opponents, with the changes applied. A name in a change is looked up among the rows first.
 *
 * @throws BadInput that names the change
 */
export function withChanges({ cards, against, named }: GivenCards, changes: readonly string[]) {
  const all = changedCards([...cards, ...(against ?? [])], changes);
  return {
    named,
    cards: all.slice(0, cards.length),
    ...(against && { against: all.slice(cards.length) }),
  };
}

/** The change that makes all duels use real rounds. */
const ROUNDS = 'rounds';

/** Changes in sentences: "krug.attack+=1 and real rounds". */
export function changesText(changes: readonly string[]): string {
  return listed(changes.map((change) => (isRounds(change) ? 'real rounds' : change)));
}

function isRounds(change: string): boolean {
  return change.trim() === ROUNDS;
}

/**
 * The cards and the setting of a field with changes. The change `rounds` applies to the setting, all others to cards.
 *
 * @throws BadInput that names the change
 */
export function fieldWithChanges(
  given: GivenCards,
  setting: FieldSetting,
  changes: readonly string[],
): { readonly cards: GivenCards; readonly setting: FieldSetting } {
  const ofCards = changes.filter((change) => !isRounds(change));
  const cards = withChanges(given, ofCards);
  if (ofCards.length === changes.length) return { cards, setting };
  if (setting.rounds) {
    throw new BadInput({
      path: [],
      place: `--what-if "${ROUNDS}"`,
      found: 'a field that is already fought in rounds',
      allowed: 'no rounds for the field itself',
    });
  }
  return { cards, setting: { ...setting, rounds: true } };
}

/**
 * The cards as sides of the field's duels.
 *
 * @param budget the maximum points of a side
 * @throws BadInput if no card can take part
 */
export function fieldCardsOf(
  { cards, against, named }: GivenCards,
  budget: number | undefined,
): FieldCards {
  const parted = (all: readonly Card[]): [Contestant[], Absentee[]] => {
    const made = all.map((card) => contestantOf(card, { budget, isNamed: named.has(card.name) }));
    return [
      made.filter((one): one is Contestant => 'side' in one),
      made.filter((one): one is Absentee => 'why' in one),
    ];
  };
  const [rows, absent] = parted(cards);
  const [columns, others] = against ? parted(against) : [rows, []];
  if (rows.length === 0 || columns.length === 0) {
    throw new BadInput({
      path: [],
      place: 'the field',
      found: 'no card that can take part',
      allowed:
        'cards that have a Life and, if there is a budget, cost no more than the budget and have at most 20 figures on a side',
    });
  }
  return { rows, columns, absent: [...absent, ...others] };
}
