import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, tempFolder } from './knockback.ts';

/* "A measure that a fight does not have counts as 0" (RULES.md, section 4). */

/** The output of `run` for a fight with a question. */
async function asked(fight: string, question: string) {
  const cwd = tempFolder();
  writeFileSync(join(cwd, 'fight.yaml'), `name: A fight\nrules: c3g\n${fight}\n`);
  const args = ['run', 'fight.yaml', '--brief', '--no-simulation', '--question', question];
  const { code, stdout, stderr } = await knockback(args, { cwd });
  return { code, says: code === 0 ? stdout : stderr };
}

/* Each question has a certain part, so that only the absent measure decides. */
const ATTACK = 'attacker: { name: A, attack: 1 }\ndefender: { name: D, defense: 1 }';
const DUEL =
  'fight: duel\nattacker: { name: A, attack: 3, defense: 1, life: 1 }\ndefender: { name: D, attack: 1, defense: 0, life: 1 }';
const TURN = 'turn: [{ figure: { name: A, attack: 1 } }]\ndefender: { name: D, defense: 1 }';
const BOARD =
  `${ATTACK}\nboard: { terrain: "1 1 1", attacker: [0, 0], defender: [1, 0], ` +
  'others: [{ figure: Joker, at: [2, 0] }] }';

describe('measures that a fight does not have are 0 in questions', () => {
  it.each([
    ['an attack', ATTACK, 'finalSpace is 4,1'],
    ['an attack', ATTACK, 'attackerWounds >= 1'],
    ['an attack', ATTACK, 'evaded'],
    ['an attack', ATTACK, 'blockerWounds:joker'],
    ['an attack on a board', BOARD, 'blockerDestroyed:joker'],
    ['a duel', DUEL, 'figuresLeft:a >= 1'],
    ['a duel', DUEL, 'spacesDriven:d >= 1'],
    ['a turn', TURN, 'finalSpace is 4,1'],
    ['a turn', TURN, 'attackerDestroyed'],
    ['a turn', TURN, 'blockerDestroyed:joker'],
  ])('%s: %s, %s', async (_, fight, question) => {
    expect(await asked(fight, question)).toMatchObject({
      code: 0,
      says: expect.stringMatching(/: 0\.000% exact/),
    });
    expect(await asked(fight, `not (${question})`)).toMatchObject({
      says: expect.stringMatching(/: 100\.000% exact/),
    });
  });

  it('beside what it has', async () => {
    // A skull and no shield: 1/2 × 2/3.
    const { says } = await asked(ATTACK, 'totalWounds >= 1 or finalSpace is 4,1');
    expect(says).toContain('D takes at least 1 wound or finalSpace is 4,1: 33.333% exact');
  });

  it.each([
    [ATTACK, 'finalSpaces is 4,1', 'finalSpaces'],
    [ATTACK, 'blockerDestroyed', 'blockerDestroyed'],
    [ATTACK, 'winner is A', 'winner'],
    [BOARD, 'blockerWounds:jokre', 'blockerWounds:jokre'],
    [DUEL, 'lifeLeft >= 1', 'lifeLeft'],
    [DUEL, 'figuresLeft:b >= 1', 'figuresLeft:b'],
  ])('but not what its rules do not know: %s, %s', async (fight, question, unknown) => {
    const { code, says } = await asked(fight, question);
    expect(code).not.toBe(0);
    expect(says).toContain(`unknown measure "${unknown}"`);
  });
});
