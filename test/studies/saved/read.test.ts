import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesetNamed } from '../../../src/experiments/registry/rulesets.ts';
import { parseYaml } from '../../../src/experiments/scenarios/document.ts';
import { readQuestion } from '../../../src/experiments/scenarios/read-question.ts';
import { savedRunReader } from '../../../src/studies/saved/read-saved-run.ts';
import type { SavedRun } from '../../../src/studies/saved/saved-run.ts';
import { folderOf } from '../../experiments/scenarios/files.ts';
import { filesOf, forge, half, read, refusalsOf, run, runOfFiles } from './runs.ts';

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

  test('with what it asks, be it in its document, from the command line, or nothing at all', () => {
    const back = (one: SavedRun) => read(filesOf({ 'a.run': one })('a.run'));
    const asks = run({ question: 'destroyed' });
    expect(asks.experiment.question?.text).toBe('destroyed');
    expect(back(asks)).toEqual(asks);
    const silent = run();
    expect(back(silent).experiment).not.toHaveProperty('question');
    const { experiment } = asks;
    const ruleset = rulesetNamed('c3g');
    const question = readQuestion('spacesMoved >= 2', ruleset, experiment.cases);
    const asked = { ...asks, experiment: { ...experiment, question } };
    expect(back(asked)).toEqual(asked);
    const { question: _, ...quiet } = experiment;
    expect(back({ ...asks, experiment: quiet }).experiment).not.toHaveProperty('question');
  });

  test('with the files that its experiment names, which need not be there any more', () => {
    const one = runOfFiles();
    expect(read(filesOf({ 'a.run': one })('a.run'))).toEqual(one);
  });

  test('sharing its scenarios with a run of the same document', () => {
    const files = filesOf({ 'a.run': half(1), 'b.run': half(2), 'c.run': half(1, { seed: 'c' }) });
    const [a, b, c, again] = ['a.run', 'b.run', 'c.run', 'a.run'].map(
      (name) => read(files(name)).experiment,
    );
    expect(b?.cases).toBe(a?.cases);
    expect(c?.cases).not.toBe(a?.cases);
    expect(again).toEqual(a);
  });
});

describe('a file is refused', () => {
  test('cut short anywhere', () => {
    const file = saved();
    const bytes = readFileSync(file);
    for (let length = 0; length < bytes.length; length++) {
      writeFileSync(file, bytes.subarray(0, length));
      expect(refusals(file).join(), `of ${length} bytes`).toMatch(
        /^a\.run: (the file is cut short; it|this is not a run that knockback has saved)/,
      );
    }
  });

  test('without its last line, without the end of it, with more behind it', () => {
    const file = saved();
    const text = readFileSync(file, 'utf8');
    const refusal = (content: string) => {
      writeFileSync(file, content);
      return refusals(file);
    };
    const wants = 'give a saved run, unchanged since it was written';
    const short = [
      'a.run: the file is cut short; it must be a saved run, unchanged since it was written',
    ];
    const lines = text.split(/(?<=\n)/);
    expect(refusal(lines.slice(0, -1).join(''))).toEqual(short);
    expect(refusal(lines.slice(0, 1).join(''))).toEqual(short);
    expect(refusal(text.slice(0, -1))).toEqual(short);
    const damaged = 'content that does not match its checksum, because it was changed or damaged';
    expect(refusal(`${text}more`)).toEqual([`a.run: ${damaged}; ${wants}`]);
    expect(refusal(`${text}more\n`)).toEqual(short);
    expect(refusal(text.replace('"hits":[2,3]', '"hits":[2,4]'))).toEqual([
      `a.run: ${damaged}; ${wants}`,
    ]);
  });

  test('of more bytes than Node reads at once', () => {
    const file = saved();
    truncateSync(file, 2 ** 31);
    expect(refusals(file)).toEqual([
      'a.run: 2147483648 bytes; give a run that knockback has saved of at most 2147483647 bytes',
    ]);
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
      'a.run: version 1.2.3 of the program wrote this file; finish it with that version, or start the run again (this is 1.2.4)',
    ]);
    const file = saved();
    forge(file, (lines) => {
      lines[0] = (lines[0] ?? '').replace('"version":2', '"version":3');
    });
    expect(refusals(file)).toEqual([
      'a.run: a newer version of the program wrote this file; finish it with that version, or start the run again',
    ]);
  });

  test('of a program whose same seed came to other rolls, with what to do', () => {
    const file = saved();
    forge(file, (lines) => {
      lines[0] = (lines[0] ?? '').replace('"version":2', '"version":1');
    });
    expect(refusals(file)).toEqual([
      'a.run: an older version of the program, which rolls differently, wrote this file; ' +
        'finish it with that version, or start the run again',
    ]);
  });

  test('that is none: a directory, a picture, an experiment, nothing', () => {
    const folder = folderOf({
      'a.png': 'PNG\0\n\0',
      'a.yaml': 'name: x\n',
      'a.json': '{}\n',
      empty: '',
    });
    for (const name of ['.', 'a.png', 'a.yaml', 'a.json', 'empty']) {
      expect(refusals(join(folder, name)).join(), name).toContain('a run that knockback has saved');
    }
    expect(refusals(join(folder, 'nowhere')).join()).toContain('there is no such file');
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
      'a.run: source: an experiment other than the one that was rolled; give the text of its file',
    ]);
  });
});

test('too many nested brackets are refused, not fallen over', () => {
  const file = saved();
  forge(file, (lines) => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    lines[0] = (lines[0] ?? '').replace('"files":[]', `"files":[["x",${deep}]]`);
  });
  expect(refusals(file)[0]).toContain('a.run: lists and mappings are nested more than 1');
});

describe('a question that was changed', () => {
  const asking = (question: unknown) => {
    const file = filesOf({ 'a.run': run({ question: 'destroyed' }) })('a.run');
    forge(file, (lines) => {
      lines[0] = JSON.stringify({ ...JSON.parse(lines[0] as string), question });
    });
    return refusals(file);
  };

  test('is refused where it is none', () => {
    expect(asking('destroyed')).toEqual([]);
    expect(asking(7)).toEqual(['a.run: question is 7; give text']);
    expect(asking('squaresMoved >= 1')[0]).toMatch(/^a\.run: question: unknown measure /);
  });
});
