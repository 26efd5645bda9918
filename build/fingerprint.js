import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outdir } from './folder.js';

/** Everything that affects the contents of `dist`. */
const SOURCES = ['build', 'experiments', 'src'];
const FILES = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'];

const NAME = 'fingerprint.txt';

/** A digest of everything that a build depends on: sources and installed packages. */
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

/** Digest of the sources at the start of the build, since later changes may or may not be included. */
const atBegin = fingerprint();

/** Whether `dist` was built from exactly these sources and packages. */
export function isUpToDate() {
  const file = join('dist', NAME);
  return existsSync(file) && readFileSync(file, 'utf8') === atBegin;
}

/** Records the digest for this build. */
export function writeFingerprint() {
  writeFileSync(join(outdir, NAME), atBegin);
}
