/*
 * Blocks: the parts of a report, independent of its output. The terminal, Markdown, BBCode and pages each draw them
 * in their own way.
 */

import type { Scene, SpaceNotes } from '../board/index.ts';
import { CAVEATS_TITLE } from '../rules/index.ts';
import type { Table } from './tables/table.ts';
import { drawBoard } from './terminal/board.ts';

/** A part of a report, before a terminal, Markdown or a page draws it. */
export type Block =
  | { readonly kind: 'headline'; readonly text: string }
  | TextBlock
  /** Preformatted text, such as a board; its legend may be folded. */
  | { readonly kind: 'drawing'; readonly text: string; readonly isLegend?: boolean }
  | {
      readonly kind: 'list';
      readonly title: string;
      readonly items: readonly string[];
      /**
       * Whether the list belongs directly under the headline, even if it comes later in the report.
       */
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
  /** Introduces the report: a page sets it apart from the notes. */
  readonly isLead?: boolean;
  /** Explains the text; a page folds it away. */
  readonly meaning?: string;
}

/** A titled list; no block if there are no items. */
export function listBlocks(title: string, items: readonly string[]): Block[] {
  return items.length > 0 ? [{ kind: 'list', title, items }] : [];
}

/** The most caveats below a short answer. */
const MOST_CAVEATS = 3;

/**
 * The list of caveats under the answer.
 *
 * @param isShort whether it shows only the first of many
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

/** The blocks of one kind, in their order. */
export function blocksOfKind<Kind extends Block['kind']>(
  blocks: readonly Block[],
  kind: Kind,
): Extract<Block, { kind: Kind }>[] {
  return blocks.filter((one): one is Extract<Block, { kind: Kind }> => one.kind === kind);
}

/** Whether a block belongs directly under the headline. */
export function isUnderHeadline(block: Block): boolean {
  return block.kind === 'list' && block.isUnderHeadline === true;
}

/**
 * A board with its legend.
 *
 * @param isCropped whether a large board is cropped to the fight, followed by a small overview of the whole
 */
export function boardBlocks(scene: Scene, notes: SpaceNotes, isCropped = true): Block[] {
  const { picture, legend, overview } = drawBoard(scene, notes, isCropped);
  return [
    { kind: 'drawing', text: picture },
    { kind: 'drawing', text: legend, isLegend: true },
    ...(overview ? [{ kind: 'drawing', text: overview } as const] : []),
  ];
}
