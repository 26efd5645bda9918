import type { Scene } from '../boards/scene.ts';
import { CAVEATS_TITLE } from '../rules/caveat.ts';
import type { Table } from './tables/table.ts';
import { type BoardNotes, drawBoard } from './terminal/board.ts';

/** A report before anyone decides how it is drawn: on a terminal, in Markdown, on a page. */
export type Block =
  | { readonly kind: 'headline'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly isWarning?: boolean }
  /** Lines of text that must keep their places, such as a board; its legend may be folded. */
  | { readonly kind: 'drawing'; readonly text: string; readonly isLegend?: boolean }
  | {
      readonly kind: 'list';
      readonly title: string;
      readonly items: readonly string[];
      /** Its place is under the headline, wherever that stands. */
      readonly isUnderHeadline?: boolean;
    }
  | { readonly kind: 'table'; readonly table: Table };

/** A titled list; nothing where it has no items. */
export function listBlocks(title: string, items: readonly string[]): Block[] {
  return items.length > 0 ? [{ kind: 'list', title, items }] : [];
}

/** What numbers leave out and take for granted, under the answer. */
export function caveatBlocks(items: readonly string[]): Block[] {
  return items.length > 0
    ? [{ kind: 'list', title: CAVEATS_TITLE, items, isUnderHeadline: true }]
    : [];
}

/** Whether a block's place is under the headline. */
export function isUnderHeadline(block: Block): boolean {
  return block.kind === 'list' && block.isUnderHeadline === true;
}

/** A board with its legend. */
export function boardBlocks(scene: Scene, notes: BoardNotes): Block[] {
  const { picture, legend } = drawBoard(scene, notes);
  return [
    { kind: 'drawing', text: picture },
    { kind: 'drawing', text: legend, isLegend: true },
  ];
}
