import { markdownTable } from 'markdown-table';
import { printable } from '../words/problem.ts';
import type { Block } from './blocks.ts';
import type { Table } from './tables/table.ts';

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
      return `\`\`\`\n${block.text.replaceAll('`', "'").trimEnd()}\n\`\`\``;
    case 'list':
      return [
        `${block.title}:`,
        '',
        ...block.items.map((item) => `- ${markdownEscape(item)}`),
      ].join('\n');
    case 'table':
      return tableText(block.table);
  }
}

function tableText({ title, head, rows, textColumns = 0, note }: Table): string {
  const cells = [head, ...rows].map((row) => row.map(markdownEscape));
  const align = head.map((_, column) => (column < textColumns ? 'l' : 'r'));
  const parts = [`## ${markdownEscape(title)}`, markdownTable(cells, { align })];
  return [...parts, ...(note ? [markdownEscape(note)] : [])].join('\n\n');
}

/** Names from files are text, never markup: what Markdown or HTML could take for it is escaped. */
export function markdownEscape(text: string): string {
  return printable(text).replace(/[\\`*_{}[\]<>#|~!&]/g, (c) =>
    c === '<' ? '&lt;' : c === '&' ? '&amp;' : `\\${c}`,
  );
}
