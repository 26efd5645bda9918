import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outdir } from './folder.js';

/** All sources that affect the contents of `dist`. */
const SOURCES = ['build', 'experiments', 'src'];
const FILES = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'];

const NAME = 'fingerprint.txt';

/** A digest of everything on which a build depends: sources and installed packages. */
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

/** The digest at the start of the build. Later changes to the sources may or may not be in its output. */
const atBegin = fingerprint();

/** Whether `dist` was built from exactly these sources and packages. */
export function isUpToDate() {
  const file = join('dist', NAME);
  return existsSync(file) && readFileSync(file, 'utf8') === atBegin;
}

/** Stores the digest in this build. */
export function writeFingerprint() {
  writeFileSync(join(outdir, NAME), atBegin);
}
