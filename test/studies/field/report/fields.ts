import type { Block } from '../../../../src/report/block.ts';
import type { Table } from '../../../../src/report/tables/table.ts';
import { cardNamed } from '../fields.ts';

/** A card with a power that is not modelled, and one that is partly modelled. */
export function oddCard(name: string, points?: number) {
  return cardNamed(name, {
    ...(points !== undefined && { points }),
    powers: [{ power: 'Odd Power', modelled: 'no', effects: [] }],
  });
}

export function partlyCard(name: string) {
  return cardNamed(name, { powers: [{ power: 'Half Power', modelled: 'partly', effects: [] }] });
}

export function tablesOf(blocks: readonly Block[]): Table[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []));
}

export function textsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'text' || block.kind === 'headline' ? [block.text] : [],
  );
}

export function itemsOf(blocks: readonly Block[], title: string): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'list' && block.title.startsWith(title) ? block.items : [],
  );
}
