import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hyphenated } from '../../src/base/words/slug.ts';
import type { Card } from '../../src/cards/card.ts';
import { COLLECTIONS } from '../../src/cards/collection-text.ts';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { compileCollections } from '../../src/cards/compile-collections.ts';
import { cardSchema } from '../../src/cards/schema.ts';
import { writtenPower } from '../../src/cards/written-power.ts';
import { writtenRules } from './powers/written-rules.ts';

const CARDS = shippedCards().map((entry) => ({ ...entry, card: shippedCard(entry) }));
const card = (name: string) => CARDS.find((one) => one.card.name === name)?.card as Card;

const yaml = (collection: string) =>
  readFileSync(`src/cards/collections/${collection}.yaml`, 'utf8');

test('the built-in cards are those of the files', () => {
  const lines = compileCollections(yaml).trimEnd().split('\n');
  expect(lines).toHaveLength(CARDS.length);
  expect(lines).toEqual(
    CARDS.map(({ collection, slug, json }) => [collection, slug, json].join('\t')),
  );
});

test('the collections are as large as their sources: 218 official cards, 115 modern, 178 customs', () => {
  const sizes = COLLECTIONS.map(
    (name) => CARDS.filter(({ collection }) => collection === name).length,
  );
  expect(sizes).toEqual([218, 115, 178]);
});

test('ten official cards have other points in the modern pricing than those printed', () => {
  const repriced = CARDS.filter(({ card }) => card.modernPoints !== undefined);
  expect(repriced).toHaveLength(10);
  for (const { card } of repriced) expect(card.modernPoints).toBeGreaterThan(card.points ?? 0);
  expect(card('Deathreavers')).toMatchObject({ points: 40, modernPoints: 60 });
  expect(card('Raelin the Kyrie Warrior (RotV)')).toMatchObject({ points: 80, modernPoints: 125 });
});

test('names are found as they are written', () => {
  for (const { slug, card } of CARDS) expect(slug).toBe(hyphenated(card.name));
});

test('every card passes the schema again as its owner would write it', () => {
  for (const { card } of CARDS) {
    const powers = card.powers.map(writtenPower);
    expect(cardSchema().parse({ ...card, powers })).toEqual(card);
  }
});

test('every card says what a fight and a draft need', () => {
  for (const { card } of CARDS) {
    for (const field of ['life', 'move', 'range', 'points', 'type', 'unique'] as const) {
      expect(card[field], `${card.name}: ${field}`).toBeDefined();
    }
    expect(card.unstated, card.name).toBeUndefined();
  }
});

test('switches that powers ask for are explained beside them', () => {
  for (const { card } of CARDS) {
    for (const { power, effects = [] } of card.powers) {
      // Of figures, `state` says whether they have fallen.
      const text = JSON.stringify(effects).replaceAll(/"state":"(fallen|waiting)"/g, '');
      const switches = [...text.matchAll(/"state":"([^"]+)"/g)].map(([, s]) => s);
      const notes = card.powers.map(({ note = '' }) => note).join(' ');
      for (const name of switches) expect(notes, `${card.name}, ${power}`).toContain(name);
    }
  }
});

test('allies that powers count are explained beside them', () => {
  for (const { card } of CARDS) {
    for (const { power, effects = [], note = '' } of card.powers) {
      if (!JSON.stringify(effects).includes('"each":"ally"')) continue;
      expect(note, `${card.name}, ${power}`).toContain('allies: ');
    }
  }
});

describe('cards as printed:', () => {
  test('Krug, of whom one source prints other numbers', () => {
    expect(card('Krug')).toMatchObject({
      ...{ type: 'hero', life: 8, move: 5, range: 1, attack: 2, defense: 3, height: 8 },
      ...{ base: 'double', points: 120 },
      disagreements: { life: [5], attack: [4], defense: [4], points: [100] },
      powers: [{ power: 'Wounded Smash' }, { power: 'double-attack' }],
    });
    expect(writtenRules(card('Krug').powers[0]?.effects)).toEqual([
      { dice: { attack: { each: 'ownWound' } } },
    ]);
  });

  test('Raelin, whose aura acts through others, and who flies', () => {
    const { powers } = card('Raelin the Kyrie Warrior (RotV)');
    expect(powers).toMatchObject([
      { power: 'Defensive Aura', modelled: 'throughOthers' },
      { power: 'flying' },
    ]);
    const given = { if: { attack: 'any' }, dice: { defense: 2 } };
    const whom = { side: 'own', within: 4, sight: true };
    expect(writtenRules(powers[0]?.effects)).toEqual([{ whom, gives: given }]);
    expect(writtenRules(powers[0]?.grants)).toEqual([given]);
  });

  test('Deathreavers, whose powers do nothing in a one-on-one fight', () => {
    expect(card('Deathreavers').powers.map(({ modelled }) => modelled)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
