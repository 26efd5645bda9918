/* The format of the file of letter widths, which the build writes and `text-width.ts` reads. */

/** The weights of the font for which letter widths are stored. */
export const WEIGHTS = ['regular', 'semiBold'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** The widths of the letters in one weight, in font units. */
export interface LetterWidths {
  /** The number of font units in the height of a line. */
  readonly unitsPerEm: number;
  /** The width to use for letters that the font lacks. */
  readonly other: number;
  /**
   * Runs of letters with consecutive codes. Each run holds the code of its first letter, then the widths of its
   * letters.
   */
  readonly runs: readonly (readonly number[])[];
}
