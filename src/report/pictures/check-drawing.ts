import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BadInput, listed } from '../../base/index.ts';

/** What pictures are drawn with: optional parts of the package. */
const DRAWING = ['vega', 'vega-lite', '@resvg/resvg-js', '@expo-google-fonts/inter'] as const;

/**
 * Makes sure that pictures can be drawn, before anything is worked out that goes into them.
 *
 * @param place the option that asks for pictures
 * @param otherwise what can be done without them: "or --format json"
 * @throws BadInput where parts of the package are not installed
 */
export function checkDrawing(
  place: string,
  otherwise: string,
  isInstalled: (name: string) => boolean = installed,
): void {
  const missing = DRAWING.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  throw new BadInput({
    path: [],
    place,
    found: `no ${listed(missing, 'or')} installed`,
    allowed: `pictures with these optional parts (npm install ${missing.join(' ')}), ${otherwise}`,
  });
}

const { resolve } = createRequire(import.meta.url);

/** Not all of them can be required, so their folders are looked for. */
function installed(name: string): boolean {
  return (resolve.paths(name) ?? []).some((folder) => existsSync(join(folder, name)));
}
