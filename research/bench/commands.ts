import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spread } from './measure.ts';

/** Milliseconds that whole commands take. The commands run in turn, after one warm-up run each. */
export function commandTimes(commands: readonly (readonly string[])[], samples: number) {
  const folder = mkdtempSync(join(tmpdir(), 'knockback-bench-'));
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, '');
  const all = [[empty], ...commands.map((args) => ['dist/knockback.js', ...args])];
  const times = all.map(() => [] as number[]);
  for (let sample = -1; sample < samples; sample++) {
    for (const [i, args] of all.entries()) {
      const began = performance.now();
      const { status } = spawnSync(process.execPath, args);
      if (status !== 0) throw new Error(`${args.join(' ')} failed`);
      if (sample >= 0) times[i]?.push(performance.now() - began);
    }
  }
  rmSync(folder, { recursive: true });
  return all.map((args, i) => ({
    name: args[0] === empty ? 'an empty script' : ['knockback', ...args.slice(1)].join(' '),
    ...spread(times[i] ?? []),
  }));
}
