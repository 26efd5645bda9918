import type { SvgNode } from '../svg.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A new SVG element with these attributes. */
export function shape(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
): SVGElement {
  const element = document.createElementNS(SVG, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** A new SVG element with everything inside it. */
export function shapeOf({ tag, attributes, content = '' }: SvgNode): SVGElement {
  const made = shape(tag, attributes);
  made.append(...(typeof content === 'string' ? [content] : content.map(shapeOf)));
  return made;
}
