import { listed } from '../../words/english.ts';
import { html, type Markup } from './html.ts';
import { packedJson } from './packed.ts';

/** The files that a page carries for its readers to save. */
export interface Downloads {
  readonly names: readonly string[];
  /** Files that are too large for the page: they lie in the report's folder only. */
  readonly beside: readonly string[];
  /** The files by name as JSON, gzipped, in Base64. */
  readonly packed: string;
}

/** The most letters of packed files that a page should carry. */
const MOST_PACKED = 1_000_000;

/** Packs files for a page: while all together are too many, it goes without the largest. */
export function downloadsOf(files: Readonly<Record<string, string>>): Downloads {
  const bySize = Object.keys(files).sort(
    (a, b) => (files[b]?.length ?? 0) - (files[a]?.length ?? 0),
  );
  const beside = new Set<string>();
  for (;;) {
    const names = Object.keys(files).filter((name) => !beside.has(name));
    const packed = packedJson(Object.fromEntries(names.map((name) => [name, files[name] ?? ''])));
    const largest = packed.length > MOST_PACKED ? bySize.shift() : undefined;
    if (largest === undefined) return { names, beside: [...beside], packed };
    beside.add(largest);
  }
}

/**
 * The files of a page as buttons.
 *
 * @param beside files that are too large for the page: they lie in the report's folder only
 */
export function downloadSection(names: readonly string[], beside: readonly string[]): Markup {
  return html`<section id="downloads" class="needs-script"><h2>Downloads</h2>
<p>Tables as CSV, everything as JSON, and the pictures as Vega-Lite specs, which open in the Vega editor as they are.</p>
<ul>${names.map((name) => html`<li><button type="button" data-file="${name}">${name}</button></li>`)}</ul>${
    beside.length > 0 &&
    html`
<p class="note">Too large to be carried by this page, but in the folder it was written to: ${listed(beside)}.</p>`
  }
</section>`;
}
