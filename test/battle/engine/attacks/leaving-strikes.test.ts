import { describe, expect, test } from 'vitest';
import { shippedCard, shippedCards } from '../../../../src/cards/collections.ts';
import { writtenRules } from '../../../cards/powers/written-rules.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { hero } from '../../battles.ts';
import { stand, WIDE } from '../standing.ts';

const power = (...effects: Document[]) => ({ powers: [{ name: 'Power', effects }] });

/** A figure next to an enemy walks away from it, with a friend next to that enemy as well: whether it is struck. */
function isStruck(
  own: Document,
  enemy: Document,
  friend: Document = {},
  dice?: readonly number[],
  glyphs: readonly string[] = [],
) {
  const { game, acts, told } = stand(
    [
      [
        hero('One', { size: 'small', type: 'hero', ...own }),
        hero('Friend', { species: 'Orc', ...friend }),
      ],
      [hero('Enemy', { size: 'large', ...enemy })],
    ],
    [
      [2, 2],
      [4, 2],
      [3, 2],
    ],
    {
      ...(dice && { dice }),
      more: {
        board: { terrain: WIDE, others: glyphs.map((glyph) => ({ glyph, at: [4, 2] })) },
      },
    },
  );
  game.state.dice.skulls = (dice) => dice;
  const { tables, state } = game;
  acts.beginTurn(0);
  const reach = game.reach(0);
  const far = tables.ground.numberOf([0, 2]);
  const strikes = reach.strikes[far];
  acts.move(0, far);
  return {
    expected: strikes,
    struck: told.some(({ is }) => is === 'struck'),
    wounds: state.wounds[0],
  };
}

describe('a figure that leaves an enemy is attacked', () => {
  const free = { expected: 0, struck: false, wounds: 0 };
  const hit = { expected: 1, struck: true, wounds: 1 };
  test.each<[string, Document, Document, Document, object]>([
    ['by everybody', {}, {}, {}, hit],
    [
      'but not by whom it leaves unstruck',
      power({ leavesUnstruck: { size: 'large' } }),
      {},
      {},
      free,
    ],
    ['but by others', power({ leavesUnstruck: { size: 'small' } }), {}, {}, hit],
    [
      'but not by whom it is spared',
      {},
      power({ cannotStrike: { at: { size: 'small' } } }),
      {},
      free,
    ],
    ['but by who spares others', {}, power({ cannotStrike: { at: { size: 'huge' } } }), {}, hit],
    [
      'but not by an enemy that a friend draws to itself',
      {},
      {},
      power({
        aura: {
          within: 1,
          to: { side: 'enemies' },
          effects: [{ cannotStrike: { except: { species: 'Orc' } } }],
        },
      }),
      free,
    ],
  ])('%s', (_, own, enemy, friend, expected) => {
    expect(isStruck(own, enemy, friend)).toEqual(expected);
  });

  // "When X starts to fly, if it is engaged it will not take any leaving engagement attacks": Flying alone says no such thing.
  const stealthFlying = power({ flying: true }, { fliesUnstruck: true });
  test.each<[string, Document, readonly string[], object]>([
    ['flies', power({ flying: true }), [], hit],
    ['flies with stealth', stealthFlying, [], free],
    ['would fly with stealth, but has to walk', stealthFlying, ['Rannveig'], hit],
  ])('when it %s', (_, own, glyphs, expected) => {
    expect(isStruck(own, {}, {}, undefined, glyphs)).toEqual(expected);
  });

  test('which all cards have that fly with stealth', () => {
    const uses = shippedCards()
      .flatMap((entry) => shippedCard(entry).powers)
      .filter((use) => use.power === 'Stealth Flying');
    expect(uses).toHaveLength(15);
    for (const { effects } of uses)
      expect(writtenRules(effects)).toEqual([
        { mode: 'fly' },
        { whom: { side: 'enemy' }, bar: { strike: 'flying' } },
      ]);
  });

  test.each([
    [9, 0],
    [8, 1],
  ])('and saved by the aura of a friend on %d', (roll, wounds) => {
    const aura = { within: 5, to: {}, effects: [{ ignoreLeavingWounds: 9 }] };
    expect(isStruck({}, {}, power({ aura }), [roll])).toMatchObject({ struck: true, wounds });
  });
});
