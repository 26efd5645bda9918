import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkReportFolder } from '../../src/studies/report-folder.ts';
import { dealt } from '../cases.ts';
import { tempFolder } from '../cli/knockback.ts';
import { runProgram } from './program.ts';
import { expectOneReport, HOURS, NOTES, report, struck, writeExperiments } from './reports.ts';

/** How often a run is sent a signal at a random moment; `moments.sh` raises it. */
const MOMENTS = Number(process.env.MOMENTS ?? 3);

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const home = tempFolder(afterAll);

/** A folder with an old report in `out/duel`, next to which the user keeps notes. */
async function withOldReport(name: string) {
  const cwd = join(home, name);
  const duel = join(cwd, 'out/duel');
  mkdirSync(cwd);
  writeExperiments(cwd);
  expect(await report('old', { cwd })).toMatchObject({ code: 0, stderr: '' });
  writeFileSync(join(duel, NOTES), 'mine');
  return { cwd, duel };
}

function expectInOrder(duel: string): void {
  expectOneReport(duel);
  expect(readFileSync(join(duel, NOTES), 'utf8')).toBe('mine');
  expect(readdirSync(join(duel, '..'))).toEqual(['duel']);
}

describe.concurrent.each(dealt(SIGNALS))('%s', (signal) => {
  test('as the rolling begins ends hours of it, with a whole report that says so', async () => {
    const { cwd, duel } = await withOldReport(`${signal}-begun`);
    const effort = [...HOURS, '--threads', '2'];
    const { code, stderr } = await struck(cwd, { strike: signal, step: 'worker' }, ...effort);
    expect(code).toBe(130);
    expect(stderr).toMatch(/^\nInterrupted: .*\n$/);
    expectInOrder(duel);
    expect(readFileSync(join(duel, 'report.md'), 'utf8')).toMatch(
      /The new one\.[\s\S]*interrupted/i,
    );
  });

  test('as the report is written leaves the whole report', async () => {
    const { cwd, duel } = await withOldReport(`${signal}-written`);
    const { code } = await struck(cwd, { strike: signal, step: 4 }, '--trials', '1k');
    expect([0, 130]).toContain(code);
    expectInOrder(duel);
    expect(readFileSync(join(duel, 'report.md'), 'utf8')).toContain('The new one.');
  });
});

test('a signal while there is nothing to save ends the program at once, with nothing written', async () => {
  const { cwd, duel } = await withOldReport('exact');
  // The second step still looks whether the folder can be written to.
  const ended = await struck(cwd, { strike: 'SIGINT', step: 2 }, '--no-simulation');
  expect(ended).toEqual({ code: 130, signal: null, stdout: '', stderr: '' });
  expectInOrder(duel);
  expect(readFileSync(join(duel, 'report.md'), 'utf8')).toContain('The old one.');
});

/** A duel of tens of thousands of states, fifty times over: exact work for many minutes. */
const MINUTES_OF_DUELS = JSON.stringify({
  name: 'Many duels',
  fight: 'duel',
  attacker: { name: 'One', life: 200, attack: 6, defense: 5 },
  defender: { name: 'Other', life: 200, attack: 6, defense: 5 },
  vary: { 'attacker.life': Array.from({ length: 50 }, (_, i) => 151 + i) },
});

test.each(
  dealt(
    SIGNALS.flatMap(
      (signal) =>
        [
          [signal, 'alone', ['--no-simulation'], ''],
          [
            signal,
            'before a simulation',
            ['--trials', '1k'],
            expect.stringMatching(/^\nInterrupted: .*\n$/),
          ],
        ] as const,
    ),
  ),
)('%s while exact odds are worked out %s ends the program', async (signal, _, effort, stderr) => {
  const cwd = join(home, `${signal}-${effort.length}`);
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'many.json'), MINUTES_OF_DUELS);
  const begun = performance.now();
  await runProgram(['odds', 'krug', 'krug'], { cwd });
  const after = 1000 + 4 * (performance.now() - begun);
  const args = ['run', 'many.json', '--format', 'json', ...effort];
  const ended = await runProgram(args, { cwd, signals: [[signal, after]] });
  expect(ended).toEqual({ code: 130, signal: null, stdout: '', stderr });
});

/** A battle of which a single game takes minutes: no attack does anything, for a thousand rounds. */
const LONG_GAMES = JSON.stringify({
  name: 'One long game',
  fight: 'battle',
  board: { map: 'the-ford' },
  sides: ['One', 'Other'].map((name) => ({
    army: [
      {
        name,
        life: 50,
        move: 7,
        range: 8,
        attack: 1,
        defense: 40,
        points: 100,
        powers: [
          { name: 'Many', effects: [{ attacks: 20 }, { anotherTurn: 1 }, { ignoreAttack: 2 }] },
        ],
      },
    ],
  })),
  rounds: 1000,
});

test.each(dealt(SIGNALS))(
  '%s during a long game ends the program within the game',
  async (signal) => {
    const cwd = join(home, `${signal}-game`);
    mkdirSync(cwd);
    writeFileSync(join(cwd, 'game.json'), LONG_GAMES);
    const begun = performance.now();
    await runProgram(['odds', 'krug', 'krug'], { cwd });
    const after = 1000 + 4 * (performance.now() - begun);
    const args = ['run', 'game.json', '--format', 'json', '--trials', '4', '--threads', '1'];
    const ended = await runProgram(args, { cwd, signals: [[signal, after]] });
    expect(ended).toMatchObject({
      code: 130,
      stdout: expect.stringContaining('Nothing was simulated before the interruption.'),
      stderr: expect.stringMatching(/^\nInterrupted: /),
    });
  },
);

test('signals at random moments leave a whole report: the old, the new, or what there was of it', async () => {
  const { cwd, duel } = await withOldReport('moments');
  const start = performance.now();
  await report('new', { cwd }, '--trials', '20M');
  const lasts = performance.now() - start;
  for (let moment = 0; moment < MOMENTS; moment++) {
    const signal = [...SIGNALS, 'SIGKILL' as const][moment % 4] ?? 'SIGINT';
    const age = moment % 8 < 4 ? 'old' : 'new';
    const after = Math.random() * 1.1 * lasts;
    const again = moment % 3 === 0 ? [[signal, after + Math.random() * 100] as const] : [];
    const effort = moment % 5 < 3 ? HOURS : ['--trials', '20M'];
    const around = { cwd, signals: [[signal, after] as const, ...again] };
    const ended = await report(age, around, ...effort);
    const when = `${signal} after ${after} ms: ${JSON.stringify(ended)}`;
    // A program that has only begun to load is ended by the signal itself.
    if (ended.signal) expect(ended.signal, when).toBe(signal);
    else expect([0, 130], when).toContain(ended.code);
    expect(ended.stderr, when).toMatch(/^(\nInterrupted: .*\n)?$/);
    checkReportFolder(duel);
    expectInOrder(duel);
  }
});
