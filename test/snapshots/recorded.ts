import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtSizes, type Extent, type Outputs } from './outputs.ts';

/*
 * Recorded outputs: their hashes, and, in the usual extent, their texts if these are short. In the full extent, the
 * texts would take 8 MB; an earlier version of the program can write them again.
 */

const FOLDER = 'test/snapshots/recorded';

/** Of longer texts only the hash is kept, and likewise of pictures, whose text no reader compares. */
const LONGEST_TEXT = 50_000;
const isKept = (extent: Extent, name: string, output: string | Buffer): output is string =>
  extent === 'usual' &&
  typeof output === 'string' &&
  output.length <= LONGEST_TEXT &&
  !name.endsWith('.svg');

/** A built file may grow or shrink by this share. */
const SIZE_TOLERANCE = 0.02;

type Hashes = Readonly<Record<string, string>>;

const hashesFile = (group: string, extent: Extent) => join(FOLDER, extent, `${group}.json`);
const textFile = (group: string, extent: Extent, name: string) =>
  join(FOLDER, extent, group, `${name.replaceAll(' ', '_')}.txt`);

const hashOf = (output: string | Buffer) => createHash('sha256').update(output).digest('hex');

/** Records outputs in place of the earlier ones. */
export function record(group: string, extent: Extent, outputs: Outputs): void {
  rmSync(join(FOLDER, extent, group), { recursive: true, force: true });
  const hashes = Object.fromEntries([...outputs].map(([name, output]) => [name, hashOf(output)]));
  write(hashesFile(group, extent), `${JSON.stringify(hashes, undefined, 1)}\n`);
  for (const [name, output] of outputs) {
    if (isKept(extent, name, output)) write(textFile(group, extent, name), output);
  }
}

/** A line for each output that is not as recorded, with the first line in which its text differs. */
export function differences(group: string, extent: Extent, outputs: Outputs): string[] {
  const before = JSON.parse(readFileSync(hashesFile(group, extent), 'utf8')) as Hashes;
  const names = new Set([...Object.keys(before), ...outputs.keys()]);
  return [...names].flatMap((name) => {
    const output = outputs.get(name);
    if (output === undefined) return [`${name}: no longer written`];
    if (before[name] === undefined) return [`${name}: not written before`];
    if (before[name] === hashOf(output)) return [];
    return [`${name}: ${firstDifference(textOf(group, extent, name), output)}`];
  });
}

/** Built files whose size has changed by more than the tolerance, in words. */
export function sizeDifferences(): string[] {
  const before = JSON.parse(readFileSync(join(FOLDER, 'sizes.json'), 'utf8')) as Record<
    string,
    number
  >;
  const now = builtSizes();
  return [...new Set([...Object.keys(before), ...now.keys()])].flatMap((name) => {
    const [was = 0, is = 0] = [before[name], now.get(name)];
    return Math.abs(is - was) <= SIZE_TOLERANCE * was
      ? []
      : [`${name}: ${was} bytes before, ${is} now`];
  });
}

export function recordSizes(): void {
  const sizes = Object.fromEntries(builtSizes());
  write(join(FOLDER, 'sizes.json'), `${JSON.stringify(sizes, undefined, 1)}\n`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function textOf(group: string, extent: Extent, name: string): string | undefined {
  try {
    return readFileSync(textFile(group, extent, name), 'utf8');
  } catch {
    return undefined;
  }
}

function firstDifference(before: string | undefined, output: string | Buffer): string {
  if (before === undefined || typeof output !== 'string') return 'another hash';
  const [lines, now] = [before.split('\n'), output.split('\n')];
  const at = lines.findIndex((line, i) => line !== now[i]);
  const line = at < 0 ? lines.length : at;
  return `line ${line + 1} was ${JSON.stringify(lines[line])}, is ${JSON.stringify(now[line])}`;
}
