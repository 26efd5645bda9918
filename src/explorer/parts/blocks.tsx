import type { Block } from '../../report/block.ts';
import { isTextColumn, rowsAtFirst, type Table } from '../../report/tables/table.ts';
import { grouped } from '../../words/numbers.ts';

/** The blocks of a report, as a report's page has them. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, i) => (
        <BlockPart key={i} block={block} />
      ))}
    </>
  );
}

function BlockPart({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'headline':
      return <p class="headline">{block.text}</p>;
    case 'text':
      return <p class={block.isWarning ? 'warning' : 'note'}>{block.text}</p>;
    case 'drawing':
      return <pre>{block.text}</pre>;
    case 'list':
      return (
        <section class="list">
          <h3>{block.title}</h3>
          <ul>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      );
    case 'table':
      return <TablePart table={block.table} />;
  }
}

/** More rows than these keep a phone busy. */
const MOST_ROWS = 200;

function TablePart({ table }: { readonly table: Table }) {
  const { title, columns, note } = table;
  const rows = table.rows.slice(0, Math.min(MOST_ROWS, rowsAtFirst(table)));
  const more = table.rows.length - rows.length;
  const kinds = columns.map((column) => (isTextColumn(column) ? 'text' : 'number'));
  return (
    <section class="numbers">
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: it groups no fields */}
      <div class="scroll" tabIndex={0} role="group" aria-label={title}>
        <table>
          <thead>
            <tr>
              {columns.map(({ head }, i) =>
                head === '' ? (
                  <td key={i} />
                ) : (
                  <th key={i} scope="col" class={kinds[i]}>
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, r) => (
              <tr key={r}>
                {row.map((text, i) => (
                  <td key={i} class={kinds[i]}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <p class="note">… and {grouped(more)} more rows, which knockback run writes in full.</p>
      )}
      {note && <p class="note">{note}</p>}
    </section>
  );
}
