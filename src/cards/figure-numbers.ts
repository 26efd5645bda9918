/*
 * A figure's statistics, each described once. The schemas of cards and figures, the command-line options and the
 * explorer's steppers are made from these descriptions.
 */

/** The maximum number of dice in one roll, far more than any card has. A higher number is treated as a mistake. */
export const MOST_DICE = 50;

/** The Height, in levels, of figures whose cards do not give one. */
export const USUAL_HEIGHT = 5;

export interface FigureNumber {
  readonly least: number;
  readonly most: number;
  /** The description in files. */
  readonly text: string;
  /** The description in help texts, after the name of the figure. */
  readonly help: string;
  /** The label in the explorer. */
  readonly label: string;
}

export const FIGURE_NUMBERS = {
  life: {
    least: 1,
    most: 1000,
    text: 'Life; without it, wounds never destroy the figure',
    help: 'Life of every figure',
    label: 'Life',
  },
  move: { least: 0, most: 100, text: 'Move', help: 'Move', label: 'Move' },
  range: { least: 1, most: 100, text: 'Range', help: 'Range', label: 'Range' },
  attack: {
    least: 0,
    most: MOST_DICE,
    text: 'Attack dice',
    help: 'attack dice',
    label: 'Attack dice',
  },
  defense: {
    least: 0,
    most: MOST_DICE,
    text: 'Defense dice',
    help: 'defense dice',
    label: 'Defense dice',
  },
  height: {
    least: 1,
    most: 100,
    text: `The figure's Height (default: ${USUAL_HEIGHT})`,
    help: "The figure's Height",
    label: 'Height',
  },
  figures: {
    least: 1,
    most: 20,
    text: 'The number of figures in a squad',
    help: 'figures',
    label: 'Figures',
  },
  wounds: {
    least: 0,
    most: 999,
    text: 'Wounds that the figure already has',
    help: 'wounds already taken',
    label: 'Wounds already',
  },
} as const satisfies Readonly<Record<string, FigureNumber>>;

export type NumberName = keyof typeof FIGURE_NUMBERS;
