import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, printed, tempFolder } from './knockback.ts';
import { expectRefusal } from './refusal.ts';

const CARDS = ['odds', 'hawkgirl', 'solomon-grundy', '--brief'];
const GOOD = 'rules: c3g\nname: Good\nattacker: hawkgirl\ndefender: solomon-grundy\n';

describe('odds --brief', () => {
  it('prints one line: the question, its exact chance, then the simulated one', async () => {
    // 191 of 256.
    expect(await printed([...CARDS, '--no-simulation'])).toBe(
      'Hawkgirl displaces Solomon Grundy: 74.609% exact\n',
    );
    expect(await printed([...CARDS, '--trials', '1000'])).toMatch(
      /^Hawkgirl displaces Solomon Grundy: 74\.609% exact, 7\d\.\d00% simulated\n$/,
    );
    expect(await printed([...CARDS, '--trials', '1000', '--no-exact'])).toMatch(
      /^Hawkgirl displaces Solomon Grundy: 7\d\.\d% simulated\n$/,
    );
  });

  it('answers what is asked', async () => {
    // One die: a skull half the time.
    const fight = ['--attack', '1', '--defense', '0', '--question', 'attackWounds >= 1'];
    expect(await printed(['odds', ...fight, '--brief', '--no-simulation'])).toMatch(
      /^Defender takes at least 1 wound from the attack: 50\.000% exact\n$/,
    );
  });

  it.each([
    ['odds', 'krug', 'thormun'],
    ['odds', 'krug', 'thormun', '--attack', '3..5'],
    ['odds', 'krug', 'thormun', '--question', 'attackWounds >= 2'],
    ['duel', 'krug', 'thormun'],
    ['duel', 'krug', 'thormun', '--question', 'turns > 5'],
    ['survive', 'thormun', '--by', 'krug'],
    ['survive', 'thormun', '--by', 'krug', '--life', '4,5'],
  ])('names both sides: %s %s %s %s %s', async (...args) => {
    for (const more of [['--brief'], []]) {
      const [answer] = (await printed([...args, '--no-simulation', ...more])).split('\n');
      expect(answer).toContain('Krug');
      expect(answer).toContain('Thormun');
    }
  });

  it('goes with no other format but JSON, which is whole', async () => {
    await expectRefusal([...CARDS, '--format', 'csv'], ['--brief: --format csv was also given']);
    const whole = await printed([
      ...CARDS.filter((one) => one !== '--brief'),
      '--json',
      '--no-simulation',
    ]);
    expect(await printed([...CARDS, '--json', '--no-simulation'])).toBe(whole);
  });
});

describe('run --brief', () => {
  it('prints a line for each experiment, and writes their reports', async () => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'a.yaml'), GOOD);
    const sweep = `${GOOD.replace('Good', 'Sweep')}vary: { defender.defense: [1, 2] }\n`;
    writeFileSync(join(cwd, 'b.yaml'), sweep);
    const args = ['run', 'a.yaml', 'b.yaml', '--brief', '--no-simulation', '--out', 'out'];
    const { code, stdout, stderr } = await knockback(args, { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [a, b, ...rest] = stdout.split('\n');
    expect(a).toBe('Good: Hawkgirl displaces Solomon Grundy: 74.609% exact');
    expect(b).toMatch(/^Sweep: .*%.*%/);
    expect(rest).toEqual(['']);
    for (const file of ['good/report.html', 'sweep/report.html', 'index.html']) {
      expect(existsSync(join(cwd, 'out', file))).toBe(true);
    }
  });

  it('goes with no shard', () =>
    expectRefusal(
      ['run', 'a.yaml', '--brief', '--shard', '1/2'],
      ['--brief: --shard was also given'],
      {
        'a.yaml': GOOD,
      },
    ));
});
