import { BadInput, printable, shown } from '../../words/problem.ts';
import { fieldOf } from './columns.ts';
import type { ImportRow } from './read-cards.ts';

/**
 * The cards of a JSON list, or of the first list in a mapping, such as `{ "cards": [...] }`. What
 * stands in a mapping of its own, such as `stats`, counts as if it stood on the card.
 *
 * @throws BadInput for what is no list of cards
 */
export function rowsOfList(data: unknown, file: string): ImportRow[] {
  const list = listIn(data);
  const refuse = (found: string, row?: number) =>
    new BadInput({
      path: [],
      place: printable(file) + (row === undefined ? '' : `: row ${row}`),
      found,
      allowed: row === undefined ? 'a list of cards' : 'a card: a mapping',
    });
  if (!list) throw refuse(shown(data));
  return list.map((card, i) => {
    if (!isMapping(card)) throw refuse(shown(card), i + 1);
    return { row: i + 1, values: valuesOf(card) };
  });
}

function listIn(data: unknown): readonly unknown[] | undefined {
  if (Array.isArray(data)) return data;
  if (!isMapping(data)) return undefined;
  return Object.values(data).find((value) => Array.isArray(value) && value.every(isMapping)) as
    | readonly unknown[]
    | undefined;
}

function valuesOf(card: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(card).flatMap(([key, value]): [string, unknown][] =>
    isMapping(value) && fieldOf(key) === undefined ? Object.entries(value) : [[key, value]],
  );
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
