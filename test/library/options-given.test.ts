import {
  aim,
  BadInput,
  check,
  drawBoard,
  duel,
  explain,
  field,
  filesIn,
  odds,
  plan,
  readBoard,
  run,
} from 'heroscape-knockback';
import { describe, expect, test } from 'vitest';
import { EXACT_OPTIONS, optionsGiven, RUN_OPTIONS } from '../../src/library/options-given.ts';
import { refused } from '../experiments/scenarios/refusals.ts';

const FIGHT = { attacker: 'hawkgirl', defender: 'solomon-grundy' };
const MAPPED = { ...FIGHT, board: { map: 'b.yaml', attacker: [0, 0], defender: [1, 0] } };

const FILES = { read: () => '', readBytes: () => new Uint8Array() };

/** Every function that takes options, called as a program without types may call it. */
const CALLS: Readonly<Record<string, (options: never) => unknown>> = {
  aim: (options) => aim(FIGHT, options),
  duel: (options) => duel(FIGHT, options),
  explain: (options) => explain(FIGHT, options),
  field: (options) => field(['krug', 'incredible-hulk'], options),
  odds: (options) => odds(FIGHT, options),
  plan: (options) => plan({ turn: [], defender: 'krug' }, options),
  run: (options) => run(FIGHT, options),
};
const names = Object.keys(CALLS);

/** The promise is rejected; the function itself does not throw. */
async function refusal(name: string, options: unknown): Promise<string> {
  const promise = CALLS[name]?.(options as never);
  expect(promise).toBeInstanceOf(Promise);
  const error: unknown = await (promise as Promise<unknown>).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BadInput);
  return (error as BadInput).message;
}

describe('every function refuses', () => {
  test.each(names)('options of %s that are none', async (name) => {
    expect(await refusal(name, null)).toMatch(/^options is null; give options: /);
    expect(await refusal(name, 5)).toMatch(/^options is 5; give options: /);
    expect(await refusal(name, [])).toMatch(/^options is an empty list; give options: /);
  });

  test.each(names)('an option that %s does not have', async (name) => {
    expect(await refusal(name, { nonsense: 1 })).toMatch(
      /^options\.nonsense: unknown key "nonsense"; give one of the keys /,
    );
  });

  test.each(names.filter((name) => name !== 'explain'))(
    'a signal of %s that is none',
    async (name) => {
      for (const signal of [5, { aborted: true }]) {
        expect(await refusal(name, { signal })).toMatch(
          /^options\.signal is .*; give the signal of an AbortController$/,
        );
      }
    },
  );

  test.each(names.filter((name) => name !== 'field'))(
    'files of %s that cannot be read',
    async (name) => {
      expect(await refusal(name, { files: {} })).toMatch(
        /^options\.files is a mapping; give an object with the functions `read` and `readBytes`/,
      );
    },
  );
});

test.each<[string, object, string]>([
  ['run', { onProgress: 5 }, 'options.onProgress is 5; give a function'],
  ['run', { exact: 'no' }, 'options.exact is "no"; give true or false'],
  ['run', { simulation: 5 }, 'options.simulation is 5; give true or false'],
  ['run', { partial: 1 }, 'options.partial is 1; give true or false'],
  ['run', { file: 5 }, 'options.file is 5; give text'],
  ['run', { question: 5 }, 'options.question is 5; give text'],
  ['field', { onProgress: 5 }, 'options.onProgress is 5; give a function'],
  ['field', { superStrength: 'x' }, 'options.superStrength is "x"; give true or false'],
  ['field', { countUnmodelled: 1 }, 'options.countUnmodelled is 1; give true or false'],
  ['field', { whatIf: [5] }, 'options.whatIf[0] is 5; give text'],
])('%s refuses %j', async (name, options, message) => {
  expect(await refusal(name, options)).toBe(message);
});

test('all mistakes are told at once, with names that may have been meant', () => {
  expect(refused(() => optionsGiven(RUN_OPTIONS, { trails: 5, exact: 1 }))).toEqual([
    'options.exact is 1; give true or false',
    'options.trails: unknown key "trails" (did you mean trials?); give one of the keys file, files, question, signal, onProgress, threads, exact, simulation, partial, seed, trials, precision, kernel',
  ]);
});

test('options that are right, or left open, are taken', () => {
  const { signal } = new AbortController();
  expect(
    optionsGiven(EXACT_OPTIONS, { signal, files: FILES, file: 'a', question: undefined }),
  ).toEqual({
    file: 'a',
    question: undefined,
  });
  expect(optionsGiven(RUN_OPTIONS, { trials: '2k', seed: 7 })).toEqual({ trials: 2000, seed: '7' });
});

test('nobody looks through what files hold', () => {
  const held = {
    get contents(): never {
      throw new Error('looked at');
    },
  };
  const files = { ...FILES, held };
  expect(() => optionsGiven(EXACT_OPTIONS, { files })).not.toThrow();
});

test('check tells of its options what is wrong, and drawBoard throws it', () => {
  expect(check(FIGHT, null as never).map(({ path }) => path)).toEqual([['options']]);
  expect(check(FIGHT, { nonsense: 1 } as never).map(({ path }) => path)).toEqual([
    ['options', 'nonsense'],
  ]);
  expect(() => drawBoard(FIGHT, null as never)).toThrow(/^options is null/);
  expect(() => drawBoard(FIGHT, null as never)).toThrow(BadInput);
});

describe('files that give something else than they hold are refused where they are named:', () => {
  test.each([
    ['nothing', () => undefined, 'nothing'],
    ['bytes', () => new Uint8Array(), 'a mapping'],
    ['a promise', async () => 'terrain: 1 1', 'a promise'],
  ])('%s for text', (_, read, found) => {
    const problems = check(MAPPED, { files: { ...FILES, read: read as never } });
    expect(problems).toMatchObject([
      {
        path: ['board', 'map'],
        found: `"b.yaml": ${found}`,
        allowed: 'text, which the option `files` returns directly',
      },
    ]);
  });

  test('text for bytes', () => {
    const board = { ...MAPPED.board, map: 'b.hsc' };
    const readBytes = () => 'x' as never;
    expect(check({ ...FIGHT, board }, { files: { ...FILES, readBytes } })).toMatchObject([
      {
        path: ['board', 'map'],
        found: '"b.hsc": "x"',
        allowed: 'a Uint8Array, which the option `files` returns directly',
      },
    ]);
  });

  test('and an object that knows its files is asked as one', () => {
    class Shelf {
      readonly texts = { 'b.yaml': 'terrain: |\n  1 1 1\n' };
      read(path: 'b.yaml') {
        return this.texts[path];
      }
      readBytes() {
        return new Uint8Array();
      }
    }
    expect(check(MAPPED, { files: new Shelf() as never })).toEqual([]);
  });
});

test.each([
  ['filesIn()', () => filesIn(undefined as never), 'path is missing; give text'],
  ['readBoard(map)', () => readBoard('0 0', undefined as never), 'name is missing; give text'],
  [
    'readBoard(7)',
    () => readBoard(7 as never, 'a.hsc'),
    'map is 7; give the text of a map, or its bytes, a Uint8Array',
  ],
])('%s is refused', (_, call, message) => {
  expect(call).toThrow(BadInput);
  expect(call).toThrow(message);
});
