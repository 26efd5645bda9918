import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../../src/base/index.ts';

import { Acts } from '../../../../src/battle/engine/acts.ts';
import { Game } from '../../../../src/battle/engine/game.ts';
import type { Policy } from '../../../../src/battle/engine/policy.ts';
import type { GameEvent } from '../../../../src/battle/engine/tell.ts';
import { Turns } from '../../../../src/battle/engine/turns/turns.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { battleOf, hero, refusal, squad } from '../../battles.ts';

const ROW = '1a 1a 1a 1a 1a 1a 1a 1a 1a 1 1 1c 1c';

/**
 * A policy that takes every bonded turn offered to it, with up to some number of figures, and records whose turns
 * they are.
 */
class Noting implements Policy {
  readonly turns: string[] = [];
  readonly offered: number[][] = [];
  take = 1;
  willGoOn = true;
  act: (card: number) => void = () => {};
  place() {}
  mark() {}
  turn(_: number, card: number) {
    this.turns.push(this.names[card] as string);
    this.act(card);
  }
  bond(_: number, { candidates }: { readonly candidates: readonly number[] }) {
    this.offered.push([...candidates]);
    return candidates.slice(0, this.take);
  }
  goOn() {
    return this.willGoOn;
  }
  choose() {
    return 0;
  }
  names: string[] = [];
}

/** A side of cards with figures in a row from the left, one space apart, and one distant enemy. */
function standing(army: readonly Document[], at?: readonly number[]) {
  const scenario = battleOf({
    sides: [{ army }, { army: [hero('Enemy')] }],
    board: { terrain: ROW },
  });
  const game = new Game(scenario, new Uint32Array(4));
  const acts = new Acts(game);
  const policy = new Noting();
  policy.names = game.tables.cards.map(({ card }) => card.name);
  game.policies = [policy, policy];
  const { state, tables } = game;
  state.begin(0);
  const own = tables.figuresOf[0] as readonly number[];
  for (const [i, figure] of own.entries())
    state.put(figure, tables.ground.numberOf([at?.[i] ?? i, 0]));
  state.put(own.length, tables.ground.numberOf([12, 0]));
  const events: GameEvent[] = [];
  state.tell = (event) => events.push(event);
  const turns = new Turns(game, acts);
  const play = (card = 0, marker = 1) => {
    state.turn = marker;
    state.orders.acting = card;
    state.orders.cards.fill(-1);
    state.orders.cards[marker - 1] = card;
    state.orders.shown[marker - 1] = 1;
    atOnce(turns.markerTurn(card));
    return policy.turns;
  };
  return { game, acts, policy, turns, play, events };
}

const power = (line: Document, name = 'Bonding') => ({ powers: [{ name, effects: [line] }] });
const bonding = (value: Document, when?: unknown) =>
  power({ bonding: value, ...(when !== undefined && { when }) });

const champion = (name: string, more: Document = {}) => hero(name, { class: 'Champion', ...more });

describe('somebody takes a turn without an order marker', () => {
  test.each([
    ['before', ['Hero', 'Squad']],
    ['after', ['Squad', 'Hero']],
    ['instead', ['Hero']],
  ])('%s the turn of the card', (turn, expected) => {
    const { play } = standing([
      squad('Squad', bonding({ with: { class: 'Champion' }, turn })),
      champion('Hero'),
    ]);
    expect(play()).toEqual(expected);
  });

  test('if it fits, lives and is of the side', () => {
    const { play, policy, game } = standing([
      squad('Squad', bonding({ with: { class: 'Champion', general: 'Jandar' }, turn: 'before' })),
      champion('Of Utgar', { general: 'Utgar' }),
      champion('Of Jandar', { general: 'Jandar' }),
    ]);
    expect(play()).toEqual(['Of Jandar', 'Squad']);
    game.destroy(4, 'own side');
    policy.turns.length = 0;
    expect(play()).toEqual(['Squad']);
  });

  test('the turn goes to nobody if nobody wants it, and then comes instead as well', () => {
    const { play, policy } = standing([
      hero('Giver', bonding({ with: { class: 'Champion' }, turn: 'instead' })),
      champion('Hero'),
    ]);
    policy.take = 0;
    expect(play()).toEqual(['Giver']);
  });

  test('a card that bonds does not bring the turns of its own bonding', () => {
    const { play } = standing([
      squad('Squad', bonding({ with: { class: 'Champion' }, turn: 'before' })),
      champion('Hero', bonding({ with: { name: 'Third' }, turn: 'before' })),
      hero('Third'),
    ]);
    expect(play()).toEqual(['Hero', 'Squad']);
  });

  test('copies of the card itself may, other than the one whose turn it then is', () => {
    const wyrmlings = [
      hero('Wyrmling', {
        class: 'Wyrmling',
        unique: 'common',
        ...bonding({ with: { class: 'Wyrmling' }, turn: 'before' }),
      }),
    ];
    const army = [{ ...wyrmlings[0], copies: 2 }];
    const { play, policy, acts } = standing(army);
    const able: number[][] = [];
    policy.act = () => able.push([0, 1].filter((figure) => acts.mayAct(figure)));
    expect(play()).toEqual(['Wyrmling', 'Wyrmling']);
    expect(able).toEqual([[0], [1]]);
  });

  test('it counts as a turn of its own', () => {
    const { play, game } = standing([
      squad('Squad', bonding({ with: { class: 'Champion' }, turn: 'before' })),
      champion('Hero', {
        powers: [{ name: 'Again', effects: [{ anotherTurn: 1, uses: 1, per: 'round' }] }],
      }),
    ]);
    expect(play()).toEqual(['Hero', 'Hero', 'Squad']);
    expect([...game.result.turns]).toEqual([1, 2, 0]);
  });

  test('only so near, and in sight', () => {
    const army = [
      hero('Mind', bonding({ with: { class: 'Champion' }, turn: 'before', within: 3 })),
      champion('Near'),
      champion('Far'),
    ];
    const { play, policy } = standing(army, [0, 3, 4]);
    policy.take = 1;
    play();
    expect(policy.offered).toEqual([[1]]);
  });

  test('also by figures of the card itself, each of which is near itself', () => {
    const rules = {
      ...{ at: 'afterTurn', may: true, turn: 'whole' },
      whom: { side: 'own', class: 'Champion', within: 2, pick: { cards: 1 }, self: true },
    };
    const army = [
      squad('Squad', { class: 'Champion', powers: [{ name: 'Bonding', rules }] }),
      champion('Far'),
    ];
    const { play, policy } = standing(army, [0, 3, 6, 9]);
    play();
    expect(policy.offered).toEqual([[0, 1, 2]]);
  });

  test.each([
    [{ marker: 1 }, 1, true],
    [{ marker: 1 }, 2, false],
    ['engaged', 1, false],
    [{ marker: 'any' }, 1, true],
  ])('only while its conditions hold: %j at marker %i', (when, marker, isOffered) => {
    const { play } = standing([
      hero('Ornak', bonding({ with: { class: 'Champion' }, turn: 'instead' }, when)),
      champion('Hero'),
    ]);
    expect(play(0, marker)).toEqual([isOffered ? 'Hero' : 'Ornak']);
  });

  test('conditions may have to hold for several of its figures', () => {
    const army = [
      squad(
        'Squad',
        bonding({ with: { class: 'Champion' }, turn: 'after', holders: 2 }, 'engaged'),
      ),
      champion('Hero'),
    ];
    // The enemy is on space 12: in a row, only one figure of the squad can be next to it.
    expect(standing(army, [11, 5, 4, 3]).play()).toEqual(['Squad']);
  });

  test('it only moves, so far as is said, and leaves freely', () => {
    const { play, policy, acts, game } = standing([
      squad(
        'Squad',
        bonding({
          with: { class: 'Champion' },
          turn: 'before',
          only: 'move',
          spaces: 2,
          freely: true,
        }),
      ),
      champion('Hero'),
    ]);
    const seen: unknown[] = [];
    policy.act = (card) => {
      const { move, leaves } = game.movements.of(3);
      if (card === 1) seen.push(acts.canStillMove(3), acts.canStillAttack(3), move, leaves);
    };
    play();
    expect(seen).toEqual([true, false, 2, true]);
    expect(game.movements.of(3)).toMatchObject({ move: 5, leaves: false });
  });

  test('it only attacks', () => {
    const { play, policy, acts } = standing([
      squad('Squad', bonding({ with: { class: 'Champion' }, turn: 'before', only: 'attack' })),
      champion('Hero'),
    ]);
    const seen: boolean[] = [];
    policy.act = (card) => {
      if (card === 1) seen.push(acts.canStillMove(3), acts.canStillAttack(3));
      if (card === 1) expect(() => acts.move(3, 4)).toThrow('only attacks');
    };
    play();
    expect(seen).toEqual([false, true]);
  });

  test('several figures of any cards take their turns card by card', () => {
    const { play, policy } = standing([
      hero('Kurrok', bonding({ with: { class: 'Champion' }, turn: 'instead', figures: 3 })),
      champion('Fire'),
      champion('Earth'),
      champion('Water'),
      champion('Air'),
    ]);
    policy.take = 3;
    expect(play()).toEqual(['Fire', 'Earth', 'Water']);
  });

  test.each([
    ['more figures than the bonding allows', { figures: 2 }, 'too many figures'],
    ['figures of more cards', {}, 'too many cards'],
  ])('a policy cannot choose %s', (_, more, problem) => {
    const { play, policy } = standing([
      hero('Kurrok', bonding({ with: { class: 'Champion' }, turn: 'before', ...more })),
      champion('Fire'),
      champion('Earth'),
      champion('Water'),
    ]);
    policy.take = 3;
    expect(() => play()).toThrow(problem);
  });

  test('the one that was chosen before the battle is that of the most points', () => {
    const { play, policy } = standing([
      squad('Squad', bonding({ with: { class: 'Champion' }, turn: 'before', chosen: true })),
      champion('Small', { points: 50 }),
      champion('Great', { points: 150 }),
    ]);
    play();
    expect(policy.offered).toEqual([[4]]);
  });

  test('a D20 may have to be reached', () => {
    const { play, events, policy } = standing([
      hero('Lord', bonding({ with: { class: 'Champion' }, turn: 'before', d20: 11 })),
      champion('Hero'),
    ]);
    let bonded = 0;
    for (let i = 0; i < 400; i++) {
      policy.turns.length = 0;
      const { length } = play();
      const { roll, figures } = events.findLast(({ is }) => is === 'bonded') as Extract<
        GameEvent,
        { is: 'bonded' }
      >;
      expect(figures.length).toBe(roll >= 11 ? 1 : 0);
      expect(length).toBe(1 + figures.length);
      bonded += figures.length;
    }
    // 200 of 400, within four standard deviations.
    expect(Math.abs(bonded - 200)).toBeLessThan(40);
  });

  test('a D20 may say how many', () => {
    const { play, events, policy } = standing([
      hero(
        'Thrall',
        bonding({ with: { class: 'Champion' }, turn: 'before', figures: { 1: 1, 6: 2, 16: 3 } }),
      ),
      champion('Fire'),
      champion('Earth'),
      champion('Water'),
    ]);
    const allowed = (roll: number) => (roll >= 16 ? 3 : roll >= 6 ? 2 : 1);
    policy.bond = (
      _,
      { figures = 0, candidates }: { figures?: number; candidates: readonly number[] },
    ) => candidates.slice(0, figures);
    for (let i = 0; i < 100; i++) {
      play();
      const { roll, figures } = events.findLast(({ is }) => is === 'bonded') as Extract<
        GameEvent,
        { is: 'bonded' }
      >;
      expect(figures.length).toBe(allowed(roll));
    }
  });

  test('as a round begins', () => {
    const { turns, policy } = standing([
      hero(
        'Olog',
        bonding({
          with: { name: 'Olog' },
          turn: 'roundBegins',
          own: true,
          only: 'move',
          spaces: 3,
        }),
      ),
    ]);
    atOnce(turns.roundTurns(0, 'roundBegins'));
    expect(policy.turns).toEqual(['Olog']);
    atOnce(turns.roundTurns(0, 'roundEnds'));
    expect(policy.turns).toEqual(['Olog']);
  });
});

describe('effects in the place of a bonding', () => {
  const army = (more: readonly Document[]) => [
    squad('Axegrinders', {
      powers: [
        {
          name: 'Strategic Bonding',
          effects: [
            { bonding: { with: { class: 'Champion' }, turn: 'before' } },
            { move: 2, when: 'noBonding' },
          ],
        },
      ],
    }),
    ...more,
  ];
  test.each([
    ['nobody', [], 7],
    ['somebody', [champion('Hero')], 5],
  ])('act when %s bonds', (_, more, move) => {
    const { play, policy, game } = standing(army(more));
    let seen = 0;
    policy.act = (card) => {
      if (card === 0) seen = game.movements.of(0).move;
    };
    play();
    expect(seen).toBe(move);
  });
});

describe('moving again', () => {
  const army = (number: number) => [squad('Tarn', power({ moveAgain: number }))];
  test.each([
    [1, true],
    [20, undefined],
  ])('on the D20 at %i', (number, always) => {
    const { play, policy, acts, game, events } = standing(army(number));
    policy.act = () => {
      acts.move(2, game.tables.ground.numberOf([3, 0]));
      expect(acts.canStillMove(2)).toBe(false);
      const again = acts.beforeAttacks();
      const { roll } = events.at(-1) as Extract<GameEvent, { is: 'again' }>;
      expect(again).toBe(always ?? roll === 20);
      expect(acts.canStillMove(2)).toBe(again);
      expect(acts.beforeAttacks()).toBe(false);
    };
    play();
  });
});

describe('a bonding that is written wrongly', () => {
  test.each([
    [{ turn: 'before' }, 'with'],
    [{ with: { class: 'Champion' }, turn: 'sometimes' }, 'before'],
    [{ with: {}, turn: 'before' }, 'at least one property'],
    [{ with: { class: 'Champion' }, turn: 'before', figures: 2, cards: 2 }, 'not both'],
    [{ with: { class: 'Champion' }, turn: 'before', figures: { 21: 2 } }, 'D20'],
    [{ with: { class: 'Champion' }, turn: 'before', only: 'think' }, 'move'],
  ])('is refused: %j', (value, problem) => {
    expect(
      refusal({ sides: [{ army: [hero('A', bonding(value))] }, { army: [hero('B')] }] }),
    ).toContain(problem);
  });
});

describe('limits of a bonding', () => {
  const more = { with: { class: 'Champion' }, turn: 'before' };

  test('who takes the turn goes farther', () => {
    const { game, policy, play } = standing([
      hero('Hero', bonding({ ...more, farther: 2 })),
      champion('Partner', { move: 4 }),
    ]);
    const moves: number[] = [];
    policy.act = () => moves.push(game.movements.of(1).move);
    play();
    expect(moves).toEqual([6, 4]);
  });

  test('no more attack than have fallen of its own card', () => {
    const { game, acts, policy, play } = standing([
      squad('Wolves', { figures: 2, ...bonding({ ...more, attackers: 'destroyed' }) }),
      champion('Partner'),
    ]);
    const can: boolean[] = [];
    policy.act = (card) => card === 1 && can.push(acts.canStillAttack(2));
    play();
    game.destroy(0, 'own side');
    play();
    expect(can).toEqual([false, true]);
  });

  test('after some partners fewer figures of its own act', () => {
    const leaves = { after: { unique: 'unique' }, figures: 1 };
    const active = (unique: string) => {
      const { acts, policy, play } = standing([
        squad('Reavers', { figures: 2, ...bonding({ ...more, leaves }) }),
        champion('Partner', { unique }),
      ]);
      const seen: number[] = [];
      policy.act = (card) => card === 0 && seen.push(acts.activates);
      play();
      return seen;
    };
    expect([active('unique'), active('common')]).toEqual([[1], [2]]);
  });

  test('each General once a round', () => {
    const { policy, play } = standing([
      hero('Hero', bonding({ ...more, generals: 'once' })),
      champion('One', { general: 'Utgar' }),
      champion('Other', { general: 'Utgar' }),
    ]);
    play();
    play(0, 2);
    expect(policy.offered).toEqual([[1, 2]]);
  });

  test('those on some terrain alone', () => {
    const { policy, play } = standing([
      hero('Hero', bonding({ ...more, terrain: 'x' })),
      champion('One'),
    ]);
    play();
    expect(policy.offered).toEqual([]);
  });
});
