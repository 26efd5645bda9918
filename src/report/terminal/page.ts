/* The size and the styles of text output. The command line chooses them. */

import { styleText } from 'node:util';

/** The output of a report: its size and its colors. */
export interface Page {
  /** The maximum number of columns of a table. */
  readonly tableWidth: number;
  /** The number of columns at which prose is wrapped; infinite if the reader's program wraps it. */
  readonly proseWidth: number;
  /** The number of lines visible at the same time; infinite if nothing scrolls away. */
  readonly height: number;
  readonly hasColour: boolean;
}

const STYLES = {
  strong: 'bold',
  faint: 'dim',
  bar: 'cyan',
  warning: 'yellow',
  error: 'red',
} as const;

/**
 * Text in a style, if the page has color. Each line is styled separately, since pagers reset styles at the end of a
 * line.
 */
export function painted(
  { hasColour }: Pick<Page, 'hasColour'>,
  style: keyof typeof STYLES,
  text: string,
): string {
  if (!hasColour || text === '') return text;
  const lines = text.split('\n');
  return lines.map((line) => styleText(STYLES[style], line, { validateStream: false })).join('\n');
}
