import { printable, printableLines } from '../../base/index.ts';
import type { Block } from '../block.ts';
import { abridged, type Table } from '../tables/table.ts';
import type { Page } from '../terminal/page.ts';
import { tableLines } from '../terminal/table.ts';

/*
 * BBCode differs from board to board: HeroScapers runs vBulletin, others phpBB, XenForo or SMF. What all of them have
 * is bold text, lists and code blocks. Tables they do not share: phpBB has no [table] of its own, SMF calls its rows
 * otherwise. So tables are text in columns inside [code], which every board shows in letters of one width.
 */

/** Code blocks are narrower than a terminal on most boards, and scroll when they are wider than that. */
const PAGE: Page = {
  tableWidth: 80,
  proseWidth: Number.POSITIVE_INFINITY,
  height: Number.POSITIVE_INFINITY,
  hasColour: false,
};

/** A report as BBCode, to paste into a post of a forum. */
export function bbcodeText(title: string, blocks: readonly Block[]): string {
  return `${bold(title)}\n\n${blocks.map(blockText).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'headline':
      return bold(block.text);
    case 'text':
      return bbcodeEscape(block.text);
    case 'drawing':
      return code(printableLines(block.text.trimEnd()));
    case 'list':
      return [
        `${bold(`${block.title}:`)}`,
        '[list]',
        ...block.items.map((item) => `[*]${bbcodeEscape(item)}`),
        '[/list]',
      ].join('\n');
    case 'table':
      return tableText(block.table);
  }
}

/** Without bars: their eighths of a letter are not in the fonts that boards use for code. */
function tableText(whole: Table): string {
  const { title, note } = abridged(whole);
  const parts = [`${bold(title)}\n${code(tableLines(whole, PAGE).join('\n'))}`];
  return [...parts, ...(note ? [bbcodeEscape(note)] : [])].join('\n');
}

function bold(text: string): string {
  return `[b]${bbcodeEscape(text)}[/b]`;
}

/** Inside, only the end of the block means anything. */
function code(text: string): string {
  return `[code]\n${withoutTags(text)}\n[/code]`;
}

/** Breaks what a board looks for, and is not seen: a zero-width space. */
const BREAK = '\u200b';

/** BBCode has no escape that all boards know, so a bracket that could begin a tag is parted from its name. */
function withoutTags(text: string): string {
  return text.replace(/\[(?=[a-z/*])/gi, `[${BREAK}`);
}

/**
 * Names from files are text, never markup: neither tags, nor the smileys, links and mentions that boards make of plain
 * text, of which "(level 8)" has one.
 */
export function bbcodeEscape(text: string): string {
  return withoutTags(printable(text)).replace(
    /8(?=-?\))|[:;](?=[-'o^]?(?:[()[\]|/\\*?!]|[dpox](?!\w)))|(?<!\w):(?=[a-z]+:)|@(?=\w)|www(?=\.)/gi,
    `$&${BREAK}`,
  );
}
