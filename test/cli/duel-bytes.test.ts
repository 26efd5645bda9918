import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealt } from '../cases.ts';
import { bytesIn, knockback, printed, tempFolder } from './knockback.ts';

const VARIED = `
name: Varied
rules: c3g
fight: duel
seed: varied
attacker: { name: Ann, life: 4, attack: 4, defense: 3, powers: [super-strength] }
defender: { name: Ben, life: 1, attack: 3, defense: 2, figures: 3, powers: [counter-strike] }
distance: 4
question: winner is ann and turns <= 6
`;
const FILES = {
  'varied.yaml': `${VARIED}trials: 2.5M\n`,
  'sweep.yaml': `${VARIED.replace('Varied', 'Sweep')}trials: 1.2M\nvary: { attacker.attack: [3, 4], first: [attacker, defender] }\n`,
};

const cwd = tempFolder(afterAll);
beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(cwd, name), text);
});

describe('the same duel, seed and number of duels give the same bytes', () => {
  const json = (kernel: string, threads: string, file: string) =>
    printed(['run', file, '--format', 'json', '--kernel', kernel, '--threads', threads], { cwd });

  it.each(dealt(['varied.yaml', 'sweep.yaml']))(
    'of %s by either kernel, on one thread and on two',
    async (file) => {
      const first = await json('wasm', '1', file);
      expect(await json('typescript', '2', file)).toBe(first);
      expect(await json('wasm', '2', file)).toBe(first);
      expect(await json('typescript', '1', file)).toBe(first);
    },
    60_000,
  );
});

describe.each(dealt(['varied', 'sweep']))('shards of %s', (name) => {
  const file = `${name}.yaml`;

  it('merged, print and write what one run does', async () => {
    const kept = [1, 2, 3].map((i) => `${name}.${i}.shard`);
    for (const [i, at] of kept.entries()) {
      const kernel = i === 1 ? 'typescript' : 'wasm';
      const args = ['run', file, '--shard', `${i + 1}/3`, '--checkpoint', at, '--kernel', kernel];
      await printed(args, { cwd });
    }
    const whole = await printed(['run', file, '--format', 'json'], { cwd });
    expect(await printed(['merge', ...kept.toReversed(), '--format', 'json'], { cwd })).toBe(whole);
    await printed(['run', file, '--out', `${name}-whole`], { cwd });
    await printed(['merge', ...kept, '--out', `${name}-merged`], { cwd });
    expect(bytesIn(join(cwd, `${name}-merged`, name))).toEqual(
      bytesIn(join(cwd, `${name}-whole`, name)),
    );
  });
});

describe('a checkpoint', () => {
  it('of a run that was ended goes on to the bytes of one that was not', async () => {
    const args = ['run', 'varied.yaml', '--trials', '30M', '--format', 'json'];
    const kept = ['--checkpoint', 'kept.run', '--checkpoint-every', '0.1', '--resume', 'kept.run'];
    const slowly = ['--threads', '1', '--kernel', 'typescript'];
    const act = (program: ChildProcess) => void program.kill('SIGTERM');
    const whenThere = { file: 'kept.run', act };
    const ended = await knockback([...args, ...kept, ...slowly], { cwd, whenThere });
    expect(ended.code).toBe(130);
    const resumed = await printed([...args, ...kept], { cwd });
    expect(resumed).toBe(await printed(args, { cwd }));
  });
});
