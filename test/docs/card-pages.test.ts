import { expect, test } from 'vitest';
import { cardPages } from '../../site/card-pages.ts';
import { grouped } from '../../src/base/words/numbers.ts';
import { shippedCards } from '../../src/cards/collections.ts';
import { worthInArmies } from '../../src/studies/armies/shipped/index.ts';

const pages = new Map(cardPages().map(({ name, text }) => [name, text]));

test('each card of the collections has a page of its own, and so has each collection', () => {
  const names = shippedCards().map(({ slug }) => slug);
  const missing = [...names, 'hawkgirl', 'classic', 'modern', 'customs', 'index'].filter(
    (name) => !pages.has(name),
  );
  expect(missing).toEqual([]);
  expect(pages.size).toBe(cardPages().length);
});

test('a page says the numbers, the powers, what is whole and the points of a card', () => {
  // As printed on the card: Life 8, Attack 2, 120 points.
  const krug = pages.get('krug') ?? '';
  for (const text of ['# Krug\n', '**Life** 8 ·', '**Attack** 2 ·', '**Points** 120\n'])
    expect(krug).toContain(text);
  expect(krug).toContain('Wounded Smash: It adds 1 die to its normal attack for each wound on it.');
  expect(krug).toContain('Everything on the card is modelled in attacks, duels and battles.');
  const worth = worthInArmies('Krug', 'classic');
  expect(krug).toContain(
    `Worth ${Math.round(worth?.points ?? 0)} points in armies, estimated from the point margins of ${grouped(worth?.games ?? 0)} games between random armies`,
  );
  // 20 × 8 Life, 2 × 5 Move, 5 × 1 Range, 15 × 2 dice, 17 × 3 dice and 4 × 2 attacks, less 115.
  expect(krug).toContain('149 points by the [published formula]');
  expect(krug).not.toContain('What is left out');
});

test('a page says why its card is not complete', () => {
  const lacking = [...pages.values()].filter((text) =>
    /^Something on the card|; something is left out/m.test(text),
  );
  expect(lacking.length).toBeGreaterThan(0);
  for (const text of lacking) expect(text).toMatch(/## What is left out\n\n- In \w+: \S/);
});

test('links of the lists lead to pages of cards', () => {
  for (const name of ['index', 'classic', 'modern', 'customs']) {
    const links = [...(pages.get(name) ?? '').matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, to]) => to);
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((to) => !pages.has(to ?? ''))).toEqual([]);
  }
});
