/*
 * SVG as plain data. The same drawing can be written into a file or page, sent to a page's script, and rendered by the
 * explorer.
 */

import { escaped } from './page/html.ts';

/** An element, with its text or its child elements. */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly content?: string | readonly SvgNode[];
}

/** The element as markup. Attributes and text are escaped. */
export function svgText({ tag, attributes, content = '' }: SvgNode): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escaped(String(value))}"`,
  );
  const inside = typeof content === 'string' ? escaped(content) : content.map(svgText).join('');
  return `<${tag}${written.join('')}${inside === '' ? '/>' : `>${inside}</${tag}>`}`;
}

/** A length rounded to three decimals. */
export function short(length: number): number {
  return Math.round(length * 1000) / 1000;
}
