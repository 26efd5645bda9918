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
    [{ first: 'nobody' }, 'first: found "nobody", allowed: one of attacker, defender, toss'],
    [{ distance: 0 }, 'distance: found 0, allowed: a whole number from 1 to 100'],
    [{ mostTurns: MOST_TURNS + 1 }, `mostTurns: found ${MOST_TURNS + 1}`],
    [{ board: { terrain: '1 1' } }, 'board: found the unknown key "board"'],
    [{ heightAdvantage: 'attacker' }, 'heightAdvantage: found the unknown key'],
    [{ goal: 'spaces' }, 'goal: found the unknown key'],
    [{ attacker: { card: 'hawkgirl', moved: true } }, 'attacker.moved: found the unknown key'],
    [{ attacker: { card: 'hawkgirl', figures: 21 } }, 'attacker.figures: found 21'],
    [{ rulings: { squadsCloseRank: true } }, 'did you mean squadsCloseRanks'],
  ])('refuse %o', (more, text) => {
    expect(refused(more)).toContain(text);
  });
});

describe('the kind of fight', () => {
  test('is suggested where it is misspelt', () => {
    expect(refused({ fight: 'dual' })).toBe(
      'fight: found "dual", allowed: one of duel, survival, turn, battle, armies (did you mean duel?)',
    );
  });

  test('is none of another game’s', () => {
    const text = mistake({
      rules: 'heroclix',
      fight: 'duel',
      attacker: { name: 'A', attackValue: 9, damage: 3 },
      defender: { name: 'B', defenseValue: 15 },
    });
    expect(text).toMatch(/^fight: found duel, allowed: no such key with rules: heroclix/);
  });
});
