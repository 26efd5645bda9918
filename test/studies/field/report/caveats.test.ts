import { expect, test } from 'vitest';
import { fieldCaveats } from '../../../../src/studies/field/caveats.ts';
import { caveatsOfField } from '../../../../src/studies/field/report/blocks.ts';
import { cardNamed, fieldAgainst, fieldOf } from '../fields.ts';
import { itemsOf, oddCard, partlyCard, tablesOf } from './fields.ts';

const texts = (...given: Parameters<typeof fieldOf>) =>
  fieldCaveats(fieldOf(...given)).map(({ text }) => text);

const SHARES = [[undefined, 0.5]] as const;
const KNOWN = { move: 5, range: 1 };

test('powers that wait for a switch are caveats until it is on', () => {
  const effects = [{ attackDice: 1, when: [{ state: 'shadow' }] }];
  const lurker = cardNamed('Lurker', { ...KNOWN, powers: [{ power: 'Ambush', effects }] });
  const cards = [lurker, cardNamed('Other', KNOWN)];
  expect(texts(cards, SHARES)).toEqual([
    'Conditions assumed not to hold for Lurker: shadow (Ambush).',
  ]);
  expect(texts(cards, SHARES, { states: ['shadow'] })).toEqual([]);
});

test('numbers that are assumed are caveats where they count', () => {
  const vague = cardNamed('Vague', { assumed: ['life', 'height'] });
  const life = "Vague's Life of 4 is an assumption: the rule document does not give it.";
  const apart = ['Vague', 'Other'].flatMap((name) => [
    `${name}'s card gives no Move: 5 is assumed.`,
    `${name}'s card gives no Range: 1 is assumed.`,
  ]);
  expect(texts([vague, cardNamed('Other')], SHARES)).toEqual([life]);
  expect(texts([vague, cardNamed('Other')], SHARES, { distance: 2 })).toEqual([life, ...apart]);
  const strong = cardNamed('Other', { powers: [{ power: 'super-strength' }] });
  expect(texts([vague, strong], SHARES)).toEqual([life, ...apart]);
  expect(texts([vague, strong], SHARES, { superStrength: false })).toEqual([life]);
});

test('only cards that count have caveats', () => {
  const half = "Modelled only in part: D's Half Power.";
  const cards = [oddCard('C'), partlyCard('D')];
  expect(texts(cards, SHARES)).toEqual([half]);
  expect(texts(cards, SHARES, { countsUnmodelled: true })).toEqual([
    "Not modelled: C's Odd Power.",
    half,
  ]);
});

test('several targets are a caveat where a squad is fought, not of the card itself', () => {
  const use = {
    power: 'Sweep',
    effects: [],
    modelled: 'partly',
    missing: 'several targets',
  } as const;
  const sweeper = cardNamed('Sweeper', { type: 'squad', figures: 2, powers: [use] });
  expect(texts([sweeper, cardNamed('Hero')], SHARES)).toEqual([]);
  const squad = cardNamed('Squad', { type: 'squad', figures: 2 });
  expect(texts([sweeper, squad], SHARES)).toEqual([
    "Played against only one figure: Sweeper's Sweep.",
  ]);
  const rows = fieldAgainst([sweeper], [cardNamed('Hero'), squad], [[0.5, 0.5]]);
  expect(fieldCaveats(rows)).toHaveLength(1);
});

test('a few stand under the answer, many in a table below', () => {
  const few = caveatsOfField(fieldOf(['A', partlyCard('D')], SHARES));
  expect(itemsOf(few.underHeadline, 'Caveats')).toEqual(["Modelled only in part: D's Half Power."]);
  expect(few.below).toEqual([]);
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
  const many = caveatsOfField(fieldOf(names.map(partlyCard), []));
  expect(itemsOf(many.underHeadline, 'Caveats')).toEqual([
    'There are nine caveats about nine cards; they are listed below.',
  ]);
  expect(tablesOf(many.below)[0]?.rows[8]).toEqual(['I', "Modelled only in part: I's Half Power."]);
});

test('a card among its own opponents has each caveat once', () => {
  const vague = cardNamed('Vague', { ...KNOWN, assumed: ['life'] });
  const others = [cardNamed('Other', KNOWN), vague];
  const field = fieldAgainst([vague, cardNamed('Second', KNOWN)], others, [
    [0.5, 0.5],
    [0.5, 0.5],
  ]);
  expect(fieldCaveats(field).map(({ text }) => text)).toEqual([
    "Vague's Life of 4 is an assumption: the rule document does not give it.",
  ]);
});
