import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkReplaceable } from '../../src/base/files/check-folder.ts';
import { tempFolder } from '../cli/knockback.ts';
import { isReplaceable, reportOf } from './marked.ts';
import { filesIn, writerStarter } from './writers.ts';

/** How often writers are killed at random moments; `moments.sh` raises it. */
const MOMENTS = Number(process.env.MOMENTS ?? 4);

const home = tempFolder(afterAll);
const startWriter = writerStarter(home);
const out = join(home, 'out');
const duel = join(out, 'duel');
const notes = { 'notes.csv': 'mine' };
const OLD = { ...reportOf('old'), ...notes };
const NEW = { ...reportOf('new'), ...notes };

beforeEach(() => {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(duel, { recursive: true });
  for (const [name, content] of Object.entries(OLD)) writeFileSync(join(duel, name), content);
});

test('kill -9 before any step leaves the old report or the new one, whole, and the user’s files', async () => {
  const seen: string[] = [];
  for (let step = 1; ; step++) {
    const { ended } = startWriter([duel, 'new'], { strike: 'SIGKILL', step });
    const { code, stderr } = await ended;
    expect(stderr).toBe('');
    const { 'notes.csv': _, ...found } = existsSync(duel) ? filesIn(duel) : {};
    seen.push(found['report.md'] ?? 'none');
    if (existsSync(duel)) expect(found).toEqual(reportOf(found['report.md'] ?? ''));
    // The first action of the next run.
    checkReplaceable('--out', duel, isReplaceable);
    expect([OLD, NEW]).toContainEqual(filesIn(duel));
    expect(readdirSync(out)).toEqual(['duel']);
    if (code === 0) break;
    rmSync(duel, { recursive: true });
    mkdirSync(duel);
    for (const [name, content] of Object.entries(OLD)) writeFileSync(join(duel, name), content);
  }
  // There is exactly one step during which no report is in place.
  expect(seen.join(' ')).toMatch(/^(old ){6,}none (new ){6,}new$/);
});

test('kill -9 at random moments leaves one whole report, and the user’s files', async () => {
  for (let moment = 0; moment < MOMENTS; moment++) {
    const { child, ended } = startWriter([duel, 'new', '1000000']);
    const { stderr } = await Promise.race([
      ended,
      new Promise<{ stderr: string }>((resolve) => {
        setTimeout(() => resolve({ stderr: '' }), 250 + Math.random() * 250);
      }),
    ]);
    expect(stderr).toBe('');
    child.kill('SIGKILL');
    await ended;
    checkReplaceable('--out', duel, isReplaceable);
    const { 'notes.csv': mine, ...found } = filesIn(duel);
    expect(mine).toBe('mine');
    // A writer may be killed before its first report.
    const mark = found['report.md'] ?? '';
    expect(found).toEqual(mark === 'old' ? reportOf('old') : reportOf('new', mark));
    expect(readdirSync(out)).toEqual(['duel']);
  }
});

test('kill -9 before any step of a refill never leaves a mixture, and the next run sets it right', async () => {
  for (let step = 1; ; step++) {
    const { ended } = startWriter([duel, 'new', '1', 'refill'], { strike: 'SIGKILL', step });
    const { code, stderr } = await ended;
    expect(stderr).toBe('');
    const { 'notes.csv': mine, ...found } = filesIn(duel);
    expect(mine).toBe('mine');
    const marks = new Set(Object.values(found));
    expect(marks.size).toBeLessThan(2);
    if ('report.md' in found) expect(found).toEqual(reportOf(found['report.md']));
    // The next run, of another report.
    await startWriter([duel, 'old', '1', 'refill']).ended;
    expect(filesIn(duel)).toEqual(OLD);
    expect(readdirSync(out)).toEqual(['duel']);
    if (code === 0) break;
  }
});

test.each([
  ['swapped', []],
  ['refilled', ['refill']],
])(
  'runs that write one folder at the same time, which is %s, leave the report of one, and the user’s files',
  async (_, way) => {
    const marks = ['a', 'b', 'c'];
    const writers = marks.map((mark) => startWriter([duel, mark, String(10 * MOMENTS), ...way]));
    const endings = await Promise.all(writers.map(({ ended }) => ended));
    expect(endings).toEqual(marks.map(() => ({ code: 0, stderr: '' })));
    const { 'notes.csv': mine, ...found } = filesIn(duel);
    expect(mine).toBe('mine');
    const last = marks.map((mark) => reportOf(mark, `${mark} ${10 * MOMENTS}`));
    expect(last).toContainEqual(found);
    expect(readdirSync(out)).toEqual(['duel']);
  },
);
