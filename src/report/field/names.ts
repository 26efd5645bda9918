import type { Contestant } from '../../fields/contestant.ts';
import type { Field } from '../../fields/field.ts';

/** "3 × Hawkgirl"; of one copy, the card's name. */
export function sideName({ name, copies }: Contestant): string {
  return copies > 1 ? `${copies} × ${name}` : name;
}

export function rowName({ rows }: Field, row: number): string {
  const one = rows[row];
  return one ? sideName(one) : '';
}

export function columnName({ columns }: Field, column: number): string {
  const one = columns[column];
  return one ? sideName(one) : '';
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
