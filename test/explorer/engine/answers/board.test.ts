import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANSWERS } from '../../../../src/explorer/engine/answers/index.ts';
import { read } from '../../../../src/explorer/engine/experiments.ts';
import { replyTo } from '../../../../src/explorer/engine/protocol.ts';
import { onMap } from '../../../../src/explorer/panels/board/fighters.ts';
import { BOARD_START } from '../../../../src/explorer/panels/board/start.ts';
import { encoded } from '../../../board/maps/encode.ts';
import { drawn, drawnDocuments } from '../../panels/board/boards.ts';

const SINGLE = { attacker: 'single', defender: 'single' } as const;
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('the odds on a board', () => {
  test('are those of the Attack panel, and the chances of all endings add up to 1', async () => {
    await fc.assert(
      fc.asyncProperty(drawnDocuments, async (document) => {
        const { told, endings } = await ANSWERS.onBoard({ document });
        expect(told).toEqual(await ANSWERS.odds({ document }));
        expect(endings.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      }),
      { numRuns: 20 },
    );
  });

  test('have the line from the attacker through the defender to the last space in reach', async () => {
    const board = { terrain: '1 1 1 1 . 1', attacker: [0, 0], defender: [1, 0] };
    const { line, endings } = await ANSWERS.onBoard({ document: { ...BOARD_START, board } });
    expect(line).toEqual([0, 1, 2, 3].map((column) => [column, 0]));
    // He cannot get past the hole.
    expect(endings.map(({ space }) => space[0]).sort()).toEqual([1, 2, 3]);
  });
});

test('what may happen on a board has the chance of a question about it, and happens or does not', async () => {
  const board = { terrain: '1 1 1', attacker: [0, 0], defender: [1, 0] };
  const document = { ...BOARD_START, board };
  const { chances } = await ANSWERS.onBoard({ document });
  const asked = ['displaced', 'destroyed', 'stoppedBy is edge'].map(async (question) => {
    const { answer } = await ANSWERS.odds({ document: { ...document, question } });
    return answer?.chance;
  });
  expect(chances.map(({ chance }) => chance)).toEqual(await Promise.all(asked));
  expect(chances[2]?.title).toMatch(/: edge$/);
});

describe('the places to attack from', () => {
  test('are ranked as the command line ranks them', async () => {
    const { places, headline } = await ANSWERS.aim({ document: BOARD_START });
    const input = ANSWERS.saved({ document: BOARD_START });
    const args = ['dist/knockback.js', 'aim', '-', '--no-simulation', '--format', 'json'];
    const results = JSON.parse(execFileSync(process.execPath, args, { input, encoding: 'utf8' }));
    const expected = results.map((one: { combination: { from: string } }) => one.combination.from);
    expect(places.map(({ place }) => place)).toEqual(expected);
    expect(places.map(({ worth }) => worth)).toEqual(
      results.map(
        (one: { question: { exact: { probability: number } } }) => one.question.exact.probability,
      ),
    );
    expect(headline).toContain(`Best from ${expected[0]}`);
    expect(places).toHaveLength(6);
  });

  test('are none where nothing is free beside the defender', async () => {
    const board = { terrain: '. 1 .', attacker: [1, 0], defender: [1, 0] };
    const reply = await replyTo({
      kind: 'aim',
      asked: { document: { ...BOARD_START, board: { ...board, attacker: undefined } } },
    });
    expect(reply).toMatchObject({
      problems: [expect.stringContaining('there is no space to attack from')],
    });
  });
});

describe('a map', () => {
  const ford = readFileSync('experiments/maps/the-ford.json');

  test('of hexoscape is the ground that the command line reads', async () => {
    const opened = ANSWERS.map({ name: 'the-ford.json', bytes: ford });
    const document = onMap(BOARD_START, opened, SINGLE);
    expect(document).toBeDefined();
    const stands = { attacker: [3, 2], defender: [3, 3] };
    const text = readFileSync('experiments/at-the-ford.yaml', 'utf8');
    const named = execFileSync(
      process.execPath,
      [
        'dist/knockback.js',
        'run',
        'experiments/at-the-ford.yaml',
        '--no-simulation',
        '--format',
        'json',
      ],
      { encoding: 'utf8' },
    );
    expect(text).toContain('map: maps/the-ford.json');
    const own = {
      name: 'A',
      attacker: 'hawkgirl',
      defender: 'solomon-grundy',
      board: { terrain: opened.terrain, others: opened.others, walls: opened.walls, ...stands },
    };
    const [one] = JSON.parse(named);
    const { answer } = await ANSWERS.odds({ document: own });
    expect(answer?.chance).toBe(one.question.exact.probability);
  });

  test('of Virtualscape is opened, and the two stand beside each other on it', () => {
    const tiles = Array.from({ length: 20 }, (_, i) => ({
      type: 1001,
      at: [i % 5, Math.floor(i / 5), 0] as const,
    }));
    const opened = ANSWERS.map({ name: 'a.hsc', bytes: encoded({ version: 7, tiles }) });
    const document = onMap(BOARD_START, opened, SINGLE);
    expect(drawn(document).terrain.columns).toBe(5);
    expect(read(document ?? {}).cases).toHaveLength(1);
  });

  test.each([
    ['a.hsc', new Uint8Array([1, 2, 3])],
    ['a.json', bytesOf('{"boardPieces": 5}')],
    ['a.yaml', bytesOf('terrain: <script>alert(1)</script>')],
    ['a.yaml', new Uint8Array([0xff, 0xfe, 0x00])],
    ['<img src=x onerror=alert(1)>.hsc', new Uint8Array(100_000)],
  ])('%s that is none is refused in words', async (name, bytes) => {
    const reply = await replyTo({ kind: 'map', asked: { name, bytes } });
    const [problem = ''] = 'problems' in reply ? reply.problems : [];
    expect(problem).toMatch(/.+(; give | instead of |[a-z]: )/s);
  });
});
