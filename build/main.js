import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled } from './bundle.js';
import { bundleCommandLine } from './command-line.js';
import { compileCards, compileLetters, compileMaps } from './data.js';
import { bundleExplorer } from './explorer.js';
import { isUpToDate, writeFingerprint } from './fingerprint.js';
import { outdir, putInPlace } from './folder.js';
import { compileKernels } from './kernels.js';
import { bundleLibrary } from './library.js';
import { noticesText } from './notices.js';
import { warmCodeCache, writeOwnOutput } from './own-output.js';
import { bundlePages } from './pages.js';
import { declareTypes } from './types.js';

/*
 * Makes `dist` in several steps, since later steps import the output of earlier ones. With --if-changed, does nothing
 * if `dist` is up to date.
 */

const NOTICES = `# Notices

Code of these packages is part of what this package ships, under these licences. Pictures are drawn with Inter,
© The Inter Project Authors, SIL Open Font License 1.1, which is installed with its licence beside this package.

`;

if (process.argv.includes('--if-changed') && isUpToDate()) process.exit();

await compileKernels();
await bundlePages();
await compileCards();
await compileLetters();
await compileMaps();
await bundleExplorer();
await bundleCommandLine();
await bundleLibrary();
await declareTypes();
writeFileSync(join(outdir, 'NOTICES.md'), NOTICES + noticesText([...bundled].sort()));
await warmCodeCache();
writeOwnOutput();
writeFingerprint();
putInPlace();
