import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, tempFolder } from './knockback.ts';

/* Questions about measures that a fight does not have (RULES.md, section 4). */

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
const BATTLE =
  'fight: battle\nboard: { map: the-ford }\ntrials: 2\n' +
  'sides: [{ name: A, army: [krug] }, { name: B, army: [ne-gok-sa] }]';

describe('what only a power can cause is 0 without such a power, and is told in words', () => {
  it.each([
    ['an attack', ATTACK, 'attackerWounds >= 1', 'A takes at least 1 wound'],
    ['an attack', ATTACK, 'evaded', 'D evades the attack'],
    ['a turn', TURN, 'attackerDestroyed', 'an attacker is destroyed'],
  ])('%s: %s, %s', async (_, fight, question, words) => {
    const { code, says } = await asked(fight, question);
    expect(code).toBe(0);
    expect(says).toContain(`${words}: 0.000% exact`);
    expect(await asked(fight, `not (${question})`)).toMatchObject({
      says: expect.stringMatching(/: 100\.000% exact/),
    });
  });

  it('beside what it has', async () => {
    // A skull and no shield: 1/2 × 2/3.
    const { says } = await asked(ATTACK, 'totalWounds >= 1 or evaded');
    expect(says).toContain('D takes at least 1 wound or evades the attack: 33.333% exact');
  });
});

describe('in a sweep, what only some fights have is 0 in the others', () => {
  const SWEEP = `${DUEL}\nvary: { attacker.figures: [1, 2] }`;

  it('and words are those of the fight that has it', async () => {
    const { code, says } = await asked(SWEEP, 'figuresLeft:a >= 1 or turns >= 1');
    expect({ code, says }).toMatchObject({
      code: 0,
      says: expect.stringContaining('100.0% in both'),
    });
    expect(says).toContain('A has at least 1 figure left');
  });
});

describe('refused, with when it is measured:', () => {
  it.each([
    ['an attack', ATTACK, 'finalSpace is 4,1', '"finalSpace" is measured only on a board'],
    ['a turn', TURN, 'finalSpace is 4,1', '"finalSpace" is measured only on a board'],
    ['a board', BOARD, 'blockerDestroyed:joker', 'another figure or object of known Life'],
    ['a duel', DUEL, 'figuresLeft:a >= 1', '"figuresLeft:a" is measured only of squads'],
    ['a duel', DUEL, 'spacesDriven:d >= 1', 'measured only if a side has Super Strength'],
    ['a battle', BATTLE, 'end is a', '"end" is measured only if ends are drawn'],
    ['a battle', BATTLE, 'winningEnd is a', 'measured only if ends are drawn'],
  ])('%s: %s, %s', async (_, fight, question, reason) => {
    for (const text of [question, `not (${question})`]) {
      const { code, says } = await asked(fight, text);
      expect(code).toBe(2);
      expect(says).toContain(reason);
      expect(says).toContain('give one of ');
    }
  });
});

describe('a name that is only half right is refused with the whole names:', () => {
  it.each([
    [BATTLE, 'survived:a', 'survived:a', 'survived:a:krug'],
    [BATTLE, 'Survived:A', 'Survived:A', 'survived:a:krug'],
    [BATTLE, 'turns:a > 3', 'turns:a', 'turns:a:krug'],
    [BATTLE, 'turns > 3', 'turns', 'one of turns:a:krug, turns:b:ne-gok-sa'],
    [DUEL, 'lifeLeft >= 1', 'lifeLeft', 'one of lifeLeft:a, lifeLeft:d'],
  ])('%s, %s', async (fight, question, half, whole) => {
    const { code, says } = await asked(fight, question);
    expect(code).toBe(2);
    expect(says).toContain(`no measure is called "${half}" alone; give ${whole}\n`);
  });
});

describe('refused, because the rules or the fight do not know it:', () => {
  it.each([
    [ATTACK, 'finalSpaces is 4,1', 'finalSpaces'],
    [ATTACK, 'winner is A', 'winner'],
    [ATTACK, 'blockerWounds:joker', 'blockerWounds:joker'],
    [BOARD, 'blockerWounds:jokre', 'blockerWounds:jokre'],
    [DUEL, 'lifeLeft:b >= 1', 'lifeLeft:b'],
    [BATTLE, 'survived:foo', 'survived:foo'],
  ])('%s, %s', async (fight, question, unknown) => {
    const { code, says } = await asked(fight, question);
    expect(code).toBe(2);
    expect(says).toContain(`unknown measure "${unknown}"`);
  });
});
