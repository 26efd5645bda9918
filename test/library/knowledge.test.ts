import {
  BadInput,
  card,
  cards,
  cardsText,
  collections,
  powers,
  readCards,
  readResults,
  run,
} from 'heroscape-knockback';
import { describe, expect, test } from 'vitest';
import { knockback } from '../cli/knockback.ts';

describe('cards', () => {
  test('are found by a part of their name', () => {
    expect(card('grundy').name).toBe('Solomon Grundy');
    expect(() => card('hawkgrl')).toThrow(/did you mean hawkgirl/);
  });

  test('of one’s own go first', () => {
    const [own] = readCards('name: Krug\nattack: 1\ndefense: 1\n');
    expect(own && card('krug', [own])).toBe(own);
    expect(readCards([{ name: 'A', attack: 1, defense: 2 }])).toMatchObject([{ name: 'A' }]);
    expect(() => readCards('name: A\nattack: x\n')).toThrow(BadInput);
  });

  test('are those that the command lists', async () => {
    const args = ['cards', '--type', 'hero', '--points', '80-100', '--collection', 'classic'];
    const { stdout } = await knockback([...args, '--format', 'json']);
    const listed = (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
    const found = cards({ type: 'hero', points: [80, 100], collection: 'classic' });
    expect(found.map(({ name }) => name)).toEqual(listed);
    expect(found.length).toBeGreaterThan(10);
  });

  test('may have any one number that is asked for', () => {
    const eight = cards({ life: 8 });
    expect(eight.length).toBeGreaterThan(0);
    expect(eight.every(({ life }) => life === 8)).toBe(true);
  });

  test('are in the collections that there are', () => {
    for (const collection of collections) expect(cards({ collection }).length).toBeGreaterThan(0);
    expect(() => cards({ collection: 'secret' as never })).toThrow(/^collection is "secret"/);
  });
});

describe('what the library gives cannot be changed:', () => {
  const [own] = readCards([{ name: 'A', attack: 1, defense: 2, powers: [{ tough: 2 }] }]);
  test.each([
    ['a card that is built in', card('hawkgirl')],
    ['a card of a collection', card('krug')],
    ['cards of a list', cards({ name: 'krug' })[0]],
    ['a card of one’s own', own],
    ['the powers', powers()],
    ['the collections', collections],
  ])('%s', (_, given) => {
    const before = JSON.stringify(given);
    const assign = (object: object) => Object.assign(object, { 0: 'x', name: 'x', number: 9 });
    const inside = (value: unknown): object[] =>
      typeof value === 'object' && value !== null
        ? [value, ...Object.values(value).flatMap(inside)]
        : [];
    for (const object of inside(given)) expect(() => assign(object)).toThrow(TypeError);
    expect(JSON.stringify(given)).toBe(before);
  });

  test('but what a program has made itself is its own to change', () => {
    const mine = { ...card('hawkgirl'), name: 'Mine', powers: [] };
    expect(card('mine', [mine])).toBe(mine);
    const written = { name: 'A', attack: 1, defense: 2, powers: [{ tough: 2 }] };
    readCards(written);
    expect(Object.isFrozen(mine) || Object.isFrozen(written.powers)).toBe(false);
  });
});

describe('cards are read back', () => {
  // Which numbers are assumed is a remark on the built-in cards; no card is written with it.
  const all = cards().map(({ assumed: _, ...card }) => card);

  test('as they were given', () => {
    expect(readCards(cards())).toEqual(all);
    expect(readCards({ cards: cards() })).toEqual(all);
    expect(readCards(card('krug'))).toEqual([card('krug')]);
  });

  test('from JSON', () => {
    expect(readCards(JSON.stringify(cards()))).toEqual(all);
    const mistaken = JSON.stringify([{ ...card('krug'), attack: 'x' }], null, 1);
    const line = mistaken.split('\n').findIndex((text) => text.includes('"attack": "x"')) + 1;
    expect(() => readCards(mistaken)).toThrow(new RegExp(`^cards:${line}:\\d+: \\[0\\].attack`));
  });

  test('from the text of a file', () => {
    expect(readCards(cardsText(cards()))).toEqual(all);
    expect(cardsText([card('grundy')])).toMatch(/^- name: Solomon Grundy\n[\s\S]*- tough: 1\n$/);
    expect(() => cardsText([{ name: 'A' } as never])).toThrow(BadInput);
  });
});

test('powers tell how cards write them', () => {
  const known = powers();
  expect(known.powers?.find(({ name }) => name === 'tough')).toMatchObject({ title: 'Tough' });
  expect(known.actions?.every(({ does, written }) => does !== '' && written.length > 0)).toBe(true);
});

describe('results', () => {
  test('are read back as they were written', async () => {
    const results = await run({ attacker: 'hawkgirl', defender: 'krug' }, { trials: 1000 });
    expect(readResults(JSON.stringify(results))).toEqual(results);
    expect(readResults(JSON.stringify(results[0]))).toEqual(results);
  });

  test('whose counts do not add up are refused', async () => {
    const [result] = await run({ attacker: 'hawkgirl', defender: 'krug' }, { trials: 1000 });
    const spoilt = JSON.stringify({ ...result, trials: 999 });
    expect(() => readResults(spoilt, 'mine.json')).toThrow(/^mine.json/);
  });
});
