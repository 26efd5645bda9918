import { describe, expect, it } from 'vitest';
import { knockback, printed } from './knockback.ts';

const COMMANDS = (await printed(['--help'])).match(/^ {2}[a-z-]+(?= {2,})/gm) ?? [];
const NAMES = COMMANDS.map((name) => name.trim()).filter((name) => name !== 'help');

describe('-h', () => {
  it('is known for every command', () => {
    expect(NAMES).toEqual(expect.arrayContaining(['odds', 'battle', 'map', 'cards', 'man']));
    expect(NAMES.slice(-3)).toEqual(['schema', 'completions', 'man']);
  });

  it.each([[], ...NAMES.map((name) => [name])])('fits a screen: %s', async (...args) => {
    const lines = (await printed([...args, '-h'])).trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(23);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  });

  it.each(NAMES)('names options that %s has', async (name) => {
    const all = await printed([name, '--help']);
    const short = (await printed([name, '-h'])).split('\n').slice(3, -3).join('\n');
    const named = [...short.matchAll(/^ {2}(-.*?) {2}/gm)].flatMap(([, flags = '']) =>
      flags.match(/--[a-z-]+/g),
    );
    for (const option of named) {
      if (option !== '--json') expect(all).toMatch(new RegExp(`${option}[ ,]`));
    }
  });

  it('is shown without any argument, as a mistake', async () => {
    const { code, stdout, stderr } = await knockback([]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(await printed(['-h']));
  });

  it('is an operand after --', async () => {
    const { code, stderr } = await knockback(['odds', '--', '-h', 'krug']);
    expect(code).toBe(2);
    expect(stderr).toContain('attacker: no card is called "-h"');
  });
});

describe('questions in the help of', () => {
  it.each([
    ['odds', ['krug', 'hawkgirl', '--no-simulation']],
    ['duel', ['krug', 'hawkgirl', '--no-simulation']],
    ['survive', ['krug', '--by', 'hawkgirl', '--no-simulation']],
    ['battle', ['krug', 'hawkgirl', '--games', '2']],
  ])('%s are questions that it answers', async (name, args) => {
    const [, short = ''] =
      (await printed([name, '-h'])).match(/^ {2}--question <[^>]*>(.*)$/m) ?? [];
    const [, long = ''] =
      (await printed([name, '--help'])).match(
        /--question <[^"]*"and"[^"]*"or"[^"]*"not",([^"]*"[^"]*")/,
      ) ?? [];
    const asked = [...`${short} ${long}`.matchAll(/"([^"]*)"/g)].map(([, text = '']) =>
      text.replace(/\s+/g, ' '),
    );
    expect(asked.length).toBeGreaterThan(2);
    for (const question of asked) {
      const { code, stderr } = await knockback([name, ...args, '--brief', '--question', question]);
      expect({ question, code, stderr }).toMatchObject({ code: 0 });
    }
  });
});

describe('numbers of either side', () => {
  const wins = async (...args: readonly string[]) =>
    printed(['duel', 'krug', 'hawkgirl', '--brief', '--no-simulation', ...args]);

  it('have the same names in every command', async () => {
    expect(await wins('--attack', '5', '--life', '3')).toBe(
      await wins('--attacker-attack', '5', '--defender-life', '3'),
    );
    expect(await wins('--attack', '5')).not.toBe(await wins());
    const odds = ['odds', '--brief', '--no-simulation', '--question', 'killed'];
    expect(await printed([...odds, '--attack', '4', '--defense', '3', '--life', '1'])).toBe(
      await printed([
        ...odds,
        ...['--attacker-attack', '4', '--defender-defense', '3', '--defender-life', '1'],
      ]),
    );
  });

  it.each([
    [['odds', '--attack', '99', '--defense', '3'], '--attack is '],
    [['odds', '--attacker-attack', '99', '--defense', '3'], '--attacker-attack is '],
    [['odds', '99', '3'], 'attack dice: '],
    [['odds', '4', '99'], 'defense dice: '],
    [['duel', 'krug', 'finn', '--defender-life', '0'], '--defender-life is '],
    [['duel', 'krug', 'finn', '--life', '0'], '--life is '],
  ])('are named in mistakes as they were typed: %j', async (args, place) => {
    const { code, stderr } = await knockback(args);
    expect(code).toBe(2);
    expect(stderr).toContain(`error: ${place}`);
  });
});

describe('commands of versions 1', () => {
  it.each([
    [
      ['board', 'the-ford'],
      ['map', 'the-ford'],
    ],
    [
      ['import-map', 'the-ford', '--crop', '0,0..2,2'],
      ['map', 'the-ford', '--crop', '0,0..2,2'],
    ],
    [
      ['powers', 'tough'],
      ['cards', '--powers', 'tough'],
    ],
  ])('%j still works, with a note', async (old, now) => {
    const { code, stdout, stderr } = await knockback(old);
    expect({ code, stdout }).toEqual({ code: 0, stdout: await printed(now) });
    expect(stderr).toContain(`note: "knockback ${old[0]}" is now "knockback ${now[0]}`);
  });

  it('finds the file of an import among its options', async () => {
    const input = 'name,life,attack,defense\nAnn,4,3,3\n';
    const { code, stdout } = await knockback(['import-cards', '--strict', '-'], { input });
    expect(code).toBe(0);
    expect(stdout).toBe(await printed(['cards', '--import', '-', '--strict'], { input }));
    expect(stdout).toContain('Ann');
  });
});

describe('--detail', () => {
  const odds = ['odds', 'krug', 'hawkgirl', '--no-simulation'];

  it.each(['brief', 'full', 'why'])('%s is the option of that name', async (detail) => {
    expect(await printed([...odds, '--detail', detail])).toBe(
      await printed([...odds, `--${detail}`]),
    );
  });

  it('normal is what is printed without it', async () => {
    expect(await printed([...odds, '--detail', 'normal'])).toBe(await printed(odds));
  });

  it('is refused with another one', async () => {
    const { code, stderr } = await knockback([...odds, '--detail', 'full', '--brief']);
    expect(code).toBe(2);
    expect(stderr).toContain('--detail full: --brief was also given');
  });

  it('is named in mistakes if it was typed', async () => {
    const { stderr } = await knockback(['odds', 'krug', 'finn', '--detail', 'why', '--json']);
    expect(stderr).toContain('--detail why: --json was also given');
    const short = await knockback(['odds', 'krug', 'finn', '--full', '--json']);
    expect(short.stderr).toContain('--full: --json was also given');
  });
});

it('an error has at most five lines', async () => {
  const input =
    '{ attacker: { attack: x, defense: y, life: z, move: w }, defender: { a: 1, b: 2, c: 3 } }';
  const { code, stderr } = await knockback(['run', '-', '--format', 'table'], { input });
  expect(code).toBe(2);
  const lines = stderr.trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(5);
  expect(lines.at(-1)).toMatch(/and .* more mistakes?$/);
});
