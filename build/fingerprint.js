import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outdir } from './folder.js';

/** What anything in `dist` is made from. */
const SOURCES = ['build', 'experiments', 'src'];
const FILES = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'];

const NAME = 'fingerprint.txt';

/** A digest of all that a build depends on: sources and installed packages. */
function fingerprint() {
  const digest = createHash('sha256');
  const sources = SOURCES.flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name))
      : [],
  );
  for (const file of [...sources.sort(), ...FILES.filter(existsSync)]) {
    const bytes = readFileSync(file);
    digest.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return digest.digest('hex');
}

/** Of the sources as they are when the build begins: what changes meanwhile may or may not be in it. */
const atBegin = fingerprint();

/** Whether `dist` was built from the very same. */
export function isUpToDate() {
  const file = join('dist', NAME);
  return existsSync(file) && readFileSync(file, 'utf8') === atBegin;
}

/** Notes what this build was made from. */
export function writeFingerprint() {
  writeFileSync(join(outdir, NAME), atBegin);
}
