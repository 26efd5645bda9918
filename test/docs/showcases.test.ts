import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { ROOT } from './blocks.ts';

/** The experiments of `npm run showcase`. */
const FILES = packageJson.scripts.showcase.match(/experiments\/\S+/g) ?? [];

/** The reports that are kept, as git knows them. */
function kept(): string[] {
  const files = execFileSync('git', ['ls-files', '--', '.'], {
    cwd: join(ROOT, 'reports'),
    encoding: 'utf8',
  });
  return files.trim().split('\n').sort();
}

describe('no showcase under reports is older than what the code makes (else: npm run showcase)', () => {
  let out: string;
  beforeAll(() => {
    out = mkdtempSync(join(tmpdir(), 'knockback-showcase-'));
    const program = join(ROOT, 'dist/knockback.js');
    execFileSync(process.execPath, [program, 'run', ...FILES, '--out', out], { cwd: ROOT });
  });
  afterAll(() => rmSync(out, { recursive: true }));

  test('three experiments are shown', () => expect(FILES).toHaveLength(3));

  test('the very same files are made', () => {
    const made = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1));
    expect(made.sort()).toEqual(kept());
  });

  test.each(kept())('%s', (name) => {
    const [made, shown] = [out, join(ROOT, 'reports')].map((from) => {
      return readFileSync(join(from, name));
    });
    expect(made?.equals(shown ?? Buffer.alloc(0))).toBe(true);
  });
});
