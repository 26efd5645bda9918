import { describe, expect, test } from 'vitest';
import { DECIDED } from '../../src/battle/engine/state/own-switches.ts';
import { playedInBattles } from '../../src/cards/card.ts';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import type { PowerUse } from '../../src/cards/powers/power.ts';
import { allLinesOf } from '../../src/cards/powers/rules-in-force.ts';

const uses = shippedCards()
  .map(shippedCard)
  .flatMap(({ name, powers }) => powers.map((use) => ({ card: name, use })));

/** The lines of a power that act in battles. */
const actingIn = (use: PowerUse) => allLinesOf(use).filter((line) => line.in !== 'fights');

/** Powers that are said to be played to this extent but fail a check, by card. */
const wrong = (played: string, isWrong: (use: PowerUse) => boolean) =>
  uses
    .filter(({ use }) => playedInBattles(use) === played && isWrong(use))
    .map(({ card, use }) => `${card}: ${use.power}`);

describe('a power that battles play as a whole', () => {
  test('waits for no switch that nobody turns on', () => {
    const decided: readonly string[] = DECIDED;
    const waits = (use: PowerUse) =>
      [...JSON.stringify(actingIn(use)).matchAll(/"state":"([^"]+)"/g)].some(
        // Of figures, `state` says whether they have fallen.
        ([, name = '']) => !['fallen', 'waiting', ...decided].includes(name),
      );
    expect(wrong('whole', waits)).toEqual([]);
  });

  test('counts no allies that nobody gives, unless its aura does', () => {
    const counts = (use: PowerUse) => {
      const text = JSON.stringify(actingIn(use));
      return text.includes('"each":"ally"') && !text.includes('"gives"');
    };
    expect(wrong('whole', counts)).toEqual([]);
  });

  test('leaves nothing out, as far as its note says', () => {
    const leavesOut = ({ note = '', effects = [] }: PowerUse) =>
      /left out/.test(note) &&
      !/in one-on-one fights/.test(note) &&
      effects.every((line) => line.in === undefined);
    expect(wrong('whole', leavesOut)).toEqual([]);
  });
});

describe('a power that battles play in part', () => {
  test('says what is missing', () => {
    expect(wrong('partly', ({ missing }) => missing === undefined)).toEqual([]);
  });

  test('has something that acts in them', () => {
    expect(wrong('partly', (use) => actingIn(use).length === 0)).toEqual([]);
  });
});
