import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealt } from '../cases.ts';
import { bytesIn, knockback, printed, tempFolder } from './knockback.ts';
import type { Result } from './results.ts';

const hero = (name: string) =>
  `{ name: ${name}, life: 4, move: 5, range: 1, attack: 3, defense: 3, points: 100 }`;
const BATTLE = `fight: battle
sides:
  - { name: Ones, army: [${hero('One')}] }
  - { name: Others, army: [${hero('Other')}] }
`;
/** Two adjacent heroes who can only attack, and two others who have to meet first. */
const FILES = {
  'single.yaml': `name: Single\n${BATTLE}board: { terrain: 1a 1c }\ntrials: 300\n`,
  'drawn.yaml': `name: Drawn\n${BATTLE}board: { terrain: 1a 1 1 1 1c }\nends: drawn\ntrials: 300\n`,
  'sweep.yaml': `name: Sweep\n${BATTLE}board: { terrain: 1a 1 1 1 1c }\ntrials: 300\nvary: { rounds: [1, 3] }\n`,
  'precise.yaml': `name: Precise\n${BATTLE}board: { terrain: 1a 1c }\nprecision: 0.03\nquestion: winner is ones\nends: drawn\n`,
  'long.yaml': `name: Long\n${BATTLE}board: { terrain: 1a 1 1 1 1c }\ntrials: 20M\n`,
};
const ALL = Object.keys(FILES).filter((file) => file !== 'long.yaml');
const FORMATS = ['json', 'csv'];

const cwd = tempFolder(afterAll);
beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(cwd, name), text);
});

const run = (file: string, ...more: string[]) =>
  printed(['run', file, '--format', 'json', ...more], { cwd });

it.each(dealt(ALL))('%s comes to the same bytes on one thread and on two', async (file) => {
  expect(await run(file, '--threads', '2')).toBe(await run(file, '--threads', '1'));
});

it('another seed gives other bytes', async () => {
  expect(await run('single.yaml', '--seed', 'another')).not.toBe(await run('single.yaml'));
});

describe.each(dealt(['single.yaml', 'drawn.yaml', 'sweep.yaml']))('%s in three shards', (file) => {
  const name = file.replace('.yaml', '');
  const shards = [1, 2, 3].map((i) => `shards/${name}.${i}-of-3.shard`);
  beforeAll(async () => {
    for (const i of [3, 1, 2]) {
      const args = ['run', file, '--out', 'shards', '--shard', `${i}/3`];
      await printed([...args, '--threads', String(1 + (i % 2))], { cwd });
    }
  });

  it.each(FORMATS)('merged, prints what one machine prints, as %s', async (format) => {
    const whole = await printed(['run', file, '--format', format], { cwd });
    expect(await printed(['merge', ...shards, '--format', format], { cwd })).toBe(whole);
  });

  it('merged, leaves every file of the report folder as one machine does', async () => {
    await printed(['run', file, '--out', 'whole'], { cwd });
    await printed(['merge', ...shards, '--out', 'merged'], { cwd });
    expect(bytesIn(join(cwd, 'merged', name))).toEqual(bytesIn(join(cwd, 'whole', name)));
  });

  it('with one missing are not a whole run', async () => {
    const { code, stderr } = await knockback(['merge', ...shards.slice(1)], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('missing shards: 1/3; give every shard of the run');
  });
});

describe('a battle that is interrupted', () => {
  const KEPT = ['--checkpoint', 'kept.run', '--checkpoint-every', '0.1', '--resume', 'kept.run'];
  const act = (program: ChildProcess) => void program.kill('SIGINT');

  it('tells what was played, and is kept', async () => {
    const args = ['run', 'long.yaml', '--format', 'json', ...KEPT];
    const { code, stdout, stderr } = await knockback(args, {
      cwd,
      whenThere: { file: 'kept.run', act },
    });
    expect(code).toBe(130);
    const [result] = JSON.parse(stdout) as Result[];
    expect(result?.status).toBe('interrupted');
    expect(result?.trials).toBeGreaterThan(0);
    expect((result?.trials ?? 1) % 4).toBe(0);
    expect(stderr).toContain('Saved in kept.run. To continue');
  });

  it('goes on to the bytes of a run that was never ended', async () => {
    const args = ['run', 'precise.yaml', '--precision', '0.015', '--format', 'json'];
    const kept = ['--checkpoint', 'half.run', '--checkpoint-every', '0.1', '--resume', 'half.run'];
    const ended = await knockback([...args, ...kept, '--threads', '1'], {
      cwd,
      whenThere: { file: 'half.run', act },
    });
    expect(ended.code).toBe(130);
    expect(await printed([...args, ...kept, '--threads', '2'], { cwd })).toBe(
      await printed(args, { cwd }),
    );
  });
});

it('exact odds alone are refused, at the line that asks for a battle', async () => {
  const { code, stdout, stderr } = await knockback(['run', 'single.yaml', '--no-simulation'], {
    cwd,
  });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('single.yaml:2:8');
  expect(stderr).toContain('a simulation, because battles can only be simulated');
});
