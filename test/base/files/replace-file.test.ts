import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkFile, replaceFile, writeWhole } from '../../../src/base/files/replace-file.ts';
import { temporariesOf } from '../../../src/base/files/temporary.ts';
import { BadInput } from '../../../src/base/words/problem.ts';
import { elsewhere, ended, madeBy, running, scratch } from './folders.ts';

let out = '';
let file = '';
beforeEach(() => {
  out = scratch();
  file = join(out, 'odds.svg');
});

describe('a file', () => {
  test('is written as it is, over the one before, with nothing beside it', () => {
    for (const content of ['one', Uint8Array.of(0, 255)]) {
      writeWhole(file, content);
      expect(readFileSync(file)).toEqual(Buffer.from(content));
    }
    expect(readdirSync(out)).toEqual(['odds.svg']);
  });

  test('is written where a symbolic link leads, and the link stays', () => {
    mkdirSync(join(out, 'kept'));
    const target = join(out, 'kept/odds.svg');
    writeFileSync(target, 'old');
    symlinkSync('kept/odds.svg', file);
    symlinkSync('odds.svg', join(out, 'second'));
    checkFile('--keep', join(out, 'second'));
    writeWhole(join(out, 'second'), 'new');
    expect(readFileSync(target, 'utf8')).toBe('new');
    expect([file, join(out, 'second')].map((link) => readlinkSync(link))).toEqual([
      'kept/odds.svg',
      'odds.svg',
    ]);
    expect(readdirSync(join(out, 'kept'))).toEqual(['odds.svg']);
  });

  test('may have the longest of names', () => {
    const long = join(out, 'x'.repeat(255));
    checkFile('--chart', long);
    writeWhole(long, 'long');
    expect(readFileSync(long, 'utf8')).toBe('long');
    expect(readdirSync(out)).toEqual(['x'.repeat(255)]);
  });

  test('is the one before until all of the new one is there', () => {
    writeWhole(file, 'old');
    replaceFile(file, (open) => {
      writeFileSync(open, 'ne');
      expect(readFileSync(file, 'utf8')).toBe('old');
      writeFileSync(open, 'w');
    });
    expect(readFileSync(file, 'utf8')).toBe('new');
  });

  test('stays as it was when the new one cannot be written to its end', () => {
    writeWhole(file, 'old');
    const full = () => {
      throw new Error('full');
    };
    expect(() => replaceFile(file, full)).toThrow('full');
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(out)).toEqual(['odds.svg']);
  });

  test('is written anew when another run has taken it for a leftover as it was written', () => {
    let times = 0;
    replaceFile(file, (open) => {
      times++;
      writeFileSync(open, `time ${times}`);
      if (times === 1) for (const { path } of temporariesOf(file)) rmSync(path);
    });
    expect(readFileSync(file, 'utf8')).toBe('time 2');
  });

  test('whose folder has gone is a failure that names the file, not what stands beside it', () => {
    const gone = join(out, 'gone/odds.svg');
    expect(() => writeWhole(gone, '')).toThrow(
      new Error(`cannot write ${gone}: no such file or directory (ENOENT)`),
    );
  });
});

describe('a file that is to be written', () => {
  test('is not touched by being checked, nor made', () => {
    checkFile('--chart', file);
    expect(readdirSync(out)).toEqual([]);
    writeWhole(file, 'old');
    checkFile('--chart', file);
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(out)).toEqual(['odds.svg']);
  });

  const LONG = `${'x'.repeat(296)}.svg`;
  test.each([
    ['nowhere/a.svg', '"OUT/nowhere/a.svg"; give a file in a folder that exists'],
    ['file/a.svg', '"OUT/file/a.svg"; give a file in a folder that exists'],
    ['folder', '"OUT/folder"; give a file, not a folder'],
    ['a.svg/', '"OUT/a.svg/"; give a file, not a folder'],
    ['loop/a.svg', '"OUT/loop/a.svg", with a loop of symbolic links; give a file that can be'],
    ['nowhere.svg', '"OUT/nowhere.svg", a symbolic link that leads nowhere'],
    ['a\0.svg', '"OUT/a<U+0000>.svg", with a NUL character in a name; give a file that can be'],
    [LONG, 'with a name of 300 bytes; give a path in which every name has at most 255 bytes'],
    [
      `${LONG}/a.svg`,
      'with a name of 300 bytes; give a path in which every name has at most 255 bytes',
    ],
  ])('is refused: %s', (path, says) => {
    mkdirSync(join(out, 'folder'));
    writeFileSync(join(out, 'file'), '');
    symlinkSync('loop', join(out, 'loop'));
    symlinkSync('not-there', join(out, 'nowhere.svg'));
    const check = () =>
      checkFile('--chart', path === 'a.svg/' ? `${file.replace('odds', 'a')}/` : join(out, path));
    expect(check).toThrow(BadInput);
    expect(check).toThrow('--chart is ');
    expect(check).toThrow(says.replace('OUT', out));
  });

  test('loses what killed runs have left of it, and nothing of other runs and files', () => {
    const mine = madeBy(ended(), file, 'part');
    const others = [
      madeBy(running(), file, 'part'),
      madeBy(elsewhere, file, 'part'),
      madeBy(ended(), `${file}x`, 'part'),
    ];
    for (const one of [mine, ...others]) writeFileSync(one, 'ha');
    checkFile('--chart', file);
    expect([mine, ...others].map((one) => existsSync(one))).toEqual([false, true, true, true]);
  });
});
