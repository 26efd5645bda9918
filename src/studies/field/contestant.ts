import { type Card, type PowerUse, powerTitle } from '../../cards/index.ts';
import { type FightSide, fightSideOf } from '../../fight/index.ts';

/** A card of a field, or as many of it as the budget buys, but one of a unique card. */
export interface Contestant {
  /** As on its card. */
  readonly name: string;
  /** With all figures of all copies. */
  readonly side: FightSide;
  readonly copies: number;
  /** Printed, of one card; absent where the card does not say. */
  readonly points?: number;
  /** Titles of powers that are not modelled; in part only. */
  readonly unmodelled: readonly string[];
  readonly partly: readonly string[];
  /** Asked for by name: it counts although it has powers that are not modelled. */
  readonly named?: true;
}

/** A card that cannot be in a field, and why. */
export interface Absentee {
  readonly name: string;
  readonly why: AbsenceReason;
}

export type AbsenceReason =
  | 'noLife'
  /** Of fields of equal points. */
  | 'noPoints'
  | 'tooDear'
  | 'tooManyFigures';

/** Figures of one side: as many as a duel may have. */
export const MOST_FIGURES = 20;

/** What decides who of a card fights, and whether its pairs count. */
export interface Terms {
  /** What each side may cost; absent: one card a side. */
  readonly budget?: number | undefined;
  /** Whether somebody asked for the card by its name. */
  readonly isNamed?: boolean;
}

export function contestantOf(card: Card, { budget, isNamed }: Terms = {}): Contestant | Absentee {
  const { name, points, powers, unique } = card;
  const side = fightSideOf(card);
  if (!side) return { name, why: 'noLife' };
  if (budget !== undefined && !points) return { name, why: 'noPoints' };
  const bought = budget === undefined || !points ? 1 : Math.floor(budget / points);
  if (bought === 0) return { name, why: 'tooDear' };
  const copies = unique === 'unique' ? 1 : bought;
  const figures = copies * side.figures;
  if (figures > MOST_FIGURES) return { name, why: 'tooManyFigures' };
  const titles = (modelled: PowerUse['modelled']) =>
    powers.filter((use) => use.modelled === modelled).map(powerTitle);
  const unmodelled = titles('no');
  return {
    name,
    side: { ...side, figures },
    copies,
    ...(points !== undefined && { points }),
    unmodelled,
    partly: titles('partly'),
    ...(isNamed && unmodelled.length > 0 && { named: true }),
  };
}

/** What a side costs; undefined where its card does not say. */
export function costOf({ points, copies }: Contestant): number | undefined {
  return points === undefined ? undefined : points * copies;
}

/** "3 × Hawkgirl"; of one copy, the card's name. */
export function sideName({ name, copies }: Contestant): string {
  return copies > 1 ? `${copies} × ${name}` : name;
}

/** "42 heroes", "one squad", "200 cards". */
export function cardCount(cards: readonly Contestant[]): string {
  const types = new Set(cards.map(({ side }) => side.type));
  const [type] = types;
  const kind = types.size === 1 ? KINDS.get(type ?? '') : undefined;
  const [one, several] = kind ?? ['card', 'cards'];
  return cards.length === 1 ? `one ${one}` : `${cards.length} ${several}`;
}

const KINDS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['hero', ['hero', 'heroes']],
  ['squad', ['squad', 'squads']],
]);
