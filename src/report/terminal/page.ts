/* The size and the styles of text output, which the command line chooses. */

import { styleText } from 'node:util';

/** The output of a report: its size and its colours. */
export interface Page {
  /** The most columns of a table. */
  readonly tableWidth: number;
  /** Columns at which prose wraps; infinite if the reader's program wraps. */
  readonly proseWidth: number;
  /** Lines visible at the same time; infinite if nothing scrolls away. */
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

/** Text in a style, if the page has colour. Each line is styled separately, since pagers reset styles at line ends. */
export function painted(
  { hasColour }: Pick<Page, 'hasColour'>,
  style: keyof typeof STYLES,
  text: string,
): string {
  if (!hasColour || text === '') return text;
  const lines = text.split('\n');
  return lines.map((line) => styleText(STYLES[style], line, { validateStream: false })).join('\n');
}
