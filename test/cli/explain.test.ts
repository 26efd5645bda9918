import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knockback, printed, tempFolder } from './knockback.ts';
import { explained } from './results.ts';

const CARDS = ['hawkgirl', 'solomon-grundy'];

function experiment(...lines: string[]): string {
  const file = join(tempFolder(), 'experiment.yaml');
  writeFileSync(file, ['rules: c3g', 'name: Weak', ...lines].join('\n'));
  return file;
}

describe('explain', () => {
  it('tells the same story for the same seed, and others for others', async () => {
    const story = (seed: string) => printed(['explain', ...CARDS, '--seed', seed]);
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
    const once = await Promise.all(seeds.map(story));
    expect(await Promise.all(seeds.map(story))).toEqual(once);
    expect(new Set(once).size).toBeGreaterThan(1);
  });

  describe('without --seed', () => {
    const seedIn = (stderr: string) => /seed "?(\w+)"?; --seed \1 rolls/.exec(stderr)?.[1] ?? '';

    it('rolls anew each time, and says the seed that rolls the same again', async () => {
      const runs = await Promise.all(
        Array.from({ length: 5 }, () => knockback(['explain', ...CARDS])),
      );
      const seeds = runs.map(({ stderr }) => seedIn(stderr));
      expect(new Set(seeds).size).toBe(5);
      for (const [i, { stdout }] of runs.entries()) {
        const again = await knockback(['explain', ...CARDS, '--seed', seeds[i] ?? '']);
        expect(again).toEqual({ code: 0, stdout, stderr: '' });
      }
    });

    it('says the seed in JSON, and where no die was rolled, none', async () => {
      const json = async (...args: string[]) =>
        JSON.parse(await printed(['explain', ...CARDS, ...args, '--format', 'json']));
      const { seed, dice, outcome } = await json();
      expect(await json('--seed', seed)).toMatchObject({ seed, dice, outcome });
      const given = ['--attack-dice', '6b', '--defense-dice', '3b'];
      expect(await json(...given)).not.toHaveProperty('seed');
      expect(await knockback(['explain', ...CARDS, ...given])).toMatchObject({ stderr: '' });
    });

    it("holds to the experiment's own seed", async () => {
      const fight = ['attacker: hawkgirl', 'defender: solomon-grundy'];
      const [file, other] = [experiment(...fight, 'seed: mine'), experiment(...fight)];
      const once = await knockback(['explain', file]);
      expect(await knockback(['explain', file])).toEqual(once);
      expect(once.stderr).toBe(
        'note: rolled from the experiment\'s seed "mine"; another --seed rolls other dice\n',
      );
      expect(await printed(['explain', other, '--seed', 'mine'])).toBe(once.stdout);
    });
  });

  it.each([
    ['3 skulls, 2 shields, blank', '2 skulls, shield'],
    ['3s2hb', 'h2s'],
    ['3 Skulls and 2 shields and 1 blank', 's s h'],
  ])('takes dice as %s', async (attack, defense) => {
    const told = (a: string, d: string) =>
      printed(['explain', ...CARDS, '--attack-dice', a, '--defense-dice', d]);
    const long = await told('skull,skull,skull,shield,shield,blank', 'skull,skull,shield');
    expect((await told(attack, defense)).split('Wounds')[1]).toBe(long.split('Wounds')[1]);
  });

  it('rolls the dice that are not given', async () => {
    const outcome = await explained(
      ...CARDS,
      '--attack-dice',
      'skull,skull,skull,skull,skull,skull',
    );
    // Six skulls less the skulls of three dice.
    expect(outcome.knockbackPoints).toSatisfy((points: number) => points >= 3 && points <= 6);
  });

  it('names what the file varies, and refuses several attacks by their names', async () => {
    const vary = (values: string) =>
      experiment(...CARDS.map((card, i) => `${['attacker', 'defender'][i]}: ${card}`), values);
    const one = vary('vary: { attacker.attack: [{ label: a single die, value: 1 }] }');
    expect(await printed(['explain', one])).toMatch(/^What is varied\n {2}a single die\.\n/);
    const outcome = JSON.parse(await printed(['explain', one, '--format', 'json']));
    expect(outcome).toMatchObject({
      combination: { 'attacker.attack': 1 },
      labels: { 'attacker.attack': 'a single die' },
    });
    const several = vary('vary: { attacker.attack: [{ label: a single die, value: 1 }, 2, 3] }');
    const { code, stderr } = await knockback(['explain', several]);
    expect(code).toBe(2);
    expect(stderr).toContain("3 combinations (a single die; attacker's attack 2; …)");
  });

  it('tells the attack of an experiment file', async () => {
    const attacker = 'attacker: { card: hawkgirl, attack: 1 }';
    const file = experiment(attacker, 'defender: { card: solomon-grundy, defense: 1 }');
    const outcome = await explained(file, '--attack-dice', 'skull');
    expect(outcome).toMatchObject({ attackWounds: 1, spacesMoved: 1 });
  });

  it('takes the numbers of dice from the dice, for a fighter without a card', async () => {
    const dice = ['--attack-dice', '3s2hb', '--defense-dice', '1h2s'];
    const counted = await knockback(['explain', ...dice]);
    const given = await knockback(['explain', '--attack', '6', '--defense', '3', ...dice]);
    expect(counted).toMatchObject({ code: 0, stdout: given.stdout });
    // Three skulls against one shield.
    expect(await explained(...dice)).toMatchObject({ attackWounds: 2 });
    const half = await knockback(['explain', '--attack-dice', '3s2hb']);
    expect(half).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--defense is missing'),
    });
    const other = await knockback(['explain', ...CARDS, '--attack-dice', '2s']);
    expect(other.code).toBe(2);
  });

  it('takes the numbers of odds', async () => {
    const numbers = ['--attack', '2', '--defense', '1', '--life', '2', '--super-strength'];
    const outcome = await explained(
      ...numbers,
      '--attack-dice',
      'skull,skull',
      '--defense-dice',
      'skull',
    );
    expect(outcome).toMatchObject({
      attackWounds: 2,
      destroyed: 1,
      spacesMoved: 0,
      knockbackPoints: 1,
    });
  });
});

describe('explain refuses', () => {
  it.each([
    ['too few attack dice', '--attack-dice', 'skull,skull', ['2', '6']],
    ['too many defense dice', '--defense-dice', 'skull,skull,skull,skull', ['4', '3']],
    [
      'an unknown attack face',
      '--attack-dice',
      'skull,skull,skull,skull,skull,axe',
      ['"axe"', 'blank'],
    ],
    ['an unknown defense face', '--defense-dice', 'shield,skul,shield', ['"skul"', 'blank']],
    ['an unknown face of the Knockback die', '--knockback-die', 'axe', ['"axe"', 'blank']],
    ['too many dice by their letters', '--attack-dice', '7s', ['7 dice', '6']],
    ['a number without a face', '--attack-dice', '3s2', ['"3s2"', 'skull, shield, blank']],
    ['two Knockback dice', '--knockback-die', 'skull,skull', ['2 dice', '1']],
  ])('%s', async (_, option, faces, says) => {
    const { code, stdout, stderr } = await knockback(['explain', ...CARDS, option, faces]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    for (const text of [option, ...says]) expect(stderr).toContain(text);
  });

  it.each([
    ['--attack', ['--attack', '3']],
    ['--life', ['--life', '50']],
    ['--no-super-strength', ['--no-super-strength']],
    ['--special-attack', ['--special-attack']],
    ['--height-advantage', ['--height-advantage', 'neither']],
    ['--cards', ['--cards', 'mine.yaml']],
  ])('%s beside a file, which describes the fight itself', async (option, args) => {
    const file = experiment('attacker: hawkgirl', 'defender: solomon-grundy');
    const { code, stdout, stderr } = await knockback(['explain', file, ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(
      `error: ${option}: an experiment file, which already describes the fight; give only ` +
        '--attack-dice, --defense-dice, --knockback-die, --dice, --question, --seed, --game, --format, --detail and --full together with a file\n',
    );
  });

  it('every such option by its name', async () => {
    const file = experiment('attacker: hawkgirl', 'defender: solomon-grundy');
    const args = ['--attack', '3', '--defense', '0', '--seed', 'x'];
    const { stderr } = await knockback(['explain', file, ...args]);
    expect(stderr.match(/^error: --\w+/gm)).toEqual(['error: --attack', 'error: --defense']);
  });

  it('an experiment of more than one attack', async () => {
    const vary = 'vary: { defender.defense: [1, 2] }';
    const file = experiment('attacker: hawkgirl', 'defender: solomon-grundy', vary);
    const { code, stdout, stderr } = await knockback(['explain', file]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('vary');
  });
});
