import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { bundleForBrowsers, textsOf } from './browser-texts.js';
import { outdir } from './folder.js';

/**
 * Bundles scripts for browsers, as `browserTexts` does, but without repeating modules. Modules that two scripts contain
 * go into a separate script, `shared.js`, which must run first. In the other scripts, stand-ins with the same exports
 * replace these modules.
 *
 * esbuild's own splitting would share whatever a page imports through an `index.ts`, whether the page uses it or not.
 */
export async function textsWithSharedModules(entryPoints, plugins) {
  const shared = [];
  for (;;) {
    const exported = await exportsOf(shared);
    const scripts = await bundleForBrowsers(entryPoints, [standIns(exported), ...plugins]);
    for (const { inputs } of Object.values(scripts.metafile.outputs)) {
      for (const file of shared) delete inputs[file];
    }
    const entry = sharedEntry(exported, usedExports(scripts));
    const common = await bundleForBrowsers({ shared: ENTRY }, [entry, ...plugins]);
    const all = [...modulesIn(scripts), ...modulesIn(common)];
    const repeated = all.filter((file, i) => all.indexOf(file) < i);
    if (repeated.length === 0) return { ...(await textsOf(scripts)), ...(await textsOf(common)) };
    // A shared module may import further modules into `shared.js`, so everything is bundled again.
    shared.push(...new Set(repeated));
  }
}

/** The names that each module exports, keyed by the module's file. */
async function exportsOf(files) {
  const { metafile } = await build({
    entryPoints: files,
    preserveSymlinks: true,
    outdir,
    format: 'esm',
    metafile: true,
    write: false,
  });
  return new Map(
    Object.values(metafile.outputs).map(({ entryPoint, exports }) => [entryPoint, exports]),
  );
}

/** Replaces modules by stand-ins with the same names, which get their exports from `shared.js`. */
function standIns(exported) {
  const files = [...exported.keys()];
  const standIn = (file) =>
    exported.get(file).map((name, i) => {
      const value = `/* @__PURE__ */ ofShared("${files.indexOf(file)} ${name}")`;
      return `const x${i} = ${value}; export { x${i} as ${name} };`;
    });
  return {
    name: 'stand-ins',
    setup({ onLoad }) {
      onLoad({ filter: CODE }, ({ path }) => {
        const file = relative('.', path);
        return exported.has(file) ? { contents: standIn(file).join('\n') } : undefined;
      });
    },
  };
}

/** The exports that scripts get from `shared.js`: each is the number of the module and a name, such as `12 addTo`. */
function usedExports({ outputFiles }) {
  const calls = outputFiles.flatMap(({ text }) => [...text.matchAll(/\bofShared\("(.+?)"\)/g)]);
  return [...new Set(calls.map(([, used]) => used))];
}

const ENTRY = 'shared-modules';

/** The entry of `shared.js`: runs modules without exports first, and re-exports the exports of the other modules. */
function sharedEntry(exported, used) {
  const files = [...exported.keys()];
  const forEffects = files.filter((file) => exported.get(file).length === 0);
  const imports = used.map((one, i) => {
    const [number, name] = one.split(' ');
    return `import { ${name} as x${i} } from './${files[number]}';`;
  });
  const contents = [
    ...forEffects.map((file) => `import './${file}';`),
    ...imports,
    `const shared = { ${used.map((one, i) => `"${one}": x${i}`).join(', ')} };`,
    'globalThis.ofShared = (name) => shared[name];',
  ];
  return {
    name: ENTRY,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^shared-modules$/ }, () => ({ path: ENTRY, namespace: ENTRY }));
      onLoad({ filter: /.*/, namespace: ENTRY }, () => ({
        contents: contents.join('\n'),
        resolveDir: resolve('.'),
      }));
    },
  };
}

const CODE = /\.(m?js|tsx?)$/;

/**
 * The modules in the scripts of a bundle, each listed once for every script that contains it. Modules that only
 * re-export from other modules are left out. If they were shared, all those other modules would be in `shared.js`.
 */
function modulesIn({ metafile }) {
  return Object.entries(metafile.outputs).flatMap(([path, { inputs }]) =>
    Object.keys(path.endsWith('.js') ? inputs : {}).filter(
      (file) =>
        inputs[file].bytesInOutput > 0 &&
        CODE.test(file) &&
        !file.includes(':') &&
        !onlyExports(readFileSync(file, 'utf8')),
    ),
  );
}

/** Whether a module defines nothing itself. */
const onlyExports = (text) => !/[=(]|\bclass\b/.test(text.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, ''));
