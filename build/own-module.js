import { rm } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { bundle } from './bundle.js';
import { outdir } from './folder.js';

/** Bundles and loads a module of the program for the build itself. Returns the module's exports. */
export async function ownModule(entryPoint) {
  const outfile = `${outdir}/${basename(entryPoint).replace(/\.tsx?$/, '')}.js`;
  await bundle({
    entryPoints: [entryPoint],
    outfile,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    jsxImportSource: 'preact',
  });
  const exported = await import(resolve(outfile));
  await rm(outfile);
  // A module that imports styles has a second file.
  await rm(outfile.replace(/\.js$/, '.css'), { force: true });
  return exported;
}
