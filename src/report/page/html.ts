/* Templates for all HTML of pages, which escape what is inserted. */

import { printable } from '../../base/index.ts';

/** Text that is already markup. Text from files never is: `html` escapes it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | undefined | false | readonly Part[];

/** A template for markup. Everything inserted is escaped, unless it is already markup. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const text = strings.map((string, i) => string + (i < parts.length ? markupOf(parts[i]) : ''));
  return new Markup(text.join(''));
}

function markupOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return escaped(String(part));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text with its lines, escaped, without characters that change the direction of writing. */
export function escaped(text: string): string {
  return text
    .split('\n')
    .map((line) => printable(line).replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c))
    .join('\n');
}

/** A script element with data. The browser would end it at the first `</`, so every `<` is escaped. */
export function jsonScript(id: string, data: unknown): Markup {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return new Markup(`<script type="application/json" id="${id}">${json}</script>`);
}
