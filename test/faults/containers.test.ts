import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { tempFolder } from '../cli/knockback.ts';
import { reportOf } from './marked.ts';
import { filesIn, writerStarter } from './writers.ts';

/** How often: `ROUNDS=200 npx vitest run test/faults/containers.test.ts --testTimeout 600000`. */
const ROUNDS = Number(process.env.ROUNDS ?? 15);
/** How many reports each run writes in sequence. */
const TIMES = 2;
const MARKS = ['a', 'b', 'c'];

/** Starts a program in a new PID namespace, as in a container: its process number is 1. */
const launcher = [
  ['unshare', '-pf', '--mount-proc'],
  ['unshare', '-Urpf', '--mount-proc'],
].find(([command = '', ...options]) => spawnSync(command, [...options, 'true']).status === 0);

describe.skipIf(!launcher)('three runs at once (run where unshare may make PID namespaces)', () => {
  const home = tempFolder(afterAll);
  const startWriter = writerStarter(home, launcher);
  const out = join(home, 'out');
  const duel = join(out, 'duel');
  beforeEach(() => rmSync(out, { recursive: true, force: true }));

  /** Lets a run in each of three containers write to one folder, and expects one complete report. */
  async function expectOneReport(round: number): Promise<void> {
    const runs = MARKS.map((mark) => startWriter([duel, mark, String(TIMES)]));
    const endings = await Promise.all(runs.map(({ ended }) => ended));
    expect(endings, `round ${round}`).toEqual(MARKS.map(() => ({ code: 0, stderr: '' })));
    const { 'notes.csv': _, ...found } = filesIn(duel);
    const last = MARKS.map((mark) => reportOf(mark, `${mark} ${TIMES}`));
    expect(last, `round ${round}`).toContainEqual(found);
    expect(readdirSync(out)).toEqual(['duel']);
  }

  test('in containers write a folder that is not there yet', async () => {
    for (let round = 1; round <= ROUNDS / 3; round++) {
      await expectOneReport(round);
      rmSync(out, { recursive: true });
    }
  });

  test('in containers write a folder that is there, and the user’s files in it stay', async () => {
    mkdirSync(duel, { recursive: true });
    writeFileSync(join(duel, 'notes.csv'), 'mine');
    for (let round = 1; round <= (ROUNDS * 2) / 3; round++) {
      await expectOneReport(round);
      expect(filesIn(duel)['notes.csv']).toBe('mine');
    }
  });
});
