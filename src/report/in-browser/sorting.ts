/** Lets a reader sort tables by pressing a column head: ascending, then descending. */
export function makeSortable(tables: Iterable<HTMLTableElement>): void {
  for (const table of tables) {
    const heads = [...table.querySelectorAll<HTMLTableCellElement>('thead th')];
    for (const [column, head] of heads.entries()) {
      if (!head.textContent) continue;
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener('click', () => {
        const descending = head.getAttribute('aria-sort') === 'ascending';
        for (const other of heads) other.removeAttribute('aria-sort');
        head.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
        sort(table, column, descending);
      });
    }
  }
}

function sort(table: HTMLTableElement, column: number, descending: boolean): void {
  const body = table.tBodies[0];
  if (!body) return;
  const rows = [...body.rows].map((row) => ({ row, key: row.cells[column]?.textContent ?? '' }));
  const isEmpty = ({ key }: { readonly key: string }) => Number(key === '');
  rows.sort(
    (a, b) =>
      // Unknown values stay at the bottom, whatever the order.
      isEmpty(a) - isEmpty(b) || (descending ? compare(b.key, a.key) : compare(a.key, b.key)),
  );
  body.append(...rows.map(({ row }) => row));
}

/** Compares numbers by value, including `>99.999%` and `25.3% – 25.4%`; anything else is compared as text. */
function compare(a: string, b: string): number {
  const [x, y] = [a, b].map((text) =>
    Number.parseFloat(text.replace(/^>/, '').replaceAll(',', '')),
  );
  return (x ?? 0) - (y ?? 0) || a.localeCompare(b, 'en', { numeric: true });
}
