import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { dealt } from '../cases.ts';
import { tempFolder } from '../cli/knockback.ts';
import { expectFailure, PROGRAM, runProgram } from './program.ts';
import { expectOneReport, HOURS, report, writeExperiments } from './reports.ts';

const home = tempFolder(afterAll);
symlinkSync(resolve('node_modules'), join(home, 'node_modules'), 'junction');

/** A copy of the built program whose worker runs the given code at each request before it does its work. */
function programWhoseWorker(name: string, fault: string): string {
  const dist = join(home, name);
  cpSync(dirname(PROGRAM), dist, { recursive: true });
  cpSync(join(dist, 'worker.js'), join(dist, 'honest-worker.js'));
  writeFileSync(
    join(dist, 'worker.js'),
    `import { parentPort, threadId } from 'node:worker_threads';
     const on = parentPort.on.bind(parentPort);
     let requests = 0;
     parentPort.on = (event, listener) =>
       on(event, (request) => {
         requests++;
         ${fault}
         listener(request);
       });
     await import('./honest-worker.js');`,
  );
  return join(dist, 'knockback.js');
}

// Allocates memory in parts: with one large allocation, some versions of Node end the whole process.
const HOARD = 'let chain; for (;;) chain = { chain, more: new Array(1000).fill(0) };';

describe('a worker that', () => {
  test.each([
    ['throws', `throw new Error('out of dice');`, /^error: a worker thread failed: out of dice\n$/],
    ['ends', 'process.exit(3);', /^error: a worker thread ended early \(exit code 3\)\n$/],
    [
      'runs out of memory',
      HOARD,
      /^error: a worker .*memory.* \(a lower number of --threads needs less memory\)\n$/,
    ],
  ])('%s fails the run in one sentence, and the old report stays', async (name, fault, says) => {
    const cwd = join(home, `${name} in`);
    mkdirSync(cwd);
    writeExperiments(cwd);
    await report('old', { cwd });
    const program = programWhoseWorker(name, fault);
    const node = ['--max-old-space-size=64'];
    const ended = await report('new', { cwd, program, node }, ...HOURS, '--threads', '2');
    expectFailure(ended, says);
    expect(ended.stdout).toBe('');
    expectOneReport(join(cwd, 'out/duel'));
    expect(readFileSync(join(cwd, 'out/duel/report.md'), 'utf8')).toContain('The old one.');
    expect(readdirSync(join(cwd, 'out'))).toEqual(['duel']);
  });

  test('is not there, or is no code, fails the run in one sentence', async () => {
    const program = programWhoseWorker('is broken', '');
    const file = join(dirname(program), 'worker.js');
    const odds = ['odds', 'hawkgirl', 'solomon-grundy', ...HOURS];
    writeFileSync(file, 'this is no code');
    expectFailure(
      await runProgram(odds, { cwd: home, program }),
      /^error: a worker thread failed: /,
    );
    rmSync(file);
    expectFailure(
      await runProgram(odds, { cwd: home, program }),
      /^error: a worker thread failed: /,
    );
  });

  // Enough pairs for two threads, each of them quickly played.
  const cards = join(home, 'cards.yaml');
  const numbers = Array.from({ length: 29 }, (_, i) => ({
    name: `Card ${i}`,
    life: 1 + (i % 4),
    attack: 1 + (i % 5),
    defense: i % 6,
  }));
  writeFileSync(cards, JSON.stringify({ cards: numbers }));

  /** Work of each kind that worker threads do, with several requests for each worker. */
  const WORK = {
    battles: ['battle', 'krug', 'hawkgirl', '--map', 'the-ford', '--games', '100'],
    'random armies': ['armies', '--points', '150', '--games', '40', '--map', 'the-ford'],
    fields: ['field', '--cards', cards],
  };
  const FAULTS = [
    ['ends', 'process.exit(3);', /^error: a worker thread ended early \(exit code 3\)\n$/],
    [
      'runs out of memory',
      HOARD,
      /^error: a worker .*memory.* \(a lower number of --threads needs less memory\)\n$/,
    ],
  ] as const;
  const kinds = Object.entries(WORK);

  test.each(
    dealt(
      kinds.flatMap(([kind, work]) =>
        FAULTS.map(([name, fault, says]) => [name, kind, work, fault, says] as const),
      ),
    ),
  )('%s in %s fails the run in one sentence', async (name, kind, work, fault, says) => {
    const program = programWhoseWorker(`${kind} ${name}`, fault);
    const node = ['--max-old-space-size=128'];
    const args = [...work, '--threads', '2', '--format', 'json'];
    expectFailure(await runProgram(args, { cwd: home, program, node }), says);
  });

  test.each(kinds)('is lost in %s changes no number', async (kind, work) => {
    const args = [...work, '--threads', '2', '--format', 'json'];
    // The two workers that replace them are not lost.
    const fault = 'if (requests === 2 && threadId <= 2) process.exit(3);';
    const program = programWhoseWorker(`${kind} lost`, fault);
    const lossy = await runProgram(args, { cwd: home, program });
    const honest = await runProgram(args, { cwd: home });
    expect(honest).toMatchObject({ code: 0 });
    expect(lossy).toMatchObject({ code: 0, stdout: honest.stdout });
    expect(lossy.stderr).toContain(
      'note: a worker thread ended early (exit code 3); the work of this thread is done again',
    );
  });

  test('is lost now and then costs no number: its work is done again', async () => {
    const program = programWhoseWorker('is lost', 'if (requests === 4) process.exit(3);');
    const odds = ['odds', 'hawkgirl', 'solomon-grundy', '--format', 'json'];
    const args = [...odds, '--trials', '100M', '--threads', '2'];
    const [lossy, honest] = await Promise.all([
      runProgram(args, { cwd: home, program }),
      runProgram(args, { cwd: home }),
    ]);
    expect(lossy).toMatchObject({ code: 0, stdout: honest.stdout });
    expect(new Set(lossy.stderr.trim().split('\n'))).toEqual(
      new Set([
        'note: a worker thread ended early (exit code 3); the work of this thread is done again',
      ]),
    );
  });
});

test('a program that is built anew under a long run does not cost it its report', async () => {
  const cwd = join(home, 'built anew');
  mkdirSync(cwd);
  writeExperiments(cwd);
  // The first worker takes the program away as soon as both are loaded.
  const program = programWhoseWorker('goes', 'goAway();');
  const worker = join(dirname(program), 'worker.js');
  const goAway = `
    import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
    const here = ${JSON.stringify(dirname(program))};
    const isLoaded = (name) => name.startsWith('loaded');
    function goAway() {
      if (threadId !== 1 || !existsSync(here)) return;
      while (readdirSync(here).filter(isLoaded).length < 2);
      rmSync(here, { recursive: true, force: true });
    }`;
  const loaded = `writeFileSync(here + '/loaded' + threadId, '');`;
  writeFileSync(worker, [goAway, readFileSync(worker, 'utf8'), loaded].join('\n'));
  const ended = await report('new', { cwd, program }, '--trials', '20M', '--threads', '2');
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(existsSync(dirname(program))).toBe(false);
  expectOneReport(join(cwd, 'out/duel'));
});
