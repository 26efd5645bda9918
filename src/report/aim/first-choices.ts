import { stringify } from 'csv-stringify/sync';
import type { Scene } from '../../boards/scene.ts';
import { placeName, type Space, spaceName } from '../../boards/space.ts';
import { type FirstChoice, rankedChoices } from '../../results/ranking.ts';
import type { Result } from '../../results/result.ts';
import { percent } from '../../words/numbers.ts';
import { type Block, boardBlocks } from '../block.ts';
import { combinationCells, combinationHead } from '../formats/csv.ts';
import { clauseAbout, titleOf } from '../sentences/cast.ts';
import type { Table } from '../tables/table.ts';

/** Every first choice of a turn, the best first: a board for each attacker, and a table of all. */
export function firstChoiceBlocks(result: Result): Block[] {
  const { scene } = result.account;
  const boards = scene ? choicesByAttacker(result) : [];
  const table = choicesTable(result);
  return [
    { kind: 'headline', text: result.headline },
    ...boards.flatMap(({ who, choices }, i): Block[] => {
      const notes = choices.map(([space, { rank }]): [Space, string] => [space, `#${rank}`]);
      const [picture, legend] = boardBlocks(unplayed(scene as Scene), notes);
      return [
        ...(boards.length > 1 ? [{ kind: 'text' as const, text: `${who} acts first:` }] : []),
        ...(picture ? [picture] : []),
        // The legends of all are the same.
        ...(legend && i === boards.length - 1 ? [legend] : []),
      ];
    }),
    ...(table.rows.length > 0 ? [{ kind: 'table' as const, table }] : []),
  ];
}

/** Every first choice with its rank and what it is worth. */
function choicesTable(result: Result): Table {
  const choices = rankedChoices(result.account);
  const isOnBoard = choices.some(({ spaces }) => spaces.length > 0);
  return {
    title: `${titleOf([result])}, by who acts first${isOnBoard ? ', and from where' : ''}`,
    head: ['rank', 'first', ...(isOnBoard ? ['from'] : []), 'chance', ''],
    rows: choices.map(({ rank, name, who = name, isIdle, spaces, worth, chosen }) => [
      String(rank),
      isOnBoard ? `${who}${isIdle ? ' (no attack)' : ''}` : name,
      ...(isOnBoard ? [placeName(spaces)] : []),
      percent(worth),
      chosen ? 'chosen' : '',
    ]),
    textColumns: isOnBoard ? 3 : 2,
    note: 'Exact figures, with the best play of all that follows. Of equals, the chosen one leaves more own figures alive, brings more wounds, needs fewer attackers, or is named first.',
  };
}

/** Where an attacker could act from first, with what each space is worth; a double base stands on two. */
export interface AttackerChoices {
  readonly who: string;
  readonly choices: readonly (readonly [Space, FirstChoice])[];
}

/** The attackers in the order in which their best choices are ranked. */
export function choicesByAttacker({ account }: Result): AttackerChoices[] {
  const all = new Map<string, Map<string, [Space, FirstChoice]>>();
  for (const one of rankedChoices(account)) {
    if (one.who === undefined) continue;
    const best = all.get(one.who) ?? new Map<string, [Space, FirstChoice]>();
    all.set(one.who, best);
    for (const space of one.spaces) {
      if (!best.has(spaceName(space))) best.set(spaceName(space), [space, one]);
    }
  }
  return [...all].map(([who, best]) => ({ who, choices: [...best.values()] }));
}

/** The board before anybody has chosen. */
export function unplayed({ stands: _, reach: __, ...scene }: Scene): Scene {
  return scene;
}

/** "the chance that Solomon Grundy is destroyed, with the best play of all that follows" */
export function worthInWords(result: Result): string {
  return `the chance that ${clauseAbout([result])}, with the best play of all that follows`;
}

const COLUMNS = ['rank', 'first', 'from', 'chance', 'chosen'] as const;

/**
 * The first choices of turns as CSV: a row for each combination and choice, the best first. Where nobody
 * would act, `first` is empty; without a board `from` is.
 */
export function firstChoicesCsv(results: readonly Result[]): string {
  const head = combinationHead(results);
  const rows = results.flatMap((result) =>
    rankedChoices(result.account).map(({ rank, who = '', spaces, worth, chosen }) => [
      ...combinationCells(head, result),
      rank,
      who,
      placeName(spaces),
      worth,
      chosen ? 1 : 0,
    ]),
  );
  // A cell that begins like a formula would be run by a spreadsheet.
  return stringify([[...head, ...COLUMNS], ...rows], { escape_formulas: true });
}
