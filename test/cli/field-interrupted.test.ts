import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, tempFolder } from './knockback.ts';

describe('field', () => {
  it('prints the field so far after Ctrl-C, keeps what was played, and goes on from there', async () => {
    const cwd = tempFolder();
    const args = ['field', '--collection', 'classic', '--keep', 'k.json', '--threads', '1'];
    const { code, stdout, stderr } = await knockback(args, { cwd, patience: 2000 });
    expect(code).toBe(130);
    const [, done, rest] =
      /^Of 23,653 pairs, (\S+) counts?\. Pairs left out of the means: (?:.* )?([\d,]+) not played yet\.$/m.exec(
        stdout,
      ) ?? [];
    expect(Number(done?.replace(',', ''))).toBeGreaterThan(0);
    expect(stdout.startsWith('With ')).toBe(true);
    expect(Number(rest?.replace(',', ''))).toBeLessThan(23_653);
    expect(stderr).toContain('this is the field so far');
    expect(stderr).toContain(
      'the duels played are in k.json, and the same command continues from there',
    );
    const pairs = () =>
      JSON.parse(readFileSync(join(cwd, 'k.json'), 'utf8')).pairs.length as number;
    const before = pairs();
    expect(before).toBeGreaterThan(0);
    await knockback(args, { cwd, patience: 2000 });
    expect(pairs()).toBeGreaterThan(before);
    expect(existsSync(join(cwd, 'report'))).toBe(false);
  });
});
