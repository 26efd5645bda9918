import stringWidth from 'fast-string-width';
import { markdownTable } from 'markdown-table';
import { printable, printableLines } from '../../base/index.ts';
import type { Block } from '../block.ts';
import { abridged, isTextColumn, type Table } from '../tables/table.ts';

/** A report as GitHub-flavoured Markdown, which pastes well into a forum post or an issue. */
export function markdownText(title: string, blocks: readonly Block[]): string {
  return `# ${markdownEscape(title)}\n\n${blocks.map(blockText).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'headline':
      return `**${markdownEscape(block.text)}**`;
    case 'text':
      return markdownEscape(block.text);
    case 'drawing':
      return fenced(printableLines(block.text.trimEnd()));
    case 'list':
      return [
        `${markdownEscape(block.title)}:`,
        '',
        ...block.items.map((item) => `- ${markdownEscape(item)}`),
      ].join('\n');
    case 'step':
      return [block.title, block.text, ...(block.warnings ?? [])].map(markdownEscape).join('\n\n');
    case 'table':
      return tableText(block.table);
  }
}

/** A code block with a fence longer than any run of backticks in the text. */
function fenced(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}\n${text}\n${fence}`;
}

/** Without bars: they can only be compared in a monospaced font. */
function tableText(whole: Table): string {
  const table = abridged(whole);
  const { title, columns, rows, note } = table;
  const head = columns.map((column) => column.head);
  const cells = [head, ...rows].map((row) => row.map(markdownEscape));
  const align = columns.map((column) => (isTextColumn(column) ? 'l' : 'r'));
  const parts = [
    `## ${markdownEscape(title)}`,
    markdownTable(cells, { align, stringLength: stringWidth }),
  ];
  return [...parts, ...(note ? [markdownEscape(note)] : [])].join('\n\n');
}

/** A zero-width space: it breaks up what a reader of finished text would replace, and is invisible. */
const BREAK = '&#8203;';

/**
 * Text from files, such as names, is never markup: whatever Markdown or HTML could interpret is escaped. What GitHub
 * turns into links, emoji or formulas even if escaped is broken up by a zero-width space.
 */
export function markdownEscape(text: string): string {
  return printable(text)
    .replace(/[\\`*_{}[\]<>#|~!&]/g, (c) => (c === '<' ? '&lt;' : c === '&' ? '&amp;' : `\\${c}`))
    .replace(/@(?=\w)|#(?=\d)|(?<![a-z\d])GH-(?=\d)|:(?=\/\/|[\w+\\-]+:)|www(?=\.)/gi, `$&${BREAK}`)
    .replaceAll('$', `${BREAK}$$`)
    .replace(/^([-+=])(?=\s|\1|$)|^(\d{1,9})(?=[.)](\s|$))/, (sign) =>
      /\d/.test(sign) ? `${sign}\\` : `\\${sign}`,
    );
}
