/* Reports as Markdown, and the escaping of text from files. */

import stringWidth from 'fast-string-width';
import { markdownTable } from 'markdown-table';
import { printable, printableLines } from '../../base/index.ts';
import type { Block } from '../block.ts';
import { abridged, isTextColumn, type Table } from '../tables/table.ts';

/** A report as GitHub-flavored Markdown, which can be pasted into a forum post or an issue. */
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

/** A code block. Its fence is longer than any run of backticks in the text. */
function fenced(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}\n${text}\n${fence}`;
}

/** A table as Markdown. Its bars are left out, since they need a monospaced font. */
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

/** An invisible zero-width space. It keeps GitHub from recognizing links and the like. */
const BREAK = '&#8203;';

/**
 * Escapes text from files, such as names, so that no part of it is markup in Markdown or HTML. GitHub turns even
 * escaped text into links, emoji and formulas, so zero-width spaces break up such text.
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
