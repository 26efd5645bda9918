/* The HTML of the page, assembled from parts that the build has made. `knockback explorer` writes it. */

import { html, Markup, shadesCss } from '../report/index.ts';
import { ADDRESS } from './address.ts';
import { FROM_BASE85 } from './base85.ts';
import { KEY } from './keeping.ts';
import { WIDE } from './parts/wide.ts';

/** The parts of the page that the build makes. */
export interface PageParts {
  readonly style: string;
  /**
   * The beginning of the page's main script and of the workers' script: the texts that both read (`givenTexts`) and the
   * modules that both contain; deflated and written in base 85.
   */
  readonly shared: string;
  /** The rest of the page's main script, deflated and written in base 85. */
  readonly script: string;
  /**
   * The texts that only workers read, followed by the rest of the script of all workers, the engine and rolling
   * workers; deflated and written in base 85.
   */
  readonly engine: string;
  /** The page as a first visitor sees it, as HTML. */
  readonly drawing: string;
  /** The script that draws charts, deflated and written in base 85. */
  readonly charts: string;
  /** SHA-256 hashes, in base64, of the scripts that run in the page itself. */
  readonly hashes: readonly string[];
  /** The address of a hosted copy, used in links; absent if there is none. */
  readonly address?: string;
}

/**
 * The explorer as one page that needs no other files. Its content security policy allows only its own scripts, listed
 * by hash, and workers made from its own text. The page fetches nothing.
 *
 * @throws Error if a part would end the element that contains it
 */
export function explorerHtml({ style, hashes, drawing, ...parts }: PageParts): string {
  const { shared, script, engine, charts, address } = parts;
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
${part('shared', shared)}
${part('script', script)}
<script>${new Markup(STARTING)}</script>
${part('engine', engine)}
${part('charts', charts)}
</body>
</html>
`.text;
}

/**
 * Defines the function that unpacks a part, then starts the page's main script once the first drawing is visible. The
 * browser unpacks several times faster than a script would.
 */
const STARTING = `{
  const bytesOf = ${FROM_BASE85};
  globalThis.unpackedPart = async (name) => {
    const bytes = bytesOf(document.getElementById('part-' + name).textContent);
    const unpacking = new DecompressionStream('deflate-raw');
    return new Response(new Blob([bytes]).stream().pipeThrough(unpacking)).text();
  };
  const start = async () => {
    const script = document.createElement('script');
    try {
      script.textContent = (await unpackedPart('shared')) + (await unpackedPart('script'));
    } catch {
      document.getElementById('app').before('This page works out odds in browsers of 2023 or later.');
    }
    document.head.append(script);
  };
  const isSeen = !document.hidden && document.getElementById('app').firstChild !== null;
  isSeen ? requestAnimationFrame(() => setTimeout(start)) : start();
}`;

/**
 * The first drawing is for first visitors with a narrow screen. If someone follows a link, has been here before or has
 * a wide screen, this script hides the page before the browser reads the first drawing, so that the drawing never
 * appears. `CLEARING` then removes the drawing.
 */
const HIDING = `{
  const isKept = () => { try { return localStorage.getItem('${KEY}') !== null; } catch { return false; } };
  const isOther = location.hash.length > 1 || history.state || matchMedia('${WIDE}').matches || isKept();
  if (isOther) document.documentElement.hidden = true;
}`;

/** Removes the first drawing if `HIDING` has hidden it. */
const CLEARING = `if (document.documentElement.hidden) {
  document.getElementById('app').textContent = '';
  document.documentElement.hidden = false;
}`;

/** The page's small scripts. The content security policy lists their hashes along with those from the build. */
export const SMALL_SCRIPTS = [HIDING, CLEARING, STARTING];

function policyOf(hashes: readonly string[]): string {
  const scripts = hashes.map((hash) => `'sha256-${hash}'`).join(' ');
  return [
    "default-src 'none'",
    "connect-src 'none'",
    // Workers of the page compile the kernel, which is WebAssembly.
    `script-src ${scripts} 'wasm-unsafe-eval'`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** A script element whose text the browser does not run. */
function part(name: string, text: string): Markup {
  return html`<script type="text/plain" id="part-${name}">${contained(text)}</script>`;
}

/**
 * Text for a script element, unchanged. `</script` would end the element, and `<!--` would change how the browser looks
 * for the element's end, so the text must not contain either.
 *
 * @throws Error if the text contains one of them
 */
function contained(text: string): Markup {
  if (/<\/script|<!--/i.test(text)) throw new Error('a script of the page would end its element');
  return new Markup(text);
}
