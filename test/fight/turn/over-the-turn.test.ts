import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { generatorOf } from '../../../src/chance/dice/generator.ts';
import { rollFaces } from '../../../src/chance/dice/roll-faces.ts';
import { solveView } from '../../../src/chance/exact/chains/solve.ts';
import { stepTableOf } from '../../../src/chance/exact/chains/step-table.ts';
import { duelChain } from '../../../src/fight/duel/chain.ts';
import type { DuelScenario } from '../../../src/fight/duel/scenario.ts';
import { duelGame } from '../../../src/fight/duel/turn.ts';
import { compileTurn } from '../../../src/fight/turn/compile.ts';
import { playTurn } from '../../../src/fight/turn/played.ts';
import { scenarioOf } from '../scenarios.ts';
import { answeredYes, solved, turnOf } from './solved.ts';

/*
 * Powers whose attacks in one turn depend on each other: what the side has attacked already, limits per turn, tables
 * that are rolled once, and other figures next to the defender. The chances are worked out here from the faces of the
 * die (3 skulls, 2 shields, 1 blank). Nothing is shared with the engine.
 */

const ONE = { name: 'One', attack: 3, defense: 3, life: 1 };

/** The chance of this many successes among some dice, by counting all faces. */
function successes(dice: number, faces: number): number[] {
  const counts = Array.from({ length: dice + 1 }, () => 0);
  for (let roll = 0; roll < 6 ** dice; roll++) {
    let [left, count] = [roll, 0];
    for (let die = 0; die < dice; die++) {
      if (left % 6 < faces) count++;
      left = Math.floor(left / 6);
    }
    counts[count] = (counts[count] ?? 0) + 1;
  }
  return counts.map((count) => count / 6 ** dice);
}

/** The chance that an attack wounds. */
function wounds(attack: number, defense = 3): number {
  const [skulls, shields] = [successes(attack, 3), successes(defense, 2)];
  let chance = 0;
  for (const [hit, a] of skulls.entries()) {
    for (const [blocked, b] of shields.entries()) if (hit > blocked) chance += a * b;
  }
  return chance;
}

/** The chance that at least one of several attacks wounds. */
const any = (...chances: readonly number[]) =>
  1 - chances.reduce((none, chance) => none * (1 - chance), 1);

interface Turn {
  readonly attacker?: unknown;
  readonly turn?: readonly object[];
  readonly defender?: object;
  readonly [field: string]: unknown;
}

const solvedTurn = (turn: Turn) =>
  solved({ name: 'A turn', rules: 'c3g', fight: 'turn', defender: ONE, ...turn }, 'destroyed');

function destroyed(turn: Turn): number {
  const { numerator, denominator } = answeredYes(
    solvedTurn(turn),
    (measures) => measures.destroyed === 1,
  );
  return Number(numerator) / Number(denominator);
}

/** The chance that a duel ends in the attacker's first turn. */
function endsInATurn(attacker: unknown): number {
  const scenario = scenarioOf({
    fight: 'duel',
    attacker,
    defender: ONE,
    first: 'attacker',
    mostTurns: 1,
  }) as unknown as DuelScenario;
  const { chain, ends } = atOnce(duelChain(scenario, duelGame(scenario)));
  return atOnce(solveView(stepTableOf(chain), chain.start, [])).cells.reduce(
    (sum, { end, probability }) => sum + (ends[end]?.winner === 'attacker' ? probability : 0),
    0,
  );
}

/** Unleashed Fury: how many of the 20 faces give how many dice more. */
const FURY = { 0: 1, 1: 5, 2: 5, 3: 4, 4: 4, 8: 1 };

const OF_CARDS = [
  // The second Guard has 1 die more.
  ['zettian-guards', any(wounds(2), wounds(3))],
  // Marro Plague is rolled once, from 16 on.
  ['marrden-hounds', any(1 / 4, wounds(3), wounds(3), wounds(3))],
  // One D20 for all Wolves.
  [
    'anubian-wolves',
    Object.entries(FURY).reduce((sum, [more, faces]) => {
      const bite = wounds(1 + Number(more));
      return sum + (faces / 20) * any(bite, bite, bite);
    }, 0),
  ],
  // One Trooper fires the Heavy Weapon, 4 dice.
  ['microcorp-troopers', any(wounds(4), wounds(2), wounds(2), wounds(2))],
  // One Rifleman throws a grenade, 1 die, besides both normal attacks.
  ['12th-caucasus-rifles', any(wounds(1), wounds(3), wounds(3))],
  // The other Skeletons take 1 defense die from the target of each.
  ['tomb-skeletons', any(wounds(3, 2), wounds(3, 2), wounds(3, 2))],
  // The others give each of them 1 attack die.
  ['jinx-and-kamakura', any(wounds(3), wounds(3), wounds(3))],
] as const;

describe.each(OF_CARDS)('%s', (attacker, expected) => {
  test('has the odds of a turn that are worked out by hand', () => {
    expect(destroyed({ attacker })).toBeCloseTo(expected, 12);
  });

  test('destroys a hero of Life 1 in a turn as often as a duel ends in its first turn', () => {
    expect(destroyed({ attacker })).toBeCloseTo(endsInATurn(attacker), 12);
  });

  test('is played, die by die, as often as calculated', () => {
    const turn = solvedTurn({ attacker });
    const draw = generatorOf('turns');
    const turns = 400;
    let times = 0;
    for (let i = 0; i < turns; i++) {
      const { outcome } = playTurn(turn, (pool) => rollFaces(pool, () => draw.int32() >>> 0));
      times += Number(outcome.destroyed);
    }
    // Within four standard deviations.
    const deviation = Math.sqrt((expected * (1 - expected)) / turns);
    expect(Math.abs(times / turns - expected)).toBeLessThan(4 * deviation);
  });
});

describe('an attack after another one in the turn', () => {
  const rules = { if: { did: 'attackedBefore' }, dice: { attack: 1 } };
  const powers = [{ name: 'Follow Up', rules }];
  const hero = { name: 'Hero', attack: 2, defense: 2, life: 4, powers };

  test('has the die of a power that asks for it, with and without a board', () => {
    const expected = any(wounds(2), wounds(3));
    const twice = { ...hero, powers: ['double-attack', ...powers] };
    expect(destroyed({ attacker: twice })).toBeCloseTo(expected, 12);
    const board = { terrain: '1 1 1', defender: [1, 0] };
    const on = (turn: readonly object[]) => destroyed({ turn, board });
    expect(on([{ figure: twice, at: [0, 0], moves: false }])).toBeCloseTo(expected, 12);
    const guards = [0, 2].map((column) => ({ figure: 'zettian-guards', at: [column, 0] }));
    expect(on(guards)).toBeCloseTo(expected, 12);
  });

  test('has that die after the attack of another card, if that comes first', () => {
    const other = { name: 'Other', attack: 2, defense: 2 };
    const turn = [{ figure: hero }, { figure: other }];
    expect(destroyed({ turn })).toBeCloseTo(any(wounds(2), wounds(3)), 12);
    expect(destroyed({ turn, order: 'given' })).toBeCloseTo(any(wounds(2), wounds(2)), 12);
  });

  test('does not count an attack that was not made', () => {
    const without = { name: 'Other', attack: 0, defense: 2 };
    const turn = [{ figure: without }, { figure: hero }];
    expect(destroyed({ turn })).toBeCloseTo(wounds(2), 12);
  });
});

describe('a limit per turn', () => {
  const limited = (of?: string) => ({
    name: 'Zappers',
    type: 'squad',
    figures: 3,
    attack: 2,
    defense: 2,
    powers: [
      {
        name: 'Zap',
        rules: {
          at: 'beforeAttack',
          limit: { uses: 1, per: 'turn', ...(of && { of }) },
          roll: 11,
          wound: 1,
        },
      },
    ],
  });
  const once = any(1 / 2, wounds(2), wounds(2), wounds(2));
  const each = any(1 / 2, 1 / 2, 1 / 2, wounds(2), wounds(2), wounds(2));

  test('holds for all figures of a squad together, unless it is a limit of each figure', () => {
    expect(destroyed({ attacker: limited() })).toBeCloseTo(once, 12);
    expect(destroyed({ attacker: limited('figure') })).toBeCloseTo(each, 12);
  });

  test('holds for the figures of a squad that are listed one by one on a board', () => {
    const board = { terrain: '1 1 1\n 1 1 1', defender: [1, 0] };
    const turn = (figure: object) =>
      [
        [0, 0],
        [2, 0],
        [0, 1],
      ].map((at) => ({ figure, at, moves: false }));
    expect(destroyed({ turn: turn(limited()), board })).toBeCloseTo(once, 12);
    expect(destroyed({ turn: turn(limited('figure')), board })).toBeCloseTo(each, 12);
  });

  test('is each hero’s own, although two heroes have the same name', () => {
    const hero = { ...limited(), type: 'hero', figures: 1 };
    const turn = [{ figure: hero }, { figure: hero }];
    expect(destroyed({ turn })).toBeCloseTo(any(1 / 2, 1 / 2, wounds(2), wounds(2)), 12);
  });
});

describe('a D20 table of attack dice', () => {
  const powers = [{ name: 'Rage', rules: { dice: { attack: { 11: 2 } } } }];
  const brute = { name: 'Brutes', attack: 1, defense: 2, powers };
  /** Some attacks, all of them with the dice of one roll. */
  const together = (attacks: number) => {
    const all = (dice: number) => any(...Array.from({ length: attacks }, () => wounds(dice)));
    return (all(1) + all(3)) / 2;
  };

  test('is rolled once for a squad, and once for each hero', () => {
    expect(destroyed({ attacker: { ...brute, type: 'squad', figures: 2 } })).toBeCloseTo(
      together(2),
      12,
    );
    const turn = [{ figure: brute }, { figure: brute }];
    expect(destroyed({ turn })).toBeCloseTo(any(together(1), together(1)), 12);
  });
});

describe('the decisions of a turn', () => {
  const whens = (attacker: string) => {
    const document = { name: 'A turn', rules: 'c3g', fight: 'turn', attacker, defender: 'krug' };
    const { play } = atOnce(compileTurn(turnOf(document))).account;
    return (play?.decisions ?? []).map(({ when }) => when);
  };

  test('name the dice that a squad rolled, and what it has used', () => {
    const wolves = whens('anubian-wolves');
    expect(wolves.filter((when) => when.includes('Anubian Wolves rolled 8'))).not.toEqual([]);
    expect(wolves.filter((when) => when.includes('(case'))).toEqual([]);
    const troopers = whens('microcorp-troopers');
    const used = "Microcorp Troopers' Heavy Weapon Special Attack used once";
    expect(troopers.filter((when) => when.includes('(case'))).toEqual([]);
    expect(troopers.filter((when) => when.includes(used))).not.toEqual([]);
  });
});

describe('other figures next to the defender', () => {
  const rules = { if: { target: { nextToAlly: true } }, dice: { enemyDefense: -1 } };
  const flanker = {
    name: 'Flankers',
    type: 'squad',
    attack: 3,
    defense: 2,
    move: 4,
    powers: [{ name: 'Flanking', rules }],
  };

  test('are those that have come next to it before', () => {
    const attacker = { ...flanker, figures: 3 };
    const apart = any(wounds(3), wounds(3, 2), wounds(3, 2));
    expect(destroyed({ attacker, distance: 3 })).toBeCloseTo(apart, 12);
    expect(destroyed({ attacker })).toBeCloseTo(any(...Array(3).fill(wounds(3, 2))), 12);
  });

  test('are none if the attacker is alone, or if the experiment says so', () => {
    expect(destroyed({ attacker: { ...flanker, figures: 1 } })).toBeCloseTo(wounds(3), 12);
    const attacker = { ...flanker, figures: 2 };
    const defender = { ...ONE, nextToEnemy: false };
    expect(destroyed({ attacker, defender })).toBeCloseTo(any(wounds(3), wounds(3)), 12);
  });

  test('are those on neighboring spaces of a board', () => {
    const terrain = '1 1 1 1 1';
    const figure = { ...flanker, figures: 1 };
    const on = (other: object) =>
      destroyed({
        turn: [{ figure, at: [0, 0], moves: false }],
        board: { terrain, defender: [1, 0], others: [{ figure: 'Other', ...other }] },
      });
    expect(on({ at: [2, 0], side: 'attacker' })).toBeCloseTo(wounds(3, 2), 12);
    expect(on({ at: [3, 0], side: 'attacker' })).toBeCloseTo(wounds(3), 12);
    expect(on({ at: [2, 0] })).toBeCloseTo(wounds(3), 12);
  });

  test('may come there first, to help an attacker on the other side', () => {
    // The helper has no dice; it moves from 4,0 to 2,0.
    const helper = { name: 'Helper', attack: 0, defense: 2, move: 2 };
    const turn = [
      { figure: { ...flanker, figures: 1 }, at: [0, 0], moves: false },
      { figure: helper, at: [4, 0] },
    ];
    const board = { terrain: '1 1 1 1 1', defender: [1, 0] };
    expect(destroyed({ turn, board })).toBeCloseTo(wounds(3, 2), 12);
    expect(destroyed({ turn, board, order: 'given' })).toBeCloseTo(wounds(3), 12);
  });
});
