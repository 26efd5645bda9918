/* Skipped rows of an import, the reasons for skipping them, and sentences about them. */

import { listed, type Problem, printable, shown } from '../../base/index.ts';

/** Why a row is skipped. */
export interface Reason {
  /** The column with the error; absent if the row as a whole is invalid. */
  readonly column?: string;
  /** What is wrong and what to write instead, without a full stop. */
  readonly text: string;
  /** The kind of reason, which several rows can share: "has no Life". */
  readonly kind: string;
  /** The mistake in a document; its path begins in the value of the column. Once the row is read, it has a place. */
  readonly problem?: Problem;
}

/** A row from which no card could be read. */
export interface Skipped {
  readonly row: number;
  /** The card's name in the row, if it gives one. */
  readonly name?: string;
  readonly reasons: readonly Reason[];
}

/** A document in which every value of a row has a line. */
export interface RowsDocument {
  /**
   * The problem with its place in the document.
   *
   * @param problem its path begins in the row or, if there is a column, in the value of that column
   */
  locate(problem: Problem, row: number, column?: string): Problem;
  /** Everything that files of cards would not accept in a power. */
  mistakesIn(power: unknown): readonly Problem[];
}

/** A reason as a problem without a place. */
const problemOf = ({ text, problem }: Reason): Problem =>
  problem ?? {
    path: [],
    found: 'a row that is not a card',
    allowed: 'an army card',
    sentence: text,
  };

/** The skipped rows with the place of each problem in the document, if there is one. */
export function located(skipped: readonly Skipped[], document?: RowsDocument): Skipped[] {
  if (!document) return [...skipped];
  return skipped.map((one) => ({
    ...one,
    reasons: one.reasons.map((reason) => ({
      ...reason,
      problem: document.locate(problemOf(reason), one.row, reason.column),
    })),
  }));
}

/** Skipped rows as problems in a file, each with its place in a document or with row and column. */
export function problemsOf(skipped: readonly Skipped[], file: string): Problem[] {
  return skipped.flatMap(({ row, reasons }) =>
    reasons.map((reason) => {
      const { column } = reason;
      const cell = `${printable(file)}: row ${row}${column === undefined ? '' : `, column ${shown(column)}`}`;
      return { place: cell, ...problemOf(reason) };
    }),
  );
}

/** Plurals of the verbs with which reasons begin. */
const PLURAL: Readonly<Record<string, string>> = {
  has: 'have',
  gives: 'give',
  holds: 'hold',
  repeats: 'repeat',
};

/**
 * "12 of 245 rows skipped: 9 have no Life, 2 give a hero several figures and 1 repeats another row."
 *
 * @param all   the number of rows that are not blank
 * @param thing the word for a row in the sentence
 */
export function skippedText(skipped: readonly Skipped[], all: number, thing = 'row'): string {
  const counts = new Map<string, number>();
  for (const { reasons } of skipped) {
    const kind = reasons[0]?.kind ?? '';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const kinds = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) =>
      count === 1
        ? `1 ${kind}`
        : `${count} ${kind.replace(/^\w+/, (verb) => PLURAL[verb] ?? verb)}`,
    );
  return `${skipped.length} of ${all} ${thing}${all === 1 ? '' : 's'} skipped: ${listed(kinds)}.`;
}
