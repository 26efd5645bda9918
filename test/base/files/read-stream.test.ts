import { execFileSync } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isStandardInput, isStream, readStream } from '../../../src/base/files/read-stream.ts';
import { folderOf } from '../../experiments/scenarios/files.ts';

async function* pieces() {
  yield 'nä';
  yield Buffer.from('me: x\n');
}
const nothing = () => {
  throw new Error('standard input is not asked for');
};
const text = async (path: string, input: () => AsyncIterable<Uint8Array | string>, most = 100) =>
  Buffer.from(await readStream(path, 'here', input, most)).toString();

function fifo(): string {
  const path = join(folderOf({ 'file.yaml': '' }), 'pipe');
  execFileSync('mkfifo', [path]);
  return path;
}

test.each(['-', '/dev/stdin', '/dev/fd/0'])(
  '%s is standard input, read to its end',
  async (path) => {
    expect(isStandardInput(path) && isStream(path)).toBe(true);
    expect(await text(path, pieces)).toBe('näme: x\n');
  },
);

describe('a named pipe', () => {
  test('is read to its end, also where nobody writes to it yet', async () => {
    const path = fifo();
    expect([isStream(path), isStandardInput(path)]).toEqual([true, false]);
    const read = text(path, nothing);
    const writer = await open(path, 'w');
    for (const piece of ['name: ', 'x\n']) await writer.write(piece);
    await writer.close();
    expect(await read).toBe('name: x\n');
  });

  test('keeps nothing else from going on meanwhile', async () => {
    const path = fifo();
    const read = text(path, nothing);
    const first = await Promise.race([read, new Promise((go) => setTimeout(go, 20, 'others'))]);
    expect(first).toBe('others');
    await (await open(path, 'w')).close();
    expect(await read).toBe('');
  });
});

test('a device is read, one without end as far as may be', async () => {
  expect(await text('/dev/null', nothing)).toBe('');
  await expect(text('/dev/zero', nothing)).rejects.toThrow(
    'here: more than 100 bytes; give a text file of at most 100 bytes',
  );
});

test('more than the limit is rejected; exactly the limit is not', async () => {
  const bytes = Buffer.byteLength('näme: x\n');
  expect(await text('-', pieces, bytes)).toHaveLength(8);
  await expect(text('-', pieces, bytes - 1)).rejects.toThrow(`more than ${bytes - 1} bytes`);
});

test('files, folders and what is not there are no streams', () => {
  const folder = folderOf({ 'a.yaml': '' });
  for (const path of [folder, join(folder, 'a.yaml'), join(folder, 'nowhere'), 'a\0b']) {
    expect(isStream(path)).toBe(false);
  }
});
