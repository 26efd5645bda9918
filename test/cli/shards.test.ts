import type { ChildProcess } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesIn, knockback, printed, tempFolder } from './knockback.ts';

const FIGHT = 'rules: c3g\nattacker: hawkgirl\ndefender: solomon-grundy\n';
const FILES = {
  'single.yaml': `name: Single\n${FIGHT}trials: 21.1M\n`,
  'sweep.yaml': `name: Sweep\n${FIGHT}trials: 2.5M\nvary: { attacker.attack: [1, 2, 6], defender.defense: [2, 3] }\n`,
  'own.yaml': `name: Own\ncards: [mine.yaml]\nattacker: brute\ndefender: the-joker\ntrials: 1.5M\n`,
  'mine.yaml': '- { name: Brute, attack: 2, defense: 1, powers: [super-strength] }\n',
};
const SHARDS = 5;
const FORMATS = ['json', 'csv', 'markdown'];

const cwd = tempFolder(afterAll);
beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(cwd, name), text);
});

const shard = (file: string, i: number, ...more: string[]) =>
  printed(['run', file, '--out', 'shards', '--shard', `${i}/${SHARDS}`, ...more], { cwd });
const filesOf = (name: string) =>
  readdirSync(join(cwd, 'shards'))
    .filter((file) => file.startsWith(name))
    .map((file) => join('shards', file));

describe.each([
  ['single.yaml', 'single'],
  ['sweep.yaml', 'sweep'],
  ['own.yaml', 'own'],
])('%s in five shards', (file, name) => {
  beforeAll(async () => {
    // As on five machines, in any order, on any kernel and threads.
    for (const i of [4, 1, 5]) await shard(file, i, '--threads', '2');
    for (const i of [3, 2]) await shard(file, i, '--kernel', 'typescript', '--threads', '1');
  });

  it('is written as files named after the experiment and the shard', () => {
    const names = [1, 2, 3, 4, 5].map((i) => `shards/${name}.${i}-of-5.shard`);
    expect(filesOf(name).sort()).toEqual(names);
  });

  it.each(FORMATS)('merged, prints what one machine prints, as %s', async (format) => {
    const whole = await printed(['run', file, '--format', format], { cwd });
    expect(await printed(['merge', ...filesOf(name), '--format', format], { cwd })).toBe(whole);
    const backwards = filesOf(name).toReversed();
    expect(await printed(['merge', ...backwards, '--format', format], { cwd })).toBe(whole);
  });

  it('merged, leaves every file of the report folder as one machine does', async () => {
    const whole = await printed(['run', file, '--out', 'whole'], { cwd });
    const merged = await printed(['merge', ...filesOf(name), '--out', 'merged'], { cwd });
    expect(merged).toBe(whole.replace('whole/', 'merged/'));
    expect(bytesIn(join(cwd, 'merged', name))).toEqual(bytesIn(join(cwd, 'whole', name)));
  });
});

describe('a shard', () => {
  it('says what it did and where that is', async () => {
    const args = ['run', 'single.yaml', '--shard', '1/3', '--checkpoint', 'third.shard'];
    expect(await printed(args, { cwd })).toBe(
      'Single\n  shard 1/3, 7,340,032 attacks\n  third.shard\n',
    );
  });

  it('of more machines than there are chunks has nothing to do, and does no harm', async () => {
    const at = (i: number) => ['--trials', '2M', '--shard', `${i}/3`, '--checkpoint', `few.${i}`];
    for (const i of [1, 2, 3]) await printed(['run', 'single.yaml', ...at(i)], { cwd });
    const merged = await printed(['merge', 'few.1', 'few.2', 'few.3', '--format', 'csv'], { cwd });
    const whole = ['run', 'single.yaml', '--trials', '2M', '--format', 'csv'];
    expect(merged).toBe(await printed(whole, { cwd }));
  });

  it('that was preempted goes on from its checkpoint to the same file', async () => {
    const args = ['run', 'single.yaml', '--trials', '2G', '--shard', '2/3'];
    const kept = [
      '--checkpoint',
      'kept.shard',
      '--checkpoint-every',
      '0.1',
      '--resume',
      'kept.shard',
    ];
    const whenThere = { file: 'kept.shard', act: (program: ChildProcess) => void program.kill() };
    const slowly = ['--threads', '1', '--kernel', 'typescript'];
    const preempted = await knockback([...args, ...kept, ...slowly], { cwd, whenThere });
    expect(preempted.code).toBe(130);
    expect(preempted.stdout).toMatch(/shard 2\/3, interrupted after [\d,]+ attacks\n/);
    expect(preempted.stderr).toContain('Saved in kept.shard');
    const early = await knockback(['merge', 'kept.shard', '--format', 'csv'], { cwd });
    expect(early.stderr).toMatch(/kept\.shard: an unfinished run, \d+ of 636 chunks; give a/);
    await printed([...args, ...kept], { cwd });
    await printed([...args, '--checkpoint', 'whole.shard'], { cwd });
    const bytes = (file: string) => readFileSync(join(cwd, file), 'utf8');
    expect(bytes('kept.shard')).toBe(bytes('whole.shard'));
  });
});

describe('merge refuses, prints nothing and leaves no folder', () => {
  const refused = async (args: readonly string[], ...says: string[]) => {
    const { code, stdout, stderr } = await knockback(['merge', ...args, '--out', 'none'], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    for (const text of says) expect(stderr).toContain(text);
    expect(readdirSync(cwd)).not.toContain('none');
  };

  it('shards of which one is not there, by its number', async () => {
    const files = filesOf('sweep').filter((file) => !file.includes('3-of-5'));
    await refused(files, 'missing shards: 3/5; give every shard of the run');
  });

  it('a file given twice', async () => {
    const [first = ''] = filesOf('single');
    const says = `${first}: the same file twice; give each file only once`;
    await refused([...filesOf('single'), first], says);
  });

  it('a shard twice, by its chunks', async () => {
    const [first = ''] = filesOf('single');
    copyFileSync(join(cwd, first), join(cwd, 'copy.shard'));
    const says = `copy.shard: jobs[0]: chunks 0 to 4, which ${first} also has`;
    await refused([...filesOf('single'), 'copy.shard'], says);
  });

  it('shards of two experiments, by what differs', async () => {
    const files = [...filesOf('single'), ...filesOf('sweep')];
    await refused(files, 'shards/sweep.1-of-5.shard: vary: six combinations');
  });

  it('shards of two seeds', async () => {
    const at = ['--shard', '2/5', '--checkpoint', 'seed.shard', '--seed', 'other'];
    await printed(['run', 'single.yaml', ...at], { cwd });
    const files = filesOf('single').filter((file) => !file.includes('2-of-5'));
    await refused([...files, 'seed.shard'], 'seed.shard: seed is "other"; give "knockback"');
  });

  it('a shard that was cut short, or is none', async () => {
    const [first = '', ...others] = filesOf('single');
    const text = readFileSync(join(cwd, first), 'utf8');
    writeFileSync(join(cwd, 'cut.shard'), text.slice(0, text.length / 2));
    await refused(['cut.shard', ...others], 'cut.shard: the file is cut short');
    await refused(['single.yaml'], 'single.yaml: this is not a run');
    await refused(['nowhere.shard'], 'nowhere.shard: there is no such file');
  });

  it('no files at all', () => refused([], 'the argument shard is missing'));
});

describe('run refuses', () => {
  it.each([
    ['--shard 0/3', '--shard is "0/3"; give i/n, such as 3/8'],
    ['--shard 4/3', '--shard is "4/3"'],
    ['--shard 1', '--shard is "1"'],
    [
      '--shard 1/2 --precision 0.01',
      '--shard: a precision of 0.01; give --trials instead, because a part of a run cannot know',
    ],
    ['--shard 1/2 --format json', '--shard: --format json was also given'],
    ['--shard 1/2 --no-simulation', '--shard: --no-simulation was also given'],
    ['--shard 1/2 sweep.yaml', '--shard: 2 experiments'],
    ['--shard 1/5 --out shards', '"shards/single.1-of-5.shard", which already exists'],
  ])('%s', async (args, says) => {
    const { code, stdout, stderr } = await knockback(['run', 'single.yaml', ...args.split(' ')], {
      cwd,
    });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(says);
  });
});
