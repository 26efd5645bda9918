import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import { aftermathOf } from '../../../src/battle/engine/powers/moments/aftermath.ts';
import { chanceSaved, spared } from '../../../src/battle/engine/powers/moments/saving.ts';
import type { Space } from '../../../src/board/space.ts';
import type { ThrowOutcome } from '../../../src/fight/combat/throw-outcome.ts';
import type { Document } from '../../fight/scenarios.ts';
import { hero, squad } from '../battles.ts';
import { type Standing, stand } from './standing.ts';

const power = (...effects: Document[]) => [{ name: 'Trick', effects }];

/** In a row: an enemy, the figure that it attacks, and a friend of that figure; another enemy four spaces away. */
const row = (target: Document, friend: Document, enemy: Document = {}) =>
  stand(
    [
      [hero('Target', target), hero('Friend', friend)],
      [hero('Enemy', enemy), hero('Far', { type: 'hero', unique: 'unique' })],
    ],
    [
      [3, 2],
      [4, 2],
      [2, 2],
      [7, 2],
    ],
  );
const [TARGET, FRIEND, ENEMY, FAR] = [0, 1, 2, 3];
const hit = (enemyWounds: number, enemyDestroyed = false) =>
  ({ enemyWounds, enemyDestroyed, spacesMoved: 0 }) as unknown as ThrowOutcome;

describe('wounds that would destroy another count for nothing', () => {
  const saves = { within: 1, to: { species: 'Elf' }, dice: 4, symbols: 2 };
  const isSaved = (wounds: number, face: number, species = 'Elf') => {
    const { game } = row({ life: 3, species }, { powers: power({ saves }) });
    game.state.dice.below = () => face;
    return spared(game, ENEMY, TARGET, hit(wounds, wounds >= 3), true).enemyWounds === 0;
  };

  test('where dice show the symbol often enough, which one face in six has', () => {
    expect([isSaved(3, 0), isSaved(3, 1), isSaved(2, 0)]).toEqual([true, false, false]);
    expect(isSaved(3, 0, 'Orc')).toBe(false);
  });

  test('as often as three symbols fall on ten dice', () => {
    const leaf = { within: 8, to: {}, dice: 10, symbols: 3 };
    const { game } = row({ life: 1 }, { powers: power({ saves: leaf }) });
    const tries = 4000;
    let saved = 0;
    for (let i = 0; i < tries; i++)
      saved += Number(!spared(game, ENEMY, TARGET, hit(1, true), true).enemyDestroyed);
    const of = (n: number, ways: number) => ways * (1 / 6) ** n * (5 / 6) ** (10 - n);
    const chance = 1 - of(0, 1) - of(1, 10) - of(2, 45);
    expect(Math.abs(saved / tries - chance)).toBeLessThan(
      5 * Math.sqrt((chance * (1 - chance)) / tries),
    );
  });

  test('by no figure itself, nor by a friend off the board or too far away', () => {
    const isSavedIn = ({ game }: Standing) => {
      game.state.dice.below = () => 0;
      return !spared(game, ENEMY, TARGET, hit(3, true), true).enemyDestroyed;
    };
    const target = { life: 3, species: 'Elf' };
    const savesWithin = (within: number, at?: Space) => {
      const standing = row(target, { powers: power({ saves: { ...saves, within } }) });
      const { state, tables } = standing.game;
      state.take(FRIEND);
      if (at) state.put(FRIEND, tables.ground.numberOf(at));
      return isSavedIn(standing);
    };
    expect(isSavedIn(row({ ...target, powers: power({ saves }) }, {}))).toBe(false);
    expect(savesWithin(1)).toBe(false);
    expect([savesWithin(1, [5, 2]), savesWithin(2, [5, 2])]).toEqual([false, true]);
  });

  test('with the chance on which policies count, by each of several friends', () => {
    const leaf = power({ saves: { within: 8, to: {}, dice: 2, symbols: 1 } });
    const { game } = stand(
      [
        [hero('Target'), hero('One', { powers: leaf }), hero('Two', { powers: leaf })],
        [hero('Enemy')],
      ],
      [
        [3, 2],
        [4, 2],
        [5, 2],
        [8, 2],
      ],
    );
    expect(chanceSaved(game, 0)).toBeCloseTo(1 - (25 / 36) ** 2, 12);
    expect(chanceSaved(game, 1)).toBeCloseTo(11 / 36, 12);
  });
});

describe('a friend next to it dies instead', () => {
  const sacrifices = { of: { species: 'Goblin' } };
  const dies = (friend: Document, isNormal = true, wounds = 3) => {
    const { game } = row({ life: 3, points: 100, powers: power({ sacrifices }) }, friend);
    const { enemyWounds } = spared(game, ENEMY, TARGET, hit(wounds, wounds >= 3), isNormal);
    expect(enemyWounds === 0).toBe(!game.state.isOnBoard(FRIEND));
    return enemyWounds === 0;
  };

  test('where it is worth less than the wounds of a normal attack', () => {
    expect(dies({ species: 'Goblin', points: 30 })).toBe(true);
    expect(dies({ species: 'Goblin', points: 30 }, false)).toBe(false);
    expect(dies({ species: 'Orc', points: 30 })).toBe(false);
    // One of three wounds costs 33 of its 100 points.
    expect(dies({ species: 'Goblin', points: 34 }, true, 1)).toBe(false);
  });

  test('the cheapest next to it', () => {
    const goblin = (name: string, points: number) => hero(name, { species: 'Goblin', points });
    const { game } = stand(
      [
        [
          hero('Target', { life: 3, points: 100, powers: power({ sacrifices }) }),
          goblin('Dear', 30),
          goblin('Cheap', 20),
          goblin('Apart', 10),
        ],
        [hero('Enemy')],
      ],
      [
        [3, 2],
        [4, 2],
        [2, 2],
        [5, 2],
        [8, 2],
      ],
    );
    spared(game, 4, 0, hit(3, true), true);
    expect([1, 2, 3].map((friend) => game.state.isOnBoard(friend))).toEqual([true, false, true]);
  });
});

describe('who destroys an enemy', () => {
  const turnForKill = { of: { type: 'hero', unique: 'unique' }, apart: true };
  const owes = (target: number) => {
    const { game } = row({ powers: power({ turnForKill }) }, {});
    aftermathOf(game, TARGET, target, true)?.after(1, true);
    return game.state.orders.isOwed;
  };

  test('has earned another turn, if that one was not next to it', () => {
    expect([owes(FAR), owes(ENEMY)]).toEqual([true, false]);
  });

  test('takes its place after a special attack', () => {
    const { game, at } = row({ powers: power({ takesPlace: true }) }, {});
    const space = game.state.spaceA(FAR);
    game.destroy(FAR, 0);
    const attack = { isNormal: false, wounds: 1, isDestroyed: true };
    game.moments?.replace(TARGET, { it: FAR, space, attack });
    expect(at(TARGET)).toEqual([7, 2]);
  });
});

test('a leaving engagement attack wounds further, by a D20', () => {
  const left = (roll: number, skulls = 1) => {
    const leavingWounds = { d20: 12, wounds: 2, to: { type: 'hero' } };
    const { game, acts } = stand(
      [[hero('One', { life: 9, move: 5 })], [hero('Two', { powers: power({ leavingWounds }) })]],
      [
        [3, 2],
        [4, 2],
      ],
      { dice: [roll] },
    );
    game.state.dice.skulls = () => skulls;
    acts.beginTurn(0);
    acts.move(0, game.tables.ground.numberOf([1, 2]));
    return game.state.wounds[0];
  };
  expect([left(12), left(11), left(12, 0)]).toEqual([3, 1, 0]);
});

test('a squad loses a figure where its table gives too little', () => {
  const after = (face: number) => {
    const effects = power({ attackDice: { 2: 1, 12: 3 } }, { losesFigure: 0 });
    const { game, turns } = stand(
      [[squad('Wolves', { powers: effects })], [hero('Enemy')]],
      [
        [0, 0],
        [0, 1],
        [0, 2],
        [9, 5],
      ],
    );
    game.policies = [{ ...game.policies[0], turn() {} }, game.policies[1]] as typeof game.policies;
    // The faces of the die that rolls it say how many rows they reach.
    game.state.dice.below = () => face;
    atOnce(turns.markerTurn(0));
    return game.state.left[0];
  };
  const whole = 3;
  expect([whole, whole - 1]).toContain(after(0));
  expect(new Set([after(0), after(19)])).toEqual(new Set([whole, whole - 1]));
});

describe('a figure that is destroyed to heal another', () => {
  const left = (points: number) => {
    const healsFriend = {
      moment: 'markerShown',
      within: 1,
      to: { type: 'hero' },
      wounds: 1,
      dies: true,
    };
    const { game, acts, turns } = stand(
      [
        [
          squad('Grubs', { figures: 3, points, powers: power({ healsFriend }) }),
          hero('Lord', { life: 4, points: 200 }),
        ],
        [hero('Enemy')],
      ],
      [
        [3, 1],
        [3, 3],
        [4, 3],
        [3, 2],
        [9, 5],
      ],
    );
    game.wound(3, 2, 'own side');
    acts.beginMarker();
    turns.moments.ofCard('markerShown', 0);
    return [game.state.left[0], game.state.wounds[3]];
  };

  test('is worth less than a wound of it, and one a turn', () => {
    // A wound of four costs 50 of the 200 points; a grub is a third of its card.
    expect(left(30)).toEqual([2, 1]);
    expect(left(180)).toEqual([3, 2]);
  });
});

describe('a friend next to it takes its wounds', () => {
  const takesWounds = { of: { class: 'Rogue' } };
  const takes = (attacker: number, more: Document = {}, points = 50) => {
    const { game } = row(
      { life: 3, points: 100, class: 'Rogue', ...more },
      { life: 5, points, powers: power({ takesWounds }) },
    );
    const { enemyWounds } = spared(game, attacker, TARGET, hit(2), false);
    return [enemyWounds, game.state.wounds[FRIEND]];
  };

  test('of an attacker that is not adjacent to it, where they cost less there', () => {
    expect(takes(FAR)).toEqual([0, 2]);
    expect(takes(ENEMY)).toEqual([2, 0]);
    expect(takes(FAR, { class: 'Monk' })).toEqual([2, 0]);
    expect(takes(FAR, {}, 500)).toEqual([2, 0]);
  });
});
