import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { declaredTypes } from './declared-types.js';
import { outdir } from './folder.js';

/** Declares the types of the library's public API: everything to which its two entries refer, and nothing else. */
export async function declareTypes() {
  const ofSchemas = await declaredTypes();
  const declared = `${outdir}/declared`;
  const typescript = fileURLToPath(import.meta.resolve('typescript/package.json'));
  const compiler = join(dirname(typescript), 'bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', 'src/library', '--outDir', declared]);
  const open = ['library/index.d.ts', 'library/browser.d.ts'];
  for (const file of open) {
    const text = direct(
      ofSchemas.get(file) ?? readFileSync(join(declared, file), 'utf8'),
      file,
      declared,
    );
    for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)\.ts'/g)) {
      const other = join(dirname(file), `${path}.d.ts`);
      if (!open.includes(other)) open.push(other);
    }
    const target = join(outdir, 'types', file);
    mkdirSync(dirname(target), { recursive: true });
    // If an entry imports a module only for its side effects, the package contains no declaration of the module.
    const types = text.replace(/^import '[^']+';\n/gm, '');
    writeFileSync(target, types.replace(/'(\.[^']+)\.ts'/g, "'$1.js'"));
  }
  rmSync(declared, { recursive: true });
}

const NAMES_FROM = /^(import|export)( type)? \{([^}]*)\} from '(\.[^']+)';/gm;

/**
 * Rewrites a declaration so that it imports from files instead of from the entries of modules. Then a module's other
 * files need no declarations.
 */
function direct(text, file, declared) {
  return text.replace(NAMES_FROM, (whole, keyword, type = '', names, path) => {
    const entry = join(dirname(file), path);
    if (!/^\w+\/(index|node)\.ts$/.test(entry)) return whole;
    const given = givenBy(readFileSync(join(declared, entry.replace(/ts$/, 'd.ts')), 'utf8'));
    return parts(names)
      .map((part) => {
        const from = join(dirname(entry), given.get(part.replace(/^type /, '').split(' as ')[0]));
        const relativePath = relative(dirname(file), from);
        return `${keyword}${type} { ${part} } from '${relativePath.startsWith('.') ? '' : './'}${relativePath}';`;
      })
      .join('\n');
  });
}

/** For each export of an entry point, the file that defines it. */
function givenBy(entry) {
  return new Map(
    [...entry.matchAll(NAMES_FROM)].flatMap(([, , , names, path]) =>
      parts(names).map((part) => [
        part
          .replace(/^type /, '')
          .split(' as ')
          .at(-1),
        path,
      ]),
    ),
  );
}

const parts = (names) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
