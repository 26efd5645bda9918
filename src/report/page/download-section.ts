import { listed } from '../../words/english.ts';
import { html, type Markup } from './html.ts';

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
