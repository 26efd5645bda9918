/* The blocks of a report (tables, texts, lists) as components of the page. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { grouped } from '../../base/index.ts';
import { showOverflow } from '../../report/browser.ts';
import { type Block, isTextColumn, rowsAtFirst, type Table } from '../../report/index.ts';

interface ScrollingProps {
  /** The name of the content, for screen readers. */
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Content that scrolls sideways if it is too wide. As in reports, a sign shows that there is more. */
function Scrolling({ label, children }: ScrollingProps) {
  const place = useRef<HTMLDivElement>(null);
  const lookAgain = useRef<() => void>(() => {});
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = showOverflow([element]);
    lookAgain.current = () => look(element);
  }, []);
  // The content may be wider than before.
  useEffect(() => lookAgain.current());
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: it groups no fields */}
      <div class="scroll" tabIndex={0} role="group" aria-label={label} ref={place}>
        {children}
      </div>
    </div>
  );
}

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** The level of the blocks' titles: one below the heading above them. */
  readonly heading?: Heading;
}

type Heading = 'h2' | 'h3';

/** The blocks of a report, with the look of a report's page. */
export function Blocks({ blocks, heading = 'h3' }: BlocksProps) {
  return (
    <>
      {blocks.map((block, i) => (
        <BlockPart key={i} block={block} heading={heading} />
      ))}
    </>
  );
}

interface BlockProps {
  readonly block: Block;
  readonly heading: Heading;
}

function BlockPart({ block, heading: Title }: BlockProps) {
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
          <Title>{block.title}</Title>
          <ul>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      );
    case 'step':
      return (
        <section class="step">
          <Title>{block.title}</Title>
          <p class="note">{block.text}</p>
        </section>
      );
    case 'table':
      return <TablePart table={block.table} heading={Title} />;
  }
}

/** If there were more rows, a phone would be slow. */
const MOST_ROWS = 200;

/** If a table has at least this many columns, there is less space between them. */
const MANY = 6;

interface TableProps {
  readonly table: Table;
  readonly heading: Heading;
}

function TablePart({ table, heading: Title }: TableProps) {
  const { title, columns, note } = table;
  const rows = table.rows.slice(0, Math.min(MOST_ROWS, rowsAtFirst(table)));
  const more = table.rows.length - rows.length;
  const kinds = columns.map((column) => (isTextColumn(column) ? 'text' : 'number'));
  return (
    <section class="numbers">
      <Title>{title}</Title>
      <Scrolling label={title}>
        <table class={columns.length >= MANY ? 'of-many' : undefined}>
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
      </Scrolling>
      {more > 0 && (
        <p class="note">… and {grouped(more)} more rows. The command line writes all of them.</p>
      )}
      {note && <p class="note">{note}</p>}
    </section>
  );
}
