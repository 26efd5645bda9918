import stringWidth from 'fast-string-width';

const known = new Map<string, number>();

/** Columns that text takes on a terminal. Tables ask for the same texts again and again. */
export function widthOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  const width = known.get(text) ?? stringWidth(text);
  known.set(text, width);
  return width;
}
