/** Expectations worked out by hand. A combat die shows a skull with 1/2, a shield with 1/3, a blank with 1/6. */

import { describe, expect, test } from 'vitest';
import { dealt, shareOf } from '../../cases.ts';
import type { Place, Wall } from '../c3g/board.ts';
import { type Fraction, plus, reduced } from '../c3g/chance.ts';
import { oracleLines } from '../c3g/oracle.ts';
import { attackDistribution, attackDistributionOfRoll, type Scene } from './attack.ts';
import { around, distance, placeName, readGround } from './board.ts';
import { type Card, has, heightOf, kindOf, spacesOf, type TurnDocument } from './document.ts';
import { landings } from './falls.ts';
import { fallsTo, type Mover, placesInReach } from './movement.ts';
import { randomTurn } from './random-turns.ts';
import { bestTurn, type Measures } from './turn.ts';

/** Seeds of random turns, from 1 on. */
function seeds(all: number): number[] {
  const { from, count } = shareOf(all, undefined, 'long');
  return Array.from({ length: count }, (_, i) => 1 + from + i);
}

const card = (fields: Partial<Card> = {}): Card => ({
  name: 'Somebody',
  attack: 1,
  defense: 0,
  range: 1,
  move: 1,
  ...fields,
});

const strong = (fields: Partial<Card> = {}): Card =>
  card({ powers: ['super-strength'], ...fields });

const inWords = (worth: Fraction | undefined): string => {
  if (worth === undefined) return 'no choice';
  const { numerator, denominator } = reduced(worth);
  return `${numerator}/${denominator}`;
};

const wall = (one: Place, other: Place): Wall => [one, other];

const destroyed = (told: Measures): boolean => told.destroyed === 1;
const displaced = (told: Measures): boolean => told.displaced === 1;

/** `{ '0 at 1,0': '1/2' }`: the value of sending the first attacker of the list to 1,0 first. */
function played(document: TurnDocument, holds: (told: Measures) => boolean) {
  const { best, first, stayingOut } = bestTurn(document, holds);
  return {
    best: inWords(best),
    stayingOut: inWords(stayingOut),
    first: Object.fromEntries(
      first.map(({ attacker, place, worth }) => [`${attacker} at ${place}`, inWords(worth)]),
    ),
    of: (attacker: number, place: string) =>
      first.find((choice) => choice.attacker === attacker && choice.place === place),
  };
}

describe('by hand: attacks that follow one another', () => {
  const one = (attacks: number, fields: Partial<TurnDocument> = {}): TurnDocument => ({
    turn: [{ figure: card(), at: [0, 0], attacks, moves: false }],
    defender: card({ life: 1 }),
    board: { terrain: '0 0 0', defender: [1, 0] },
    question: 'destroyed',
    ...fields,
  });

  test('one die against one Life without defense: 1/2, with a second attack 3/4', () => {
    expect(played(one(1), destroyed)).toMatchObject({
      best: '1/2',
      stayingOut: '0/1',
      first: { '0 at 0,0': '1/2' },
    });
    expect(played(one(2), destroyed).best).toBe('3/4'); // 1 - (1/2)^2
  });

  test('who does better without an attack makes none', () => {
    const unhurt = (told: Measures): boolean => told.totalWounds === 0;
    expect(played(one(1, { question: 'totalWounds = 0' }), unhurt)).toMatchObject({
      best: '1/1',
      stayingOut: '1/1',
      first: { '0 at 0,0': '1/2' },
    });
  });

  test('it stops when it has what it wants: exactly one wound with three attacks, 7/8', () => {
    const oneWound = (told: Measures): boolean => told.totalWounds === 1;
    const asked = one(3, { defender: card({ life: 5 }), question: 'totalWounds = 1' });
    expect(played(asked, oneWound).best).toBe('7/8'); // a skull in one of three tries: 1 - (1/2)^3
  });

  test('higher ground is another die, up to the Range of the card and no farther', () => {
    // From 0,0 the defender is 2 spaces away. Two dice from the rock: 1 - (1/2)^2.
    const from = (range: number): TurnDocument =>
      one(1, {
        turn: [{ figure: card({ range }), at: [0, 0], moves: false }],
        board: { terrain: '2 0 0', defender: [2, 0] },
      });
    expect(played(from(2), destroyed).best).toBe('3/4');
    expect(played(from(1), destroyed)).toMatchObject({ best: '0/1', first: {} });
  });

  test('Counter Strike ends the attacks of a figure with one Life; out of reach of it there are two', () => {
    // Destroyed: a skull and no shield, 1/2 x 2/3 = 1/3. The attacker: a shield and no skull, 1/3 x 1/2 = 1/6.
    const fight: TurnDocument = {
      turn: [{ figure: card({ life: 1, range: 2 }), at: [1, 0], attacks: 2 }],
      defender: card({ defense: 1, life: 1, powers: ['counter-strike'] }),
      board: { terrain: '0 0 0', defender: [2, 0] },
      question: 'destroyed',
    };
    expect(played(fight, destroyed)).toMatchObject({
      best: '5/9', // from 0,0: 1/3 + 2/3 x 1/3
      first: { '0 at 0,0': '5/9', '0 at 1,0': '1/2' }, // from 1,0: 1/3 + (1 - 1/3 - 1/6) x 1/3
    });
  });
});

describe('by hand: attackers that are in the way', () => {
  const row = (fields: Partial<TurnDocument>): TurnDocument => ({
    turn: [
      { figure: strong({ name: 'Strong' }), at: [0, 0], moves: false },
      { figure: card({ name: 'Friend' }), at: [2, 0] },
    ],
    defender: card({ name: 'Target' }),
    board: { terrain: '0 0 0 0', defender: [1, 0] },
    question: 'displaced',
    ...fields,
  });

  test('two in a row on level ground: the second finds the defender where the first has driven it', () => {
    // Two wounds by two attacks of one die each: both show a skull, 1/4. The first drives the defender one space, so
    // the second attacker follows it.
    const document = row({
      turn: [
        { figure: strong({ name: 'One' }), at: [0, 0], moves: false },
        { figure: card({ name: 'Two', move: 2 }), at: [0, 1] },
      ],
      defender: card({ life: 2 }),
      board: { terrain: '0 0 0 0\n  0 0 0 0', defender: [1, 0] },
      question: 'attackWounds >= 2',
    });
    const twoWounds = (told: Measures): boolean => Number(told.attackWounds) >= 2;
    const { best, first } = played(document, twoWounds);
    expect(best).toBe('1/4');
    expect(first['0 at 0,0']).toBe('1/4');
    // Without a step it is too slow: after a skull of the first attack the defender stands on 2,0, two spaces from
    // 0,1.
    const [one, two] = document.turn;
    if (one === undefined || two === undefined) throw new Error('two attackers');
    const slow = { ...document, turn: [one, { ...two, figure: card({ name: 'Two', move: 0 }) }] };
    const slowly = played(slow, twoWounds);
    // First the slow one from where it stands, then the strong one: 1/4. In the other order: never.
    expect(slowly.first).toEqual({ '0 at 0,0': '0/1', '1 at 0,1': '1/4' });
  });

  test('a friend behind the defender must step aside, and before the attack', () => {
    // A skull (1/2) is one Knockback point, which displaces a defender that has room.
    expect(played(row({}), displaced)).toMatchObject({
      best: '1/2',
      first: { '0 at 0,0': '0/1', '1 at 2,0': '0/1', '1 at 3,0': '1/2' },
    });
    expect(played(row({ order: 'given' }), displaced)).toMatchObject({
      best: '0/1',
      first: { '0 at 0,0': '0/1' },
    });
  });

  test('a friend that stands behind the defender makes Knockback Damage of its way', () => {
    const document = row({
      turn: [
        { figure: strong({ name: 'Strong' }), at: [0, 0], moves: false },
        { figure: card({ name: 'Friend' }), at: [3, 0] },
      ],
      defender: card({ life: 2 }),
      question: 'destroyed',
    });
    const { best, first, of } = played(document, destroyed);
    // Attack and step behind: 1/2 x (1/2 with one Life left) + 1/2 x (1/2 x 1/2: a skull, and one of Knockback Damage).
    expect(best).toBe('3/8');
    expect(first['1 at 2,0']).toBe('3/8');
    expect(inWords(of(1, '2,0')?.attacking)).toBe('3/8');
    expect(inWords(of(1, '2,0')?.notAttacking)).toBe('1/4');
    // The strong one first: the defender is driven to 2,0 with one Life left (1/2), next to the friend (1/2).
    expect(first['0 at 0,0']).toBe('1/4');
  });

  test('Knockback Damage destroys a friend with one Life, who then attacks no more and blocks no more', () => {
    const document = (question: string): TurnDocument =>
      row({
        turn: [
          { figure: strong({ name: 'Strong' }), at: [0, 0], attacks: 2, moves: false },
          { figure: card({ name: 'Friend', life: 1 }), at: [2, 0], moves: false },
        ],
        order: 'given',
        question,
      });
    // A skull (1/2), then one of the Knockback Damage die (1/2) clears the way, then another skull (1/2).
    expect(played(document('displaced'), displaced).best).toBe('1/8');
    const hit = (told: Measures): boolean => told['blockerWounds:friend'] === 1;
    // Each attack: 1/4, and at most one of them, since a destroyed friend cannot be hit: 1 - (3/4)^2.
    expect(played(document('blockerWounds:friend'), hit).best).toBe('7/16');
    // Two attackers are used, or a third attack made, only if the friend lives.
    const thrice = (told: Measures): boolean => told.attacks === 3;
    expect(played(document('attacks = 3'), thrice).best).toBe('9/16');
  });

  test('a question that asks for other measures than it names is an error', () => {
    expect(() => bestTurn(row({}), destroyed)).not.toThrow();
    expect(() => bestTurn(row({}), (told) => told.attacks === 1)).toThrow('does not name attacks');
  });
});

describe('the worked examples of the rules', () => {
  // Hawkgirl stands west of Grundy, who rolls three defense dice and is Tough.
  const scene = (terrain: string, joker?: Place): Scene => ({
    ground: readGround(terrain),
    attacker: { card: strong({ attack: 6 }), at: [0, 0] },
    defender: { card: card({ defense: 3, powers: ['tough'] }), at: [1, 0], lifeLeft: 8 },
    bystanders: joker === undefined ? [] : [{ id: 'joker', kind: 'figure', at: [joker] }],
  });
  const level = '0 0 0 0 0 0 0 0';

  test('1: two skulls against a shield and two skulls', () => {
    expect(attackDistributionOfRoll(scene(level), 2, 1, 2)).toMatchObject([
      { ending: { attackWounds: 0, knockbackPoints: 0, spacesMoved: 0, stoppedBy: 'none' } },
    ]);
  });

  test('2: three skulls against a shield and two skulls', () => {
    expect(attackDistributionOfRoll(scene(level), 3, 1, 2)).toMatchObject([
      { ending: { attackWounds: 1, knockbackPoints: 1, spacesMoved: 1, stoppedBy: 'none' } },
    ]);
  });

  test('3: five skulls against three shields, two spaces before a climb of three levels', () => {
    const endings = attackDistributionOfRoll(scene('0 0 0 0 3 0'), 5, 3, 0);
    const all = { attackWounds: 1, spacesMoved: 2, stoppedBy: 'elevation', hit: [] };
    expect(endings).toMatchObject([
      { ending: { ...all, knockbackWounds: 1 } },
      { ending: { ...all, knockbackWounds: 0 } },
    ]);
  });

  test('4: four skulls against three shields, the Joker in the way', () => {
    const endings = attackDistributionOfRoll(scene(level, [4, 0]), 4, 3, 0);
    const all = { attackWounds: 0, knockbackPoints: 4, spacesMoved: 2, stoppedBy: 'figure' };
    expect(endings).toMatchObject([
      { ending: { ...all, knockbackWounds: 1, hit: ['joker'] } },
      { ending: { ...all, knockbackWounds: 0, hit: [] } },
    ]);
  });
});

describe('a single attack', () => {
  test('is that of the oracle of single attacks', () => {
    for (const seed of seeds(80)) {
      const { document } = randomTurn(seed);
      const [{ figure, at } = { figure: card(), at: [0, 0] as Place }] = document.turn;
      const { defender, board } = document;
      const { terrain, walls = [], others = [] } = board;
      const scene: Scene = {
        ground: readGround(terrain, walls),
        attacker: { card: figure, at: spacesOf(at)[0] ?? [0, 0] },
        defender: {
          card: defender,
          at: spacesOf(board.defender)[0] ?? [0, 0],
          lifeLeft: (defender.life ?? Number.POSITIVE_INFINITY) - (defender.wounds ?? 0),
        },
        bystanders: others.map((other, number) => ({
          id: `Other ${number}`,
          kind: kindOf(other),
          at: spacesOf(other.at),
          passable: other.passable ?? false,
        })),
      };
      const [line] = oracleLines({
        attackDice: figure.attack,
        defenseDice: defender.defense,
        automaticShields: has(defender, 'tough') ? 1 : 0,
        hitsPerSkull: 1,
        superStrength: has(figure, 'super-strength'),
        normalAttack: true,
        attacker: { height: heightOf(figure), spaces: spacesOf(at) },
        defender: {
          height: heightOf(defender),
          spaces: spacesOf(board.defender),
          lavaResistant: has(defender, 'lava-resistant'),
          wounds: defender.wounds ?? 0,
          ...(defender.life !== undefined && { life: defender.life }),
        },
        terrain,
        walls,
        others: others.map((other, number) => ({
          kind: kindOf(other),
          name: `Other ${number}`,
          spaces: spacesOf(other.at),
          passable: other.passable ?? false,
        })),
      });
      const ours = together(
        attackDistribution(scene).map(({ ending, chance }) => {
          const { attackerWounds: _, at: end, hit, ...counted } = ending;
          return { told: { ...counted, finalSpace: placeName([end]), hit: hit.join() }, chance };
        }),
      );
      const theirs = together(
        (line?.outcomes ?? []).map(({ outcome, chance }) => {
          const { displaced: _, totalWounds: __, hit, ...counted } = outcome;
          return {
            told: {
              ...counted,
              knockbackDamageRolled: outcome.knockbackDamageRolled === 1,
              hazardDestroyed: outcome.hazardDestroyed === 1,
              destroyed: outcome.destroyed === 1,
              hit: hit.map(({ name }) => name).join(),
            },
            chance,
          };
        }),
      );
      expect(ours, `seed ${seed}`).toEqual(theirs);
    }
  });
});

/** The law as text: `{ 'destroyed: true, …': '1/2' }`. */
function together(
  distribution: readonly { told: Record<string, unknown>; chance: Fraction }[],
): Record<string, string> {
  const chances = new Map<string, Fraction>();
  for (const { told, chance } of distribution) {
    const key = Object.entries(told)
      .map(([measure, value]) => `${measure}: ${value}`)
      .sort()
      .join(', ');
    const before = chances.get(key);
    chances.set(key, before === undefined ? chance : plus(before, chance));
  }
  return Object.fromEntries([...chances].map(([key, chance]) => [key, inWords(chance)]));
}

describe('by hand: where a figure can come to rest', () => {
  const reach = (fields: Partial<Mover> & { terrain: string }): string[] =>
    placesInReach({ figure: card(), at: [0, 0], enemies: [], friends: [], ...fields });

  test('a level up costs one point more, down costs the space alone', () => {
    expect(reach({ terrain: '0 1 0', figure: card({ move: 1 }) })).toEqual(['0,0']);
    expect(reach({ terrain: '0 1 0', figure: card({ move: 3 }) })).toEqual(['0,0', '1,0', '2,0']);
    expect(reach({ terrain: '9 0', figure: card({ move: 1 }) })).toEqual(['0,0', '1,0']);
  });

  test('no climb of Height levels', () => {
    const figure = card({ move: 9, height: 4 });
    expect(reach({ terrain: '0 4', figure })).toEqual(['0,0']);
    expect(reach({ terrain: '0 3', figure })).toEqual(['0,0', '1,0']);
  });

  test('not through walls and enemies, through friends but not onto them', () => {
    const figure = card({ move: 5 });
    const terrain = '0 0 0';
    expect(reach({ terrain, figure, enemies: [[1, 0]] })).toEqual(['0,0']);
    expect(reach({ terrain, figure, others: [{ obstacle: 'Tree', at: [1, 0] }] })).toEqual(['0,0']);
    expect(reach({ terrain, figure, friends: [[1, 0]] })).toEqual(['0,0', '2,0']);
    expect(
      reach({ terrain, figure, others: [{ figure: 'Ally', at: [1, 0], side: 'attacker' }] }),
    ).toEqual(['0,0', '2,0']);
    expect(reach({ terrain, figure, others: [{ glyph: 'Glyph', at: [1, 0] }] })).toEqual([
      '0,0',
      '1,0',
      '2,0',
    ]);
    expect(
      reach({
        terrain,
        figure,
        walls: [
          [
            [1, 0],
            [2, 0],
          ],
        ],
      }),
    ).toEqual(['0,0', '1,0']);
  });

  test('water ends the movement, but not that which begins in it; lava is entered only by who resists it', () => {
    const figure = card({ move: 5 });
    expect(reach({ terrain: '0 0w 0', figure })).toEqual(['0,0', '1,0']);
    expect(reach({ terrain: '0w 0 0w 0', figure })).toEqual(['0,0', '1,0', '2,0']);
    expect(reach({ terrain: '0 0m 0', figure })).toEqual(['0,0']);
    const resistant = card({ move: 5, powers: ['lava-resistant'] });
    expect(reach({ terrain: '0 0m 0', figure: resistant })).toEqual(['0,0', '1,0']);
    // A friend in the water is a place to pass through, and the movement would end there.
    expect(reach({ terrain: '0 0w 0', figure, friends: [[1, 0]] })).toEqual(['0,0']);
  });

  test('flying: a point a space over everything but holes', () => {
    const figure = card({ move: 2, height: 4, powers: ['flying'] });
    expect(reach({ terrain: '0 9 0', figure })).toEqual(['0,0', '1,0', '2,0']);
    expect(reach({ terrain: '0 0 0', figure, enemies: [[1, 0]] })).toEqual(['0,0', '2,0']);
    expect(reach({ terrain: '0 0m 0', figure })).toEqual(['0,0', '2,0']);
    expect(reach({ terrain: '0 . 0', figure })).toEqual(['0,0']);
  });

  test('a double base goes half by half and rests on two spaces of one level', () => {
    const figure = card({ move: 1, base: 'double' });
    const at: Mover['at'] = [
      [0, 0],
      [1, 0],
    ];
    expect(reach({ terrain: '0 0 0', at, figure })).toEqual(['0,0+1,0', '1,0+2,0']);
    // Around 0,0 are 0,1 (and -1,1); around 1,0 are 0,1, 1,1 and 2,0. Each half leads in turn.
    expect(reach({ terrain: '0 0 0\n  0 0', at, figure })).toEqual([
      '0,0+0,1',
      '0,0+1,0',
      '1,0+0,1',
      '1,0+1,1',
      '1,0+2,0',
    ]);
    // On 1,0 and 2,0 it would stand on two levels; two steps bring both halves up: 1 + 1 level, then 1.
    expect(reach({ terrain: '0 0 1 1', at, figure: { ...figure, move: 2 } })).toEqual(['0,0+1,0']);
    expect(reach({ terrain: '0 0 1 1', at, figure: { ...figure, move: 3 } })).toEqual([
      '0,0+1,0',
      '2,0+3,0',
    ]);
    // One half in the water does not end the movement; both halves do.
    expect(reach({ terrain: '0 0 0w 0 0', at, figure: { ...figure, move: 9 } })).toEqual([
      '0,0+1,0',
      '1,0+2,0',
      '2,0+3,0',
      '3,0+4,0',
    ]);
    expect(reach({ terrain: '0 0 0w 0w 0 0', at, figure: { ...figure, move: 9 } })).toEqual([
      '0,0+1,0',
      '1,0+2,0',
      '2,0+3,0',
    ]);
  });
});

describe('by hand: falls of figures that move by themselves', () => {
  /** An attacker on a rock of six levels, two spaces from a defender with one Life. */
  const jump = (figure: Partial<Card> & { wounds?: number }, terrain = '6 0 0'): TurnDocument => ({
    turn: [{ figure: { ...card(figure), ...figure }, at: [0, 0] }],
    defender: card({ life: 1 }),
    board: { terrain, defender: [2, 0] },
    question: 'destroyed',
  });
  const best = (figure: Partial<Card> & { wounds?: number }, terrain?: string): string =>
    played(jump(figure, terrain), destroyed).best;

  test('with one Life it comes down a cliff half the time; 1/2 x 1/2', () => {
    expect(played(jump({ life: 1 }), destroyed)).toMatchObject({
      best: '1/4',
      first: { '0 at 1,0': '1/4' },
    });
  });

  test('Life, and the wounds with which it begins, say what it survives', () => {
    expect(best({})).toBe('1/2');
    expect(best({ life: 2 })).toBe('1/2');
    expect(best({ life: 2, wounds: 1 })).toBe('1/4');
    const { of } = played(jump({ life: 2, wounds: 1 }), destroyed);
    expect(inWords(of(0, '1,0')?.attacking)).toBe('1/4');
  });

  test('fifteen levels are three dice, twenty-five the D20, which destroys whoever has no Life as well', () => {
    expect(best({ life: 1 }, '14 0 0')).toBe('1/4'); // still one die: the Height is 5
    expect(best({ life: 1 }, '15 0 0')).toBe('1/16'); // no skull on three dice: 1/8
    expect(best({ life: 2 }, '15 0 0')).toBe('1/4'); // at most one skull: 1/2
    expect(best({}, '24 0 0')).toBe('1/2');
    expect(best({}, '25 0 0')).toBe('1/20'); // 2 of 20
    expect(best({ life: 9 }, '25 0 0')).toBe('1/20');
  });

  test('no fall: less than its Height, on water, or flying', () => {
    expect(best({ life: 1, height: 6 }, '5 0 0')).toBe('1/2');
    expect(best({ life: 1 }, '6 0w 0')).toBe('1/2');
    expect(best({ life: 1, powers: ['flying'] })).toBe('1/2');
  });

  test('a way around without a fall is taken if the Move is enough for it', () => {
    // From 0,0 by 0,1 to 1,0: down three levels and three more.
    const terrain = '6 0 0\n  3';
    expect(best({ life: 1, move: 1 }, terrain)).toBe('1/4');
    expect(best({ life: 1, move: 2 }, terrain)).toBe('1/2');
  });

  test('who stays on the rock rolls nothing, and a Range of 1 does not reach the foot of it', () => {
    const beside = (range: number): TurnDocument => ({
      ...jump({ life: 1, move: 0, range }, '6 0'),
      board: { terrain: '6 0', defender: [1, 0] },
    });
    expect(played(beside(1), destroyed)).toMatchObject({ best: '0/1', first: {} });
    // Two dice from above: 1 - (1/2)^2.
    expect(played(beside(2), destroyed).best).toBe('3/4');
    // One level less, and they are adjacent.
    const lower = { ...beside(1), board: { ...beside(1).board, terrain: '4 0' } };
    expect(played(lower, destroyed).best).toBe('3/4');
    const walled = { ...lower, board: { ...lower.board, walls: [wall([0, 0], [1, 0])] } };
    expect(played(walled, destroyed)).toMatchObject({ best: '0/1', first: {} });
  });

  test('one that a fall destroys leaves the board, and one that only stands there falls as well', () => {
    // The only space next to the defender: the second attacker moves there (two dice: 3/4) unless the first survives
    // and stands on it.
    const terrain = '6 0 0\n  0';
    const document = jump({ life: 1 }, terrain);
    document.turn.push({ figure: card({ name: 'Second', attack: 2 }), at: [0, 1] });
    const { best: worth, of, first } = played(document, destroyed);
    expect(worth).toBe('3/4');
    expect(first['1 at 1,0']).toBe('3/4');
    expect(first['0 at 1,0']).toBe('5/8'); // 1/2 x 1/2 + 1/2 x 3/4
    expect(inWords(of(0, '1,0')?.attacking)).toBe('5/8');
    expect(inWords(of(0, '1,0')?.notAttacking)).toBe('3/8'); // 1/2 x 0 + 1/2 x 3/4
  });

  test('it sees how it has come down before it chooses whether to attack', () => {
    // The strong one west of the defender needs a figure to the defender's east, so that Knockback Damage is rolled:
    // with four dice against one it has Knockback points with 13/16 = 1/2 x 15/16 + 1/2 x 11/16. The one that jumps
    // there can have them itself (1/2 x 1/2), but Counter Strike wounds it with 1/3 x 1/2.
    const document: TurnDocument = {
      turn: [
        { figure: strong({ name: 'East', life: 2 }), at: [2, 1] },
        { figure: strong({ name: 'West', attack: 4 }), at: [0, 0], moves: false },
      ],
      order: 'given',
      defender: card({ defense: 1, powers: ['counter-strike'] }),
      board: { terrain: '0 0 0 0 0 0 0\n  . . 6', defender: [1, 0] },
      question: 'knockbackDamageRolled',
    };
    const rolled = (told: Measures): boolean => told.knockbackDamageRolled === 1;
    const { of } = played(document, rolled);
    const east = of(0, '2,0');
    expect(inWords(east?.notAttacking)).toBe('13/16');
    // Unhurt 1/4 + 3/4 x 13/16 = 55/64; wounded 1/4 + 7/12 x 13/16 = 139/192, less than 13/16.
    expect(inWords(east?.attacking)).toBe('19/24');
    expect(inWords(east?.worth)).toBe('107/128'); // 1/2 x 55/64 + 1/2 x 13/16
  });

  test('the falls of a way: few of the worst before few of the others, as far as the Move allows', () => {
    const falls = (fields: Partial<Mover> & { terrain: string }) =>
      fallsTo({ figure: card(), at: [0, 0], enemies: [], friends: [], ...fields });
    const by = (extreme: number, major: number, minor: number) => ({ extreme, major, minor });
    const long = card({ move: 2 });
    // To 1,0 at once, or by 0,1.
    expect(falls({ terrain: '16 0\n  8' })['1,0']).toEqual(by(0, 1, 0));
    expect(falls({ terrain: '16 0\n  8', figure: long })['1,0']).toEqual(by(0, 0, 2));
    expect(falls({ terrain: '26 0\n  13', figure: long })['1,0']).toEqual(by(0, 0, 2));
    expect(falls({ terrain: '30 0\n  15' })['1,0']).toEqual(by(1, 0, 0));
    expect(falls({ terrain: '30 0\n  15', figure: long })['1,0']).toEqual(by(0, 2, 0));
    expect(falls({ terrain: '30 0\n  15', figure: long })['0,0']).toEqual(by(0, 0, 0));
    // The way to 1,0 that costs fewer points is the one with a fall; to go on to 2,0 the figure must take it.
    expect(falls({ terrain: '6 0 0\n  3', figure: long })).toMatchObject({
      '1,0': by(0, 0, 0),
      '2,0': by(0, 0, 1),
    });
    // Over a friend on the ledge it falls, too.
    expect(falls({ terrain: '6 0 0', figure: long, friends: [[1, 0]] })['2,0']).toEqual(
      by(0, 0, 1),
    );
  });

  test('a double base comes down with its second half, and lands on water with both', () => {
    const falls = (terrain: string) =>
      fallsTo({
        terrain,
        figure: card({ move: 2, base: 'double' }),
        at: [
          [0, 0],
          [1, 0],
        ],
        enemies: [],
        friends: [],
      });
    expect(falls('6 6 0 0')['2,0+3,0']?.minor).toBe(1);
    expect(falls('6 6 0w 0')['2,0+3,0']?.minor).toBe(1);
    expect(falls('6 6 0w 0w')['2,0+3,0']?.minor).toBe(0);
    // Six levels for one half, four for the whole base.
    expect(falls('6 6 2 2')['2,0+3,0']?.minor).toBe(0);
  });

  test('several falls add up their wounds, and one that destroys ends them', () => {
    const distribution = (extreme: number, major: number, minor: number, lifeLeft: number) =>
      Object.fromEntries(
        landings({ extreme, major, minor }, lifeLeft).map(({ landing, chance }) => [
          landing.destroyed ? 'destroyed' : landing.wounds,
          inWords(chance),
        ]),
      );
    expect(distribution(0, 0, 2, 2)).toEqual({ 0: '1/4', 1: '1/2', destroyed: '1/4' });
    // Four dice: 1, 4 and 6 of 16, then the rest.
    expect(distribution(0, 1, 1, 3)).toEqual({ 0: '1/16', 1: '1/4', 2: '3/8', destroyed: '5/16' });
    expect(distribution(1, 0, 1, 2)).toEqual({ 0: '1/20', 1: '1/20', destroyed: '9/10' });
    expect(distribution(0, 0, 0, 1)).toEqual({ 0: '1/1' });
  });
});

describe('random turns', () => {
  test('are the same for the same seed; nobody shares a space or stands on none', () => {
    for (const seed of seeds(25)) {
      const { document } = randomTurn(seed);
      expect(randomTurn(seed).document).toEqual(document);
      const { terrain, defender, others = [] } = document.board;
      const ats = [defender, ...document.turn.map(({ at }) => at), ...others.map(({ at }) => at)];
      const taken = ats.flatMap(spacesOf).map((place) => place.join());
      const spaces = readGround(terrain).places.map((place) => place.join());
      expect(new Set(taken).size, `seed ${seed}`).toBe(taken.length);
      expect(spaces, `seed ${seed}`).toEqual(expect.arrayContaining(taken));
    }
  });

  test('are worth what their best first choice is worth', () => {
    for (const seed of seeds(25)) {
      const { document, holds } = randomTurn(seed);
      const { best, first, stayingOut } = bestTurn(document, holds);
      const worths = [stayingOut, ...first.map(({ worth }) => worth)];
      const decimal = ({ numerator, denominator }: Fraction) =>
        Number(numerator) / Number(denominator);
      expect(decimal(best), `seed ${seed}`).toBe(Math.max(...worths.map(decimal)));
    }
  });

  test('are worth the same when nothing is forgotten of what nobody asks for', () => {
    for (const seed of dealt([1, 4, 7, 11, 13])) {
      const { document, holds } = randomTurn(seed);
      const { question: _, ...whole } = document;
      const { best, first } = bestTurn(document, holds);
      expect(bestTurn(whole, holds), `seed ${seed}`).toMatchObject({ best, first });
    }
  });
});

test('distances are those of a walk on an endless grid', () => {
  const start: Place = [3, 3];
  let ring: Place[] = [start];
  const seen = new Set(['3,3']);
  for (let far = 1; far <= 4; far++) {
    ring = ring
      .flatMap(around)
      .filter((place) => !seen.has(place.join()) && seen.add(place.join()));
    for (const place of ring) expect(distance(start, place), place.join()).toBe(far);
    expect(new Set(ring.map((place) => place.join())).size).toBe(6 * far);
  }
});
