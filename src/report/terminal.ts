import CliTable from 'cli-table3';
import { printable } from '../words/problem.ts';
import type { Block } from './blocks.ts';
import type { Table } from './tables/table.ts';

/** A report as text for a terminal. */
export function terminalText(blocks: readonly Block[]): string {
  return `${blocks.map(blockText).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'headline':
    case 'text':
      return printable(block.text);
    case 'drawing':
      return block.text.trimEnd();
    case 'list':
      return [`${block.title}:`, ...block.items.map((item) => `  - ${printable(item)}`)].join('\n');
    case 'table':
      return tableText(block.table);
  }
}

const LINE = { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' };

export function tableText({ title, head, rows, textColumns = 0, note }: Table): string {
  const table = new CliTable({
    chars: {
      ...LINE,
      top: '─',
      'top-mid': '─',
      'top-left': '─',
      'top-right': '─',
      bottom: '─',
      'bottom-mid': '─',
      'bottom-left': '─',
      'bottom-right': '─',
      left: '',
      right: '',
      middle: '  ',
    },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    colAligns: head.map((_, column) => (column < textColumns ? 'left' : 'right')),
  });
  for (const row of [head, ...rows]) table.push(row.map(printable));
  return [printable(title), table.toString(), ...(note ? [note] : [])].join('\n');
}
