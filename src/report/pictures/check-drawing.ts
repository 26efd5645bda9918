import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BadInput, listed } from '../../base/index.ts';

/** The optional parts of the package that draw pictures. */
const DRAWING = ['vega', 'vega-lite', '@resvg/resvg-js', '@expo-google-fonts/inter'] as const;

/**
 * Checks that pictures can be drawn, before anything that they would show is computed.
 *
 * @param place the option that asks for pictures
 * @param otherwise an alternative without them: "or --format json"
 * @throws BadInput if optional parts of the package are not installed
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

/** Looks for the packages' folders, because not all packages can be required. */
function installed(name: string): boolean {
  return (resolve.paths(name) ?? []).some((folder) => existsSync(join(folder, name)));
}
