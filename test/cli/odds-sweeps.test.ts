import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, printed, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';
import { fractions, type Result, run } from './results.ts';

const EXACT = ['--no-simulation', '--format', 'json'];
const sweep = async (...args: string[]) =>
  JSON.parse(await printed(['odds', ...args, ...EXACT])) as Result[];

describe('odds of several numbers', () => {
  it('are those of every combination, the last option changing fastest', async () => {
    const results = await sweep('--attack', '5,6', '--defense', '3..5');
    expect(results.map(({ combination }) => Object.values(combination ?? {}))).toEqual(
      [5, 6].flatMap((attack) => [3, 4, 5].map((defense) => [attack, defense])),
    );
    const one = JSON.parse(await printed(['odds', '--attack', '6', '--defense', '4', ...EXACT]));
    expect(results[4]?.measures).toEqual(one.measures);
  });

  it('are those of an experiment that varies the same fields', async () => {
    const cwd = tempFolder();
    const text = `name: x
attacker: hawkgirl
defender: solomon-grundy
vary:
  attacker.attack: [1, 3, 4]
  defender.powers: [[{ tough: 0 }], [{ tough: 2 }]]
  defender.life: [2, 3]
  defender.wounds: [0, 1]
  defender.height: [4, 5]
`;
    writeFileSync(join(cwd, 'x.yaml'), text);
    const ofFile = await run(['x.yaml', '--no-simulation'], { cwd });
    const numbers = ['--auto-shields', '0,2', '--life', '2..3', '--wounds', '0,1'];
    const given = ['--attack', '1,3..4', ...numbers, '--height', '4,5'];
    const results = await sweep('hawkgirl', 'solomon-grundy', ...given);
    const plain = (all: readonly Result[]) =>
      all.map(({ combination, measures }) => ({ combination, measures }));
    expect(plain(results)).toEqual(plain(ofFile));
  });

  it('keep the other powers of a card whose automatic shields are varied', async () => {
    const cwd = tempFolder();
    const file = join(cwd, 'mine.yaml');
    writeFileSync(
      file,
      '{ name: Ghost, attack: 1, defense: 0, powers: [{ ignores-attack: 11 }, tough] }',
    );
    const args = ['hawkgirl', 'ghost', '--attack', '1', '--cards', file, '--auto-shields', '0,1'];
    // The attack is ignored half of the time. With one skull of two no defense die is rolled, so no shield counts.
    for (const result of await sweep(...args)) {
      expect(fractions(result, 'attackWounds')).toEqual({ 0: '3/4', 1: '1/4' });
    }
  });

  it('of one value alone are no sweep', async () => {
    const result = JSON.parse(
      await printed(['odds', '--attack', '3..3', '--defense', '1', ...EXACT]),
    );
    expect(result).toMatchObject({ format: 'knockback-result' });
    expect(result).not.toHaveProperty('combination');
  });

  it('are reported as sweeps are, in every format', async () => {
    const args = ['odds', '--attack', '5,6', '--defense', '3,4', '--no-simulation', '--format'];
    expect(await printed([...args, 'table'])).toMatch(/with 5 attack dice against 3 defense dice/);
    expect(await printed([...args, 'markdown'])).toMatch(/attacker's attack \| defender's defense/);
    expect(await printed([...args, 'csv'])).toMatch(/^attacker\.attack,defender\.defense,/);
  });

  it('--until names the combinations that come nearest to a chance, in every format', async () => {
    // The chance that six coins show more heads than d other coins show tails; Nth Metal Mace removes one of the
    // defense dice.
    const args = ['odds', 'hawkgirl', 'solomon-grundy', '--defense', '1..12', '--until', '55%'];
    const sentence = 'Nearest to 55%: 5 defense dice give 62.3%, 6 give 50.0%.';
    const exact = [...args, '--no-simulation'];
    expect(await printed([...exact, '--brief'])).toMatch(sentence);
    expect(await printed([...exact, '--format', 'markdown'])).toMatch(sentence);
    const { stdout, stderr } = await knockback([...exact, '--format', 'json']);
    expect(JSON.parse(stdout)).toHaveLength(12);
    expect(stderr).toBe(`note: ${sentence}\n`);
  });

  it.each([
    ['duel', ['krug', 'hawkgirl', '--defender-life', '10..16']],
    ['survive', ['krug', '--attack', '1..9']],
  ])('--until is an option of %s', async (command, args) => {
    const until = ['--until', '0.5', '--no-simulation', '--brief'];
    expect(await printed([command, ...args, ...until])).toMatch(/^(Nearest to 50%|Nothing gives)/);
  });

  it('--until is refused without several values, and with what is no chance', async () => {
    const one = ['odds', '--attack', '4', '--defense', '3', '--until'];
    await expectRefusal([...one, '50%'], ['--until: only one fight', '--defense 1..10']);
    for (const text of ['0', '100%', '1', 'half', '150%']) {
      await expectRefusal([...one, text], [`--until is "${text}"`, 'a chance such as 50% or 0.5']);
    }
  });

  it('are drawn as a sweep', async () => {
    const chart = join(tempFolder(), 'sweep.vl.json');
    await printed([
      'odds',
      '--attack',
      '5,6',
      '--defense',
      '3,4',
      '--no-simulation',
      '--chart',
      chart,
    ]);
    expect(existsSync(chart)).toBe(true);
    expect(readFileSync(chart, 'utf8')).toContain('"attacker\'s attack"');
  });
});
