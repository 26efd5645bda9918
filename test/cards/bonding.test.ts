import { describe, expect, test } from 'vitest';

import { playedInBattles } from '../../src/cards/card.ts';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { fitsArmyCard } from '../../src/cards/powers/card-asked.ts';
import { eventsIn, stepsOf } from '../../src/cards/powers/standing.ts';

const cards = shippedCards().map(shippedCard);
const named = (name: string) => cards.find((one) => one.name === name);
const typed = (card: (typeof cards)[number]) => ({
  ...card,
  type: card.type ?? ((card.figures ?? 1) > 1 ? 'squad' : 'hero'),
});

const MOMENTS = ['beforeTurn', 'afterTurn', 'markersPlaced', 'roundEnds'] as const;

/** Whom all bondings of all cards let take a turn. */
const bondings = cards.flatMap((card) =>
  card.powers.flatMap(({ power, effects = [] }) =>
    MOMENTS.flatMap((moment) =>
      eventsIn(effects, moment).flatMap(({ rule }) =>
        stepsOf(rule.does).flatMap(({ turn, whom = rule.whom }) =>
          turn ? [{ card: card.name, power, whom: whom?.cards ?? {} }] : [],
        ),
      ),
    ),
  ),
);

test('more than a hundred lines of the collections give others a turn', () => {
  expect(bondings.length).toBeGreaterThan(100);
});

test.each(bondings)('$card bonds with somebody by $power', ({ whom }) => {
  expect(cards.some((one) => fitsArmyCard(whom, typed(one)))).toBe(true);
});

describe('who takes a turn with real cards', () => {
  test.each([
    ['Knights of Weston', 'Sir Denrick', true],
    ['Knights of Weston', 'Sonya Esenwein', false],
    ['Roman Legionnaires', 'Marcus Decimus Gallus', true],
    ['Sacred Band', 'Ne-Gok-Sa', false],
    ['Grok Riders', 'Ne-Gok-Sa', true],
    ['Blade Gruts', 'Grimnak', true],
    ['Minions of Utgar', 'Taelord the Kyrie Warrior', true],
    ['Minions of Utgar', 'Raelin the Kyrie Warrior (RotV)', false],
    ['Ulginesh', 'Jorhdawn', true],
    ['Wolves of Badru', 'Werewolf Lord', true],
    ['Red Wyrmling', 'White Wyrmling', true],
    ['Axegrinders of Burning Forge', 'Mogrimm Forgehammer', true],
    ['Nakita Agents', 'Gorillinators', true],
    ['Marro Hive', 'Marro Drudge', true],
    ['Marro Hive', 'Marro Warriors', false],
    ['Greenscale Warriors', 'Nilfheim', true],
    ['Greenscale Warriors', 'Red Wyrmling', false],
  ])('%s with %s: %s', (name, other, fits) => {
    const own = bondings.filter(({ card }) => card === name);
    const card = named(other);
    if (!card) throw new Error(`no card ${other}`);
    expect(own.length).toBeGreaterThan(0);
    expect(own.some(({ whom }) => fitsArmyCard(whom, typed(card)))).toBe(fits);
  });
});

describe('how much battles play of', () => {
  test.each([
    ['Knights of Weston', 'Human Champion Bonding', 'whole'],
    ['Tarn Viking Warriors', 'Berserker Charge', 'whole'],
    ['Mogrimm Forgehammer', 'Combat Leader', 'whole'],
    ['Dünd', 'Crippling Gaze 15', 'whole'],
    ['Marrden Nagrubs', 'Hivelord Life Bonding', 'whole'],
  ])('%s: %s', (name, power, played) => {
    const use = named(name)?.powers.find((one) => one.power === power);
    expect(use && playedInBattles(use)).toBe(played);
  });
});
