import { describe, expect, test } from 'vitest';
import type { Document } from '../../../fight/scenarios.ts';
import { hero } from '../../battles.ts';
import { stand } from '../standing.ts';

const power = (...effects: Document[]) => ({ powers: [{ name: 'Own', effects }] });

/** An archer at the left, a friend of its target next to it, and the target three spaces off. */
const row = (
  archer: Document,
  target: Document,
  friend: Document = {},
  friendAt = 1,
  dice?: number[],
) =>
  stand(
    [
      [hero('Archer', { range: 6, ...archer })],
      [hero('Target', { size: 'small', unique: 'unique', ...target }), hero('Friend', friend)],
    ],
    [
      [2, 2],
      [5, 2],
      [2 + friendAt, 2],
    ],
    dice ? { dice } : {},
  );

describe('who may be attacked', () => {
  const attacksNot = (more: Document) => power({ attacksNot: { to: { size: 'small' }, ...more } });
  test.each<[Document, Document, boolean]>([
    [{}, {}, true],
    [attacksNot({}), {}, false],
    [attacksNot({}), { size: 'large' }, true],
    [attacksNot({ engaged: true }), {}, true],
    [attacksNot({ engaged: false }), {}, false],
    [attacksNot({ unmarked: true }), {}, false],
    [{}, power({ notAttacked: { beyond: 2 } }), false],
    [{}, power({ notAttacked: { beyond: 3 } }), true],
  ])('%j, %j: %j', (archer, target, may) => {
    expect(row(archer, target, {}, 7).game.encounters.canTargetNow(0, 1)).toBe(may);
  });

  test('not by those engaged with a friend that is named', () => {
    const notAttacked = power({ notAttacked: { engagedWith: { class: 'Warrior' } } });
    const past = power({ attacksPast: { type: 'hero' } });
    const may = (friend: string, at: number) =>
      row(past, notAttacked, { class: friend }, at).game.encounters.canTargetNow(0, 1);
    expect([may('Warrior', 1), may('Wizard', 1), may('Warrior', 7)]).toEqual([false, true, true]);
  });
});

describe('the first time in a turn that somebody would attack it', () => {
  const hides = {
    at: 'chosen',
    from: { type: 'hero' },
    who: 'itself',
    until: 'turn',
    d20: 13,
    wholly: true,
  };
  test.each([
    [13, true],
    [12, false],
  ])('a D20 of %i hides it from those next to it as well: %j', (roll, isHidden) => {
    const { game, turns } = row({}, power({ hides }), {}, 7, [roll, 20]);
    // There is only one try.
    for (let i = 0; i < 2; i++) turns.moments.targeted(0, 1, true);
    expect(game.encounters.canTargetNow(0, 1)).toBe(!isHidden);
  });

  test('others need not be asked', () => {
    const from = { type: 'squad' };
    const { game, turns } = row({}, power({ hides: { ...hides, from } }), {}, 7, [20]);
    turns.moments.targeted(0, 1, true);
    expect(game.encounters.canTargetNow(0, 1)).toBe(true);
  });
});
