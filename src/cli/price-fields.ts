import type { Card } from '../cards/card.ts';
import { type Contestant, contestantOf } from '../fields/contestant.ts';
import type { Field, FieldSetting } from '../fields/field.ts';
import { settingOf } from '../fields/field-of.ts';
import { unionOf } from '../fields/kept.ts';
import {
  type CardKind,
  type CardPlay,
  cardPlay,
  kindOf,
  type Opponents,
  type OpponentsChoice,
  opponentsOf,
  type PlayedOpponents,
  playedOpponents,
} from '../pricing/opponents.ts';
import { pricesOf } from '../pricing/prices.ts';
import { fieldPlayer, type PlayCardsOptions } from './play-cards.ts';
import type { Collection } from './price-collection.ts';
import type { Session } from './session.ts';

/** Plays cards against those of collections, each collection against itself once. */
export interface PricePlayer {
  /**
   * What the cards won, in their order, each against the collection's cards of its kind: absent where no duel
   * has odds. Undefined as a whole after an interruption.
   */
  play(
    collection: Collection,
    cards: readonly Card[],
  ): Promise<readonly (CardPlay | undefined)[] | undefined>;
  /** The fields of a collection that have been played. */
  opponents(collection: Collection): readonly PlayedOpponents[];
  /** Keeps all pairs, where that is asked for. */
  keep(): void;
}

/**
 * The points of the cards of a collection, as exact duels of all against all of their type tell them; those that duels do
 * not tell are missing. Undefined after an interruption.
 */
export async function duelPrices(
  collection: Collection,
  options: PlayCardsOptions,
  session: Session,
): Promise<Readonly<Record<string, number>> | undefined> {
  const player = await pricePlayer(options, 'same-type', session);
  const plays = await player.play(collection, collection.cards);
  if (!plays) return undefined;
  const byName = new Map(collection.cards.map(({ name }, i) => [name, plays[i]]));
  const { rows } = pricesOf(collection.cards, (name) => byName.get(name));
  return Object.fromEntries(
    rows.flatMap(({ name, estimates }) => {
      const points = estimates.find(({ way }) => way === 'play')?.points;
      return points === undefined ? [] : [[name, points]];
    }),
  );
}

export async function pricePlayer(
  options: PlayCardsOptions,
  choice: OpponentsChoice,
  session: Session,
): Promise<PricePlayer> {
  const setting: FieldSetting = settingOf(options);
  const player = await fieldPlayer(setting, options, session);
  const fields: Field[] = [];
  const played = new Map<Collection, Map<CardKind, PlayedOpponents>>();

  const playOne = async (
    rows: readonly Contestant[],
    columns: readonly Contestant[],
  ): Promise<Field | undefined> => {
    const { field, isComplete } = await player.play({ rows, columns, absent: [] }, fields);
    fields.push(field);
    return isComplete ? field : undefined;
  };

  const opponentsFor = async (collection: Collection, kind: CardKind) => {
    const ofCollection = played.get(collection) ?? new Map<CardKind, PlayedOpponents>();
    played.set(collection, ofCollection);
    const before = ofCollection.get(kind);
    if (before) return before;
    const opponents: Opponents = opponentsOf(collection.cards, kind);
    const { contestants } = opponents;
    const square = await playOne(contestants, contestants);
    if (!square) return undefined;
    const now = playedOpponents(opponents, square);
    ofCollection.set(kind, now);
    return now;
  };

  return {
    async play(collection, cards) {
      const plays: (CardPlay | undefined)[] = cards.map(() => undefined);
      const kinds = new Set(cards.map((card) => kindOf(card, choice)));
      for (const kind of [...kinds].sort()) {
        const opponents = await opponentsFor(collection, kind);
        if (!opponents) return undefined;
        const able = [...cards.entries()].flatMap(([i, card]) => {
          const one = kindOf(card, choice) === kind ? contestantOf(card) : undefined;
          return one && 'side' in one ? [{ i, one }] : [];
        });
        const field = await playOne(
          able.map(({ one }) => one),
          opponents.contestants,
        );
        if (!field) return undefined;
        for (const [row, { i }] of able.entries()) plays[i] = cardPlay(field, row, opponents);
      }
      return plays;
    },
    opponents: (collection) => [...(played.get(collection)?.values() ?? [])],
    keep() {
      if (options.keep === undefined) return;
      player.keep({ title: 'Cards that prices are told by', field: unionOf(fields, setting) });
    },
  };
}
