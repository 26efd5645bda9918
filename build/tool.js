import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { requireInModules } from './command-line.js';

/*
 * Starts a program that only developers of this project need: `node build/tool.js fuzz --runs 10`. The program is
 * bundled each time, from the sources and the output of `npm run build`.
 */

/** The programs, each with its entry and the files that the program starts itself. */
const TOOLS = {
  'site-pages': ['site/write-pages.ts'],
  bench: ['research/bench/bench.ts'],
  fuzz: ['test/fuzz/fuzz.ts', 'test/fuzz/inside.ts'],
  mutate: ['research/mutation/mutate.ts'],
  prediction: ['research/prediction/write-prediction.ts'],
  'study-fields': ['test/docs/write-study-fields.ts'],
  'self-play': ['research/self-play/self-play.ts'],
  bonding: ['research/self-play/bonding.ts'],
  'powers-in-battle': ['research/powers-in-battle/powers-in-battle.ts'],
  'super-strength': ['research/super-strength/super-strength.ts'],
  words: ['research/quality/words.ts'],
};

const [, , name = '', ...args] = process.argv;
const entryPoints = TOOLS[name];
if (!entryPoints) {
  process.stderr.write(`found the tool "${name}", allowed: ${Object.keys(TOOLS).join(', ')}\n`);
  process.exit(2);
}

// The folder is within node_modules, so that packages that are not bundled are found.
mkdirSync('node_modules/.cache', { recursive: true });
const folder = mkdtempSync('node_modules/.cache/knockback-');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await build({
  entryPoints,
  outdir: folder,
  entryNames: '[name]',
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  banner: requireInModules,
  loader: { '.wasm': 'binary', '.txt': 'text' },
  logLevel: 'warning',
});
const program = resolve(join(folder, basename(entryPoints[0], '.ts').concat('.js')));
process.argv = [process.execPath, program, ...args];
await import(pathToFileURL(program).href);
