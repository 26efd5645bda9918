import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import type { Document } from '../../fight/scenarios.ts';
import { hero, squad } from '../battles.ts';
import { stand } from '../engine/standing.ts';
import { toldTexts } from './told-texts.ts';

const power = (name: string, ...effects: Document[]) => ({ powers: [{ name, effects }] });

/** The narration of a turn of the first card, at some distance from an enemy, with a policy that does nothing. */
function idle(card: Document, away: number): string {
  const { figures = 1 } = card as { readonly figures?: number };
  const own = Array.from({ length: figures }, (_, i) => [0, i] as const);
  const standing = stand([[card], [hero('Enemy')]], [...own, [away, 0]]);
  const { game, turns } = standing;
  game.policies[0].turn = () => {};
  atOnce(turns.markerTurn(0));
  return toldTexts(standing).join(' ');
}

describe('a turn in which no figure moves or attacks is told with its reason', () => {
  test('no enemy can be reached', () => {
    expect(idle(hero('Finn', { move: 2 }), 9)).toBe(
      'Finn cannot reach an enemy this turn, and Red waits.',
    );
    expect(idle(squad('Tarns', { move: 2 }), 9)).toBe(
      'No figure of Tarns can reach an enemy this turn, and Red waits.',
    );
  });

  test('no figure can move, and no enemy is near', () => {
    expect(idle(hero('Finn', { move: 0 }), 9)).toBe(
      'Finn cannot move, and no enemy is within reach.',
    );
    expect(idle(squad('Tarns', { move: 0 }), 9)).toBe(
      'No figure of Tarns can move, and no enemy is within reach.',
    );
  });

  test('the side does without an attack, before moving or after', () => {
    expect(idle(hero('Finn', { move: 0 }), 1)).toBe('Finn could attack, but Red waits.');
    expect(idle(hero('Finn', { move: 5 }), 6)).toBe('Finn could attack, but Red waits.');
  });
});

test('control for a turn is told as given and as given back, with the reason why nothing was done', () => {
  const greed = power('Greed', { lendsItself: 20 });
  const standing = stand(
    [[hero('Isamu', { ...greed, move: 0 }), hero('Friend')], [hero('Enemy')]],
    [
      [0, 0],
      [2, 4],
      [9, 5],
    ],
  );
  standing.game.policies[1].turn = () => {};
  standing.turns.moments.turnEnds(0);
  expect(toldTexts(standing).join(' ')).toMatch(
    /Isamu fights for Blue for one turn\. Isamu cannot move, and no enemy is within reach\. Isamu fights for Red again\.$/,
  );
});

test('dice that an aura lets a figure roll again are told with the aura', () => {
  const reroll = { rerolls: { dice: 'attack', faces: ['blank', 'shield'] } };
  const brutal = power('Brutality', { aura: { within: 4, to: {}, effects: [reroll] } });
  const standing = stand(
    [[hero('Finn', { attack: 6 }), hero('Captain', brutal)], [hero('Enemy', { life: 20 })]],
    [
      [2, 2],
      [1, 2],
      [3, 2],
    ],
  );
  standing.acts.beginTurn(0);
  standing.acts.attack(0, 2);
  // All of six dice show skulls once in sixty-four times.
  expect(toldTexts(standing).join(' ')).toMatch(
    /^Finn attacks Enemy: (?:no|\d) skulls? of 6 dice\. Finn rolls \d (?:die|dice) again for Captain's Brutality: (?:no|\d) skulls?\. Finn now has (?:no|\d) skulls? against/,
  );
});

test('a figure one space away that is not adjacent is told so', () => {
  const standing = stand(
    [[hero('Archer', { range: 4, height: 3 })], [hero('Enemy')]],
    [
      [2, 0],
      [3, 0],
    ],
    { terrain: '1a 1 9 1 1c' },
  );
  standing.acts.beginTurn(0);
  standing.acts.attack(0, 1);
  expect(toldTexts(standing)[0]).toMatch(/^Archer attacks Enemy from 1 space away: /);
});
