/** The weights of the font whose letters are measured. */
export const WEIGHTS = ['regular', 'semiBold'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** How wide the letters of a weight are, in units of the font. */
export interface LetterWidths {
  /** In the height of a line. */
  readonly unitsPerEm: number;
  /** Of a letter that the font has not. */
  readonly other: number;
  /** The code of a letter, its width, and those of the letters that follow it. */
  readonly runs: readonly (readonly number[])[];
}
