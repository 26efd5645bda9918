/* The ranked first choices of a turn, which `aim` lists for a fight with several attackers. */

import { percent } from '../../base/index.ts';
import { placeName, type Scene, type Space, spaceName, spaceNotes } from '../../board/index.ts';
import { type FirstChoice, type Result, rankedChoices } from '../../experiments/index.ts';
import {
  type Block,
  boardBlocks,
  clauseAbout,
  combinationColumns,
  csvOf,
  type RecordColumn,
  type Table,
  tableColumns,
  tableOf,
  titleOf,
} from '../../report/index.ts';

/** Every first choice of a turn, best first: a board for each attacker, and one table of all choices. */
export function firstChoiceBlocks(result: Result, isCropped = true): Block[] {
  const { scene } = result.account;
  const boards = scene ? choicesByAttacker(result) : [];
  const table = choicesTable(result);
  return [
    { kind: 'headline', text: result.headline },
    ...boards.flatMap(({ who, choices }, i): Block[] => {
      const notes = choices.map(([space, { rank }]) => ({ space, text: `#${rank}` }));
      const drawn = boardBlocks(unplayed(scene as Scene), spaceNotes(notes), isCropped);
      const [picture, legend, ...overview] = drawn;
      return [
        ...(boards.length > 1 ? [{ kind: 'text' as const, text: `${who} acts first:` }] : []),
        ...(picture ? [picture] : []),
        // All boards have the same legend, so only the last one shows it.
        ...(legend && i === boards.length - 1 ? [legend] : []),
        ...overview,
      ];
    }),
    ...(table.rows.length > 0 ? [{ kind: 'table' as const, table }] : []),
  ];
}

/** Added to the name of a figure that would only move. */
const NO_ATTACK = ' (no attack)';

/** The columns of a first choice. CSV has all of them, and so does the table if the fight has a board. */
const CHOICE_COLUMNS: readonly RecordColumn<FirstChoice>[] = [
  { csv: 'rank', table: { head: 'rank', isKey: true }, value: ({ rank }) => rank },
  {
    // Empty in CSV if no attacker acts.
    csv: 'first',
    table: { head: 'first', isKey: true },
    value: ({ who, isIdle }) => who && `${who}${isIdle ? NO_ATTACK : ''}`,
    text: ({ name, who = name, isIdle }) => `${who}${isIdle ? NO_ATTACK : ''}`,
  },
  { csv: 'from', table: { head: 'from', isKey: true }, value: ({ spaces }) => placeName(spaces) },
  {
    csv: 'chance',
    table: { head: 'chance' },
    value: ({ worth }) => worth,
    text: ({ worth }) => percent(worth),
  },
  {
    csv: 'chosen',
    table: { head: '' },
    value: ({ chosen }) => (chosen ? 1 : 0),
    text: ({ chosen }) => (chosen ? 'chosen' : ''),
  },
];

function choicesTable(result: Result): Table {
  const choices = rankedChoices(result.account);
  const isOnBoard = choices.some(({ spaces }) => spaces.length > 0);
  const columns = tableColumns(CHOICE_COLUMNS).map((column) =>
    // Without a board there is no `from` column, so the choice's full name goes here.
    column.head === 'first' && !isOnBoard ? { ...column, text: nameOf } : column,
  );
  return tableOf(
    columns.filter(({ head }) => isOnBoard || head !== 'from'),
    choices,
    {
      title: `${titleOf([result])}, by who acts first${isOnBoard ? ', and from where' : ''}`,
      note: `Exact odds, assuming the best play afterwards. Among equally good choices, the chosen one ${isOnBoard ? 'leaves more of your figures alive, deals more wounds' : 'deals more wounds, leaves more of your figures alive'}, needs fewer attackers, or is named first.`,
    },
  );
}

const nameOf = ({ name }: FirstChoice) => name;

/**
 * The spaces from which an attacker could act first, each with the best choice from there. A double base covers two
 * spaces.
 */
export interface AttackerChoices {
  readonly who: string;
  readonly choices: readonly (readonly [Space, FirstChoice])[];
}

/** The attackers, ordered by the rank of their best choices. */
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

/** The board before any choice is made. */
export function unplayed({ stands: _, reach: __, ...scene }: Scene): Scene {
  return scene;
}

/** Says in words what the worth of a choice means. */
export function worthInWords(result: Result): string {
  return `the chance that ${clauseAbout([result])}, assuming the best play afterwards`;
}

/** The first choices of turns as CSV: a line for each combination and choice, best choice first. */
export function firstChoicesCsv(results: readonly Result[]): string {
  type Row = { readonly result: Result; readonly choice: FirstChoice };
  const rows = results.flatMap((result) =>
    rankedChoices(result.account).map((choice) => ({ result, choice })),
  );
  const ofChoice = CHOICE_COLUMNS.map(
    ({ csv = '', value }): RecordColumn<Row> => ({ csv, value: ({ choice }) => value(choice) }),
  );
  return csvOf([...combinationColumns(results, ({ result }: Row) => result), ...ofChoice], rows);
}
