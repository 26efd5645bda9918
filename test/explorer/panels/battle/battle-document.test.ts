import { describe, expect, test } from 'vitest';
import type { ExperimentDocument } from '../../../../src/explorer/document.ts';
import { experimentOf, read } from '../../../../src/explorer/engine/experiments.ts';
import {
  BATTLE_START,
  battleKind,
  entryOf,
  isList,
  pastedArmy,
  sidesIn,
  sumOf,
  withCard,
  withCopies,
} from '../../../../src/explorer/panels/battle/battle-document.ts';
import { duelKind } from '../../../../src/explorer/panels/duel/duel-document.ts';
import { withPanelOpen } from '../../../../src/explorer/panels/opening.ts';
import { START, withDocument } from '../../../../src/explorer/state.ts';

const armyOf = (document: ExperimentDocument, side: number) => sidesIn(document)?.[side]?.army;
const withArmies = (...armies: readonly (readonly unknown[])[]): ExperimentDocument => ({
  ...BATTLE_START,
  sides: armies.map((army) => ({ army })),
});

describe('an army', () => {
  test('of the start can be played', () => {
    expect(() => read(BATTLE_START)).not.toThrow();
  });

  test('gets cards, and copies of those that are common', () => {
    // Deathreavers are a common squad of 40 points, Krug is a unique hero of 120.
    let document = withCard(withArmies(['Krug'], ['Ne-Gok-Sa']), 0, 'Deathreavers');
    document = withCard(document, 0, 'Deathreavers');
    document = withCard(document, 0, 'Krug');
    expect(armyOf(document, 0)).toEqual(['Krug', 'Deathreavers x2']);
    expect(sumOf(armyOf(document, 0)?.map((one) => entryOf(document, one)) ?? [])).toBe(200);
    document = withCopies(document, 0, 1, 5);
    expect(armyOf(document, 0)).toEqual(['Krug', 'Deathreavers x5']);
    document = withCopies(document, 0, 1, 1);
    expect(armyOf(document, 0)).toEqual(['Krug', 'Deathreavers']);
    document = withCopies(document, 0, 0, 0);
    expect(armyOf(document, 0)).toEqual(['Deathreavers']);
    expect(armyOf(document, 1)).toEqual(['Ne-Gok-Sa']);
  });

  test('counts the points that the file counts', () => {
    const own = { name: 'Mine', points: 33, unique: 'common', attack: 2, defense: 2 };
    const sum = (document: ExperimentDocument, written: unknown) =>
      sumOf([entryOf(document, written)]);
    const with_ = { ...BATTLE_START, cards: [own] };
    expect(sum(with_, 'mine x3')).toBe(99);
    expect(sum(with_, { card: 'Mine', copies: 2, points: 50 })).toBe(100);
    expect(sum({ ...with_, costs: 'own' }, 'Mine')).toBe(0);
    expect(sum(BATTLE_START, { name: 'Written out', points: 12, copies: 2 })).toBe(24);
  });

  test('counts what the battle takes for a card without points', () => {
    const own = { name: 'Mine', life: 3, move: 5, range: 1, attack: 2, defense: 2 };
    const document = { ...withArmies(['Mine'], ['Krug']), cards: [own] };
    const { games } = experimentOf(document).plan().account;
    expect(sumOf([entryOf(document, 'Mine')])).toBe(games?.sides[0]?.points);
    expect(entryOf(document, 'Mine')).toMatchObject({ points: 100, isAssumed: true });
    // With a limit of points such a battle is refused.
    expect(entryOf({ ...document, points: 300 }, 'Mine').points).toBeUndefined();
    expect(() => read({ ...document, points: 300 })).toThrow();
  });

  test('keeps what a file says of a card beside its copies', () => {
    const document = withArmies([{ card: 'Deathreavers x2', points: 35 }], ['Krug']);
    expect(armyOf(withCopies(document, 0, 0, 3), 0)).toEqual([
      { card: 'Deathreavers', points: 35, copies: 3 },
    ]);
  });

  test('names the battle, unless somebody has named it', () => {
    const two = withCopies(BATTLE_START, 0, 0, 0);
    expect(two.name).toBe('Tarn Viking Warriors against Ne-Gok-Sa');
    const own = { ...BATTLE_START, name: 'The great battle' };
    expect(withCopies(own, 0, 0, 0).name).toBe('The great battle');
  });
});

test.each([
  ['no sides', { fight: 'battle', board: {} }],
  [
    'three sides',
    { fight: 'battle', board: {}, sides: [{ army: [] }, { army: [] }, { army: [] }] },
  ],
  ['a side without an army', { fight: 'battle', board: {}, sides: [{}, { army: [] }] }],
  ['a sweep', { ...BATTLE_START, vary: { rounds: [6, 12] } }],
])('%s is nothing that fields can say', (_, document) => {
  expect(sidesIn(document)).toBeUndefined();
});

describe('the fight goes along', () => {
  const open = (document: ExperimentDocument, to: string) =>
    withPanelOpen([duelKind, battleKind], withDocument(START, 'duel', document), to);
  const duel = (attacker: string, defender: string): ExperimentDocument => ({
    ...duelKind.start,
    attacker,
    defender,
  });

  test('into a battle of two cards that say all that a battle needs', () => {
    const { battle } = open(duel('Krug', 'Deathreavers'), 'battle').documents;
    expect(armyOf(battle ?? {}, 0)).toEqual(['Krug']);
    expect(armyOf(battle ?? {}, 1)).toEqual(['Deathreavers']);
    expect(() => read(battle ?? {})).not.toThrow();
  });

  test('not in the place of armies that were picked', () => {
    const picked = withCard(BATTLE_START, 0, 'Krug');
    const state = withDocument(START, 'battle', picked);
    const before = withDocument(state, 'duel', duel('Krug', 'Deathreavers'));
    const { battle } = withPanelOpen([duelKind, battleKind], before, 'battle').documents;
    expect(battle).toEqual(picked);
  });

  test('to a duel of the first cards of the armies', () => {
    const state = withDocument(START, 'battle', BATTLE_START);
    const { duel: next } = withPanelOpen([duelKind, battleKind], state, 'duel').documents;
    expect([next?.attacker, next?.defender]).toEqual(['Finn the Viking Champion', 'Ne-Gok-Sa']);
  });
});

describe('a pasted army', () => {
  test('is taken as forums and army builders write it, with what there is to know', () => {
    const posted = 'Raelin (80/80)\nMarro Stingers x6 (360/440)\n';
    expect(isList(posted)).toBe(true);
    expect(pastedArmy(BATTLE_START, posted)).toEqual({
      entries: ['Raelin the Kyrie Warrior (RotV)', 'Marro Stingers x6'],
      notes: ['"Raelin" means Raelin the Kyrie Warrior (RotV), from the classic collection.'],
    });
    const json = '{"units": [{"name": "Krug"}, {"name": "Deathreavers", "quantity": 3}]}';
    expect(pastedArmy(BATTLE_START, json).entries).toEqual(['Krug', 'Deathreavers x3']);
    const own = { ...BATTLE_START, cards: [{ name: 'Rats', points: 30 }] };
    expect(pastedArmy(own, 'rats x2, krug').entries).toEqual(['Rats x2', 'Krug']);
  });

  test('of which something is not understood leaves the army as it is', () => {
    expect(pastedArmy(BATTLE_START, 'Krugg\nKrug x0')).toEqual({
      notes: [
        'No card is called "Krugg" (did you mean krug?).',
        '0 copies is not a whole number of copies from 1 to 50.',
      ],
    });
    expect(pastedArmy(BATTLE_START, '{"units": [{"quantity": 2}]}').entries).toBeUndefined();
    expect(pastedArmy(BATTLE_START, '# nothing').entries).toBeUndefined();
  });

  test('is more than one name, which is typed into the field', () => {
    expect(['Krug', 'raelin the kyrie warrior'].filter(isList)).toEqual([]);
    expect(['Krug x2', 'Krug, Finn', '120 Krug', '2 Deathreavers'].every(isList)).toBe(true);
  });
});

test('an army that is text in the document is shown card by card', () => {
  const document = { ...BATTLE_START, sides: [{ army: 'krug; 2x rats' }, { army: ['Finn'] }] };
  expect(sidesIn(document)?.map(({ army }) => army)).toEqual([
    ['Krug', 'Deathreavers x2'],
    ['Finn'],
  ]);
  expect(armyOf(withCard(document, 0, 'Deathreavers'), 0)).toEqual(['Krug', 'Deathreavers x3']);
  const unknown = { ...document, sides: [{ army: 'nobody' }, { army: ['Finn'] }] };
  expect(sidesIn(unknown)).toBeUndefined();
});

test.each([
  ['2x Deathreavers', 2],
  ['Deathreavers (x3)', 3],
  ['2 Deathreavers', 2],
  ['Deathreavers (40)', 1],
])('the entry %s is shown with its copies', (entry, copies) => {
  expect(entryOf(BATTLE_START, entry)).toMatchObject({ name: 'Deathreavers', copies, points: 40 });
});
