import type { Card } from '../../../src/cards/card.ts';
import type { Wins } from '../../../src/fight/duel/pairs.ts';
import { FIGHT_RULINGS } from '../../../src/fight/rulings.ts';
import { completeRulings } from '../../../src/rules/ruling.ts';
import {
  type Contestant,
  contestantOf,
  type Terms,
} from '../../../src/studies/field/contestant.ts';
import type { Field, FieldSetting, PairOutcome } from '../../../src/studies/field/field.ts';

/* Fields with given win shares, so that no duel needs to be played. */

export const SETTING: FieldSetting = {
  distance: 1,
  superStrength: true,
  rulings: completeRulings(FIGHT_RULINGS),
  countsUnmodelled: false,
};

/** A card of which only the name matters, unless fields are given. */
export function cardNamed(name: string, more: Partial<Card> = {}, terms?: Terms): Contestant {
  const card: Card = {
    name,
    attack: 3,
    defense: 3,
    life: 4,
    height: 5,
    base: 'single',
    type: 'hero',
    powers: [],
    ...more,
  };
  return contestantOf(card, terms) as Contestant;
}

/** The chances of the row's card, with the given difference between the first turn and the second. */
export function winsOf(share: number, more = 0, nobody = 0): Wins {
  const [first, second] = [share + more / 2, share - more / 2];
  const rest = nobody / 2;
  return {
    attacker: { attacker: first - rest, defender: second - rest },
    defender: { attacker: 1 - first - rest, defender: 1 - second - rest },
  };
}

type Given = number | PairOutcome | undefined;

const outcomeOf = (given: Given) => (typeof given === 'number' ? winsOf(given) : given);

/**
 * A field in which each card fights every other.
 *
 * @param shares by row and column, right of the diagonal: a win share, chances, or the reason why there are none
 */
export function fieldOf(
  cards: readonly (string | Contestant)[],
  shares: readonly (readonly Given[])[],
  setting: Partial<FieldSetting> = {},
): Field {
  const rows = cards.map((card) => (typeof card === 'string' ? cardNamed(card) : card));
  return {
    setting: { ...SETTING, ...setting },
    rows,
    columns: rows,
    outcomes: rows.map((_, row) =>
      rows.map((_, column) => {
        if (column < row) return undefined;
        return column === row ? winsOf(0.5) : outcomeOf(shares[row]?.[column]);
      }),
    ),
    absent: [],
  };
}

/** A field of few against many. */
export function fieldAgainst(
  rows: readonly (string | Contestant)[],
  columns: readonly (string | Contestant)[],
  shares: readonly (readonly Given[])[],
): Field {
  const cards = (all: readonly (string | Contestant)[]) =>
    all.map((card) => (typeof card === 'string' ? cardNamed(card) : card));
  return {
    setting: SETTING,
    rows: cards(rows),
    columns: cards(columns),
    outcomes: shares.map((row) => row.map(outcomeOf)),
    absent: [],
  };
}

/**
 * Any number of cards, each with a strength from 0 to 1 that decides its odds, with some noise that is always the
 * same.
 */
export function manyCards(count: number, noise = 0.6): Field {
  const cards = Array.from({ length: count }, (_, i) =>
    cardNamed(`Card ${String(i + 1).padStart(3, '0')} of Many`, { points: 50 + ((i * 37) % 251) }),
  );
  const wobble = (a: number, b: number) => Math.sin(12.9898 * a + 78.233 * b) * noise;
  const shares = cards.map((_, a) =>
    cards.map((_, b) => {
      const strength = (one: number) => ((one * 61) % count) / count;
      const share = 1 / (1 + Math.exp(-5 * (strength(a) - strength(b)) + wobble(a, b)));
      return winsOf(share, 0.1 * Math.min(share, 1 - share));
    }),
  );
  return fieldOf(cards, shares);
}
