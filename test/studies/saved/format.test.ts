import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf, forge, half, read, refusalsOf, run, runOfFiles } from './runs.ts';

const saved = () => filesOf({ 'a.run': half(1) })('a.run');

/** Replaces a text in a file, and corrects the checksum. */
function forged(file: string, was: string, is: string): void {
  forge(file, (lines) => {
    expect(lines.join('\n')).toContain(was);
    for (const [i, line] of lines.entries()) lines[i] = line.replace(was, is);
  });
}

const CHUNKS = 'ranges of chunks, in ascending order and without overlaps';
const COUNT = 'a whole number from 0 to 9007199254740991';

describe('a file that was forged with care is refused with the field and what it should be', () => {
  /** The replaced text, the new text and the expected message. */
  const FORGED: [string, string, string][] = [
    ['"counts":[2097143', '"counts":[-1', `jobs[0].counts[0]: something else; give ${COUNT}`],
    ['"counts":[2097143', '"counts":[0.5', 'jobs[0].counts[0]: '],
    ['"counts":[2097143', '"counts":[9007199254740992', COUNT],
    ['"counts":[2097143', '"counts":["1"', 'jobs[0].counts[0]: '],
    ['"counts":[2097143', '"counts":[1e999', 'jobs[0].counts[0]: '],
    [
      '"counts":[2097143,4,5]',
      '"counts":7',
      'jobs[0].counts: something else; give a list of counts',
    ],
    ['"hits":[2,3]', '"hits":7', 'jobs[0].hits: something else; give a list of counts'],
    ['"hits":[2,3]', '"hits":[2,-3]', `jobs[0].hits[1]: something else; give ${COUNT}`],
    ['"hits":[2,3]', '"hits":[2,3],"more":1', 'jobs[0]: '],
    ['"chunks":[[0,2]]', '"chunks":[[2,0]]', `jobs[0].chunks: something else; give ${CHUNKS}`],
    [
      '"chunks":[[0,2]]',
      '"chunks":[[0,1],[1,2]]',
      `jobs[0].chunks: something else; give ${CHUNKS}`,
    ],
    ['"chunks":[[0,2]]', '"chunks":[[1,2],[0,1]]', 'jobs[0].chunks: '],
    ['"chunks":[[0,2]]', '"chunks":[[1,1]]', 'jobs[0].chunks: '],
    ['"chunks":[[0,2]]', '"chunks":[[0]]', 'jobs[0].chunks[0]'],
    ['"chunks":[[0,2]]', '"chunks":7', `jobs[0].chunks: something else; give ${CHUNKS}`],
    ['"chunks":[[0,2]]', '"chunks":[[0,1e300]]', 'jobs[0].chunks[0][1]: '],
    ['"chunks":[[0,2]]', '"chunks":[[0,8589934593]]', 'give a whole number from 0 to 8589934592'],
    [
      '"index":1',
      '"index":3',
      'shard is a mapping; give an index no higher than the number of shards',
    ],
    ['"index":1', '"index":0', 'shard.index is 0; give a whole number from 1 to 1000000'],
    ['"of":2', '"of":1000001', 'shard.of is 1000001; give a whole number from 1 to 1000000'],
    ['"trials":3145734', '"trials":1e16', '10M, 1e7 or 10_000_000'],
    ['"trials":3145734', '"neither":1', 'effort is a mapping; give trials or a precision'],
    ['"effort":{', '"effort":{"precision":0.01,', 'effort is '],
    ['"attacker":"hawkgirl"', '"attacker":"hawkgril"', 'did you mean hawkgirl?'],
    [
      '"attacker":"hawkgirl"',
      '"attacker":{"card":"hawkgirl","attack":1e9}',
      'attacker.attack is 1000000000',
    ],
    ['"document":{', '"document":{"__proto__":{},', '__proto__'],
    ['"document":{', '"more":1,"document":{', 'a.run: '],
    ['"files":[]', '"files":{}', 'files is a mapping; give a list of files'],
    ['"files":[]', '"files":[["x"]]', 'files[0]'],
    ['"files":[]', '"files":[[7,{}]]', 'files[0][0] is '],
    ['"seed":"knockback"', '"seed":7', 'seed is 7; give text'],
    ['"seed":"knockback"', '"seed":""', 'seed is ""; give text'],
  ];

  test.each(FORGED)('%s as %s', (was, is, says) => {
    const file = saved();
    forged(file, was, is);
    const [refusal = ''] = refusalsOf(() => read(file), dirname(file));
    expect(refusal).toContain(says);
    expect(refusal).toMatch(/^a\.run: /);
  });
});

describe('what a run may be is let in', () => {
  test.each<[string, string, string]>([
    [
      'the most chunks of which trials can be counted',
      '"chunks":[[0,2]]',
      '"chunks":[[0,8589934592]]',
    ],
    ['chunks that lie apart', '"chunks":[[0,2]]', '"chunks":[[0,1],[2,3],[5,9]]'],
    ['counts up to 2^53 - 1, and none', '"counts":[2097143,4,5]', '"counts":[9007199254740991,0]'],
    ['the last of very many shards', '"index":1,"of":2', '"index":1000000,"of":1000000'],
    ['a run until a precision', '"effort":{"trials":3145734}', '"effort":{"precision":0.01}'],
  ])('%s', (_, was, is) => {
    const file = saved();
    forged(file, was, is);
    expect(refusalsOf(() => read(file), dirname(file))).toEqual([]);
  });

  test('the files that an experiment names, and a text of it', () => {
    const one = runOfFiles();
    expect(read(filesOf({ 'a.run': one })('a.run')).experiment.written).toEqual(
      one.experiment.written,
    );
  });

  test('any seed, of which what would steer a terminal is written out', () => {
    const { experiment } = run();
    const one = run({}, { experiment: { ...experiment, seed: 'a\u001b[2Jb' } });
    expect(read(filesOf({ 'a.run': one })('a.run')).experiment.seed).toBe('a<U+001B>[2Jb');
  });
});
