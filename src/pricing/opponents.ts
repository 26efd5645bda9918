import type { Card } from '../cards/card.ts';
import { cardCaveats } from '../fields/caveats.ts';
import { shareOf } from '../fields/cells.ts';
import { type Contestant, contestantOf } from '../fields/contestant.ts';
import type { Field } from '../fields/field.ts';
import type { Caveat } from '../rules/caveat.ts';
import { sameName } from '../words/slug.ts';
import type { FieldCard } from './by-play.ts';
import type { FoughtField } from './prices.ts';

/** Which cards of a collection a card fights: those of its own type, or all. */
export const OPPONENTS = ['same-type', 'all'] as const;
export type OpponentsChoice = (typeof OPPONENTS)[number];

export type CardKind = 'heroes' | 'squads' | 'cards';

/** The cards of a collection that prices by play are told by: those all of whose powers are modelled. */
export interface Opponents {
  readonly kind: CardKind;
  readonly contestants: readonly Contestant[];
  /** Names of cards with powers that are not modelled, and of cards without a Life. */
  readonly unmodelled: readonly string[];
  readonly noLife: readonly string[];
}

/** What the cards of a field won against each other. */
export interface PlayedOpponents extends Opponents {
  /** Those of which some pair has odds. */
  readonly cards: readonly FieldCard[];
}

/** What a card won against a field. */
export interface CardPlay extends FoughtField {
  readonly opponents: PlayedOpponents;
  /** Cards that its win share is the mean of. */
  readonly fought: number;
  /** Cards that duels with it have no odds of. */
  readonly withoutOdds: readonly string[];
  /** What its duels leave out of it and take for granted. */
  readonly caveats: readonly Caveat[];
}

/** The kind of cards that a card fights. */
export function kindOf({ type }: Card, choice: OpponentsChoice): CardKind {
  if (choice === 'all') return 'cards';
  return type === 'squad' ? 'squads' : 'heroes';
}

export function opponentsOf(collection: readonly Card[], kind: CardKind): Opponents {
  const cards = collection.filter((card) => kind === 'cards' || kindOf(card, 'same-type') === kind);
  const all = cards.map((card) => contestantOf(card));
  const able = all.filter((one): one is Contestant => 'side' in one);
  return {
    kind,
    contestants: able.filter(({ unmodelled }) => unmodelled.length === 0),
    unmodelled: able.filter(({ unmodelled }) => unmodelled.length > 0).map(({ name }) => name),
    noLife: all.filter((one) => !('side' in one)).map(({ name }) => name),
  };
}

/** @param square the field in which they have all fought each other */
export function playedOpponents(opponents: Opponents, square: Field): PlayedOpponents {
  const cards = square.rows.flatMap(({ name, points }, row) => {
    const { share } = meanShare(square, row);
    return share === undefined ? [] : [{ name, ...(points !== undefined && { points }), share }];
  });
  return { ...opponents, cards };
}

/**
 * What the card of a row won against a field; undefined where none of its duels has odds. A card of the field
 * with its name is taken for the card itself. Its own powers need not be modelled.
 *
 * @param field of which the columns are the opponents
 */
export function cardPlay(
  field: Field,
  row: number,
  opponents: PlayedOpponents,
): CardPlay | undefined {
  const { share, fought, withoutOdds } = meanShare(field, row);
  const contestant = field.rows[row];
  if (share === undefined || !contestant) return undefined;
  const { unmodelled, partly } = contestant;
  const caveats = cardCaveats(field, row);
  const { cards } = opponents;
  return { share, cards, unmodelled, partly, opponents, fought, withoutOdds, caveats };
}

function meanShare(field: Field, row: number) {
  const { rows, columns } = field;
  const others = [...columns.keys()].filter(
    (column) => !sameName(columns[column]?.name ?? '', rows[row]?.name ?? ''),
  );
  const shares = others.map((column) => shareOf(field, row, column));
  const counted = shares.filter((share) => !Number.isNaN(share));
  return {
    fought: counted.length,
    withoutOdds: others
      .filter((_, i) => Number.isNaN(shares[i]))
      .map((column) => columns[column]?.name ?? ''),
    ...(counted.length > 0 && {
      share: counted.reduce((sum, share) => sum + share, 0) / counted.length,
    }),
  };
}
