/*
 * Blocks: the parts of a report, independent of the output format. The terminal, Markdown, BBCode and pages each draw
 * blocks in their own way.
 */

import type { Scene, SpaceNotes } from '../board/index.ts';
import { CAVEATS_TITLE } from '../rules/index.ts';
import type { Table } from './tables/table.ts';
import { drawBoard } from './terminal/board.ts';

/** A part of a report, before it is drawn in an output format. */
export type Block =
  | { readonly kind: 'headline'; readonly text: string }
  | TextBlock
  /** Preformatted text, such as a board; its legend may be folded. */
  | { readonly kind: 'drawing'; readonly text: string; readonly isLegend?: boolean }
  | {
      readonly kind: 'list';
      readonly title: string;
      readonly items: readonly string[];
      /** Whether the list belongs directly below the headline, even if it comes later among the blocks. */
      readonly isUnderHeadline?: boolean;
    }
  /** A titled step of a story. */
  | {
      readonly kind: 'step';
      readonly title: string;
      readonly text: string;
      readonly warnings?: readonly string[];
    }
  | { readonly kind: 'table'; readonly table: Table };

/** A paragraph. */
export interface TextBlock {
  readonly kind: 'text';
  readonly text: string;
  readonly isWarning?: boolean;
  /** Whether the text introduces the report. A page sets it apart from the notes. */
  readonly isLead?: boolean;
  /** An explanation of the text. On a page, it is folded away. */
  readonly meaning?: string;
}

/** A titled list, as a block; empty if there are no items. */
export function listBlocks(title: string, items: readonly string[]): Block[] {
  return items.length > 0 ? [{ kind: 'list', title, items }] : [];
}

/** The maximum number of caveats below a short answer. */
const MOST_CAVEATS = 3;

/**
 * The list of caveats below the answer.
 *
 * @param isShort whether to show only the first few if there are many
 */
export function caveatBlocks(all: readonly string[], isShort = false): Block[] {
  const more = all.length - MOST_CAVEATS;
  const items =
    isShort && more > 1
      ? [...all.slice(0, MOST_CAVEATS), `And ${more} more: --full lists them.`]
      : all;
  return items.length > 0
    ? [{ kind: 'list', title: CAVEATS_TITLE, items, isUnderHeadline: true }]
    : [];
}

export function tableBlocks(tables: readonly (Table | undefined)[]): Block[] {
  return tables.flatMap((table): Block[] => (table ? [{ kind: 'table', table }] : []));
}

/** The blocks of one kind, in the order of the report. */
export function blocksOfKind<Kind extends Block['kind']>(
  blocks: readonly Block[],
  kind: Kind,
): Extract<Block, { kind: Kind }>[] {
  return blocks.filter((one): one is Extract<Block, { kind: Kind }> => one.kind === kind);
}

/** Whether a block belongs directly below the headline. */
export function isUnderHeadline(block: Block): boolean {
  return block.kind === 'list' && block.isUnderHeadline === true;
}

/**
 * A board with its legend.
 *
 * @param isCropped whether a large board is cropped to the fight and followed by a small overview of the whole board
 */
export function boardBlocks(scene: Scene, notes: SpaceNotes, isCropped = true): Block[] {
  const { picture, legend, overview } = drawBoard(scene, notes, isCropped);
  return [
    { kind: 'drawing', text: picture },
    { kind: 'drawing', text: legend, isLegend: true },
    ...(overview ? [{ kind: 'drawing', text: overview } as const] : []),
  ];
}
