import { describe, expect, test } from 'vitest';
import { cardPlay, kindOf, opponentsOf, playedOpponents } from '../../src/pricing/opponents.ts';
import { cardNamed, fieldAgainst, fieldOf } from '../fields/fields.ts';
import { cardOf } from './cards.ts';

const aura = { power: 'Aura', effects: [], modelled: 'no' } as const;
const leap = { power: 'Leap', effects: [], modelled: 'partly' } as const;

describe('whom a card fights', () => {
  const { life: _, ...noLife } = cardOf({ name: 'Spectator' });
  const collection = [
    cardOf({ name: 'Hero' }),
    cardOf({ name: 'Leader', powers: [aura] }),
    cardOf({ name: 'Leaper', powers: [leap] }),
    noLife,
    cardOf({ name: 'Squad', type: 'squad', figures: 3 }),
  ];

  test('is its own type, or all', () => {
    const { type: _, ...built } = cardOf();
    const [hero, squad] = [cardOf(), cardOf({ type: 'squad' })];
    expect([hero, squad, built].map((card) => kindOf(card, 'same-type'))).toEqual([
      'heroes',
      'squads',
      'heroes',
    ]);
    expect([hero, squad].map((card) => kindOf(card, 'all'))).toEqual(['cards', 'cards']);
  });

  test('are the cards with Life whose powers are all modelled, if only in part; the others are named', () => {
    const heroes = opponentsOf(collection, 'heroes');
    expect(heroes.contestants.map(({ name }) => name)).toEqual(['Hero', 'Leaper']);
    expect(heroes).toMatchObject({ unmodelled: ['Leader'], noLife: ['Spectator'] });
    const names = (kind: 'squads' | 'cards') =>
      opponentsOf(collection, kind).contestants.map(({ name }) => name);
    expect(names('squads')).toEqual(['Squad']);
    expect(names('cards')).toEqual(['Hero', 'Leaper', 'Squad']);
  });
});

describe('the mean win share', () => {
  const square = fieldOf(
    [cardNamed('a', { points: 100 }), 'b', 'c'],
    [
      [undefined, 0.6, 0.8],
      [undefined, undefined, 'endless'],
    ],
  );
  const opponents = {
    kind: 'heroes',
    contestants: square.rows,
    unmodelled: [],
    noLife: [],
  } as const;
  const played = playedOpponents(opponents, square);

  test('of the field is over pairs that have odds, without the mirror', () => {
    expect(played.cards).toEqual([
      { name: 'a', points: 100, share: expect.closeTo(0.7, 12) },
      { name: 'b', share: expect.closeTo(0.4, 12) },
      { name: 'c', share: expect.closeTo(0.2, 12) },
    ]);
  });

  test('of a card is over the field without its own name, its powers modelled or not', () => {
    const rows = [cardNamed('New', { powers: [aura, leap] }), cardNamed('A')];
    const field = fieldAgainst(rows, square.rows, [
      ['tooManyStates', 0.3, 0.5],
      [0.9, 0.5, 0.7],
    ]);
    expect(cardPlay(field, 0, played)).toMatchObject({
      share: expect.closeTo(0.4, 12),
      fought: 2,
      withoutOdds: ['a'],
      unmodelled: ['Aura'],
      partly: ['Leap'],
      cards: played.cards,
      caveats: [
        { text: 'Not modelled of New: Aura.' },
        { text: 'Modelled only in part of New: Leap.' },
      ],
    });
    expect(cardPlay(field, 1, played)).toMatchObject({
      share: expect.closeTo(0.6, 12),
      fought: 2,
      withoutOdds: [],
    });
  });

  test('is not told where no duel has odds', () => {
    const field = fieldAgainst(['New'], square.rows, [['endless', 'endless', 'endless']]);
    expect(cardPlay(field, 0, played)).toBeUndefined();
  });
});
