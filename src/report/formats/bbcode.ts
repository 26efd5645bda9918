/*
 * BBCode for forum posts. Forums run different software: HeroScapers runs vBulletin, others run phpBB, XenForo or SMF.
 * All support bold text, lists and code blocks, but tables differ: phpBB has no [table], and SMF names its rows
 * differently. Tables are therefore written as columns of text inside [code], which every forum shows in a monospaced
 * font.
 */

import { printable, printableLines } from '../../base/index.ts';
import type { Block } from '../block.ts';
import { abridged, type Table } from '../tables/table.ts';
import type { Page } from '../terminal/page.ts';
import { tableLines } from '../terminal/table.ts';

/** Code blocks on most forums are narrower than a terminal; wider text scrolls. */
const PAGE: Page = {
  tableWidth: 80,
  proseWidth: Number.POSITIVE_INFINITY,
  height: Number.POSITIVE_INFINITY,
  hasColour: false,
};

/** A report as BBCode, for a forum post. */
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
    case 'step':
      return [bold(block.title), ...[block.text, ...(block.warnings ?? [])].map(bbcodeEscape)].join(
        '\n',
      );
    case 'table':
      return tableText(block.table);
  }
}

/** A table without its bars. Bars consist of block characters, which the code fonts of forums lack. */
function tableText(whole: Table): string {
  const { title, note } = abridged(whole);
  const parts = [`${bold(title)}\n${code(tableLines(whole, PAGE).join('\n'))}`];
  return [...parts, ...(note ? [bbcodeEscape(note)] : [])].join('\n');
}

function bold(text: string): string {
  return `[b]${bbcodeEscape(text)}[/b]`;
}

/** A code block. Only an end tag would have a meaning in it, so the text must not contain an end tag. */
function code(text: string): string {
  return `[code]\n${withoutTags(text)}\n[/code]`;
}

/** A zero-width space. It is invisible, and is inserted to break up text that a forum would replace. */
const BREAK = '\u200b';

/**
 * The text without anything that a forum would take for a tag. BBCode has no escape that all forums support, so each
 * bracket that could begin a tag is separated from the tag's name.
 */
function withoutTags(text: string): string {
  return text.replace(/\[(?=[a-z/*])/gi, `[${BREAK}`);
}

/**
 * Escapes text from files, such as names, so that no part of it is markup: tags, and the smileys, links and mentions
 * that forums make from plain text, such as the smiley in "(level 8)".
 */
export function bbcodeEscape(text: string): string {
  return withoutTags(printable(text)).replace(
    /8(?=-?\))|[:;](?=[-'o^]?(?:[()[\]|/\\*?!]|[dpox](?!\w)))|(?<!\w):(?=[a-z]+:)|@(?=\w)|www(?=\.)/gi,
    `$&${BREAK}`,
  );
}
