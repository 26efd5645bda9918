/*
 * The course of a duel for the Duel panel: who wins, depending on the first turn, how soon, and what the winner has
 * left.
 */

import type { Result } from '../../../experiments/index.ts';
import {
  type CourseShown,
  courseOf,
  firstRows,
  leftRows,
  meanText,
  winnersOf,
} from '../../../report/index.ts';

/** The course of a fight with many rolls, as the charts in its report show it. */
export interface DuelCourse {
  /** The possible winners: first the sides, then no one, if that is possible. */
  readonly winners: readonly string[];
  /** Each winner's chance, depending on who has the first turn. `isChosen` marks the first turn of this fight. */
  readonly first: readonly {
    readonly name: string;
    readonly isChosen: boolean;
    readonly shares: readonly Share[];
  }[];
  /** How soon the fight ends; absent if it always ends in the first step. */
  readonly soon?: CourseShown;
  /**
   * A sentence that says after how many turns half of the fights have ended, and after how many 9 in 10 have ended;
   * empty if that takes longer than is shown.
   */
  readonly overAfter: string;
  /** For each side and each amount of Life, the chance that the side wins with this much Life left. */
  readonly left: readonly {
    readonly side: string;
    readonly life: number;
    readonly share: number;
  }[];
  /** Sentences that give each side's mean Life left when it wins. */
  readonly leftOnAverage: readonly string[];
}

export interface Share {
  readonly winner: string;
  readonly share: number;
}

/** The name that replaces the winner if no one wins. */
const NOBODY = 'nobody';

function overText({ unit, rows }: CourseShown): string {
  const one = unit.replace(/s$/, '');
  const steps = [...new Set(rows.map(({ step }) => step))];
  const overBy = (share: number) =>
    steps.find(
      (step) => rows.reduce((sum, row) => sum + (row.step === step ? row.share : 0), 0) >= share,
    );
  const [half, most] = [overBy(0.5), overBy(0.9)];
  if (half === undefined) return '';
  const rest = most === undefined ? '' : `, 90% after ${one} ${most}`;
  return `Half of them are over after ${one} ${half}${rest}.`;
}

/** The course of a fight; undefined for fights without a winner. */
export function duelCourseOf(result: Result): DuelCourse | undefined {
  const { course, options } = result.account;
  if (course?.winner === undefined) return undefined;
  const sides = winnersOf(result);
  const named = <T extends { readonly winner: string }>(row: T) =>
    sides.includes(row.winner) ? row : { ...row, winner: NOBODY };
  const first = options?.areChances ? firstRows(result, options).map(named) : [];
  const known = courseOf(result);
  const soon = known && { ...known, rows: known.rows.map(named) };
  const left = leftRows(result);
  return {
    winners: winnersOf(result, [
      ...first.map(({ winner }) => winner),
      ...(soon?.rows.map(({ winner }) => winner) ?? []),
    ]),
    first:
      options?.rows.map(({ name, chosen }) => ({
        name,
        isChosen: chosen,
        shares: first
          .filter((row) => row.first === name)
          .map(({ winner, share }) => ({ winner, share })),
      })) ?? [],
    ...(soon && { soon }),
    overAfter: soon ? overText(soon) : '',
    left: left.map(({ side, life, share }) => ({ side, life, share })),
    leftOnAverage: sides.map((side) => meanText(result, side, left)),
  };
}
