import { describe, expect, test } from 'vitest';
import { fractionText } from '../../../src/base/statistics/fraction.ts';
import { atOnce } from '../../../src/base/words/steps.ts';
import { compileTurn } from '../../../src/fight/turn/compile.ts';
import { firstChoices } from '../../../src/fight/turn/play.ts';
import { answeredYes, solved, turnOf } from './solved.ts';

/* Small turns whose odds are worked out in the comments. A combat die shows a skull half the time. */

const HERO = { name: 'Hero', attack: 1, defense: 1, height: 5, move: 1 };
const TARGET = { name: 'Target', attack: 1, defense: 0, life: 1 };

interface Turn {
  readonly turn: readonly object[];
  readonly defender?: object;
  readonly board?: object;
}

const play = (turn: Turn, question: string) =>
  solved({ name: 'A turn', rules: 'c3g', defender: TARGET, ...turn }, question);

const choices = (turn: Turn, question = 'destroyed') =>
  firstChoices(play(turn, question)).rows.map(({ name }) => name);

const chance = (turn: Turn, question: string, holds: (told: Record<string, unknown>) => boolean) =>
  fractionText(answeredYes(play(turn, question), holds));

describe('first choices', () => {
  test('are no attacks with 0 dice, of the card, by a power, or of a special attack', () => {
    const at = [0, 0];
    const board = { terrain: '1 1', defender: [1, 0] };
    const of = (figure: object, defender: object = TARGET) =>
      choices({ turn: [{ figure: { ...HERO, move: 0, ...figure }, at }], defender, board });
    expect(of({ attack: 0 })).toEqual(['nobody acts']);
    expect(of({ attack: 1 })).toEqual(['Hero, from 0,0', 'nobody acts']);
    const powers = [{ name: 'Fear', effects: [{ enemyAttackDice: -2 }] }];
    expect(of({ attack: 2 }, { ...TARGET, powers })).toEqual(['nobody acts']);
    expect(of({ attack: 3 }, { ...TARGET, powers })).toContain('Hero, from 0,0');
    const blank = [{ name: 'Glare', effects: [{ specialAttack: { range: 1, dice: 0 } }] }];
    expect(of({ attack: 0, powers: blank })).toEqual(['nobody acts']);
  });

  test('are attacks without dice in whose place a power does something', () => {
    const effects = [{ unblockableWounds: 1, stage: 'instead' }];
    const figure = { ...HERO, attack: 0, move: 0, powers: [{ name: 'Touch', effects }] };
    const board = { terrain: '1 1', defender: [1, 0] };
    expect(choices({ turn: [{ figure, at: [0, 0] }], board })).toContain('Hero, from 0,0');
  });

  test('are no jumps to where nobody can be attacked, unless they make room', () => {
    const jumper = { figure: HERO, at: [0, 0] };
    const board = { terrain: '9 1 1 1', defender: [3, 0] };
    expect(choices({ turn: [jumper], board })).toEqual(['nobody acts']);
    // With a second one that can attack, the jump is a move without an attack.
    const other = { figure: { ...HERO, name: 'Other', move: 0 }, at: [2, 0] };
    expect(choices({ turn: [jumper, other], board })).toContain('Hero moves to 1,0 (no attack)');
  });

  test('and the play are told where nobody acting is best', () => {
    // Neither side wants a wound.
    const board = { terrain: '1 1', defender: [1, 0] };
    const turn = { turn: [{ figure: HERO, at: [0, 0] }], board };
    expect(choices(turn, 'totalWounds = 0')).toEqual(['Hero, from 0,0', 'nobody acts']);
    const document = { name: 'A turn', rules: 'c3g', defender: TARGET, ...turn };
    const wanted = {
      text: 'totalWounds = 0',
      measures: ['totalWounds'],
      mostTold: () => 1,
      holds: ({ totalWounds }: Readonly<Record<string, unknown>>) => totalWounds === 0,
    };
    const { options, play: told } = atOnce(compileTurn(turnOf(document), wanted)).account;
    expect(told).toEqual({ decisions: [], unlisted: 0 });
    expect(options?.rows[1]).toMatchObject({ name: 'nobody acts', chosen: true, values: [1] });
  });
});

describe('of equal chances', () => {
  const board = { terrain: '1 1', defender: [1, 0] };
  const first = (figure: object, defender: object) => {
    const { found } = play({ turn: [{ figure, at: [0, 0] }], defender, board }, 'totalWounds >= 0');
    return found.nodes[found.chain.start]?.chosen.length ?? 0;
  };

  test('more own figures alive come before more wounds', () => {
    const frail = { ...HERO, life: 1 };
    const fierce = { ...TARGET, life: 3, defense: 1, powers: ['counter-strike'] };
    expect(first(frail, fierce)).toBe(0);
    // Without that risk, more wounds are better than fewer attackers.
    expect(first(frail, { ...TARGET, life: 3, defense: 1 })).toBeGreaterThan(0);
    expect(first({ ...frail, life: 9 }, fierce)).toBeGreaterThan(0);
  });
});

describe('what befalls attackers', () => {
  const ledge = { terrain: '9 1', defender: [1, 0] };

  test('by their own falls is measured, also of a jump without an attack', () => {
    // 8 levels down with a Height of 5: one die.
    const board = { terrain: '9 1 1 1', defender: [3, 0] };
    const turn = { turn: [{ figure: { ...HERO, life: 1 }, at: [0, 0] }], board };
    const wounded = (told: Record<string, unknown>) => told.attackerWounds === 1;
    expect(chance(turn, 'attackerWounds >= 1', wounded)).toBe('1/2');
    expect(chance(turn, 'attackerDestroyed', (told) => told.attackerDestroyed === 1)).toBe('1/2');
    // It was not in any figure's way.
    expect(
      chance(turn, 'blockerDestroyed:hero', (told) => told['blockerDestroyed:hero'] === 1),
    ).toBe('0');
  });

  test('by an extreme fall is its end, without wounds: 18 of 20', () => {
    const board = { terrain: '30 1 1 1', defender: [3, 0] };
    const turn = { turn: [{ figure: HERO, at: [0, 0] }], board };
    expect(chance(turn, 'attackerDestroyed', (told) => told.attackerDestroyed === 1)).toBe('9/10');
    expect(chance(turn, 'attackerWounds >= 1', (told) => told.attackerWounds !== 0)).toBe('0');
  });

  test('by the answer to their coming is measured', () => {
    const effects = [{ unblockableWounds: 1, stage: 'enemyArrives' }];
    const defender = { ...TARGET, powers: [{ name: 'Thorns', effects }] };
    const board = { terrain: '1 1 1', defender: [2, 0] };
    const turn = { turn: [{ figure: HERO, at: [0, 0] }], defender, board };
    expect(chance(turn, 'attackerWounds >= 1', (told) => Number(told.attackerWounds) >= 1)).toBe(
      '1',
    );
  });

  test('in the way of others is a blocker’s wound and end, not an attacker’s', () => {
    // A skull (1/2) drives Target against Friend, and one of Knockback Damage (1/2) destroys it.
    const strong = { ...HERO, move: 0, powers: ['super-strength'] };
    const turn = {
      turn: [
        { figure: strong, at: [0, 0] },
        { figure: { ...HERO, name: 'Friend', attack: 0, life: 1, move: 0 }, at: [2, 0] },
      ],
      defender: { ...TARGET, life: 9 },
      board: { terrain: '1 1 1', defender: [1, 0] },
    };
    const of = (measure: string) => chance(turn, measure, (told) => told[measure] === 1);
    expect(of('blockerDestroyed:friend')).toBe('1/4');
    expect(of('attackerDestroyed')).toBe('0');
  });

  test('is measured only where it can come about, and counts as 0 elsewhere', () => {
    const names = (board: object) =>
      play({ turn: [{ figure: HERO, at: [0, 0] }], board }, 'destroyed').measures.map(
        ({ name }) => name,
      );
    expect(names(ledge)).toContain('attackerWounds');
    const level = { terrain: '1 1', defender: [1, 0] };
    expect(names(level)).not.toContain('attackerWounds');
    const turn = { turn: [{ figure: HERO, at: [0, 0] }], board: level };
    expect(chance(turn, 'attackerWounds = 0 and destroyed', (told) => told.destroyed === 1)).toBe(
      '1/2',
    );
  });
});
