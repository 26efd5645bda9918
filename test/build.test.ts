import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from './cli/knockback.ts';
import { copiedByStage } from './docs/containerfile.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const BEFORE = 'the program of the build before';

/** A folder with copies of the files that a stage of the container file copies, and the packages. */
function withCopies(stage: number, from: string): string {
  const home = tempFolder(afterAll);
  for (const { source, target } of copiedByStage()[stage] ?? []) {
    if (source === 'node_modules') continue;
    cpSync(join(from, source), join(home, target), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));
  return home;
}

/** The input of a build, as in the container, with a program from an earlier build. */
function checkout(): string {
  const home = withCopies(0, ROOT);
  mkdirSync(join(home, 'dist'));
  writeFileSync(program(home), BEFORE);
  return home;
}

const program = (home: string) => join(home, 'dist/knockback.js');

/** Builds, and counts how often the program was found missing. */
function build(
  home: string,
  ...options: string[]
): Promise<{ code: number | null; looks: number; missing: number }> {
  return new Promise((resolve, reject) => {
    let [looks, missing] = [0, 0];
    const watch = setInterval(() => {
      looks++;
      if (!existsSync(program(home))) missing++;
    }, 5);
    const building = spawn(process.execPath, ['build/main.js', ...options], {
      cwd: home,
      stdio: 'ignore',
    });
    building.on('error', reject);
    building.on('close', (code) => {
      clearInterval(watch);
      resolve({ code, looks, missing });
    });
  });
}

describe('a build', () => {
  let home: string;
  let files: string[];
  beforeAll(() => {
    home = checkout();
    files = readdirSync(home).sort();
  });

  it('leaves a program in its place all the time, until the new one is there', async () => {
    const { code, looks, missing } = await build(home);
    expect(code).toBe(0);
    expect(looks).toBeGreaterThan(100);
    // Two renames take microseconds, so at most one look can fall between them.
    expect(missing).toBeLessThanOrEqual(1);
    expect(readFileSync(program(home), 'utf8')).not.toBe(BEFORE);
    expect(readdirSync(home).sort()).toEqual(files);
  });

  it('makes the same bytes of the same sources, wherever it stands', () => {
    const hashes = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => statSync(join(folder, path)).isFile())
        .sort()
        .map((path) => {
          const hash = createHash('sha256').update(readFileSync(join(folder, path)));
          return `${path} ${hash.digest('hex')}`;
        });
    expect(hashes(join(home, 'dist'))).toEqual(hashes(join(ROOT, 'dist')));
  });

  it('has made the program that the container starts', () => {
    const image = withCopies(1, home);
    const args = ['dist/knockback.js', 'odds', 'hawkgirl', 'solomon-grundy', '--trials', '1000'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: image });
    expect({ status, stderr: stderr.toString() }).toEqual({ status: 0, stderr: '' });
    expect(stdout.toString()).toContain('Solomon Grundy');
  });

  it('that is asked for only if something has changed leaves what is there', async () => {
    writeFileSync(program(home), BEFORE);
    expect((await build(home, '--if-changed')).code).toBe(0);
    expect(readFileSync(program(home), 'utf8')).toBe(BEFORE);
  });

  it.each([
    ['', []],
    [', also if it is asked for only after a change,', ['--if-changed']],
  ])('that fails%s leaves the program before it, and nothing else', async (_, options) => {
    writeFileSync(program(home), BEFORE);
    const built = readdirSync(join(home, 'dist')).sort();
    appendFileSync(join(home, 'src/report/in-browser/main.ts'), 'const = no program;');
    const { code, missing } = await build(home, ...options);
    expect({ code, missing }).toEqual({ code: 1, missing: 0 });
    expect(readFileSync(program(home), 'utf8')).toBe(BEFORE);
    expect(readdirSync(join(home, 'dist')).sort()).toEqual(built);
    expect(readdirSync(home).sort()).toEqual(files);
  });
});
