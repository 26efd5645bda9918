import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'fflate';
import collections from '#built/collections.txt';
import letters from '#built/letter-widths.txt';
import vega from '#built/vega.txt';
import { explorerHtml, type PageParts } from '../explorer/page-html.ts';
import { asAscii } from '../words/ascii.ts';

/** What the build has made for the explorer alone, where it puts it. */
const PARTS = fileURLToPath(new URL('./explorer-parts.json', import.meta.url));

interface BuiltParts extends Pick<PageParts, 'style' | 'script' | 'engine' | 'roller'> {
  readonly charts: string;
  readonly answers: unknown;
  readonly examples: unknown;
}

/** The explorer, put together of what was built for it and of what the program has anyway. */
export function explorerPage(): string {
  const { charts, answers, examples, ...parts } = JSON.parse(
    readFileSync(PARTS, 'utf8'),
  ) as BuiltParts;
  const drawing = `${vega}${charts}`;
  const packed = deflateSync(Buffer.from(drawing), { level: 9 });
  return explorerHtml({
    ...parts,
    collections,
    letters,
    answers: asPart(answers),
    examples: asPart(examples),
    charts: Buffer.from(packed).toString('base64'),
    hashes: [parts.script, drawing].map((script) =>
      createHash('sha256').update(script).digest('base64'),
    ),
  });
}

/** Data as text of the page: no `<` is left in it, by which text could end its element. */
function asPart(data: unknown): string {
  return asAscii(JSON.stringify(data)).replace(/</g, '\\u003c');
}
