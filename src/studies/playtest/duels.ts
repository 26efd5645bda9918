/* The duels of a playtest against heroes and squads of about the same points. */

import { sameName } from '../../base/index.ts';
import { type Card, cardType } from '../../cards/index.ts';
import { cellOf } from '../field/cells.ts';
import {
  type Contestant,
  contestantOf,
  costOf,
  sideName,
  type Terms,
} from '../field/contestant.ts';
import type { Field } from '../field/field.ts';
import type { FieldCards } from '../field/play-field.ts';
import type { PlaytestDuel, PlaytestDuels } from './playtest-json.ts';

/** The number of opponents of each kind: about as many as a playtester has time for. */
const OPPONENTS = 8;

/**
 * The budget for copies of a squad, as a multiple of the tested card's points; above 1, so that some squads cost more
 * and some less.
 */
const DEARER = 1.15;

/**
 * The tested card against the heroes and squads whose cost is nearest to its own: a single hero, or as many copies of a
 * squad as the budget allows. Cards with powers that duels do not model are not chosen.
 *
 * @param points what the card should cost
 * @returns undefined for a card that lacks the numbers needed for a duel
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
      .filter((one) => cardType(one) === type && !sameName(one.name, card.name))
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

/** The results of the duels. */
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
