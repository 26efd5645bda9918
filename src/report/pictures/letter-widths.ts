/* The file of letter widths that the build makes and `text-width.ts` reads. */

/** The weights of the font whose letters are measured. */
export const WEIGHTS = ['regular', 'semiBold'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** The widths of a weight's letters, in font units. */
export interface LetterWidths {
  /** Font units in the height of a line. */
  readonly unitsPerEm: number;
  /** The width of letters that the font lacks. */
  readonly other: number;
  /** Each run: the code of a letter, its width, and the widths of the letters with the next codes. */
  readonly runs: readonly (readonly number[])[];
}
