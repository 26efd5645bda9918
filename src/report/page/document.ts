/*
 * The HTML document around every page. Its security policy blocks everything external and all scripts except the
 * program's own, which are listed by hash. Even if a name from a file were treated as markup, it could do no harm.
 */

import indexScript from '#built/index-script.txt';
import pageScript from '#built/page-script.txt';
import pageStyle from '#built/page-style.txt';
import vega from '#built/vega.txt';
import { shadesCss } from './colours.ts';
import { html, Markup } from './html.ts';

/** The scripts of a report's page and of the index page. */
const SCRIPTS = { report: [vega, pageScript], index: [indexScript] } as const;

/** The licenses of bundled code require this credit. */
const CREDITS = html`<footer class="note">The charts are drawn by Vega, Vega-Lite and Vega-Embed, © University of Washington Interactive Data Lab and contributors, BSD 3-Clause licence.</footer>`;

/** A complete HTML document of one of these kinds, with its scripts. */
export function documentHtml(title: string, body: Markup, kind: keyof typeof SCRIPTS): string {
  // Loaded only when needed, since most commands write no page.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const scripts = SCRIPTS[kind];
  const hashes = scripts.map((script) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
  const policy = `default-src 'none'; script-src ${hashes.join(' ')}; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${new Markup(pageStyle + shadesCss())}</style>
</head>
<body>${body}
${kind === 'report' && CREDITS}
${scripts.map((script) => html`<script>${new Markup(script)}</script>`)}
</body>
</html>
`.text;
}
