import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { discard } from '../../../src/base/files/temporary.ts';
import { elsewhere, given, madeBy, NEW, scratch } from './folders.ts';

test('a temporary folder goes with all in it, a file as well, and what is gone is no error', () => {
  const out = scratch();
  const path = join(out, 'duel');
  const [folder, file] = [madeBy(elsewhere, path, 'new'), madeBy(elsewhere, path, 'part')];
  given(join(folder, 'deep'), NEW);
  writeFileSync(file, 'half');
  for (const one of [folder, file, folder]) {
    discard(one, path);
    expect(existsSync(one)).toBe(false);
  }
  expect(readdirSync(out)).toEqual([]);
});
