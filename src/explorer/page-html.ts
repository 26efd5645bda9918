import { html, Markup, shadesCss } from '../report/index.ts';
import { ADDRESS } from './address.ts';
import { KEY } from './keeping.ts';
import { WIDE } from './parts/wide.ts';

/** What the build has made for the page. */
export interface PageParts {
  readonly style: string;
  /** The page's own script. */
  readonly script: string;
  /** The script of workers: of the one that answers, and of those that roll. */
  readonly engine: string;
  /** All cards, as the build makes them, deflated, in base64. */
  readonly collections: string;
  /** The widths of letters, by which charts are laid out: JSON, deflated, in base64. */
  readonly letters: string;
  /** The maps that the program has: JSON, their texts by their names, deflated, in base64. */
  readonly maps: string;
  /** What a first visitor sees, as HTML. */
  readonly drawing: string;
  /** What the engine says of what a first visitor sees: JSON, as `knowing` takes it. */
  readonly answers: string;
  /** The examples of the Board panel: JSON, as `compileExamples` gives them. */
  readonly examples: string;
  /** The script that draws charts, deflated, in base64. */
  readonly charts: string;
  /** SHA-256 in base64 of the scripts that run in the page itself. */
  readonly hashes: readonly string[];
  /** Where a copy of the page is hosted, to which links of this one lead; absent: nowhere. */
  readonly address?: string;
}

/**
 * The explorer: one page that needs nothing beside itself. Its policy runs its own scripts, which it names
 * by their hashes, and workers made of its own text; nothing is fetched from anywhere.
 *
 * @throws Error for a part that would end its element
 */
export function explorerHtml({ style, script, hashes, drawing, ...parts }: PageParts): string {
  const { engine, collections, letters, maps, answers, examples, charts, address } = parts;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policyOf(hashes))}">
<link rel="icon" href="data:,">
${address !== undefined && html`<meta name="${ADDRESS}" content="${address}">`}
<title>Knockback explorer</title>
<style>${new Markup(style + shadesCss())}</style>
<script>${new Markup(HIDING)}</script>
</head>
<body>
<div id="app" inert>${new Markup(drawing)}</div>
<script>${new Markup(CLEARING)}</script>
<noscript><p>This page works out odds with JavaScript.</p></noscript>
<footer class="note">Charts by Vega, Vega-Lite and Vega-Embed, &copy; University of Washington Interactive Data Lab and contributors, BSD 3-Clause licence. Preact, &copy; Jason Miller; zod, &copy; Colin McDonnell; fflate, &copy; Arjun Barrett; seedrandom, &copy; David Bau: MIT licence. yaml, &copy; Eemeli Aro: ISC licence.</footer>
${part('collections', collections)}
${part('maps', maps)}
${part('answers', answers)}
${part('examples', examples)}
${part('script', script)}
<script>${new Markup(STARTING)}</script>
${part('engine', engine)}
${part('letters', letters)}
${part('charts', charts)}
</body>
</html>
`.text;
}

/** Starts the page's own script, once what stands in the page is seen. */
const STARTING = `{
  const start = () => {
    const script = document.createElement('script');
    script.textContent = document.getElementById('part-script').textContent;
    document.head.append(script);
  };
  const isSeen = !document.hidden && document.getElementById('app').firstChild !== null;
  isSeen ? requestAnimationFrame(() => setTimeout(start)) : start();
}`;

/**
 * The first drawing is for first visitors on a narrow screen. For anyone who follows a link, was here before or has a
 * wide screen, it is hidden before the browser reads it, so that no frame shows it, and removed once it is read.
 */
const HIDING = `{
  const isKept = () => { try { return localStorage.getItem('${KEY}') !== null; } catch { return false; } };
  const isOther = location.hash.length > 1 || history.state || matchMedia('${WIDE}').matches || isKept();
  if (isOther) document.documentElement.hidden = true;
}`;

const CLEARING = `if (document.documentElement.hidden) {
  document.getElementById('app').textContent = '';
  document.documentElement.hidden = false;
}`;

/** The page's small scripts, which its policy names beside those of the build. */
export const SMALL_SCRIPTS = [HIDING, CLEARING, STARTING];

function policyOf(hashes: readonly string[]): string {
  const scripts = hashes.map((hash) => `'sha256-${hash}'`).join(' ');
  return [
    "default-src 'none'",
    "connect-src 'none'",
    // The kernel is WebAssembly, compiled in workers of the page.
    `script-src ${scripts} 'wasm-unsafe-eval'`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Text that nothing runs by itself. */
function part(name: string, text: string): Markup {
  return html`<script type="text/plain" id="part-${name}">${contained(text)}</script>`;
}

/** The text of a script element as it is: it ends at the first `</script`, and `<!--` would begin something else. */
function contained(text: string): Markup {
  if (/<\/script|<!--/i.test(text)) throw new Error('a script of the page would end its element');
  return new Markup(text);
}
