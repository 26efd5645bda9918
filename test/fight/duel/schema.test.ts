import { describe, expect, test } from 'vitest';
import { MOST_TURNS } from '../../../src/fight/fields.ts';
import { mistake } from '../mistake.ts';
import type { Document } from '../scenarios.ts';
import { side } from './duels.ts';

const refused = (more: Document) =>
  mistake({
    fight: 'duel',
    attacker: side('A', [2, 3, 1]),
    defender: side('B', [2, 3, 1]),
    ...more,
  });

describe('the keys of a duel', () => {
  test.each([
    { first: 'attacker' },
    { distance: 100 },
    { mostTurns: MOST_TURNS },
    { superStrength: false },
    { states: ['army-valiant'] },
    { rulings: { squadsCloseRanks: false, automaticShieldsNeedARoll: false } },
    { attacker: { card: 'hawkgirl', figures: 20, terrain: 'w', allies: 3, beganTurn: ['w'] } },
  ])('take %o', (more) => {
    expect(refused(more)).toBe('no mistake');
  });

  test.each<[Document, string]>([
    [{ first: 'nobody' }, 'first is "nobody"; give one of attacker, defender, toss'],
    [{ distance: 0 }, 'distance is 0; give a whole number from 1 to 100'],
    [{ mostTurns: MOST_TURNS + 1 }, `mostTurns is ${MOST_TURNS + 1}`],
    [{ board: { terrain: '1 1' } }, 'board: unknown key "board"'],
    [{ heightAdvantage: 'attacker' }, 'heightAdvantage: unknown key'],
    [{ goal: 'spaces' }, 'goal: unknown key'],
    [{ attacker: { card: 'hawkgirl', moved: true } }, 'attacker.moved: unknown key'],
    [{ attacker: { card: 'hawkgirl', figures: 21 } }, 'attacker.figures is 21'],
    [{ rulings: { squadsCloseRank: true } }, 'did you mean squadsCloseRanks'],
  ])('refuse %o', (more, text) => {
    expect(refused(more)).toContain(text);
  });
});

describe('the kind of fight', () => {
  test('is suggested where it is misspelt', () => {
    expect(refused({ fight: 'dual' })).toBe(
      'fight is "dual" (did you mean duel?); give one of duel, survival, turn, battle, armies',
    );
  });

  test('is none of another game’s', () => {
    const text = mistake({
      rules: 'heroclix',
      fight: 'duel',
      attacker: { name: 'A', attackValue: 9, damage: 3 },
      defender: { name: 'B', defenseValue: 15 },
    });
    expect(text).toMatch(/^fight: rules: heroclix has no such key; remove it/);
  });
});
