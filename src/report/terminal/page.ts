import { styleText } from 'node:util';

/** What a report is written on. */
export interface Page {
  /** Columns that a table may take. */
  readonly tableWidth: number;
  /** Columns after which sentences go on in the next line. Infinite where the reader does that. */
  readonly proseWidth: number;
  /** Lines that are seen at once. Infinite where nothing scrolls away. */
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

/** Text in a style, on a page that has colour. Each line by itself, since pagers reset at its end. */
export function painted(
  { hasColour }: Pick<Page, 'hasColour'>,
  style: keyof typeof STYLES,
  text: string,
): string {
  if (!hasColour || text === '') return text;
  const lines = text.split('\n');
  return lines.map((line) => styleText(STYLES[style], line, { validateStream: false })).join('\n');
}
