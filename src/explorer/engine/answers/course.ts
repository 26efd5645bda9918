import type { Result } from '../../../experiments/index.ts';
import {
  type CourseShown,
  courseOf,
  firstRows,
  leftRows,
  meanText,
  winnersOf,
} from '../../../report/index.ts';

/** How a fight of many throws goes, as the charts of its report show it. */
export interface DuelCourse {
  /** The possible winners, the sides first. */
  readonly winners: readonly string[];
  /** The chance of each winner by first turn, and the first turn that the report is about. */
  readonly first: readonly {
    readonly name: string;
    readonly isChosen: boolean;
    readonly shares: readonly Share[];
  }[];
  /** Absent where all is over at once. */
  readonly soon?: CourseShown;
  /** By when half of all fights are over, and nine of ten, in a sentence; empty where that is later than shown. */
  readonly overAfter: string;
  /** What the winner has left, and in a sentence for each side what that is on average. */
  readonly left: readonly {
    readonly side: string;
    readonly life: number;
    readonly share: number;
  }[];
  readonly leftOnAverage: readonly string[];
}

export interface Share {
  readonly winner: string;
  readonly share: number;
}

/** The name of no winner. */
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
  const rest = most === undefined ? '' : `, nine of ten after ${one} ${most}`;
  return `Half of them are over after ${one} ${half}${rest}.`;
}

/** Absent for fights without a winner. */
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
