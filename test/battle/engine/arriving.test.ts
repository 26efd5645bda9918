import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import { battleEngine } from '../../../src/battle/engine/index.ts';
import type { Document } from '../../fight/scenarios.ts';
import { nth } from '../armies/setup.ts';
import { battleOf, hero, squad } from '../battles.ts';
import { stand, WIDE } from './standing.ts';

const power = (...effects: Document[]) => ({ powers: [{ name: 'Own', effects }] });

describe('figures that wait off the board come one at a time', () => {
  const waiting = (arrives: Document, period = 'round') =>
    stand(
      [[squad('Late', power({ arrives, uses: 1, per: period })), hero('Friend')], [hero('Enemy')]],
      [undefined, undefined, undefined, [2, 2], [8, 2]],
    );

  test('near a friend, as a round begins', () => {
    const { game, turns, at } = waiting({ moment: 'roundBegins', to: {}, within: 3, sight: true });
    turns.moments.roundBegins();
    turns.moments.roundBegins();
    expect([0, 1, 2].map((one) => game.state.isOnBoard(one))).toEqual([true, false, false]);
    // As near to the enemy as it may.
    expect(at(0)).toEqual([5, 2]);
  });

  test('next to whose marker is revealed', () => {
    const { game, turns } = waiting({
      moment: 'theirMarkerShown',
      to: { type: 'hero' },
      within: 1,
    });
    game.state.orders.acting = 0;
    turns.moments.markerShown(0);
    expect(game.state.isOnBoard(0)).toBe(false);
    game.state.orders.acting = 1;
    turns.moments.markerShown(1);
    expect(game.state.areAdjacent(0, 3)).toBe(true);
  });

  test('not adjacent to any figure, and do not move in that turn', () => {
    const arrives = { moment: 'markerShown', to: {}, apart: true, still: true };
    const { game, turns, acts } = waiting(arrives, 'turn');
    const moves: number[] = [];
    const policy = {
      ...game.policies[0],
      turn: () => moves.push(...[0, 1].map((one) => game.movements.of(one).move)),
    };
    game.policies = [policy, policy] as unknown as typeof game.policies;
    game.state.put(1, game.tables.ground.numberOf([0, 0]));
    atOnce(turns.markerTurn(0));
    expect(moves).toEqual([0, 5]);
    expect(game.movements.of(0).move).toBe(5);
    expect([3, 4].some((one) => game.state.areAdjacent(0, one))).toBe(false);
    expect(acts.mayAct(2)).toBe(false);
  });

  test('and keep their side in the game until they do', () => {
    const arrives = { moment: 'markerShown', to: {}, apart: true };
    const { play, result } = battleEngine(
      battleOf({
        sides: [
          { army: [squad('Late', power({ arrives, uses: 1, per: 'turn' }))] },
          { army: [hero('Enemy')] },
        ],
        board: { terrain: WIDE },
      }),
      'arriving',
    );
    play(0);
    expect(result.rounds).toBeGreaterThan(1);
  });
});

describe('as a round begins a D20 says', () => {
  const table = { 1: 'off', 5: 'stays', 11: { unengaged: true }, 17: { within: 2, onto: ['w'] } };
  const stood = (roll: number, isThere = true) => {
    const { game, turns, at } = stand(
      [[hero('Shifty', power({ relocates: table })), hero('Friend')], [hero('Enemy')]],
      [isThere ? [2, 0] : undefined, [0, 0], [9, 0]],
      { dice: [roll], terrain: '1a 1a 1a 1 1w 1 1w 1 1c 1c 1c' },
    );
    game.policies = [0, 1].map(() => ({
      ...game.policies[0],
      choose: (_: number, worth: readonly number[]) => worth.length - 1,
    })) as unknown as typeof game.policies;
    turns.moments.roundBegins();
    return at(0);
  };

  test('whether it leaves, stays, or goes elsewhere', () => {
    expect(stood(4)).toBeUndefined();
    expect(stood(10)).toEqual([2, 0]);
    expect(stood(10, false)).toBeUndefined();
    // The choice takes the place that is farthest from the enemy.
    expect(stood(11)).toEqual([1, 0]);
    expect(stood(11, false)).toEqual([1, 0]);
    expect(stood(17)).toEqual([4, 0]);
  });
});

describe('a marker that is about to be revealed', () => {
  const brought = (bringsMarker: Document, at: readonly [number, number], wanted: number) => {
    const standing = stand(
      [
        [
          hero('Taker', power({ bringsMarker, uses: 1, per: 'round' })),
          hero('Friend'),
          hero('Other'),
        ],
        [hero('Enemy')],
      ],
      [[2, 2], at, [0, 5], [9, 2]],
    );
    return { ...standing, wanted };
  };

  test('goes to the card whose turn is worth more, for X or near its figure', () => {
    const card = (value: Document, at: readonly [number, number], x: number, wanted: number) => {
      const { game, turns } = brought(value, at, wanted);
      const policy = {
        ...game.policies[0],
        worthOf: (one: number) => Number(one === wanted),
        choose: (_: number, worth: readonly number[]) => worth.indexOf(Math.max(...worth)),
      };
      game.policies = [policy, policy] as unknown as typeof game.policies;
      game.state.turn = 1;
      game.state.orders.place(0, Int16Array.from([2, 2, 2, x]));
      const first = turns.moments.markerComes(0, 2);
      return [first, nth([...game.state.orders.cards], 0), turns.moments.markerComes(0, 2)];
    };
    expect(card({ spendsX: true }, [3, 2], 0, 0)).toEqual([0, 0, 2]);
    expect(card({ spendsX: true }, [3, 2], 1, 0)).toEqual([2, 2, 2]);
    expect(card({ spendsX: true }, [3, 2], 0, 2)).toEqual([2, 2, 2]);
    expect(card({ within: 3 }, [5, 2], 3, 1)).toEqual([1, 1, 2]);
    expect(card({ within: 3 }, [6, 2], 3, 1)).toEqual([2, 2, 2]);
  });
});

describe('for X a card takes a turn', () => {
  const turnsOf = (turnForX: Document, fallen: number | undefined, side: number) => {
    const { game, turns } = stand(
      [
        [hero('Waits', power({ turnForX })), hero('Lawman', { class: 'Lawman' }), hero('Other')],
        [hero('Enemy')],
      ],
      [
        [2, 2],
        [1, 2],
        [0, 2],
        [7, 2],
      ],
    );
    const attacks: boolean[] = [];
    const policy = {
      ...game.policies[0],
      goOn: () => true,
      turn: () => attacks.push(turns !== undefined),
    };
    game.policies = [policy, policy] as unknown as typeof game.policies;
    game.state.orders.place(0, Int16Array.from([1, 1, 1, 0]));
    game.state.fellNow = [];
    if (fallen !== undefined) game.destroy(fallen, 3);
    atOnce(turns.xTurns(side));
    atOnce(turns.xTurns(side));
    return attacks.length;
  };

  test('once, after a turn of its side', () => {
    expect([turnsOf({}, undefined, 0), turnsOf({}, undefined, 1)]).toEqual([1, 0]);
  });

  test('after any turn in which a friend of a kind has fallen', () => {
    const asked = { fallen: { class: 'Lawman' } };
    expect([turnsOf(asked, undefined, 0), turnsOf(asked, 2, 1), turnsOf(asked, 1, 1)]).toEqual([
      0, 0, 1,
    ]);
  });

  test('in which figures that move do not attack', () => {
    const { game, acts } = stand(
      [[hero('Waits')], [hero('Enemy')]],
      [
        [2, 2],
        [4, 2],
      ],
    );
    acts.beginTurn(0, { figures: [0], either: true });
    expect(acts.attacksAfter(0, game.state.place[0] as number)).toBe(true);
    acts.move(0, game.tables.ground.numberOf([3, 2]));
    expect(acts.canStillAttack(0)).toBe(false);
  });
});

describe('a turn beside that of another card', () => {
  const taken = (turn: string, squadHasLost: boolean) => {
    const bonding = {
      ...{ for: { class: 'Samurai' }, with: { name: 'Tomoe' }, own: true, turn },
      ...(turn === 'before' && { lost: true }),
    };
    const { game, turns } = stand(
      [
        [squad('Samurai', { class: 'Samurai' }), hero('Tomoe', power({ bonding }))],
        [hero('Enemy')],
      ],
      [
        [2, 2],
        [2, 3],
        [2, 4],
        [3, 2],
        [5, 2],
      ],
    );
    const acted: number[] = [];
    const policy = {
      ...game.policies[0],
      bond: (_: number, { candidates }: { candidates: readonly number[] }) => candidates,
      turn: (_: number, card: number) => acted.push(card),
    };
    game.policies = [policy, policy] as unknown as typeof game.policies;
    if (squadHasLost) game.destroy(0, 2);
    game.state.orders.acting = 0;
    atOnce(turns.markerTurn(0));
    game.state.orders.acting = 1;
    atOnce(turns.markerTurn(1));
    return acted;
  };

  test('comes before it or in its place, once it has lost a figure where that is asked', () => {
    expect(taken('before', true)).toEqual([1, 0, 1]);
    expect(taken('before', false)).toEqual([0, 1]);
    expect(taken('instead', false)).toEqual([1, 1]);
  });
});

describe('running', () => {
  const runner = (distance: number) => {
    const lines = [{ runs: 3 }, { attackDice: -2, when: { did: 'ran' }, in: 'battles' }];
    const { game, acts } = stand(
      [
        [hero('Runner', { attack: 4, move: 3, ...power(...lines) })],
        [hero('Enemy', { defense: 0 })],
      ],
      [
        [0, 0],
        [distance, 0],
      ],
      { terrain: '1a 1a 1 1 1 1 1 1 1c 1c 1c' },
    );
    acts.beginTurn(0);
    acts.move(0, game.tables.ground.numberOf([distance - 1, 0]));
    const planned = { from: 'normal' } as never;
    return game.encounters.attackDistribution(0, 1, planned, game.encounters.meetsNow(0, 1)).dealt;
  };

  test('goes farther, and costs attack dice only where it does', () => {
    // A die has three skulls on six faces, and the target does not defend.
    expect(runner(4)).toBeCloseTo(4 / 2);
    expect(runner(7)).toBeCloseTo(2 / 2);
    expect(() => runner(8)).toThrow('cannot reach');
  });
});
