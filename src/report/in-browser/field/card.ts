/* The panel of a field's page that lists all pairs of one card. */

import { element } from '../element.ts';
import { makeSortable } from '../sorting.ts';
import type { Matrix, PagePair } from './matrix.ts';

/** Controls the panel. */
export interface CardPanel {
  /** Shows a card by its row, and highlights an opponent. */
  show(row: number, column?: number): void;
  /** Shows a card by its row and scrolls the panel into view. */
  lookAt(row: number): void;
  /** Switches to another field with the same cards. */
  use(matrix: Matrix): void;
}

interface Row {
  readonly column: number;
  readonly name: string;
  readonly pair: PagePair;
}

/** @param point receives the pair that the reader chooses */
export function letChooseCard(
  given: Matrix,
  point: (row: number, column: number) => void,
): CardPanel {
  let matrix = given;
  let shown: readonly [number, number | undefined] = [0, undefined];
  const panel = document.querySelector<HTMLElement>('#card');
  const menu = element('select', { id: 'card-menu' });
  menu.append(...given.rows.map(({ name }) => element('option', { textContent: name })));
  const label = element('label', { htmlFor: menu.id, textContent: 'All pairs of' });
  const choice = element('p', { className: 'choose-card' });
  choice.append(label, menu);
  const summary = element('p', { className: 'summary' });
  summary.setAttribute('aria-live', 'polite');
  const scroll = element('div', { className: 'pairs-scroll', tabIndex: 0 });
  scroll.setAttribute('role', 'region');
  scroll.setAttribute('aria-label', 'All pairs of the card');
  panel?.append(choice, summary, scroll);

  const show = (row: number, column?: number) => {
    shown = [row, column];
    menu.selectedIndex = row;
    const rows = rowsOf(matrix, row);
    summary.replaceChildren(...summaryOf(matrix, row, rows));
    const table = pairTable(rows, column, (other) => {
      const place = matrix.rows.findIndex(({ row: at }) => at === matrix.columns[other]?.row);
      point(row, other);
      show(place < 0 || matrix.columns[other]?.row === undefined ? row : place);
    });
    scroll.replaceChildren(table);
    makeSortable([table]);
    const chosen = table.querySelector<HTMLElement>('tr.chosen-pair');
    scroll.scrollTop = chosen ? chosen.offsetTop - scroll.clientHeight / 2 : 0;
  };
  menu.addEventListener('change', () => {
    show(menu.selectedIndex);
    point(menu.selectedIndex, Math.min(menu.selectedIndex, matrix.columns.length - 1));
  });
  return {
    show,
    lookAt(row) {
      show(row);
      point(row, Math.min(row, matrix.columns.length - 1));
      panel?.scrollIntoView({ block: 'nearest' });
      menu.focus({ preventScroll: true });
    },
    use(other) {
      matrix = other;
      show(...shown);
    },
  };
}

/** The pairs of a card, from the clearest win to the clearest defeat; pairs without odds come last. */
function rowsOf(matrix: Matrix, row: number): Row[] {
  return [...matrix.columns.keys()]
    .filter((column) => !matrix.isMirror(row, column))
    .map((column) => ({
      column,
      name: matrix.columns[column]?.name ?? '',
      pair: matrix.pairAt(row, column),
    }))
    .sort((a, b) => (b.pair.share ?? -1) - (a.pair.share ?? -1));
}

/** The card's standing, and its best and worst opponents. */
function summaryOf(matrix: Matrix, row: number, rows: readonly Row[]): (HTMLElement | string)[] {
  const card = matrix.rows[row];
  const known = rows.filter(({ pair }) => pair.share !== undefined);
  const [best, worst] = [known[0], known.at(-1)];
  const standing = card?.standing ?? card?.leftOut;
  const against = (one: Row | undefined) => (one ? `${one.name} (${one.pair.text})` : '');
  return [
    ...(standing ? [element('strong', { textContent: standing }), '. '] : []),
    ...(known.length > 1
      ? [`Does best against ${against(best)}, worst against ${against(worst)}.`]
      : []),
  ];
}

/** The heads of the columns, with explanations if needed. */
const HEADS: readonly (readonly [text: string, meaning: string])[] = [
  ['Against', ''],
  ['Wins', 'Win share, if each side has the first turn in half of the duels'],
  ['First', 'Win share with the first turn'],
  ['Second', 'Win share without the first turn'],
];

function pairTable(
  rows: readonly Row[],
  chosen: number | undefined,
  choose: (column: number) => void,
): HTMLTableElement {
  const table = element('table', { className: 'pairs' });
  const head = table.createTHead().insertRow();
  for (const [i, [textContent, title]] of HEADS.entries()) {
    const className = i > 0 ? 'number' : 'text';
    const cell = element('th', { textContent, title, scope: 'col', className });
    head.append(cell);
  }
  const body = table.createTBody();
  for (const { column, name, pair } of rows) {
    const row = body.insertRow();
    row.classList.toggle('chosen-pair', column === chosen);
    row.classList.toggle('left-out', pair.whyNot !== undefined);
    if (pair.whyNot) row.title = `Left out of means: ${pair.whyNot}`;
    const lead = element('button', { type: 'button', className: 'lead', textContent: name });
    lead.addEventListener('click', () => choose(column));
    const first = row.insertCell();
    first.className = 'text';
    first.append(lead);
    const note = noteOn(pair);
    if (note) first.append(element('div', { className: 'note', textContent: note }));
    const odds = [pair.text, pair.first, pair.second];
    // Unknown values are empty, so they stay at the bottom in any sort order.
    for (const textContent of pair.share === undefined ? odds.map(() => '') : odds) {
      row.append(element('td', { textContent, className: 'number' }));
    }
  }
  return table;
}

/** Remarks on a pair in addition to its odds. */
function noteOn({ share, nobody, whyNot }: PagePair): string {
  if (share === undefined) return `no odds: ${whyNot}`;
  const isRare = nobody === undefined || nobody.startsWith('<');
  return isRare ? '' : `no one wins ${nobody}`;
}
