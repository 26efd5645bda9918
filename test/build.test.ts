import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from './cli/knockback.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const BEFORE = 'the program of the build before';

/** A copy of what is built, with a program from an earlier build. */
function checkout(): string {
  const home = tempFolder(afterAll);
  for (const name of ['src', 'test', 'experiments', 'build', 'package.json', 'tsconfig.json']) {
    cpSync(join(ROOT, name), join(home, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));
  mkdirSync(join(home, 'dist'));
  writeFileSync(program(home), BEFORE);
  return home;
}

const program = (home: string) => join(home, 'dist/knockback.js');

/** Builds, and counts the looks at a program that was not there. */
function build(home: string): Promise<{ code: number | null; looks: number; missing: number }> {
  return new Promise((resolve, reject) => {
    let [looks, missing] = [0, 0];
    const watch = setInterval(() => {
      looks++;
      if (!existsSync(program(home))) missing++;
    }, 5);
    const building = spawn(process.execPath, ['build/main.js'], { cwd: home, stdio: 'ignore' });
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
    // Two renames take microseconds, of which one look could hit those between.
    expect(missing).toBeLessThanOrEqual(1);
    expect(readFileSync(program(home), 'utf8')).not.toBe(BEFORE);
    expect(readdirSync(home).sort()).toEqual(files);
  });

  it('that fails leaves the program before it, and nothing else', async () => {
    writeFileSync(program(home), BEFORE);
    const built = readdirSync(join(home, 'dist')).sort();
    appendFileSync(join(home, 'src/page/main.ts'), 'const = no program;');
    const { code, missing } = await build(home);
    expect({ code, missing }).toEqual({ code: 1, missing: 0 });
    expect(readFileSync(program(home), 'utf8')).toBe(BEFORE);
    expect(readdirSync(join(home, 'dist')).sort()).toEqual(built);
    expect(readdirSync(home).sort()).toEqual(files);
  });
});
