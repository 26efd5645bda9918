import {
  BadInput,
  card,
  cards,
  check,
  duel,
  explain,
  field,
  odds,
  readResults,
  run,
} from 'heroscape-knockback';
import { describe, expect, test } from 'vitest';
import { knockback } from '../cli/knockback.ts';

const printed = async (...args: string[]) =>
  JSON.parse((await knockback([...args, '--no-simulation', '--format', 'json'])).stdout);

describe('odds', () => {
  test('are those of the command line, field by field', async () => {
    const given = await odds({ attacker: 'hawkgirl', defender: 'solomon-grundy' });
    const { name: _, ...ofCommand } = await printed('odds', 'hawkgirl', 'solomon-grundy');
    expect(given).toEqual({ name: 'Experiment', ...ofCommand });
  });

  test('are the same of text, which needs no name either', async () => {
    const data = await odds({ attacker: 'hawkgirl', defender: 'solomon-grundy' });
    const text = 'attacker: hawkgirl\ndefender: solomon-grundy';
    expect(await odds(text)).toEqual(data);
    expect(await odds(text, { file: 'some.yaml' })).toEqual(data);
    expect(await odds(`${text}\nname: Mine`)).toEqual({ ...data, name: 'Mine' });
    expect(check(text)).toEqual([]);
    await expect(odds('just a word', { file: 'some.yaml' })).rejects.toThrow(/^some\.yaml:1:1: /);
  });

  test('answer a question, of figures with numbers of their own', async () => {
    // One attack die against none: a skull, on three of six faces, wounds and therefore destroys a figure of Life 1.
    const { question } = await odds({
      attacker: { name: 'A', attack: 1 },
      defender: { name: 'B', defense: 0, life: 1 },
      question: 'destroyed',
    });
    expect(question).toEqual({ text: 'destroyed', exact: { probability: 0.5, fraction: '1/2' } });
  });

  test('are of the attack as it was when they were asked for', async () => {
    const attack = {
      attacker: { name: 'A', attack: 1 },
      defender: { name: 'B', defense: 0, life: 1 },
    };
    const expected = await odds(attack);
    const given = odds(attack);
    attack.attacker.attack = 6;
    expect(await given).toEqual(expected);
  });

  test('are plain data', async () => {
    const given = await odds({ attacker: 'hawkgirl', defender: 'the-joker' });
    expect(JSON.parse(JSON.stringify(given))).toEqual(given);
  });

  test.each([
    [
      { attacker: 'hawkgrl', defender: 'krug' },
      /^attacker: no card is called "hawkgrl".*did you mean hawkgirl/,
    ],
    [{ attacker: 'hawkgirl' }, /^defender is missing/],
    [
      { attacker: 'hawkgirl', defender: 'krug', vary: { 'defender.wounds': [0, 1] } },
      /^vary: 2 combinations/,
    ],
    [undefined, /an experiment: a mapping/],
    [
      {
        attacker: 'hawkgirl',
        defender: 'krug',
        board: { map: 'a.hsc', attacker: [0, 0], defender: [1, 0] },
      },
      'board.map is "a.hsc": the name of a file; give the text of the file, or the option `files` with functions that read files',
    ],
  ])('of %j are refused, with the field', async (attack, message) => {
    const refused = odds(attack as never);
    await expect(refused).rejects.toThrow(BadInput);
    await expect(refused).rejects.toThrow(message);
  });

  test('that nobody waits for any more are given up', async () => {
    const attack = { attacker: 'hawkgirl', defender: 'krug' };
    const reason = new Error('never mind');
    await expect(odds(attack, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const sweep = { ...attack, vary: { 'attacker.attack': [1, 2, 3, 4] } };
    const controller = new AbortController();
    const sweeping = run(sweep, { simulation: false, signal: controller.signal });
    controller.abort(reason);
    await expect(sweeping).rejects.toBe(reason);
  });
});

test('exact odds that take long leave timers and signals their turn', async () => {
  const hero = (name: string) => ({ name, life: 50, attack: 6, defense: 5 });
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  await duel({ attacker: hero('A'), defender: hero('B') });
  clearInterval(timer);
  // One before the work, and one between its parts: it takes some seconds.
  expect(turns).toBeGreaterThan(5);
});

const problemAtFight = (found: string) => ({ path: ['fight'], found, allowed: 'duel' });

describe('a duel', () => {
  test('has the odds of the command line', async () => {
    const given = await duel({ attacker: 'hawkgirl', defender: 'solomon-grundy', distance: 3 });
    const { name: _, ...ofCommand } = await printed(
      ...['duel', 'hawkgirl', 'solomon-grundy', '--distance', '3'],
    );
    expect(given).toEqual({ name: 'Experiment', ...ofCommand });
  });

  test('is what its text says, too, and need not be said to be one', async () => {
    const text = 'name: A\nattacker: hawkgirl\ndefender: krug\n';
    const fight = { name: 'A', attacker: 'hawkgirl', defender: 'krug' };
    const given = await duel(fight);
    expect(given.scenario).toMatchObject({ fight: 'duel' });
    expect(await duel({ ...fight, fight: 'duel' })).toEqual(given);
    expect(await duel({ ...fight, fight: undefined })).toEqual(given);
    expect(await duel(text)).toEqual(given);
    expect(await duel(`${text}fight: duel\n`)).toEqual(given);
  });

  test.each(['survival', 'toString', 'duell', ['duel'], null])(
    'is no other kind of fight: %j is refused, as data and as text',
    async (kind) => {
      const found = Array.isArray(kind) ? 'a list of 1' : JSON.stringify(kind);
      const message = `fight is ${found}; give duel`;
      const fight = { name: 'A', attacker: 'hawkgirl', defender: 'krug', fight: kind };
      await expect(duel(fight)).rejects.toEqual(new BadInput(problemAtFight(found)));
      await expect(duel(JSON.stringify(fight))).rejects.toThrow(BadInput);
      await expect(duel(JSON.stringify(fight))).rejects.toThrow(message);
    },
  );

  test('that cannot end is refused', async () => {
    const harmless = { name: 'A', attack: 0, defense: 1, life: 1 };
    await expect(duel({ attacker: harmless, defender: harmless })).rejects.toThrow(BadInput);
  });
});

/** Arguments that programs without type checks may pass to the library. */
describe('what is no such thing is refused in the words of any other mistake:', () => {
  const fight = { attacker: 'krug', defender: 'krug' };
  const calls: readonly (readonly [string, () => unknown, string])[] = [
    ['card(7)', () => card(7 as never), 'name is 7; give text'],
    ['cards({ points })', () => cards({ points: 'x' as never }), 'points is "x"'],
    [
      'one number of two',
      () => cards({ points: [50] as never }),
      'points is a list of 1; give a number, or a minimum and a maximum, such as [80, 100]',
    ],
    ['cards({ foo })', () => cards({ foo: 1 } as never), 'foo: unknown key "foo"'],
    ['cards({ type })', () => cards({ type: 'herro' as never }), 'type is "herro"'],
    ['field()', () => field(undefined as never), 'cards is missing'],
    ['field("krug")', () => field('krug' as never), 'cards is "krug"'],
    ['field([7])', () => field([7 as never, 'krug']), 'cards[0] is 7'],
    [
      'half a card',
      () => field(['krug', { name: 'x', attack: 1, defense: 1 } as never]),
      'cards[1].powers is missing; give a list of powers',
    ],
    ['a card without name', () => field(['krug', { attack: 1 } as never]), 'give text'],
    [
      'dice of a duel',
      () => explain({ ...fight, fight: 'duel' }, { dice: { attack: ['skull'] } }),
      'dice.attack is "skull"; give no dice for a whole fight, because they are rolled from the seed',
    ],
    ['field([{}])', () => field(['krug', {} as never]), 'cards[1]'],
    [
      'whatIf',
      () => field(['krug', 'incredible-hulk'], { whatIf: 'x' as never }),
      'options.whatIf is "x"',
    ],
    [
      'title',
      () => field(['krug', 'incredible-hulk'], { title: 7 as never }),
      'options.title is 7',
    ],
    ['question', () => odds(fight, { question: 7 as never }), 'question is 7'],
    ['dice', () => explain(fight, { dice: 7 as never }), 'options.dice is 7'],
    ['faces', () => explain(fight, { dice: { attack: 'x' as never } }), 'options.dice.attack'],
    ['a pool', () => explain(fight, { dice: { luck: ['x'] } }), 'options.dice is "luck"'],
    ['results', () => readResults(7 as never), 'this is 7; give text'],
  ];

  test.each(calls)('%s', async (_, call, message) => {
    const called = (async () => call())();
    await expect(called).rejects.toThrow(BadInput);
    await expect(called).rejects.toThrow(message);
  });
});
