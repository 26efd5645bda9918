import type { Block } from '../blocks.ts';
import { isTextColumn, type Table } from '../tables/table.ts';
import { html, type Markup } from './html.ts';

/** The blocks of a report as markup. */
export function blockHtml(block: Block): Markup {
  switch (block.kind) {
    case 'headline':
      return html`<p class="headline">${block.text}</p>`;
    case 'text':
      return html`<p class="${block.isWarning ? 'warning' : 'text'}">${block.text}</p>`;
    case 'drawing':
      return html`<pre>${block.text}</pre>`;
    case 'list':
      return html`<section class="list"><h3>${block.title}</h3><ul>${block.items.map((item) => html`<li>${item}</li>`)}</ul></section>`;
    case 'table':
      return tableHtml(block.table);
  }
}

/** A table that scrolls by itself where the screen is narrow. */
function tableHtml(table: Table): Markup {
  const { title, head, rows, note } = table;
  const kind = (column: number) => (isTextColumn(table, column) ? 'text' : 'number');
  return html`<section class="numbers">
<h3>${title}</h3>
<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr>${head.map((text, i) => html`<th scope="col" class="${kind(i)}">${text}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) => html`
<tr>${row.map((text, i) => html`<td class="${kind(i)}">${text}</td>`)}</tr>`,
  )}
</tbody></table></div>
${note !== undefined && html`<p class="note">${note}</p>`}
</section>`;
}
