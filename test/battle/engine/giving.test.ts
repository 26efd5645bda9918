import { describe, expect, test } from 'vitest';
import { endGifts, endGiftsAtMarker } from '../../../src/battle/engine/state/gifts.ts';
import type { Document } from '../../fight/scenarios.ts';
import { hero, squad } from '../battles.ts';
import { stand } from './standing.ts';

const power = (...effects: Document[]) => ({ powers: [{ name: 'Own', effects }] });
const [GIVER, FRIEND, ENEMY] = [0, 1, 2];

/** A figure with a power, a friend, and an enemy next to the friend. */
const three = (
  line: Document,
  more: { dice?: number[]; friend?: Document; enemy?: Document } = {},
) =>
  stand(
    [
      [hero('Giver', power(line)), hero('Friend', { class: 'Cleric', ...more.friend })],
      [hero('Enemy', more.enemy)],
    ],
    [
      [2, 2],
      [4, 2],
      [5, 2],
    ],
    { ...(more.dice && { dice: more.dice }) },
  );

const effects = [{ move: 2 }, { attackDice: 1 }];

describe('as the turn of a friend begins', () => {
  const moveOf = (more: Document, playing = FRIEND, line: Document = {}) => {
    const gives = { moment: 'theirTurnBegins', to: { class: 'Cleric' }, until: 'turn', effects };
    const standing = three({ gives: { ...gives, ...more }, ...line });
    const { game, turns } = standing;
    game.state.playing = playing;
    turns.moments.friendsTurnBegins(playing);
    return game.movements.of(FRIEND).move;
  };

  test('it gets Move and dice, if it is near and an enemy within its reach', () => {
    expect(moveOf({ within: 2 })).toBe(7);
    expect(moveOf({ within: 1 })).toBe(5);
    expect(moveOf({ to: { class: 'Monk' } })).toBe(5);
  });

  test('and no other card does', () => {
    expect(moveOf({ all: true }, GIVER)).toBe(5);
  });

  test('as often as it may', () => {
    const gives = { moment: 'theirTurnBegins', to: {}, until: 'turn', effects };
    const { game, turns } = three({ gives, uses: 2, per: 'game' });
    game.state.playing = FRIEND;
    const moves = [1, 2, 3].map(() => {
      turns.moments.friendsTurnBegins(FRIEND);
      const { move } = game.movements.of(FRIEND);
      endGifts(game.state, () => true);
      return move;
    });
    expect(moves).toEqual([7, 7, 5]);
  });
});

describe('what is given', () => {
  const given = (gives: Document, dice?: number[]) => {
    const standing = three({ gives }, dice && { dice });
    standing.turns.moments.attacked(GIVER, ENEMY, true, 1, false);
    return standing.game;
  };
  const bile = {
    ...{ moment: 'hasAttacked', enemies: true, to: {}, until: 'marker' },
    effects: [{ defenseDice: -1, when: ['anyAttack'] }],
  };
  const grantOf = ({ encounters, state }: ReturnType<typeof given>) =>
    encounters.grantAt(ENEMY, state.place[ENEMY] as number);

  test('changes the dice of an attack on who has got it', () => {
    const wounds = [given(bile), three({ move: 1 }).game].map((game) => {
      const met = game.encounters.meetsNow(FRIEND, ENEMY);
      const planned = { from: 'normal' } as never;
      return game.encounters.attackDistribution(FRIEND, ENEMY, planned, met).dealt;
    });
    expect(wounds[0]).toBeGreaterThan(wounds[1] as number);
  });

  test('is over with the next order marker of anybody, or of its own side', () => {
    const lastsAfter = (until: string, side: number) => {
      const game = given({ ...bile, until });
      endGiftsAtMarker(game.state, side);
      return grantOf(game) > 0;
    };
    expect([lastsAfter('marker', 0), lastsAfter('marker', 1)]).toEqual([false, false]);
    expect([lastsAfter('ownMarker', 0), lastsAfter('ownMarker', 1)]).toEqual([false, true]);
    expect([lastsAfter('game', 0), lastsAfter('round', 1)]).toEqual([true, true]);
  });

  test('goes with the figure', () => {
    const game = given(bile);
    game.destroy(ENEMY, 0);
    expect(game.state.gifts).toEqual([]);
  });

  test('is not more often on one figure than it may', () => {
    const { game, turns } = three({ gives: { ...bile, until: 'game', most: 2 } });
    for (let i = 0; i < 3; i++) turns.moments.attacked(GIVER, ENEMY, true, 1, false);
    expect(game.state.gifts.length).toBe(2);
  });

  test('goes to all of its side as an enemy is attacked, and not to that enemy', () => {
    const gives = { moment: 'attacks', to: {}, self: true, all: true, until: 'ownMarker' };
    const { game, turns } = three({ gives: { ...gives, effects: [{ move: 1 }] } });
    turns.moments.attacks(GIVER, ENEMY);
    expect([GIVER, FRIEND, ENEMY].map((figure) => game.movements.of(figure).move)).toEqual([
      6, 6, 5,
    ]);
  });

  test('costs the figure that gives it, where it is worth that', () => {
    const dies = (points: number) => {
      const gives = { ...bile, moment: 'hasWounded', until: 'game', may: true, dies: true };
      const { game, turns } = three({ gives }, { enemy: { points } });
      turns.moments.attacked(GIVER, ENEMY, true, 1, false);
      return !game.state.isOnBoard(GIVER);
    };
    expect([dies(100), dies(2000)]).toEqual([false, true]);
  });
});

describe('an enemy that comes next to it', () => {
  const thorns = {
    ...{ moment: 'approached', enemies: true, to: { size: ['small', 'medium'] }, d20: 12 },
    ...{ until: 'turn', effects: [{ attackDice: -1 }], wounds: { 18: 1 }, stops: true },
  };
  const comes = (roll: number, size = 'medium') => {
    const { game, acts, at } = stand(
      [[hero('Thorny', power({ gives: thorns }))], [hero('Enemy', { size, move: 6 })]],
      [
        [4, 2],
        [7, 2],
      ],
      { dice: [roll] },
    );
    acts.beginTurn(1);
    acts.move(1, game.tables.ground.numberOf([3, 3]));
    return { at: at(1), wounds: game.state.wounds[1], given: game.state.gifts.length };
  };

  test('rolls at its first step there: it stops, loses a die, and may be wounded', () => {
    expect(comes(11)).toEqual({ at: [3, 3], wounds: 0, given: 0 });
    expect(comes(20, 'large')).toEqual({ at: [3, 3], wounds: 0, given: 0 });
    const stopped = comes(12);
    expect(stopped.at).not.toEqual([3, 3]);
    expect(stopped).toMatchObject({ wounds: 0, given: 1 });
    expect(comes(18)).toEqual({ ...stopped, wounds: 1 });
  });
});

describe('before attacks', () => {
  const gives = {
    ...{ moment: 'beforeAttacking', to: { name: 'Pistols' }, self: true, all: true, may: true },
    ...{ onceARound: true, until: 'turn', effects: [{ range: 4 }] },
  };
  const pistols = (place: readonly [number, number]) =>
    stand(
      [[squad('Pistols', power({ gives, uses: 3, per: 'game' }))], [hero('Enemy')]],
      [[2, 2], [2, 3], undefined, place],
    );

  test('a squad gets longer Range where that lets it attack, once a round', () => {
    const { game, turns } = pistols([6, 2]);
    turns.moments.ofCard('beforeAttacks', 0);
    expect(game.state.gifts.map(({ figure }) => figure)).toEqual([0, 1]);
    expect(game.encounters.canTargetNow(0, 3)).toBe(true);
    endGifts(game.state, () => true);
    expect(game.encounters.canTargetNow(0, 3)).toBe(false);
    turns.moments.ofCard('beforeAttacks', 0);
    expect(game.state.gifts).toEqual([]);
  });

  test('and does not spend it if no figure is near enough, or one is near enough without it', () => {
    for (const place of [
      [9, 2],
      [3, 2],
    ] as const) {
      const { game, turns } = pistols(place);
      turns.moments.ofCard('beforeAttacks', 0);
      expect(game.state.gifts).toEqual([]);
    }
  });

  test('an enemy hero loses its special attacks', () => {
    const staff = { ...gives, self: false, enemies: true, to: {}, until: 'round' };
    const { self: _, ...value } = staff;
    const special = { specialAttack: { range: 5, dice: 5 } };
    const { game, turns } = three(
      { gives: { ...value, noSpecials: true, effects: [{ attackDice: -1 }] } },
      { enemy: power(special) },
    );
    const hasSpecial = () =>
      game.encounters
        .ways(ENEMY, FRIEND, game.encounters.meetsNow(ENEMY, FRIEND))
        .some(({ ways }) => ways.some(({ attacks }) => attacks.some((one) => one.special)));
    expect(hasSpecial()).toBe(true);
    turns.moments.ofCard('beforeAttacks', GIVER);
    expect(hasSpecial()).toBe(false);
  });

  test('a friend pays with a wound', () => {
    const paid = {
      ...{ ...gives, moment: 'markerShown', to: { name: 'Giver' }, until: 'marker' },
      ...{ effects: [{ attackDice: 1 }], pays: { wounds: 1, who: { class: 'Cleric' } } },
    };
    const wounds = (points: number) => {
      const { game, turns } = three(
        { gives: paid },
        { friend: { points }, enemy: { points: 200 } },
      );
      turns.moments.markerShown(GIVER);
      return [game.state.wounds[FRIEND], game.state.gifts.length];
    };
    expect(wounds(10)).toEqual([1, 2]);
    expect(wounds(900)).toEqual([0, 0]);
  });
});
