/* The blocks of a report as HTML, for every page. */

import { slug } from '../../base/index.ts';
import type { Block, TextBlock } from '../block.ts';
import { isTextColumn, keyColumns, rowsAtFirst, type Table } from '../tables/table.ts';
import { html, type Markup } from './html.ts';

/** A block as markup. */
export function blockHtml(block: Block): Markup {
  switch (block.kind) {
    case 'headline':
      return html`<p class="headline">${block.text}</p>`;
    case 'text':
      return textHtml(block);
    case 'drawing':
      return html`<pre>${block.text}</pre>`;
    case 'list':
      return html`<section class="list"><h3>${block.title}</h3><ul>${block.items.map((item) => html`<li>${item}</li>`)}</ul></section>`;
    case 'step':
      return html`<section class="step"><h3>${block.title}</h3><p>${block.text}</p>${(block.warnings ?? []).map((one) => html`<p class="warning">${one}</p>`)}</section>`;
    case 'table':
      return tableHtml(block.table);
  }
}

/** A paragraph. If the text has an explanation, the paragraph unfolds to show it. */
function textHtml({ text, isWarning, isLead, meaning }: TextBlock): Markup {
  if (meaning === undefined) {
    return html`<p class="${isLead ? 'lead' : isWarning ? 'warning' : 'text'}">${text}</p>`;
  }
  return html`<details id="fit" class="${isWarning ? 'fit bad' : 'fit'}"><summary>${text}</summary><p>${meaning}</p></details>`;
}

/** If a table has at least this many columns, each column is as narrow as possible. */
const MANY_COLUMNS = 8;

/** A table, which scrolls on narrow screens. A long table is folded to its first rows. */
function tableHtml(table: Table): Markup {
  const { title, rows, columns, cards, note } = table;
  const shown = rowsAtFirst(table);
  const isFolded = shown < rows.length;
  const id = isFolded ? `table-${slug(title)}` : undefined;
  const classes = [
    isFolded ? `folded first-${shown}` : '',
    cards ? 'of-cards' : '',
    columns.length >= MANY_COLUMNS ? 'of-many' : '',
  ]
    .filter(Boolean)
    .join(' ');
  const kinds = columns.map(
    (column, i) =>
      (isTextColumn(column) ? 'text' : 'number') +
      (column.isProse ? ' prose' : '') +
      (column.head === '#' ? ' rank' : '') +
      (column.isOnDemand ? ' on-demand' : '') +
      (cards && i === keyColumns(table) - 1 ? ' card-name' : ''),
  );
  return html`<section class="numbers">
<h3>${title}</h3>
<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table${id !== undefined && html` id="${id}"`}${classes !== '' && html` class="${classes}"`}>
<thead><tr>${columns.map(({ head }, i) => html`<th scope="col" class="${kinds[i]}">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row, at) => html`
<tr${cards && html` data-card="${cards[at]}"`}>${row.map((text, i) => html`<td class="${kinds[i]}">${text}</td>`)}</tr>`,
  )}
</tbody></table></div>
${id !== undefined && html`<button type="button" class="unfold needs-script" aria-controls="${id}" aria-expanded="false" data-fold="Show only the first ${shown} rows">Show all ${rows.length} rows</button>`}
${note !== undefined && html`<p class="note">${note}</p>`}
</section>`;
}

/** Whether a block is a table with columns that are only shown on demand. */
export function hasColumnsOnDemand(block: Block): boolean {
  return block.kind === 'table' && block.table.columns.some(({ isOnDemand }) => isOnDemand);
}
