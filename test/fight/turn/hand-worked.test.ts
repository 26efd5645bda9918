import { describe, expect, test } from 'vitest';
import { fractionText } from '../../../src/base/statistics/fraction.ts';
import { answeredYes, solved } from './solved.ts';

/* Small turns whose odds are worked out in the comments. A combat die shows a skull half the time. */

/** A row of spaces of some levels. */
const row = (...levels: readonly (string | number)[]) => levels.join(' ');

interface Turn {
  readonly turn: readonly object[];
  readonly defender: object;
  readonly board?: object;
  readonly order?: string;
  readonly distance?: number;
}

const HERO = { name: 'Hero', attack: 1, defense: 1 };
const TARGET = { name: 'Target', attack: 1, defense: 0, life: 1 };

function chance(turn: Turn, question: string, holds: (told: Record<string, unknown>) => boolean) {
  return fractionText(
    answeredYes(solved({ name: 'A turn', rules: 'c3g', ...turn }, question), holds),
  );
}

const destroyed = (turn: Turn) => chance(turn, 'destroyed', (told) => told.destroyed === 1);

function firstOf(turn: Turn, question: string) {
  const { found, context } = solved({ name: 'A turn', rules: 'c3g', ...turn }, question);
  const first = found.nodes[found.chain.start]?.chosen[0];
  return first && { attacker: first.attacker, place: context.field.nameOf(first.place) };
}

describe('on clear ground', () => {
  test('attacks follow one another until the defender is destroyed: 1 - (1/2)^3', () => {
    const twice = { figure: HERO, attacks: 2 };
    expect(destroyed({ turn: [twice, { figure: HERO }], defender: TARGET })).toBe('7/8');
  });

  test('an attacker comes nearer by its Move, if that is enough', () => {
    const at = (move: number) =>
      destroyed({ turn: [{ figure: { ...HERO, move } }], defender: TARGET, distance: 4 });
    expect(at(3)).toBe('1/2');
    expect(at(2)).toBe('0');
  });

  test('the defender is farther away from all, once it has been knocked back', () => {
    // Of two attacks of 1 die, Range 1, the second is made only if the first shows no skull: 1/2 + 1/4.
    const strong = { ...HERO, powers: ['super-strength'] };
    const still = { figure: strong, attacks: 2, moves: false };
    const tough = { ...TARGET, life: 3 };
    expect(
      chance(
        { turn: [still], defender: tough },
        'totalWounds >= 1',
        (told) => told.totalWounds === 1,
      ),
    ).toBe('3/4');
    // A fellow attacker follows and attacks; one that stays behind cannot.
    const twoWounds = (moves: boolean) =>
      chance(
        {
          turn: [
            { figure: strong, moves },
            { figure: HERO, moves },
          ],
          defender: tough,
        },
        'totalWounds >= 2',
        (told) => told.totalWounds === 2,
      );
    // The one that cannot knock back goes first: then both attack, 1/2 × 1/2, whether they move or not.
    expect([twoWounds(true), twoWounds(false)]).toEqual(['1/4', '1/4']);
  });

  test('the better of a special attack and the normal one is made, from where each reaches', () => {
    // From 3 spaces away: 3 dice of the special attack, 1 - (1/2)^3; next to it 4 normal ones, 1 - (1/2)^4.
    const powers = [{ name: 'Bolt', effects: [{ specialAttack: { range: 3, dice: 3 } }] }];
    const figure = { ...HERO, attack: 4, powers };
    const from = (moves: boolean) =>
      destroyed({ turn: [{ figure, moves }], defender: TARGET, distance: 3 });
    expect([from(false), from(true)]).toEqual(['7/8', '15/16']);
  });

  test('a D20 table of attack dice is rolled once for all attacks of an attacker', () => {
    // With 1 die both attacks miss 1/4 of the time, and 1 die is given half of the time; without it they always miss:
    // 1/2 × 3/4.
    const powers = [{ name: 'Luck', effects: [{ attackDice: { 11: 1 } }] }];
    const figure = { ...HERO, attack: 0, powers };
    expect(destroyed({ turn: [{ figure, attacks: 2 }], defender: TARGET })).toBe('3/8');
  });

  test('an attack that may be made again is, at most as often as the power says', () => {
    // The second attack is made if the first was made, whatever its result: 1 - (1/2)^2.
    const powers = [{ name: 'Fury', effects: [{ attackAgain: true, most: 1 }] }];
    const again = { figure: { ...HERO, powers } };
    expect(destroyed({ turn: [again], defender: TARGET })).toBe('3/4');
  });

  test('a limited power is used up for the rest of the turn', () => {
    // One more die in the first attack only: 1 - (1/2)^2 × 1/2.
    const powers = [{ name: 'Once', effects: [{ attackDice: 1, uses: 1, per: 'game' }] }];
    const figure = { ...HERO, powers };
    expect(destroyed({ turn: [{ figure, attacks: 2 }], defender: TARGET })).toBe('7/8');
  });
});

describe('on a board', () => {
  test('whoever stands in the only place from which another could attack steps aside', () => {
    // A corridor: Weak, who has no dice, stands between Hero and Target; behind it the corridor is wider.
    const board = { terrain: '1 1 1 1\n 1 . . .', defender: [3, 0] };
    const weak = { figure: { ...HERO, name: 'Weak', attack: 0 }, at: [2, 0] };
    const turn = [{ figure: HERO, at: [1, 0] }, weak];
    expect(destroyed({ turn, defender: TARGET, board })).toBe('1/2');
    expect(firstOf({ turn, defender: TARGET, board }, 'destroyed')?.attacker).toBe(1);
    expect(destroyed({ turn, defender: TARGET, board, order: 'given' })).toBe('0');
  });

  test('whoever stands behind the defender keeps it from moving, so that Knockback Damage is rolled', () => {
    // A skull of 1 die wounds, and its Knockback is stopped: another die wounds, 1/2 × 1/2. Life 2.
    const board = { terrain: row(1, 1, 1, 1, 1), defender: [1, 0] };
    const strong = { figure: { ...HERO, powers: ['super-strength'] }, at: [0, 0] };
    const flier = { figure: { ...HERO, name: 'Flier', attack: 0, powers: ['flying'] }, at: [4, 0] };
    const target = { ...TARGET, life: 2 };
    expect(destroyed({ turn: [strong], defender: target, board })).toBe('0');
    expect(destroyed({ turn: [strong, flier], defender: target, board })).toBe('1/4');
  });

  test('Knockback Damage that destroys a fellow attacker opens the way', () => {
    // The first die: a skull (1/2), and one of Knockback Damage (1/2) destroys the fellow. The defender, which has
    // two wounds of Life 9, is then moved by the second attack with a skull: 1/8. No other attacker can move it.
    const board = { terrain: row(1, 1, 1, 1), defender: [1, 0] };
    const strong = {
      figure: { ...HERO, move: 0, powers: ['super-strength'] },
      at: [0, 0],
      attacks: 2,
    };
    const fellow = { figure: { ...HERO, name: 'Fellow', attack: 0, move: 0, life: 1 }, at: [2, 0] };
    const target = { ...TARGET, life: 9 };
    expect(
      chance(
        { turn: [strong, fellow], defender: target, board },
        'displaced',
        (told) => told.displaced === 1,
      ),
    ).toBe('1/8');
  });

  test('a bystander of Life 2 is destroyed by the second hit of Knockback Damage', () => {
    // Twice a skull and a skull of Knockback Damage: (1/4)^2.
    const board = {
      terrain: row(1, 1, 1, 1),
      defender: [1, 0],
      others: [{ figure: 'Thug', at: [2, 0], life: 2 }],
    };
    const strong = { ...HERO, powers: ['super-strength'] };
    const thugIsGone = (turn: readonly object[]) =>
      chance(
        { turn, defender: { ...TARGET, life: 9 }, board },
        'blockerDestroyed:thug',
        (told) => told['blockerDestroyed:thug'] === 1,
      );
    expect(thugIsGone([{ figure: strong, at: [0, 0], attacks: 2 }])).toBe('1/16');
  });

  test('only one of two archers finds room on the hill', () => {
    // From the hill there is one additional die: the two attacks miss (1/2)^2 and 1/2 of the time.
    const board = { terrain: row(1, 1, 2, 1, 1), defender: [4, 0] };
    const archer = { ...HERO, range: 4, move: 3 };
    const turn = [
      { figure: archer, at: [0, 0] },
      { figure: archer, at: [1, 0] },
    ];
    expect(destroyed({ turn, defender: TARGET, board })).toBe('7/8');
  });

  test('of several lines of a double base the one that serves the question is taken', () => {
    // From either half a line leads through the defender: one off the map, one over open ground.
    const board = { terrain: '1 1 1\n 1 1 1\n1 1 1', defender: [1, 1] };
    const figure = { ...HERO, base: 'double', powers: ['super-strength'] };
    const turn = [
      {
        figure,
        at: [
          [1, 0],
          [2, 0],
        ],
        moves: false,
      },
    ];
    const lines = (place: string) =>
      chance(
        { turn, defender: { ...TARGET, life: 9 }, board },
        `finalSpace is ${place}`,
        (told) => told.finalSpace === place,
      );
    expect([lines('1,2'), lines('2,2')]).toEqual(['1/2', '1/2']);
  });

  test('the defender answers whoever comes next to it, before the attack', () => {
    // The D20 destroys an attacker of Life 1 on 11 or more: half of the time it is there to attack, 1/4.
    const powers = [{ name: 'Trap', effects: [{ destroys: 11, stage: 'enemyArrives' }] }];
    const board = { terrain: row(1, 1, 1), defender: [2, 0] };
    const figure = { ...HERO, life: 1 };
    const defender = { ...TARGET, powers };
    expect(destroyed({ turn: [{ figure, at: [0, 0] }], defender, board })).toBe('1/4');
    expect(destroyed({ turn: [{ figure, at: [1, 0] }], defender, board })).toBe('1/2');
  });

  test('of two places as good it goes to the one that it can walk to', () => {
    // To 1,0 there are 6 levels to jump down, to 1,1 two steps of 3 levels each; from both the target is two
    // spaces away. A wall keeps it from going on to 1,0 by the steps.
    const walls = [
      [
        [0, 1],
        [1, 0],
      ],
    ];
    const board = { terrain: '7 1 1 1\n 4 1 1 1', defender: [3, 0], walls };
    const figure = { ...HERO, life: 1, height: 5, range: 2, move: 2 };
    const turn = [{ figure, at: [0, 0] }];
    expect(destroyed({ turn, defender: TARGET, board })).toBe('1/2');
    expect(firstOf({ turn, defender: TARGET, board }, 'destroyed')?.place).toBe('1,1');
  });

  test('an extreme fall is survived on 19 and 20 alone, whatever the Life', () => {
    const board = { terrain: row(26, 1, 1), defender: [2, 0] };
    const jumps = (more: object) =>
      destroyed({ turn: [{ figure: { ...HERO, ...more }, at: [0, 0] }], defender: TARGET, board });
    // 1/10 × 1/2
    expect([jumps({ life: 9 }), jumps({})]).toEqual(['1/20', '1/20']);
    expect(jumps({ powers: ['flying'] })).toBe('1/2');
  });

  test('an attacker that jumps down a cliff falls: of Life 1, half of the time', () => {
    const board = { terrain: row(7, 1, 1), defender: [2, 0] };
    const figure = { ...HERO, life: 1, height: 5 };
    expect(destroyed({ turn: [{ figure, at: [0, 0] }], defender: TARGET, board })).toBe('1/4');
  });
});

describe('of plays that are worth the same', () => {
  const board = { terrain: '1 1 1\n 1 1 1\n1 1 1', defender: [1, 1] };

  test('the one with more wounds is taken', () => {
    // The question is settled from the outset; two dice wound more than one.
    const strong = { figure: { ...HERO, name: 'Strong', attack: 2 }, at: [0, 1] };
    const turn = [{ figure: HERO, at: [1, 0] }, strong];
    const weak = { ...TARGET, life: 1 };
    expect(firstOf({ turn, defender: weak, board, order: 'best' }, 'attacks <= 1')).toBeDefined();
    expect(
      firstOf({ turn, defender: { ...TARGET, life: 9 }, board }, 'attacks <= 1')?.attacker,
    ).toBe(1);
  });

  test('then the one with fewer attackers: nobody moves without need', () => {
    const idle = { figure: { ...HERO, attack: 0 }, at: [0, 0] };
    expect(firstOf({ turn: [idle], defender: TARGET, board }, 'destroyed')).toBeUndefined();
  });

  test('then its own place, then the one that is named first', () => {
    const own = { figure: HERO, at: [2, 1] };
    expect(firstOf({ turn: [own], defender: TARGET, board }, 'destroyed')?.place).toBe('2,1');
    const far = { terrain: `${board.terrain}\n 1 1 1`, defender: [1, 1] };
    const comes = { figure: HERO, at: [1, 3] };
    expect(firstOf({ turn: [comes], defender: TARGET, board: far }, 'destroyed')?.place).toBe(
      '1,0',
    );
  });
});

describe('what is worked out once is told apart by all that it depends on', () => {
  const worth = (turn: object, question: string, first?: number) => {
    const { game, best } = solved({ name: 'A turn', rules: 'c3g', ...turn }, question);
    if (first === undefined) return best.chanceAt(game.begin);
    const options = game.everyOption(game.begin).filter(({ attacker }) => attacker === first);
    return Math.max(...options.map((one) => best.chanceAt(one.state)));
  };

  test('a special attack that reaches after a move, beside an ally that can do nothing: 1 - (1/2)^3', () => {
    const powers = [{ name: 'Blast', effects: [{ specialAttack: { range: 2, dice: 3 } }] }];
    const ann = { name: 'Ann', attack: 1, defense: 0, move: 1, range: 2, powers };
    const bob = { figure: { name: 'Bob', attack: 1, move: 0, range: 1 }, at: [0, 0] };
    const board = { terrain: row(0, 0, 0, 0, 0), defender: [4, 0] };
    for (const turn of [
      [{ figure: ann, at: [1, 0] }, bob],
      [bob, { figure: ann, at: [1, 0] }],
      [{ figure: ann, at: [1, 0] }],
    ]) {
      expect(destroyed({ turn, defender: TARGET, board })).toBe('7/8');
    }
  });

  test('of special attacks under one power, those that reach from each place', () => {
    // With a Move of 1 the short attack, of 3 dice, can be made from 2,0; without, only the long one of 1 die.
    const effects = [
      { specialAttack: { range: 3, dice: 1 } },
      { specialAttack: { range: 2, dice: 3 } },
    ];
    const powers = [{ name: 'Blasts', effects }];
    const board = { terrain: row(0, 0, 0, 0, 0), defender: [4, 0] };
    const of = (move: number) =>
      destroyed({
        turn: [{ figure: { ...HERO, move, powers }, at: [1, 0] }],
        defender: TARGET,
        board,
      });
    expect([of(0), of(1)]).toEqual(['1/2', '7/8']);
  });

  test('a special attack that other figures give reaches as far as its own Range', () => {
    const granted = [{ specialAttack: { range: 3, dice: 2 } }];
    const turn = [{ figure: { ...HERO, move: 0, granted }, at: [0, 0] }];
    const board = { terrain: row(0, 0, 0, 0), defender: [3, 0] };
    expect(destroyed({ turn, defender: TARGET, board })).toBe('3/4');
  });

  test('each of two attackers of one card has its own uses of a limited attack: 1/2 × 1/2', () => {
    const effects = [{ specialAttack: { range: 2, dice: 1 }, uses: 1, per: 'game' }];
    const bomber = { name: 'Bomber', attack: 0, move: 0, powers: [{ name: 'Bomb', effects }] };
    const turn = {
      turn: [
        { figure: bomber, at: [1, 0] },
        { figure: bomber, at: [0, 0] },
      ],
      defender: { ...TARGET, life: 2 },
      board: { terrain: row(0, 0, 0), defender: [2, 0] },
    };
    expect([worth(turn, 'destroyed', 0), worth(turn, 'destroyed', 1)]).toEqual([0.25, 0.25]);
  });

  test('of two places from which both could shoot, one is an ally’s: only one of them shoots', () => {
    const shooter = { ...HERO, move: 1, range: 2 };
    const turn = {
      turn: [
        { figure: { ...shooter, name: 'One' }, at: [1, 0] },
        { figure: { ...shooter, name: 'Other' }, at: [1, 1] },
      ],
      defender: TARGET,
      board: {
        terrain: '0 0 0 0 0\n 0 0 0 0 0',
        defender: [4, 0],
        others: [{ figure: 'Ally', at: [2, 1], side: 'attacker' }],
      },
    };
    expect(worth(turn, 'destroyed')).toBe(0.5);
  });

  test('lines of two attackers that lead the same way through a double base are both lines: 3/4', () => {
    // Healing acts after Knockback, so each line is played separately. The way to the north-west is blocked.
    const powers = ['super-strength', { name: 'Health', effects: [{ heals: 1 }] }];
    const strong = { ...HERO, life: 2, powers };
    const turn = {
      turn: [
        { figure: { ...strong, name: 'One' }, at: [2, 2], moves: false },
        { figure: { ...strong, name: 'Other' }, at: [3, 2], moves: false },
      ],
      defender: { name: 'Target', defense: 0, base: 'double' },
      board: {
        terrain: '0 0 0 0 0\n 0 0 0 0 0\n0 0 0 0 0',
        defender: [
          [2, 1],
          [3, 1],
        ],
        others: [{ obstacle: 'Tree', at: [2, 0] }],
      },
    };
    expect(worth(turn, 'displaced')).toBe(0.75);
  });
});
