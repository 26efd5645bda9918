import { describe, expect, it } from 'vitest';
import { attackLaw, type CardData, meanOf, type TurnData, turnValue } from './index.ts';

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
    // Two attackers, one with two attacks, of one die each: a wound each half of the time, three wounds needed.
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

  it('drives the defender into lava, from the right side', () => {
    const turn = turnValue({
      attackers: [{ figure: { card: card({ powers: ['super-strength'] }) }, at: [1, 2] }],
      defender: { card: card({}) },
      board: { terrain: '1 1 1 1\n1 1 1 1m\n1 1 1 1', defender: [2, 1] },
      question: (end) => end.hazardDestroyed === 1,
      measures: ['hazardDestroyed'],
      budget: 1000,
    });
    expect(turn.chance).toBeLessThanOrEqual(0.5);
  });

  it('agrees with a single attack on the same board', () => {
    const board = {
      terrain: '9 9 9 1 1m\n9 9 1 1 1',
      others: [{ figure: 'Bystander', at: [3, 0], life: 1 }],
    };
    const figure = { card: card({ attack: 4, powers: ['super-strength'] }) };
    const defender = { card: card({ defense: 2, life: 3 }) };
    const law = attackLaw({
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
    expect(turn.chance).toBeCloseTo(meanOf(law.outcomes, 'displaced'), 13);
    expect(turn.wounds).toBeCloseTo(meanOf(law.outcomes, 'totalWounds'), 13);
  });
});
