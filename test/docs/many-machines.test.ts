import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { bytesIn } from '../cli/knockback.ts';
import { codeBlocks, ROOT } from './blocks.ts';
import { claimSchema, jobSchema } from './kubernetes.ts';

const EXPERIMENT = 'experiments/displacing-grundy.yaml';
const CLUSTER = join(ROOT, 'docs/cluster');
const PROGRAM = join(ROOT, 'dist/knockback.js');

const home = mkdtempSync(join(tmpdir(), 'knockback-machines-'));
afterAll(() => rmSync(home, { recursive: true }));

/** A folder for each test, which sees the program, its experiments, and commands made for it. */
let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(home, 'test-'));
  mkdirSync(join(cwd, 'bin'));
  for (const name of ['experiments', 'dist']) symlinkSync(join(ROOT, name), join(cwd, name));
  command('npx', `shift; exec node ${PROGRAM} "$@"`);
});

function command(name: string, script: string): void {
  writeFileSync(join(cwd, 'bin', name), `#!/usr/bin/env bash\n${script}\n`, { mode: 0o755 });
}

function bash(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const path = `${join(cwd, 'bin')}${delimiter}${process.env.PATH}`;
  const settings = { cwd, encoding: 'utf8', env: { ...process.env, PATH: path, ...env } } as const;
  const { status, stdout, stderr } = spawnSync('bash', args, settings);
  return { status, stdout, stderr };
}

const node = (...args: string[]) =>
  execFileSync(process.execPath, [PROGRAM, ...args], { cwd, encoding: 'utf8' });

/** The report folder that one machine writes for this number of attacks, file by file. */
function wholeReport(trials: string) {
  node('run', EXPERIMENT, '--trials', trials, '--out', 'whole');
  return bytesIn(join(cwd, 'whole/displacing-grundy'));
}

const hasParallel = spawnSync('parallel', ['--version'], { encoding: 'utf8' }).stdout?.startsWith(
  'GNU',
);
if (!hasParallel) console.warn('GNU parallel is not installed: its test is left out');

describe('the commands of docs/many-machines.md give what one machine gives', () => {
  const blocks = codeBlocks('docs/many-machines.md').filter(({ language }) => language === 'sh');
  const [long, parallel, ...others] = blocks;
  /** The text of a block with fewer attacks. */
  const shortened = (text = '', trials: string) => {
    expect(text).toContain(`--trials ${trials} `);
    return text.replaceAll(`--trials ${trials} `, '--trials 10M ');
  };

  test('there are two to run', () => expect([blocks.length, others]).toEqual([2, []]));

  test('a long run, and the same line again', () => {
    const lines = shortened(long?.text, '100G');
    expect(bash(['-ec', `${lines}\n${lines}`])).toMatchObject({ status: 0, stderr: '' });
    expect(bytesIn(join(cwd, 'reports/displacing-grundy'))).toEqual(wholeReport('10M'));
    expect(existsSync(join(cwd, 'grundy.run'))).toBe(true);
  });

  test.skipIf(!hasParallel)('shards by GNU parallel', () => {
    expect(bash(['-ec', shortened(parallel?.text, '1T')]).status).toBe(0);
    expect(readdirSync(join(cwd, 'shards'))).toHaveLength(8);
    expect(bytesIn(join(cwd, 'reports/displacing-grundy'))).toEqual(wholeReport('10M'));
  });
});

describe('docs/cluster/slurm.sh', () => {
  const script = join(CLUSTER, 'slurm.sh');
  const task = { SLURM_ARRAY_TASK_ID: '7', SLURM_JOB_ID: '4321', SLURM_CPUS_PER_TASK: '2' };
  const args = [script, EXPERIMENT, '--trials', '200M'];
  beforeEach(() => command('scontrol', 'echo "$@" >> scontrol.log'));

  test('is a script that bash can read, of as many shards as the array has tasks', () => {
    expect(bash(['-n', script])).toMatchObject({ status: 0, stderr: '' });
    const text = readFileSync(script, 'utf8');
    const array = /^#SBATCH --array=1-(\d+)$/m.exec(text)?.[1];
    expect(text).toContain(`\nshards=${array}\n`);
  });

  test('rolls the shard of its task, and finds it done when it is queued again', () => {
    command('srun', 'exec "$@"');
    for (let i = 0; i < 2; i++) {
      const { status, stdout } = bash(args, task);
      expect(status).toBe(0);
      expect(stdout).toContain('shard 7/100, ');
    }
    expect(readdirSync(join(cwd, 'shards'))).toEqual(['7-of-100.shard']);
    expect(existsSync(join(cwd, 'scontrol.log'))).toBe(false);
  });

  test('is queued again when it was interrupted, and not when it failed', () => {
    command('srun', 'exit 2');
    expect(bash(args, task).status).toBe(2);
    expect(existsSync(join(cwd, 'scontrol.log'))).toBe(false);
    command('srun', 'exit 130');
    expect(bash(args, task).status).toBe(130);
    expect(readFileSync(join(cwd, 'scontrol.log'), 'utf8')).toBe('requeue 4321\n');
  });
});

describe('docs/cluster/kubernetes.yaml', () => {
  const text = readFileSync(join(CLUSTER, 'kubernetes.yaml'), 'utf8');
  const documents = parseAllDocuments(text);
  const [jobData, claimData] = documents.map((document) => document.toJS());

  test('holds a Job and a claim with fields that Kubernetes knows, and no others', () => {
    expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
    expect(documents).toHaveLength(2);
    expect(jobSchema.safeParse(jobData).error).toBeUndefined();
    expect(claimSchema.safeParse(claimData).error).toBeUndefined();
  });

  test('has as many indices as shards, and names that fit each other', () => {
    const { spec } = jobSchema.parse(jobData);
    const { containers, volumes } = spec.template.spec;
    const [container] = containers;
    const { env = [], volumeMounts = [] } = container ?? {};
    expect(env.find(({ name }) => name === 'SHARDS')?.value).toBe(String(spec.completions));
    expect(volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
    const claim = volumes.flatMap((volume) => volume.persistentVolumeClaim?.claimName ?? []);
    expect(claim).toEqual([claimSchema.parse(claimData).metadata.name]);
    const named = spec.podFailurePolicy.rules.flatMap(
      (rule) => rule.onExitCodes?.containerName ?? [],
    );
    expect(named).toEqual([container?.name]);
  });

  test.each([
    ['0', '1/100'],
    ['99', '100/100'],
  ])('rolls for index %s shard %s', (index, shard) => {
    const { containers } = jobSchema.parse(jobData).spec.template.spec;
    const [container] = containers;
    command('knockback', 'printf "%s\\n" "$@"');
    const env = Object.fromEntries(container?.env.map(({ name, value }) => [name, value]) ?? []);
    const [script = ''] = container?.args ?? [];
    const { stdout, status } = bash(['-c', 'exec sh -c "$1"', '-', script], {
      ...env,
      JOB_COMPLETION_INDEX: index,
    });
    const file = `/shards/${shard.replace('/', '-of-')}.shard`;
    const given = stdout.trim().split('\n');
    expect({ status, given: given.slice(0, 4) }).toEqual({
      status: 0,
      given: ['run', '/experiment/experiment.yaml', '--trials', '1000T'],
    });
    const after = (option: string) => given[given.indexOf(option) + 1];
    expect(['--shard', '--checkpoint', '--resume'].map(after)).toEqual([shard, file, file]);
  });
});

test('the image has the version of the program, wherever it is named', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const name of readdirSync(CLUSTER)) {
    const text = readFileSync(join(CLUSTER, name), 'utf8');
    for (const [image] of text.matchAll(/knockback:\d\S*/g))
      expect(image, name).toBe(`knockback:${version}`);
  }
});
