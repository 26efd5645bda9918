/* Measures text without a font or a canvas, for the layout of charts and boards. */

import text from '#built/letter-widths.txt';
import { once } from '../../base/index.ts';
import type { LetterWidths, Weight } from './letter-widths.ts';

interface Measured {
  readonly unitsPerEm: number;
  readonly other: number;
  readonly widths: ReadonlyMap<number, number>;
}

const fonts = once(() => {
  const written = JSON.parse(text) as Record<Weight, LetterWidths>;
  return { regular: measured(written.regular), semiBold: measured(written.semiBold) };
});

function measured({ runs, ...font }: LetterWidths): Measured {
  const widths = runs.flatMap(([first = 0, ...all]) =>
    all.map((width, i): [number, number] => [first + i, width]),
  );
  return { ...font, widths: new Map(widths) };
}

/** The width of a line of text in the font of pictures, in pixels. Letter widths are added up, without kerning. */
export function textWidth(text: string, size: number, weight: number | string = 400): number {
  const isBold = weight === 'bold' || Number(weight) >= 600;
  const { unitsPerEm, other, widths } = fonts()[isBold ? 'semiBold' : 'regular'];
  let units = 0;
  for (const letter of text) units += widths.get(letter.codePointAt(0) ?? 0) ?? other;
  return (units * size) / unitsPerEm;
}
