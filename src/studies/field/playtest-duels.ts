import { sameName } from '../../base/index.ts';
import type { Card } from '../../cards/index.ts';
import { cellOf } from './cells.ts';
import { type Contestant, contestantOf, costOf, sideName, type Terms } from './contestant.ts';
import type { Field } from './field.ts';
import type { FieldCards } from './play-field.ts';

/** An exact duel of a tested card against another side of about as many points. */
export interface PlaytestDuel {
  /** "3 × Deathwalker". */
  readonly opponent: string;
  readonly points: number;
  /** How often the tested card wins, each side being first half of the time; absent where the duel has no odds. */
  readonly share?: number;
}

/** What hero tests and squad tests of a playtest come to. Plain data. */
export interface PlaytestDuels {
  /** What the tested card counts in them, to find opponents. */
  readonly points: number;
  readonly heroes: readonly PlaytestDuel[];
  readonly squads: readonly PlaytestDuel[];
  /** Titles of the tested card's powers that duels leave out. */
  readonly unmodelled: readonly string[];
}

/** As many of each kind as a playtester has time for. */
const OPPONENTS = 8;

/** Squads may cost as many times the points of the tested card, so that some cost more and some less. */
const DEARER = 1.15;

/**
 * The tested card against the heroes and the squads that cost about as much as it should: one hero, or as many copies of
 * a squad as these points buy. Cards with powers that duels do not model are no opponents.
 *
 * @param points what the card should cost
 * @returns undefined for a card without the numbers of a duel
 */
export function playtestDuelCards(
  card: Card,
  points: number,
  collection: readonly Card[],
): FieldCards | undefined {
  const row = contestantOf(card, { isNamed: true });
  if (!('side' in row)) return undefined;
  const nearest = (type: string, terms?: Terms) =>
    collection
      .filter((one) => one.type === type && !sameName(one.name, card.name))
      .map((one) => contestantOf(one, terms))
      .filter((one): one is Contestant => 'side' in one && one.unmodelled.length === 0)
      .map((one) => ({ one, distance: Math.abs((costOf(one) ?? 0) - points) }))
      .sort((a, b) => a.distance - b.distance)
      .slice(0, OPPONENTS)
      .map(({ one }) => one);
  return {
    rows: [row],
    columns: [...nearest('hero'), ...nearest('squad', { budget: points * DEARER })],
    absent: [],
  };
}

/** What came of them. */
export function playtestDuels(field: Field, points: number): PlaytestDuels {
  const duels = (type: string) =>
    field.columns.flatMap((one, column): PlaytestDuel[] => {
      if (one.side.type !== type) return [];
      const share = cellOf(field, 0, column)?.share;
      const opponent = sideName(one);
      return [{ opponent, points: costOf(one) ?? 0, ...(share !== undefined && { share }) }];
    });
  const unmodelled = field.rows[0]?.unmodelled ?? [];
  return { points, heroes: duels('hero'), squads: duels('squad'), unmodelled };
}
