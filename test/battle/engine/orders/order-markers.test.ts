import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../../src/base/index.ts';
import { Acts } from '../../../../src/battle/engine/acts.ts';
import { Game } from '../../../../src/battle/engine/game.ts';
import { offerX } from '../../../../src/battle/engine/orders/marker-x.ts';
import type { GameEvent } from '../../../../src/battle/engine/tell.ts';
import { initiativeOf } from '../../../../src/battle/engine/turns/rounds.ts';
import { Turns } from '../../../../src/battle/engine/turns/turns.ts';
import type { Document } from '../../../fight/scenarios.ts';
import { battleOf, hero, refusal, squad } from '../../battles.ts';
import { holdsOn } from '../standing.ts';

const ROW = '1a 1a 1a 1a 1a 1 1 1 1 1 1 1c 1c';

/** Own figures in a row from the left; one enemy on a separate space. */
function standing(army: readonly Document[], enemyAt = 12, enemy: Document = {}) {
  const scenario = battleOf({
    sides: [{ army }, { army: [hero('Enemy', enemy)] }],
    board: { terrain: ROW },
  });
  const game = new Game(scenario, new Uint32Array(4));
  const acts = new Acts(game);
  const { state, tables } = game;
  state.begin(0);
  const own = tables.figuresOf[0] as readonly number[];
  for (const figure of own) state.put(figure, tables.ground.numberOf([figure, 0]));
  state.put(own.length, tables.ground.numberOf([enemyAt, 0]));
  const events: GameEvent[] = [];
  state.tell = (event) => events.push(event);
  const policy = {
    willGoOn: true,
    turns: 0,
    act: () => {},
    place() {},
    mark() {},
    turn() {
      this.turns++;
      this.act();
    },
    bond: () => [],
    goOn() {
      return this.willGoOn;
    },
    choose: () => 0,
  };
  game.policies = [policy, policy];
  const turns = new Turns(game, acts);
  /** Order markers 1, 2, 3 and X of the first side, on cards. */
  const mark = (...cards: number[]) => state.orders.place(0, Int16Array.from(cards));
  const reveal = (marker: number) => {
    state.turn = marker;
    state.orders.acting = state.orders.cards[marker - 1] as number;
    state.orders.shown[marker - 1] = 1;
  };
  return { game, acts, policy, turns, mark, reveal, events };
}

const power = (...effects: Document[]) => ({ powers: [{ name: 'Power', effects }] });

describe('conditions of order markers', () => {
  test.each([
    ['any', true, true],
    ['none', false, false],
    ['one', false, true],
    ['shown', false, true],
    [1, false, true],
    [2, false, false],
    ['X', false, false],
  ])(
    '%s holds with two hidden ones: %s, with the first revealed: %s',
    (marker, hidden, revealed) => {
      const { game, mark, reveal } = standing([hero('One'), hero('Two')]);
      mark(0, 1, 0, 1);
      expect(holdsOn({ game }, 0, { marker })).toBe(hidden);
      reveal(1);
      expect(holdsOn({ game }, 0, { marker })).toBe(revealed);
    },
  );

  test('the marker X counts once it is revealed', () => {
    const { game, mark } = standing([hero('One'), hero('Two')]);
    mark(1, 1, 1, 0);
    expect(holdsOn({ game }, 0, { marker: 'X' })).toBe(false);
    game.state.orders.revealX(0);
    expect(holdsOn({ game }, 0, { marker: 'X' })).toBe(true);
    expect(holdsOn({ game }, 1, { marker: 'X' })).toBe(false);
  });
});

describe('initiative', () => {
  const gladiators = squad('Gladiators', {
    class: 'Gladiators',
    ...power({
      initiative: { bonus: 1, each: 'marker', most: 3 },
      when: { allMarkers: { class: 'Gladiator' } },
    }),
  });
  const others = [hero('Spartacus', { class: 'Gladiator' }), hero('Retinue')];
  test.each([
    ['all on gladiators, two on the card', [0, 0, 1, 2], 2],
    ['three and X on the card, three of which count', [0, 0, 0, 0], 3],
    ['one on somebody else', [0, 0, 2, 0], 0],
    ['none on the card itself', [1, 1, 1, 0], 0],
  ])('%s', (_, cards, bonus) => {
    const { game, mark } = standing([gladiators, ...others]);
    mark(...(cards as number[]));
    expect(initiativeOf(game, 0)).toBe(bonus);
    expect(initiativeOf(game, 1)).toBe(0);
  });

  test('for a leader with an order marker, while it lives', () => {
    const leader = hero('Leader', power({ initiative: 3, when: { marker: 'any' } }));
    const { game, mark } = standing([leader, hero('Other')]);
    mark(1, 1, 1, 1);
    expect(initiativeOf(game, 0)).toBe(0);
    mark(1, 1, 0, 1);
    expect(initiativeOf(game, 0)).toBe(3);
    game.destroy(0, 'own side');
    expect(initiativeOf(game, 0)).toBe(0);
  });

  test('for each engaged figure', () => {
    const knights = squad('Knights', power({ initiative: { bonus: 1, each: 'engaged' } }));
    expect(initiativeOf(standing([knights], 3).game, 0)).toBe(1);
    expect(initiativeOf(standing([knights], 4).game, 0)).toBe(0);
  });
});

describe('a further turn', () => {
  const overextend = { when: { state: 'overextend' }, uses: 1, per: 'round' };
  const champion = hero(
    'Champion',
    power({ anotherTurn: 1, ...overextend }, { costs: 1, stage: 'endOfTurn', ...overextend }),
  );
  test.each([
    [true, 2, 1],
    [false, 1, 0],
  ])('is paid for if its side wants it: %s', (willGoOn, count, wounds) => {
    const { game, policy, turns, mark, reveal } = standing([champion]);
    policy.willGoOn = willGoOn;
    mark(0, 0, 0, 0);
    reveal(1);
    atOnce(turns.markerTurn(0));
    expect(policy.turns).toBe(count);
    expect(game.state.wounds[0]).toBe(wounds);
    // Once a round.
    reveal(2);
    atOnce(turns.markerTurn(0));
    expect(policy.turns).toBe(count + 1);
    expect(game.state.wounds[0]).toBe(wounds);
  });

  const van = hero(
    'Van',
    power({ anotherTurn: 1, uses: 1, per: 'round', when: { state: 'marker-x' } }),
  );
  test.each([
    ['lies on its card', 0, 2],
    ['lies elsewhere', 1, 1],
  ])('comes of the marker X where that %s', (_, x, count) => {
    const { policy, turns, mark, reveal, game } = standing([van, hero('Other')]);
    mark(0, 0, 0, x);
    reveal(1);
    atOnce(turns.markerTurn(0));
    expect(policy.turns).toBe(count);
    expect(game.state.orders.showsX(0, 0)).toBe(x === 0);
  });
});

describe('switches that a battle decides', () => {
  const dice = (game: Game) =>
    game.encounters
      .distributions(0, 1)
      .attack({ granted: [] }, game.encounters.meets(0, 0, 1, true)).dealt;
  const alone = (more: Document) => standing([hero('One', more)], 1);
  const plain = dice(alone({}).game);

  test.each([
    ['marker-1', 1, true],
    ['marker-1', 2, false],
    ['one-marker-left', 3, true],
    ['one-marker-left', 1, false],
    ['target-no-revealed-marker', 1, true],
    ['no-bonding', 1, true],
    ['marker-x', 1, false],
    ['unheard-of', 1, false],
  ])('%s in the turn of marker %i', (name, marker, isOn) => {
    const { game, mark, reveal } = alone(power({ attackDice: 2, when: { state: name } }));
    mark(0, 0, 0, 0);
    for (let i = 1; i <= marker; i++) reveal(i);
    expect(dice(game) > plain).toBe(isOn);
  });

  test('marker-x is on from when it is revealed, for its own card alone', () => {
    const raging = power({ attackDice: 2, when: { state: 'marker-x' } });
    const { game, mark, reveal } = standing([hero('One', raging)], 1, raging);
    mark(0, 0, 0, 0);
    reveal(1);
    expect(dice(game)).toBe(plain);
    offerX(game, 0);
    expect(dice(game)).toBeGreaterThan(plain);
    const back = game.encounters.meets(1, game.state.place[1] as number, 0, true);
    expect(game.encounters.distributions(1, 0).attack({ granted: [] }, back).dealt).toBe(plain);
  });

  test('a switch that the file turns on stays on', () => {
    const scenario = battleOf({
      sides: [
        { army: [hero('One', power({ attackDice: 2, when: { state: 'marker-1' } }))] },
        { army: [hero('Enemy')] },
      ],
      states: ['marker-1'],
      board: { terrain: ROW },
    });
    const game = new Game(scenario, new Uint32Array(4));
    game.state.begin(0);
    for (const f of [0, 1]) game.state.put(f, game.tables.ground.numberOf([f, 0]));
    expect(dice(game)).toBeGreaterThan(plain);
  });
});

describe('order markers are taken from the enemy', () => {
  const taker = (value: Document) => hero('Taker', power({ takesMarkers: value }));
  const enemyMarks = (game: Game) => game.state.orders.place(1, Int16Array.from([1, 1, 1, 1]));

  test.each([
    ['one', {}, 3],
    ['all', { all: true }, 0],
  ])('%s of them, within so many spaces', (_, more, left) => {
    const value = { when: 'beforeMoving', within: 4, ...more };
    for (const [at, expected] of [
      [4, left],
      [5, 4],
    ] as const) {
      const { game, turns, mark, reveal } = standing([taker(value)], at);
      mark(0, 0, 0, 0);
      enemyMarks(game);
      reveal(1);
      atOnce(turns.markerTurn(0));
      expect(game.state.orders.hidden(1)).toBe(expected);
    }
  });

  test('revealed ones stay', () => {
    const { game, turns, mark, reveal } = standing(
      [taker({ when: 'beforeMoving', within: 4, all: true })],
      4,
    );
    mark(0, 0, 0, 0);
    enemyMarks(game);
    game.state.orders.shown[4] = 1;
    reveal(1);
    atOnce(turns.markerTurn(0));
    expect(game.state.orders.revealed(1)).toBe(1);
    expect(game.state.orders.hidden(1)).toBe(0);
  });

  test('on a D20', () => {
    let taken = 0;
    const value = { when: 'afterMoving', within: 4, d20: 16 };
    const { game, acts, policy, turns, mark, reveal, events } = standing([taker(value)], 4);
    policy.act = () => void acts.beforeAttacks();
    for (let i = 0; i < 400; i++) {
      mark(0, 0, 0, 0);
      enemyMarks(game);
      reveal(1);
      atOnce(turns.markerTurn(0));
      const { roll, count } = events.findLast(({ is }) => is === 'markersTaken') as Extract<
        GameEvent,
        { is: 'markersTaken' }
      >;
      expect(count).toBe(roll >= 16 ? 1 : 0);
      taken += count;
    }
    // A quarter of 400, within four standard deviations.
    expect(Math.abs(taken - 100)).toBeLessThan(36);
  });

  test('by as many figures as must be engaged', () => {
    const value = { when: 'beforeMoving', engagedWith: 2, all: true };
    const spiders = squad('Spiders', power({ takesMarkers: value }));
    const { game, turns, mark, reveal } = standing([spiders], 3);
    mark(0, 0, 0, 0);
    game.state.orders.place(1, Int16Array.from([1, 1, 1, 1]));
    reveal(1);
    atOnce(turns.markerTurn(0));
    expect(game.state.orders.hidden(1)).toBe(4);
  });

  test('by an attack that wounds, or by one that is blocked, which may end the turn', () => {
    const { game, acts, policy, turns, mark, reveal } = standing(
      [hero('Attacker', { attack: 1, ...power({ takesMarkers: { when: 'wounded' } }) })],
      1,
      {
        defense: 6,
        life: 50,
        ...power({ takesMarkers: { when: 'blocked', all: true, endsTurn: true } }),
      },
    );
    const { orders } = game.state;
    for (let i = 0; i < 60; i++) {
      mark(0, 0, 0, 0);
      enemyMarks(game);
      reveal(1);
      const before = game.state.wounds[1] as number;
      policy.act = () => void acts.attack(0, 1);
      atOnce(turns.markerTurn(0));
      const isWounded = (game.state.wounds[1] as number) > before;
      expect(orders.hidden(1)).toBe(isWounded ? 3 : 4);
      expect(orders.hidden(0)).toBe(isWounded ? 3 : 0);
      expect(orders.isCutShort).toBe(!isWounded);
    }
  });
});

describe('order markers of the destroyed', () => {
  test('come over to a card that gathers them', () => {
    const gatherer = hero('Bol', power({ gathersMarkers: { unique: 'unique' } }));
    const { game, mark, reveal, events } = standing([
      gatherer,
      hero('Leader', { unique: 'unique' }),
      hero('Other', { unique: 'common' }),
    ]);
    mark(1, 1, 2, 1);
    reveal(1);
    game.destroy(1, 'own side');
    expect([...game.state.orders.cards.subarray(0, 4)]).toEqual([1, 0, 2, 0]);
    expect(events.some(({ is }) => is === 'markersTaken')).toBe(true);
    game.destroy(2, 'own side');
    expect(game.state.orders.hidden(2)).toBe(1);
  });
});

describe('powers of order markers that are written wrongly', () => {
  test.each([
    [{ initiative: 'first' }, 'a number, or'],
    [{ initiative: { bonus: 1 } }, 'marker'],
    [{ takesMarkers: { when: 'sometimes' } }, 'beforeMoving'],
    [{ gathersMarkers: {} }, 'at least one property'],
    [{ initiative: 3, when: { marker: 4 } }, 'from 1 to 3'],
    [{ moveAgain: 21 }, '20'],
  ])('are refused: %j', (line, problem) => {
    const sides = [{ army: [hero('A', power(line))] }, { army: [hero('B')] }];
    expect(refusal({ sides })).toContain(problem);
  });
});

describe('what others add to the D20 counts for powers that take order markers', () => {
  const chief = (by: number) =>
    hero(
      'Chief',
      power({ aura: { to: { species: 'Thief' }, effects: [{ rollsHigher: { by } }] } }),
    );
  const thief = (when: string) =>
    hero('Thief', {
      species: 'Thief',
      attack: 0,
      life: 50,
      defense: 6,
      ...power({ takesMarkers: { when, d20: 16 } }),
    });

  test.each([
    ['beforeMoving', 0, 4],
    ['beforeMoving', 1, 3],
    ['turnEnds', 0, 4],
    ['turnEnds', 1, 3],
    ['blocked', 0, 4],
    ['blocked', 1, 3],
  ])('%s, with %d more: %d are left', (when, by, left) => {
    const { game, acts, policy, turns, mark, reveal } = standing([thief(when), chief(by)], 2);
    const { state } = game;
    mark(0, 0, 0, 0);
    state.orders.place(1, Int16Array.from([2, 2, 2, 2]));
    reveal(1);
    state.dice.d20 = () => 15;
    if (when === 'blocked') {
      const attack = { isNormal: true, wounds: 0, isDestroyed: false };
      turns.moments.together('attackOver', 0, { it: 2, attack }, 'others', [0]);
    } else {
      policy.act = () => void acts.move(0, state.place[0] as number);
      atOnce(turns.markerTurn(0));
    }
    expect(state.orders.hidden(2)).toBe(left);
  });
});

describe('an order marker of an enemy is put on another card of its side', () => {
  const taken = (shifts: number | true, friendAt: number, d20 = 20) => {
    const takesMarkers = { when: 'turnEnds', within: 6, d20: 16, shifts };
    const scenario = battleOf({
      sides: [
        { army: [hero('Baroness', power({ takesMarkers }))] },
        { army: [hero('Enemy'), hero('Friend')] },
      ],
      board: { terrain: ROW },
    });
    const game = new Game(scenario, new Uint32Array(4));
    const { state, tables } = game;
    state.begin(0);
    for (const [figure, x] of [0, 3, friendAt].entries())
      state.put(figure, tables.ground.numberOf([x, 0]));
    state.orders.place(1, Int16Array.from([1, 1, 1, 1]));
    state.dice.d20 = () => d20;
    new Turns(game, new Acts(game)).moments.together('turnEnds', 0);
    return [state.orders.hidden(1), state.orders.hidden(2)];
  };

  test.each<[number | true, number, number, number[]]>([
    [6, 5, 20, [3, 1]],
    [6, 5, 15, [4, 0]],
    [6, 9, 20, [4, 0]],
    [true, 9, 20, [3, 1]],
  ])('within %j spaces, who stands at %d, on %d: %j', (shifts, at, d20, markers) => {
    expect(taken(shifts, at, d20)).toEqual(markers);
  });
});
