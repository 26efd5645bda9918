import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { declaredTypes } from './declared-types.js';
import { outdir } from './folder.js';

/** The types of the library's public surface: what its two entries lead to, and nothing else. */
export async function declareTypes() {
  const ofSchemas = await declaredTypes();
  const declared = `${outdir}/declared`;
  const typescript = fileURLToPath(import.meta.resolve('typescript/package.json'));
  const compiler = join(dirname(typescript), 'bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', 'src/library', '--outDir', declared]);
  const open = ['library/index.d.ts', 'library/browser.d.ts'];
  for (const file of open) {
    const text = ofSchemas.get(file) ?? readFileSync(join(declared, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)\.ts'/g)) {
      const other = join(dirname(file), `${path}.d.ts`);
      if (!open.includes(other)) open.push(other);
    }
    const target = join(outdir, 'types', file);
    mkdirSync(dirname(target), { recursive: true });
    // What an entry loads for its effect alone has no types, and no declaration in the package.
    const types = text.replace(/^import '[^']+';\n/gm, '');
    writeFileSync(target, types.replace(/'(\.[^']+)\.ts'/g, "'$1.js'"));
  }
  rmSync(declared, { recursive: true });
}
