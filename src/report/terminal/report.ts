/* Reports as text, for a terminal or a text file. */

import { printable, printableLines } from '../../base/index.ts';
import { type Block, blocksOfKind, isUnderHeadline } from '../block.ts';
import { folded, widthOf } from './fold.ts';
import { type Page, painted } from './page.ts';
import { barWidth, tableText } from './table.ts';

/**
 * A report as text, for a terminal or a text file. The headline, which is the answer, comes first with everything that
 * belongs directly below it. If the report is higher than the window, this part comes last instead, because the end of
 * the output stays visible.
 */
export function terminalText(blocks: readonly Block[], page: Page): string {
  const text = inOrder(blocks, page);
  const headlines = blocks.filter(({ kind }) => kind === 'headline');
  // The text ends with a newline, so the count includes the line of the prompt.
  const fits = text.split('\n').length <= page.height;
  if (fits || headlines.length === 0) return text;
  return inOrder([...blocks.filter((one) => !isAnswer(one)), ...blocks.filter(isAnswer)], page);
}

function isAnswer(block: Block): boolean {
  return block.kind === 'headline' || isUnderHeadline(block);
}

function inOrder(blocks: readonly Block[], page: Page): string {
  const bars = barWidth(
    blocksOfKind(blocks, 'table').map(({ table }) => table),
    page,
  );
  const shown = blocks.filter((block, i) => !isOfMissing(block, blocks[i - 1], page));
  return `${shown.map((block) => blockText(block, page, bars)).join('\n\n')}\n`;
}

/** Whether a block is the legend of a drawing that is left out. */
function isOfMissing(block: Block, before: Block | undefined, page: Page): boolean {
  const isLegend = block.kind === 'drawing' && block.isLegend;
  return isLegend === true && before?.kind === 'drawing' && !fits(before.text, page);
}

function blockText(block: Block, page: Page, bars: number): string {
  const prose = (text: string) => folded(printable(text), page.proseWidth);
  switch (block.kind) {
    case 'headline':
      return painted(page, 'strong', prose(block.text));
    case 'text':
      return block.isWarning ? painted(page, 'warning', prose(block.text)) : prose(block.text);
    case 'drawing':
      return drawingText(block, page);
    case 'list':
      return [
        painted(page, 'strong', prose(`${block.title}:`)),
        ...block.items.map((item) => folded(printable(item), page.proseWidth, '  - ')),
      ].join('\n');
    case 'step':
      return stepText(block, page);
    case 'table':
      return tableText(block.table, page, bars);
  }
}

function stepText({ title, text, warnings = [] }: Extract<Block, { kind: 'step' }>, page: Page) {
  const inset = (line: string) => folded(printable(line), page.proseWidth, '  ');
  return [
    painted(page, 'strong', folded(printable(title), page.proseWidth)),
    inset(text),
    ...warnings.map((warning) => painted(page, 'warning', inset(warning))),
  ].join('\n');
}

/** A drawing. It is left out if there is no room for it, since its lines cannot be wrapped. */
function drawingText({ text, isLegend }: Extract<Block, { kind: 'drawing' }>, page: Page): string {
  const lines = printableLines(text.trimEnd()).split('\n');
  if (isLegend) return lines.map((line) => hung(line, page)).join('\n');
  if (fits(text, page)) return lines.join('\n');
  return folded(
    `(The board is left out, because it is ${columnsOf(text)} columns wide and the terminal only ${page.proseWidth}.)`,
    page.proseWidth,
  );
}

function fits(drawing: string, page: Page): boolean {
  return columnsOf(drawing) <= page.proseWidth;
}

function columnsOf(drawing: string): number {
  return Math.max(...printableLines(drawing.trimEnd()).split('\n').map(widthOf));
}

/** A line of a legend: `  a  The Joker (figure)`. A long name continues on the next line, below its beginning. */
function hung(line: string, page: Page): string {
  const [mark = ''] = /^\s*\S+\s+/.exec(line) ?? [];
  return folded(line.slice(mark.length), page.proseWidth, mark);
}
