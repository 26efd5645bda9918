import { printable } from '../../base/index.ts';

/** Text that is markup already. Only `html` makes it, so that nothing from a file can. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | undefined | false | readonly Part[];

/** A template of markup. Everything put into it is text and escaped, unless it is markup itself. */
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

/** Text, line by line: neither markup nor anything that turns the direction of writing. */
function escaped(text: string): string {
  return text
    .split('\n')
    .map((line) => printable(line).replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c))
    .join('\n');
}

/** Data for a script element: its text ends at the first `</`, so no `<` is left in it. */
export function jsonScript(id: string, data: unknown): Markup {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return new Markup(`<script type="application/json" id="${id}">${json}</script>`);
}
