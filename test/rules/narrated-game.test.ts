import { describe, expect, test } from 'vitest';
import {
  momentTitle,
  oddsText,
  promisedText,
  type ToldMoment,
} from '../../src/rules/narrated-game.ts';

const SIDES = [
  { name: 'Vikings', points: 100 },
  { name: 'Marro', points: 80 },
];

describe('the heading of a moment', () => {
  test.each<[Partial<ToldMoment>, string]>([
    [{ kind: 'placing', round: 0, side: 1 }, 'Setting up'],
    [{ kind: 'round', round: 2 }, 'Round 2'],
    [{ kind: 'attack', turn: 3, side: 1 }, 'Round 1, turn 3: Marro'],
    [{ kind: 'move', turn: 1, side: 0 }, 'Round 1, turn 1: Vikings'],
    // Without a turn or a side that is known, only the round can be told.
    [{ kind: 'power', side: 0 }, 'Round 1'],
    [{ kind: 'power', turn: 2 }, 'Round 1'],
    [{ kind: 'power', turn: 2, side: 7 }, 'Round 1'],
    [{ kind: 'power', isAfterTurns: true }, 'The end of round 1'],
    [{ kind: 'end', turn: 2, side: 0 }, 'The end'],
  ])('%j is "%s"', (moment, title) => {
    const whole = { kind: 'round', round: 1, text: '', changes: [], ...moment } as const;
    expect(momentTitle(whole, SIDES)).toBe(title);
  });
});

describe('the odds of a moment', () => {
  test('are a sentence; without odds there is none', () => {
    expect(oddsText({ odds: { destroys: 0.125, wounds: 0.6 } })).toBe(
      'The odds: 0.6 wounds on average, 12.5% to destroy.',
    );
    expect(oddsText({})).toBe('');
  });

  test('have no mean where one wound destroys, since it is the same number', () => {
    expect(promisedText({ destroys: 0.25, wounds: 0.25 })).toBe('25.0% to destroy');
  });

  test('say so if the target cannot be destroyed', () => {
    const text = '1.5 wounds on average, no chance to destroy';
    expect(promisedText({ destroys: 0, wounds: 1.5 })).toBe(text);
  });
});
