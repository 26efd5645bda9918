import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { savedRunReader } from '../../src/saved/read.ts';
import { writeSavedRun } from '../../src/saved/write.ts';
import { parseYaml } from '../../src/scenarios/document.ts';
import { folderOf } from '../scenarios/files.ts';
import { filesOf, forge, half, read, refusalsOf, run } from './runs.ts';

const saved = () => filesOf({ 'a.run': half(1) })('a.run');
const refusals = (file: string, reader = read) => refusalsOf(() => reader(file), dirname(file));

describe('a run is read back as it was written', () => {
  test('a shard with what it has rolled', () => {
    expect(read(saved())).toEqual(half(1));
  });

  test('a sweep, some combinations of which have not been begun', () => {
    const sweep = run({ vary: { 'attacker.attack': [1, 2, 3] } });
    expect(read(filesOf({ 'a.run': sweep })('a.run'))).toEqual(sweep);
  });

  test("with the seed and the effort that the command line has put in place of the file's", () => {
    const { experiment } = run({ seed: 'of the file' });
    const other = { ...experiment, seed: 'other', effort: { precision: 0.01 } };
    const one = run({}, { experiment: other });
    expect(read(filesOf({ 'a.run': one })('a.run'))).toEqual(one);
  });

  test('over another, which is whole until then', () => {
    const files = filesOf({ 'a.run': half(1) });
    writeSavedRun(files('a.run'), half(2));
    expect(read(files('a.run'))).toEqual(half(2));
    expect(readdirSync(dirname(files('a.run')))).toEqual(['a.run']);
  });
});

test('a write that fails leaves the run before, and nothing beside it', () => {
  const file = saved();
  const broken = { ...half(2), rolled: [{ ...half(2).rolled[0], counts: { length: -1n } }] };
  expect(() => writeSavedRun(file, broken as unknown as ReturnType<typeof half>)).toThrow();
  expect(read(file)).toEqual(half(1));
  expect(readdirSync(dirname(file))).toEqual(['a.run']);
});

describe('a file is refused', () => {
  test('cut short anywhere', () => {
    const file = saved();
    const bytes = readFileSync(file);
    for (let length = 0; length < bytes.length; length++) {
      writeFileSync(file, bytes.subarray(0, length));
      expect(refusals(file).join(), `of ${length} bytes`).toMatch(
        /^a\.run: found (a file that is cut short|something else), allowed: a/,
      );
    }
  });

  test('with any byte changed', () => {
    const file = saved();
    const bytes = readFileSync(file);
    for (let i = 0; i < bytes.length; i++) {
      const changed = Buffer.from(bytes);
      changed[i] = (changed[i] ?? 0) ^ 1;
      writeFileSync(file, changed);
      expect(refusals(file), `at byte ${i}`).toHaveLength(1);
    }
  });

  test('of another version of the program, or of the format', () => {
    expect(refusals(saved(), savedRunReader('1.2.4'))).toEqual([
      'a.run: program: found "1.2.3", allowed: "1.2.4", as this program',
    ]);
    const file = saved();
    forge(file, (lines) => {
      lines[0] = (lines[0] ?? '').replace('"version":1', '"version":2');
    });
    expect(refusals(file)).toEqual(['a.run: version: found 2, allowed: 1, as this program']);
  });

  test('that is none: a directory, a picture, an experiment, nothing', () => {
    const folder = folderOf({
      'a.png': 'PNG\0\n\0',
      'a.yaml': 'name: x\n',
      'a.json': '{}\n',
      empty: '',
    });
    for (const name of ['.', 'a.png', 'a.yaml', 'a.json', 'empty', 'nowhere']) {
      expect(refusals(join(folder, name)).join(), name).toContain('a run that knockback has saved');
    }
  });
});

/** What replaces what in a file whose checksum is then made right, and what is said of it. */
const FORGED: [string, string, string][] = [
  ['"counts":[2097143', '"counts":[-1', 'jobs[0].counts[0]: '],
  ['"counts":[2097143', '"counts":[0.5', 'jobs[0].counts[0]: '],
  ['"counts":[2097143', '"counts":[9007199254740992', 'a whole number from 0 to 9007199254740991'],
  ['"counts":[2097143', '"counts":["1"', 'jobs[0].counts[0]: '],
  ['"counts":[2097143', '"counts":[1e999', 'jobs[0].counts[0]: '],
  ['"chunks":[[0,2]]', '"chunks":[[2,0]]', 'jobs[0].chunks: '],
  ['"chunks":[[0,2]]', '"chunks":[[0,1],[1,2]]', 'jobs[0].chunks: '],
  ['"chunks":[[0,2]]', '"chunks":[[0,1e300]]', 'jobs[0].chunks[0][1]: '],
  ['"hits":[2,3]', '"hits":[2,3],"more":1', 'jobs[0]: '],
  ['"index":1', '"index":3', 'shard: '],
  ['"trials":3145734', '"trials":1e16', '10M, 1e7 or 10_000_000'],
  ['"attacker":"hawkgirl"', '"attacker":"hawkgril"', 'did you mean hawkgirl?'],
  [
    '"attacker":"hawkgirl"',
    '"attacker":{"card":"hawkgirl","attack":1e9}',
    'attacker.attack: found 1000000000',
  ],
  ['"document":{', '"document":{"__proto__":{},', '__proto__'],
  ['"files":[]', '"files":{}', 'files: '],
  ['"seed":"knockback"', '"seed":7', 'seed: found 7, allowed: text'],
];

describe('a file that was forged with care is refused with the field', () => {
  test.each(FORGED)('%s as %s', (was, is, says) => {
    const file = saved();
    forge(file, (lines) => {
      expect(lines.join('\n')).toContain(was);
      for (const [i, line] of lines.entries()) lines[i] = line.replace(was, is);
    });
    const [refusal = ''] = refusals(file);
    expect(refusal).toContain(says);
    expect(refusal).toMatch(/^a\.run: /);
  });
});

test('no file is made by reading', () => {
  const folder = folderOf({});
  expect(refusals(join(folder, 'a.run'))).toHaveLength(1);
  expect(existsSync(join(folder, 'a.run'))).toBe(false);
});

describe('the text of the experiment file, which reports show', () => {
  const text = 'name: A fight\nattacker: hawkgirl\ndefender: solomon-grundy\ntrials: 3145734\n';
  const withText = () => {
    const { experiment, ...one } = half(1);
    const { data } = parseYaml(text, 'a.yaml');
    const written = { document: data, files: new Map() };
    return { ...one, experiment: { ...experiment, written, source: { file: 'a.yaml', text } } };
  };

  test('is read back', () => {
    expect(read(filesOf({ 'a.run': withText() })('a.run'))).toEqual(withText());
  });

  test('is refused where it is not that of what was rolled', () => {
    const file = filesOf({ 'a.run': withText() })('a.run');
    forge(file, (lines) => {
      lines[0] = (lines[0] ?? '').replace('attacker: hawkgirl', 'attacker: the-joker');
    });
    expect(refusals(file)).toEqual([
      'a.run: source: found another experiment than was rolled, allowed: the text of its file',
    ]);
  });
});

test('brackets in too many brackets are refused, not fallen over', () => {
  const file = saved();
  forge(file, (lines) => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    lines[0] = (lines[0] ?? '').replace('"files":[]', `"files":[["x",${deep}]]`);
  });
  expect(refusals(file)[0]).toContain('a.run: found ');
});
