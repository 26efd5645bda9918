import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadExperiment } from '../../src/scenarios/load.ts';
import { slug } from '../../src/words/slug.ts';
import { ROOT } from './blocks.ts';

const REPORTS = join(ROOT, 'reports');

/** The reports that are kept, as git knows them, with the experiment that makes each. */
function showcases(): [folder: string, file: string][] {
  const kept = execFileSync('git', ['ls-files', '--', 'reports'], { cwd: ROOT, encoding: 'utf8' });
  const folders = new Set(kept.split('\n').flatMap((path) => path.split('/')[1] ?? []));
  const files = readdirSync(join(ROOT, 'experiments')).filter((name) => name.endsWith('.yaml'));
  const made = files.map((name): [string, string] => {
    const file = join(ROOT, 'experiments', name);
    return [slug(loadExperiment(file).name), file];
  });
  return made.filter(([folder]) => folders.has(folder));
}

describe('no showcase under reports is older than what the code makes', () => {
  let out: string;
  beforeAll(() => {
    out = mkdtempSync(join(tmpdir(), 'knockback-showcase-'));
  });
  afterAll(() => rmSync(out, { recursive: true }));

  test('there are showcases', () => expect(showcases().length).toBeGreaterThan(0));

  test.each(showcases())('%s (else run npm run showcase)', (folder, file) => {
    const program = join(ROOT, 'dist/knockback.js');
    execFileSync(process.execPath, [program, 'run', file, '--out', out]);
    const names = readdirSync(join(out, folder));
    expect(readdirSync(join(REPORTS, folder)).sort()).toEqual(names.sort());
    for (const name of names) {
      const [made, kept] = [out, REPORTS].map((from) => readFileSync(join(from, folder, name)));
      expect(made?.equals(kept ?? Buffer.alloc(0)), name).toBe(true);
    }
  });
});
