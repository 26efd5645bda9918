import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BadInput, listed } from '../../base/index.ts';

/** The optional packages that are needed to draw pictures. */
const DRAWING = ['vega', 'vega-lite', '@resvg/resvg-js', '@expo-google-fonts/inter'] as const;

/**
 * Checks that pictures can be drawn, before anything is computed for them.
 *
 * @param place the option that requests pictures
 * @param otherwise an alternative that needs no pictures: "or --format json"
 * @throws BadInput if optional packages are not installed
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
    found: `${listed(missing)} ${missing.length === 1 ? 'is' : 'are'} not installed`,
    allowed: `this only after npm install ${missing.join(' ')}, ${otherwise}`,
  });
}

const { resolve } = createRequire(import.meta.url);

/** Whether a package's folder exists. The package is not required instead, because not every package can be. */
function installed(name: string): boolean {
  return (resolve.paths(name) ?? []).some((folder) => existsSync(join(folder, name)));
}
