import { describe, expect, it } from 'vitest';
import type { CardData } from './cards.ts';
import { attackDistribution, meanOf, type TurnData, turnValue } from './index.ts';

const card = (data: Partial<CardData>): CardData => ({
  name: 'Somebody',
  attack: 1,
  defense: 0,
  life: 10,
  ...data,
});

const destroyed: TurnData['question'] = (end) => end.destroyed === 1;

describe('the best play', () => {
  it('is a single attack where no more can be done', () => {
    const turn = turnValue({
      attackers: [{ figure: { card: card({}) }, at: [0, 0] }],
      defender: { card: card({ life: 1 }) },
      board: { terrain: '1 1 1', defender: [1, 0] },
      question: destroyed,
    });
    expect(turn.chance).toBe(0.5);
    expect(turn.wounds).toBe(0.5);
    expect(turn.choice).toBe('0 0,0');
  });

  it('adds up the attacks of all', () => {
    // Two attackers, one of them with two attacks; each attack of one die wounds half of the time, and three wounds
    // are needed.
    const turn = turnValue({
      attackers: [
        { figure: { card: card({}) }, at: [0, 0], attacks: 2, moves: false },
        { figure: { card: card({}) }, at: [2, 0], moves: false },
      ],
      defender: { card: card({ life: 3 }) },
      board: { terrain: '1 1 1', defender: [1, 0] },
      question: destroyed,
    });
    expect(turn.chance).toBe(1 / 8);
    expect(turn.ends.size).toBeGreaterThan(3);
  });

  it('moves to the height from which an attack is worth more', () => {
    const turn = turnValue({
      attackers: [{ figure: { card: card({}) }, at: [0, 1] }],
      defender: { card: card({}) },
      board: { terrain: '2 1 1\n1 1 1\n1 1 1', defender: [1, 0] },
      question: (end) => Number(end.totalWounds) > 0,
    });
    // The space 0,0 is a level higher: two dice.
    expect(turn.choice).toBe('0 0,0');
    expect(turn.chance).toBe(3 / 4);
  });

  it('does nothing where nothing helps, and prefers wounds to fewer attackers', () => {
    const turn = turnValue({
      attackers: [{ figure: { card: card({}) }, at: [0, 0] }],
      defender: { card: card({}) },
      board: { terrain: '1 1', defender: [1, 0] },
      question: () => true,
    });
    expect(turn.choice).toBe('0 0,0');
    const far = turnValue({
      attackers: [{ figure: { card: card({ move: 1 }) }, at: [0, 0] }],
      defender: { card: card({}) },
      board: { terrain: '1 1 1 1 1', defender: [4, 0] },
      question: () => true,
    });
    expect(far.choice).toBe('end');
  });

  it('spares its own figures where all else is equal', () => {
    // Counter Strike may destroy the attacker, and the question is settled without an attack.
    const turn = turnValue({
      attackers: [{ figure: { card: card({ life: 1 }) }, at: [0, 0] }],
      defender: { card: card({ defense: 1, powers: ['counter-strike'] }) },
      board: { terrain: '1 1', defender: [1, 0] },
      question: () => true,
    });
    expect(turn.choice).toBe('end');
    expect(turn.alive).toBe(1);
  });

  it('goes to where it drives the defender into lava', () => {
    const turn = turnValue({
      attackers: [{ figure: { card: card({ powers: ['super-strength'] }) }, at: [1, 2] }],
      defender: { card: card({}) },
      board: { terrain: '1 1 1 1\n1 1 1 1m\n1 1 1 1', defender: [2, 1] },
      question: (end) => end.hazardDestroyed === 1,
      measures: ['hazardDestroyed'],
    });
    expect(turn.choice).toBe('0 1,1');
    expect(turn.chance).toBeCloseTo(19 / 40, 13);
  });

  it('agrees with a single attack on the same board', () => {
    const board = {
      terrain: '9 9 9 1 1m\n9 9 1 1 1',
      others: [{ figure: 'Bystander', at: [3, 0], life: 1 }],
    };
    const figure = { card: card({ attack: 4, powers: ['super-strength'] }) };
    const defender = { card: card({ defense: 2, life: 3 }) };
    const model = attackDistribution({
      attacker: figure,
      defender,
      board: { ...board, attacker: [0, 0], defender: [1, 0] },
    });
    const turn = turnValue({
      attackers: [{ figure, at: [0, 0], moves: false }],
      defender,
      board: { ...board, defender: [1, 0] },
      question: (end) => Number(end.spacesMoved) > 0,
      measures: ['spacesMoved', 'blockerWounds', 'knockbackWounds'],
    });
    expect(turn.chance).toBeCloseTo(meanOf(model.outcomes, 'displaced'), 13);
    expect(turn.wounds).toBeCloseTo(meanOf(model.outcomes, 'totalWounds'), 13);
  });
});

describe('movement', () => {
  const walker = (move: number, more: Partial<CardData> = {}) => ({
    figure: { card: card({ move, height: 3, ...more }) },
    at: [0, 0],
  });
  const reached = (
    terrain: string,
    attacker: TurnData['attackers'][number],
    more: Partial<NonNullable<TurnData['board']>> = {},
  ): string[] => {
    const turn = turnValue({
      attackers: [attacker],
      defender: { card: card({}) },
      board: { terrain, defender: [5, 0], ...more },
      question: () => true,
    });
    return turn.choices.map(({ name }) => name.replace('0 ', ''));
  };

  it('costs a space and the levels climbed, none of them Height or more', () => {
    expect(reached('1 1 2 4 1 1', walker(3))).toEqual(['end', '0,0', '1,0', '2,0']);
    expect(reached('1 1 2 4 1 1', walker(6))).toEqual(['end', '0,0', '1,0', '2,0', '3,0']);
    expect(reached('1 4 1 1 1 1', walker(9))).toEqual(['end', '0,0']);
    expect(reached('1 4 1 1 1 1', walker(2, { powers: ['flying'] }))).toEqual([
      'end',
      '0,0',
      '1,0',
      '2,0',
    ]);
  });

  it('ends in water, and never enters lava', () => {
    expect(reached('1 1w 1 1 1 1', walker(4))).toEqual(['end', '0,0', '1,0']);
    expect(reached('1 1m 1 1 1 1', walker(4))).toEqual(['end', '0,0']);
    expect(reached('1 1m 1 1 1 1', walker(4, { powers: ['lava-resistant'] }))).toEqual([
      'end',
      '0,0',
      '1,0',
    ]);
  });

  it('passes through friends, not onto them, and not through enemies and walls', () => {
    const friend = { figure: 'Friend', at: [1, 0], side: 'attacker' };
    expect(reached('1 1 1 1 1 1', walker(3), { others: [friend] })).toEqual([
      'end',
      '0,0',
      '2,0',
      '3,0',
    ]);
    const enemy = { figure: 'Enemy', at: [1, 0] };
    expect(reached('1 1 1 1 1 1', walker(3), { others: [enemy] })).toEqual(['end', '0,0']);
    expect(
      reached('1 1 1 1 1 1', walker(3), {
        walls: [
          [
            [0, 0],
            [1, 0],
          ],
        ],
      }),
    ).toEqual(['end', '0,0']);
    expect(reached('1 1 1 1 1 1', walker(1), { others: [{ glyph: 'G', at: [1, 0] }] })).toEqual([
      'end',
      '0,0',
      '1,0',
    ]);
  });

  it('of a double base goes half by half', () => {
    const double = {
      ...walker(1),
      at: [
        [0, 0],
        [1, 0],
      ],
    };
    expect(reached('1 1 1 1 1 1', double)).toEqual(['end', '0,0+1,0', '1,0+2,0']);
  });

  it('falls, and a figure that a fall destroys is out', () => {
    const turn = turnValue({
      attackers: [{ figure: { card: card({ life: 1, height: 3 }) }, at: [0, 0] }],
      defender: { card: card({ life: 1 }) },
      board: { terrain: '9 5 5', defender: [2, 0] },
      question: destroyed,
    });
    // It survives the fall with 1/2, then hits with 1/2.
    expect(turn.choice).toBe('0 1,0');
    expect(turn.chance).toBe(0.25);
    expect(turn.alive).toBe(0.5);
  });

  it('is answered where it becomes adjacent', () => {
    const spear = {
      name: 'Spear',
      effects: [{ unblockableWounds: { 11: 1 }, stage: 'enemyArrives' }],
    };
    const turn = turnValue({
      attackers: [{ figure: { card: card({ life: 1 }) }, at: [0, 0] }],
      defender: { card: card({ life: 1, powers: [spear] }) },
      board: { terrain: '1 1 1', defender: [2, 0] },
      question: destroyed,
    });
    expect(turn.chance).toBe(0.25);
  });
});

describe('who acts', () => {
  it('clears the way for one another', () => {
    // The second can only reach the defender when the first has left the only space next to it.
    const turn = turnValue({
      attackers: [
        { figure: { card: card({}) }, at: [1, 0] },
        { figure: { card: card({}) }, at: [0, 0] },
      ],
      defender: { card: card({ life: 2 }) },
      board: { terrain: '1 1 1', defender: [2, 0] },
      question: destroyed,
    });
    // A figure that has attacked does not move any more: only one of them ever attacks.
    expect(turn.chance).toBe(0);
    const ranged = turnValue({
      attackers: [
        { figure: { card: card({}) }, at: [1, 0] },
        { figure: { card: card({ range: 2 }) }, at: [0, 0] },
      ],
      defender: { card: card({ life: 2 }) },
      board: { terrain: '1 1 1', defender: [2, 0] },
      question: destroyed,
    });
    expect(ranged.chance).toBe(0.25);
  });

  it('acts in the order of the list where that is given', () => {
    // If the strong one drives it out of reach first, the other cannot attack: the order of the list decides which
    // begins.
    const strong = {
      figure: { card: card({ powers: ['super-strength'] }) },
      at: [0, 0],
      moves: false,
    };
    const plain = { figure: { card: card({}) }, at: [1, 1], moves: false };
    const of = (attackers: TurnData['attackers'], order: 'best' | 'given') =>
      turnValue({
        attackers,
        defender: { card: card({ life: 9 }) },
        board: { terrain: '1 1 1 1\n1 1 1 1', defender: [1, 0] },
        order,
        question: (end) => Number(end.totalWounds) >= 2,
      }).chance;
    expect(of([strong, plain], 'best')).toBe(0.25);
    expect(of([plain, strong], 'given')).toBe(0.25);
  });

  it('makes additional attacks, special attacks, and a double attack', () => {
    const of = (data: Partial<CardData>, life: number): number =>
      turnValue({
        attackers: [{ figure: { card: card(data) }, at: [0, 0] }],
        defender: { card: card({ life }) },
        board: { terrain: '1 1', defender: [1, 0] },
        question: destroyed,
      }).chance;
    expect(of({ powers: ['double-attack'] }, 2)).toBe(0.25);
    const again = { name: 'Again', effects: [{ attackAgain: true, when: 'wounded', most: 1 }] };
    expect(of({ powers: [again] }, 2)).toBe(0.25);
    expect(of({ powers: [again] }, 3)).toBe(0);
    const special = {
      name: 'Special',
      effects: [{ specialAttack: { range: 1, dice: 1, times: 3 } }],
    };
    expect(of({ powers: [special] }, 3)).toBe(0.125);
  });

  it('stands on one line on clear ground', () => {
    const turn = turnValue({
      attackers: [{ figure: { card: card({}) } }, { figure: { card: card({}) } }],
      defender: { card: card({ life: 2 }) },
      question: destroyed,
    });
    expect(turn.chance).toBe(0.25);
  });
});
