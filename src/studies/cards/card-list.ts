import { printable } from '../../base/index.ts';
import type { Card } from '../../cards/index.ts';
import { folded, widthOf } from '../../report/index.ts';
import { type Page, painted, terminalText } from '../../report/node.ts';
import { ASSUMED_NOTE, cardTable, fieldText, powersText } from './card-table.ts';

const FIELDS = ['life', 'move', 'range', 'attack', 'defense', 'points'] as const;
const GAP = 2;

/**
 * Many cards on a terminal: one line per card with its numbers, under a common head, and the card's powers below the
 * line, so that each card stays together. If the lines are too long for the terminal, returns an ordinary table.
 */
export function cardListText(cards: readonly Card[], page: Page): string {
  const names = cards.map(({ name }) => printable(name));
  const nameWidth = Math.max(4, ...names.map(widthOf));
  const head = line('card', nameWidth, [...FIELDS]);
  if (head.length > page.tableWidth) {
    return terminalText([{ kind: 'table', table: cardTable(cards) }], page);
  }
  const rule = painted(page, 'faint', '─'.repeat(head.length));
  const rows = cards.flatMap((card, i) => {
    const numbers = FIELDS.map((field) => fieldText(card, field));
    const powers = printable(powersText(card));
    return [
      line(names[i] ?? '', nameWidth, numbers),
      ...(powers ? [painted(page, 'faint', folded(powers, page.tableWidth, '  '))] : []),
    ];
  });
  const isAssumed = cards.some((card) => card.assumed?.length);
  const lines = [head, rule, ...rows, rule, ...(isAssumed ? [ASSUMED_NOTE] : [])];
  return `${lines.join('\n')}\n`;
}

function line(name: string, nameWidth: number, numbers: readonly string[]): string {
  const cells = numbers.map((number, i) => number.padStart((FIELDS[i] ?? '').length + GAP));
  return `${name}${' '.repeat(nameWidth - widthOf(name))}${cells.join('')}`;
}
