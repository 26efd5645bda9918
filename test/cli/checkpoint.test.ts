import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { DISK } from '../../src/base/files/read-file.ts';
import { NOTHING_ROLLED } from '../../src/chance/simulate/schedule/rolled.ts';
import { openCheckpoint } from '../../src/cli/runs/checkpoint.ts';
import { sessionOf } from '../../src/cli/session.ts';
import { loadExperiment } from '../../src/experiments/scenarios/load.ts';
import { dealt } from '../cases.ts';
import { forge } from '../studies/saved/runs.ts';
import { partsOf } from './captured.ts';
import { bytesIn, knockback, printed, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';
import type { Result } from './results.ts';

const FIGHT = 'rules: c3g\nattacker: hawkgirl\ndefender: solomon-grundy\n';
const FILES = {
  'single.yaml': `name: single\n${FIGHT}trials: 1G\n`,
  'sweep.yaml': `name: sweep\n${FIGHT}trials: 150M\nvary: { attacker.attack: [1, 6], defender.defense: [2, 3, 4] }\n`,
  'precise.yaml': `name: precise\n${FIGHT}precision: 0.00004\n`,
};
const KEPT = ['--checkpoint', 'kept.run', '--checkpoint-every', '0.1', '--resume', 'kept.run'];
/** A run on these takes many times as long as the first tenth of a second, on any machine. */
const SLOWLY = ['--threads', '1', '--kernel', 'typescript'];

function folderWith(after = onTestFinished as (cleanUp: () => void) => void): string {
  const folder = tempFolder(after);
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Begins a run slowly, and interrupts it when something of it has been kept. */
async function interrupted(cwd: string, args: readonly string[], signal: NodeJS.Signals) {
  const act = (program: ChildProcess) => void program.kill(signal);
  const whenThere = { file: 'kept.run', act };
  return knockback([...args, ...KEPT, ...SLOWLY], { cwd, whenThere });
}

describe.each(
  dealt<[string, NodeJS.Signals]>([
    ['single.yaml', 'SIGINT'],
    ['sweep.yaml', 'SIGTERM'],
    ['precise.yaml', 'SIGTERM'],
  ]),
)('run %s, ended by %s', (file, signal) => {
  let cwd: string;
  let whole: string;
  beforeAll(async () => {
    cwd = folderWith(afterAll);
    whole = await printed(['run', file, '--format', 'json'], { cwd });
    await printed(['run', file, '--out', 'whole'], { cwd });
  });

  it('leaves what was rolled and says how to go on, and goes on to the same bytes', async () => {
    const { code, stdout, stderr } = await interrupted(
      cwd,
      ['run', file, '--format', 'json'],
      signal,
    );
    expect(code).toBe(130);
    expect((JSON.parse(stdout) as Result[])[0]?.status).toBeDefined();
    expect(stderr).toContain('Saved in kept.run. To continue');
    const args = ['run', file, '--format', 'json', ...KEPT, '--threads', '2'];
    expect(await printed(args, { cwd })).toBe(whole);
  });

  it('has by then the same report folder in its checkpoint, to be written without rolling', async () => {
    const name = file.replace('.yaml', '');
    await printed(['run', file, '--resume', 'kept.run', '--out', 'again'], { cwd });
    expect(bytesIn(join(cwd, 'again', name))).toEqual(bytesIn(join(cwd, 'whole', name)));
    expect(readdirSync(cwd).filter((one) => one.startsWith('kept'))).toEqual(['kept.run']);
  });
});

describe('odds', () => {
  it('are kept and gone on with too', async () => {
    const cwd = tempFolder();
    const args = ['odds', 'hawkgirl', 'solomon-grundy', '--trials', '1G', '--format', 'json'];
    const whole = await printed(args);
    expect((await interrupted(cwd, args, 'SIGINT')).code).toBe(130);
    expect(await printed([...args, ...KEPT], { cwd })).toBe(whole);
  });
});

describe('a checkpoint', () => {
  it('is there after a run that nothing interrupted, on which another may go on', async () => {
    const cwd = folderWith();
    const args = ['run', 'single.yaml', '--trials', '1M', '--format', 'csv'];
    const first = await printed([...args, '--checkpoint', 'a.run'], { cwd });
    expect(await printed([...args, '--resume', 'a.run', '--checkpoint', 'b.run'], { cwd })).toBe(
      first,
    );
    expect(readFileSync(join(cwd, 'b.run'))).toEqual(readFileSync(join(cwd, 'a.run')));
  });

  it('is believed: what it holds is not rolled again', async () => {
    const cwd = folderWith();
    const args = ['run', 'sweep.yaml', '--trials', '1M', '--format', 'csv'];
    const first = await printed([...args, '--checkpoint', 'a.run'], { cwd });
    // The counts of two cells change places, which no dice would do.
    forge(join(cwd, 'a.run'), (lines) => {
      lines[1] = (lines[1] ?? '').replace(/("counts":\[)(\d+),(\d+)/, '$1$3,$2');
    });
    const second = await printed([...args, '--resume', 'a.run'], { cwd });
    expect(second).not.toBe(first);
    expect(await printed(['merge', 'a.run', '--format', 'csv'], { cwd })).toBe(second);
  });

  it('that can no longer be written is noted once, and the run goes on and ends with 1', async () => {
    const cwd = folderWith();
    mkdirSync(join(cwd, 'sub'));
    const args = ['run', 'single.yaml', '--trials', '300M', '--format', 'csv'];
    const kept = ['--checkpoint', 'sub/kept.run', '--checkpoint-every', '0.1'];
    const act = () => rmSync(join(cwd, 'sub'), { recursive: true });
    const whenThere = { file: 'sub/kept.run', act };
    const ending = await knockback([...args, ...kept, ...SLOWLY], { cwd, whenThere });
    expect(ending).toMatchObject({ code: 1, stdout: await printed(args, { cwd }) });
    expect(ending.stderr.match(/could not be written/g)).toHaveLength(1);
    expect(ending.stderr).toMatch(/^note: sub\/kept.run could not be written \(ENOENT/);
  });
});

describe('runs that cannot be kept or continued are rejected before anything is rolled', () => {
  let saved: string;
  const home = tempFolder(afterAll);
  beforeAll(async () => {
    writeFileSync(join(home, 'x.yaml'), `name: x\n${FIGHT}trials: 2M\n`);
    await printed(['run', 'x.yaml', '--checkpoint', 'saved', '--format', 'csv'], { cwd: home });
    saved = readFileSync(join(home, 'saved'), 'utf8');
  });

  const refusal = (yaml: string, args: string, says: string[]) =>
    expectRefusal(['run', 'x.yaml', '--out', 'out', ...args.split(' ')], says, {
      'x.yaml': yaml,
      'y.yaml': `name: y\n${FIGHT}`,
      saved,
      'cut.run': saved.slice(0, -20),
      'changed.run': saved.replace(/"counts":\[\d/, '"counts":[7'),
      'old.run': saved.replace(/"program":"[^"]*"/, '"program":"0.0.1"'),
    });
  const SAME = `name: x\n${FIGHT}trials: 2M\n`;

  it.each([
    ['--resume saved --seed other', 'saved: seed is "knockback"; give "other", as in this run'],
    ['--resume saved --trials 3M', 'saved: trials: 2 million; give 3 million, as in this run'],
    ['--resume saved --precision 0.01', 'saved: trials: 2 million; give a precision of 0.01'],
    ['--resume saved --shard 1/2', 'saved: shard: 1/1; give 1/2, as in this run'],
    ['--resume cut.run', 'cut.run: the file is cut short'],
    ['--resume changed.run', 'changed.run: content that does not match its checksum'],
    ['--resume old.run', 'old.run: version 0.0.1 of the program'],
    ['--resume x.yaml', 'x.yaml: this is not a run that knockback has saved'],
    ['--resume nowhere', 'nowhere: there is no such file'],
    ['--resume .', '.: this is a directory'],
    ['--checkpoint saved', '--checkpoint is "saved", which already exists'],
    ['--checkpoint no/kept.run', '--checkpoint is "no/kept.run"; give a file in a folder'],
    ['--checkpoint x.yaml/kept.run', '--checkpoint is "x.yaml/kept.run"; give a file in'],
    ['--checkpoint new.run --no-simulation', '--checkpoint: --no-simulation was also given'],
    ['y.yaml --checkpoint new.run', '--checkpoint: 2 experiments; give only one experiment'],
    [
      '--checkpoint new.run --checkpoint-every 0',
      '--checkpoint-every is "0"; give a number of seconds',
    ],
  ])('%s', async (args, says) => {
    await refusal(SAME, args, [says]);
  });

  it('another scenario, with the field', async () => {
    const says = 'saved: scenario.defender.defense is 4; give 5, as in this run';
    const other = SAME.replace('solomon-grundy', '{ card: solomon-grundy, defense: 5 }');
    await refusal(other, '--resume saved', [says]);
  });

  it('but another name or description is no other run', async () => {
    writeFileSync(join(home, 'y.yaml'), `${SAME.replace('name: x', 'name: y')}description: Why\n`);
    const args = ['--format', 'csv', '--resume', 'saved'];
    const renamed = await printed(['run', 'y.yaml', ...args], { cwd: home });
    expect(renamed).toBe(await printed(['run', 'x.yaml', ...args], { cwd: home }));
  });
});

test('the latest state counts as kept after it is written, and not before', () => {
  const folder = folderWith();
  const experiment = loadExperiment(join(folder, 'single.yaml'), DISK);
  const checkpoint = openCheckpoint(
    experiment,
    { checkpoint: join(folder, 'kept.run') },
    sessionOf(partsOf()),
  );
  const kept = [checkpoint.isKept()];
  for (const step of [() => checkpoint.update(() => [NOTHING_ROLLED]), checkpoint.keep]) {
    step();
    kept.push(checkpoint.isKept());
  }
  // The usual five seconds until the next writing are not over.
  checkpoint.update(() => [NOTHING_ROLLED]);
  expect([...kept, checkpoint.isKept()]).toEqual([false, false, true, false]);
});
