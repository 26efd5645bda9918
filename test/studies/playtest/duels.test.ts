import { expect, test } from 'vitest';
import type { Card } from '../../../src/cards/card.ts';
import { playField } from '../../../src/studies/field/play-field.ts';
import { nodeFieldMachine } from '../../../src/studies/field/threads/field-machine.ts';
import { playtestDuelCards, playtestDuels } from '../../../src/studies/playtest/duels.ts';
import { SETTING } from '../field/fields.ts';

const machine = nodeFieldMachine();

/** One attack die, no defense and one Life: the first to roll a skull (1/2) wins. */
const card = (name: string, points: number, more: Partial<Card> = {}): Card => ({
  name,
  attack: 1,
  defense: 0,
  life: 1,
  height: 5,
  base: 'single',
  type: 'hero',
  unique: 'unique',
  powers: [],
  points,
  ...more,
});

const tested = card('Tested', 999);
const squad = (name: string, points: number, attack: number): Card =>
  card(name, points, { type: 'squad', unique: 'common', figures: 2, attack });

test('heroes one at a time, squads in as many copies as the points buy, the nearest in points first', async () => {
  const collection = [
    tested,
    card('Dear', 300),
    card('Harmless', 90, { attack: 0 }),
    card('Equal', 100),
    card('Unplayed', 100, { powers: [{ power: 'What no duel knows', modelled: 'no' }] }),
    squad('Harmless Few', 40, 0),
    squad('Too Dear', 120, 1),
  ];
  const cards = playtestDuelCards(tested, 100, collection);
  if (!cards) throw new Error('the card has the numbers of a duel');
  const { field } = await playField({ ...SETTING, rounds: true }, cards, { machine });
  expect(playtestDuels(field, 100)).toEqual({
    points: 100,
    heroes: [
      { opponent: 'Equal', points: 100, share: expect.closeTo(0.5, 9) },
      { opponent: 'Harmless', points: 90, share: expect.closeTo(1, 9) },
      { opponent: 'Dear', points: 300, share: expect.closeTo(0.5, 9) },
    ],
    squads: [{ opponent: '2 × Harmless Few', points: 80, share: expect.closeTo(1, 9) }],
    unmodelled: [],
  });
});

test('powers of the tested card that duels leave out are named, and a card without Life has no duels', () => {
  const odd = { ...tested, powers: [{ power: 'Odd', modelled: 'no' }] as const };
  const cards = playtestDuelCards(odd, 100, [card('Equal', 100)]);
  expect(cards?.rows[0]?.unmodelled).toEqual(['Odd']);
  const { life: _, ...lifeless } = tested;
  expect(playtestDuelCards(lifeless, 100, [card('Equal', 100)])).toBeUndefined();
});
