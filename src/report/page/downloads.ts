/* The tables that a page contains for download. */

import { listed, type TextParts, textWithin } from '../../base/index.ts';
import { html, type Markup } from './html.ts';
import { packedJson } from './packed.ts';

/** The files that a page contains, so that its readers can save them. */
export interface Downloads {
  readonly names: readonly string[];
  /** Files that are too large for the page, and are only in the report's folder. */
  readonly beside: readonly string[];
  /** The files by name, as gzipped JSON in Base64. */
  readonly packed: string;
}

/** The maximum length of the packed files in a page. */
const MOST_PACKED = 1_000_000;

/** Packing shrinks tables to about a tenth, so files longer than this are not even tried. */
const MOST_TEXT = 2 ** 24;

/** Packs files for a page. If they do not all fit, the largest files are left out. */
export function downloadsOf(files: Readonly<Record<string, string | TextParts>>): Downloads {
  const texts = new Map(
    Object.entries(files).map(([name, content]) => [
      name,
      textWithin(typeof content === 'string' ? [content] : content(), MOST_TEXT),
    ]),
  );
  const size = (name: string) => texts.get(name)?.length ?? MOST_TEXT + 1;
  const bySize = [...texts.keys()].sort((a, b) => size(b) - size(a));
  const without = (most: number): Downloads => {
    const beside = bySize.slice(0, most);
    const names = [...texts.keys()].filter((name) => !beside.includes(name));
    const held = names.map((name) => [name, texts.get(name)]);
    return { names, beside, packed: packedJson(Object.fromEntries(held)) };
  };
  const fits = ({ packed }: Downloads) => packed.length <= MOST_PACKED;
  const tooLong = bySize.filter((name) => texts.get(name) === undefined).length;
  const all = tooLong === 0 ? without(0) : undefined;
  if (all && fits(all)) return all;
  // Adds files from the smallest to the largest, and stops at the first attempt that is too large.
  let most = without(bySize.length);
  for (let left = bySize.length - 1; left >= tooLong; left--) {
    const more = without(left);
    if (!fits(more)) break;
    most = more;
  }
  return most;
}

/**
 * The buttons that save the files of a page.
 *
 * @param beside files that are too large for the page, and are only in the report's folder
 */
export function downloadSection(names: readonly string[], beside: readonly string[]): Markup {
  return html`<section id="downloads" class="needs-script"><h2>Downloads</h2>
<p>Tables as CSV, everything as JSON, and the pictures as Vega-Lite specs, which the Vega editor can open.</p>
<ul>${names.map((name) => html`<li><button type="button" data-file="${name}">${name}</button></li>`)}</ul>${
    beside.length > 0 &&
    html`
<p class="note">Too large to be part of this page, but in the folder of the report: ${listed(beside)}.</p>`
  }
</section>`;
}
