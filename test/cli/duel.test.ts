import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knockback, printed, tempFolder } from './knockback.ts';
import { type Measure, measure, type Result, run } from './results.ts';

/** Both have one attack die and Life 1: the first to roll a skull wins. */
const COINS = `
name: Coins
rules: c3g
fight: duel
first: attacker
attacker: { name: Ann, life: 1, attack: 1, defense: 0 }
defender: { name: Ben, life: 1, attack: 1, defense: 0 }
`;
const VARIED = `
name: Varied
rules: c3g
fight: duel
seed: varied
attacker: { name: Ann, life: 4, attack: 4, defense: 3, powers: [super-strength] }
defender: { name: Ben, life: 1, attack: 3, defense: 2, figures: 3, powers: [counter-strike] }
distance: 4
question: winner is ann and turns <= 6
`;
const FILES = {
  'coins.yaml': `${COINS}trials: 100k\n`,
  'harder.yaml': `${COINS.replace('life: 1, attack: 1', 'life: 1, attack: 2')}trials: 100k\n`,
  'varied.yaml': `${VARIED}trials: 2.5M\n`,
  'sweep.yaml': `${VARIED.replace('Varied', 'Sweep')}trials: 1.2M\nvary: { attacker.attack: [3, 4], first: [attacker, defender] }\n`,
};

const cwd = tempFolder(afterAll);
beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(cwd, name), text);
});

const probability = ({ outcomes }: Measure, value: number | string) =>
  outcomes.find((one) => one.value === value)?.exact?.probability ?? 0;

interface Comparison {
  readonly measures: Readonly<
    Record<
      string,
      { outcomes: readonly { value: number | string; exact: { difference: number } }[] }
    >
  >;
}

interface Asked extends Result {
  readonly question: {
    readonly exact: { probability: number; fraction?: string };
    readonly simulated: { low: number; high: number };
  };
}
async function asked(file: string, question: string, ...more: string[]): Promise<Asked> {
  const [result] = (await run([file, '--question', question, ...more], { cwd })) as Asked[];
  if (!result) throw new Error('an experiment has a result');
  return result;
}

describe('questions about duels', () => {
  it.each([
    // A wins in turns 1, 3, 5 …, each half as likely as the one before.
    ['winner is ann', 2 / 3],
    ['winner is Ann and turns <= 4', 1 / 2 + 1 / 8],
    ['winner is ben and turns <= 4', 1 / 4 + 1 / 16],
    ['winner is ann or turns = 2', 2 / 3 + 1 / 4],
    ['not winner is ann', 1 / 3],
    // An attack a turn.
    ['turns <= 2 and attacks >= 2', 1 / 4],
    ['turns = 3 and attacks = 2', 0],
    ['turns = 3 and attacksMade:ann = 2 and attacksMade:ben = 1', 1 / 8],
  ])('%s', async (question, chance) => {
    const { exact, simulated } = (await asked('coins.yaml', question)).question;
    expect(exact.probability).toBeCloseTo(chance, 12);
    // Four of five times as wide as an interval of 95%.
    const half = (simulated.high - simulated.low) / 2;
    expect(Math.abs((simulated.low + simulated.high) / 2 - chance)).toBeLessThan(
      2.5 * half + 1e-12,
    );
  });

  it('tell two counters apart that do not follow from each other', async () => {
    const twice = COINS.replace('defense: 0 }', 'defense: 0, powers: [double-attack] }');
    writeFileSync(join(cwd, 'twice.yaml'), `${twice}trials: 1k\n`);
    const chance = async (question: string) =>
      (await asked('twice.yaml', question)).question.exact.probability;
    expect(await chance('turns = 1 and attacks = 1')).toBeCloseTo(1 / 2, 12);
    expect(await chance('turns = 1 and attacks = 2')).toBeCloseTo(1 / 4, 12);
    expect(await chance('turns = 2 and attacks = 3')).toBeCloseTo(1 / 8, 12);
    expect(await chance('turns > 1 and attacks < 3')).toBe(0);
  });

  it('about more than three counters are refused, where the question stands', async () => {
    const question = 'turns > 1 and attacks > 1 and attacksMade:ann > 1 and attacksMade:ben > 1';
    const { code, stdout, stderr } = await knockback(
      ['run', 'coins.yaml', '--question', question],
      {
        cwd,
      },
    );
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(
      'question: 4 measures that must be counted during the fight; give at most 3 of them in one question',
    );
  });

  it('about unknown names are rejected with the known ones', async () => {
    const args = ['run', 'coins.yaml', '--question', 'winner is bob'];
    const { code, stderr } = await knockback(args, { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/winner.*bob.*ann.*ben/is);
  });
});

describe('a sweep of duels', () => {
  it('has a result for each combination of dice and of who is first', async () => {
    const results = await run(['sweep.yaml', '--no-simulation'], { cwd });
    expect(results.map(({ combination }) => combination)).toEqual([
      { 'attacker.attack': 3, first: 'attacker' },
      { 'attacker.attack': 3, first: 'defender' },
      { 'attacker.attack': 4, first: 'attacker' },
      { 'attacker.attack': 4, first: 'defender' },
    ]);
    const wins = results.map((result) => probability(measure(result, 'winner'), 'Ann'));
    // An additional die increases the chance to win, and so does the first turn.
    expect(wins[2]).toBeGreaterThan(wins[0] as number);
    expect(wins[2]).toBeGreaterThan(wins[3] as number);
  });
});

describe('results of duels', () => {
  it('from another seed have other counts and the same exact odds', async () => {
    const [one, other] = (await Promise.all(
      ['one', 'other'].map((seed) => asked('coins.yaml', 'turns > 2', '--seed', seed)),
    )) as [Asked, Asked];
    const count = (result: Result) => measure(result, 'turns').outcomes[0]?.simulated?.count;
    expect(count(one)).not.toBe(count(other));
    expect(one.question.exact).toEqual(other.question.exact);
  });

  it('have fractions where they are short, and rounded probabilities elsewhere, which add up', async () => {
    const result = await asked('coins.yaml', 'turns > 2');
    const [winner, turns] = [measure(result, 'winner'), measure(result, 'turns')];
    expect(winner.outcomes.map(({ exact }) => exact?.fraction)).toEqual(['2/3', '1/3']);
    for (const { value, exact } of turns.outcomes) {
      expect(exact).not.toHaveProperty('fraction');
      expect(Math.abs((exact?.probability ?? 0) - 2 ** -Number(value))).toBeLessThan(1e-12);
    }
    const sum = turns.outcomes.reduce((all, { exact }) => all + (exact?.probability ?? 0), 0);
    expect(sum).toBeCloseTo(1, 12);
    expect(turns.mean?.exact).toBeCloseTo(2, 10);
  });

  it('are read back and compared, with the differences of the laws', async () => {
    for (const name of ['coins', 'harder']) {
      const text = await printed(['run', `${name}.yaml`, '--format', 'json'], { cwd });
      writeFileSync(join(cwd, `${name}.json`), text);
    }
    const compared = async (...files: string[]) => {
      const text = await printed(['compare', ...files, '--format', 'json'], { cwd });
      const [first] = (JSON.parse(text) as { comparisons: Comparison[] }).comparisons;
      return first?.measures ?? {};
    };
    const same = Object.values(await compared('coins.json', 'coins.json'));
    const differences = same.flatMap(({ outcomes }) =>
      outcomes.map(({ exact }) => exact.difference),
    );
    expect(differences.length).toBeGreaterThan(10);
    expect(new Set(differences)).toEqual(new Set([0]));
    const measures = await compared('coins.json', 'harder.json');
    const difference = (name: string, value: number | string) =>
      measures[name]?.outcomes.find((one) => one.value === value)?.exact.difference;
    // Two dice: a skull in 3 of 4. P = 3/4 / (1 - 1/4 x 1/2) = 6/7.
    expect(difference('winner', 'Ann')).toBeCloseTo(6 / 7 - 2 / 3, 12);
    expect(difference('turns', 1)).toBeCloseTo(3 / 4 - 1 / 2, 12);
  });
});

describe('explain of a duel', () => {
  it('tells the same from the same seed, and answers the question', async () => {
    const told = (seed: string, ...more: string[]) =>
      printed(['explain', 'varied.yaml', '--seed', seed, ...more], { cwd });
    const text = await told('a');
    expect(await told('a')).toBe(text);
    expect(await told('b')).not.toBe(text);
    const { outcome, question } = JSON.parse(await told('a', '--format', 'json'));
    expect(question.answer).toBe(outcome.winner === 'Ann' && outcome.turns <= 6);
    expect(text).toMatch(new RegExp(`${outcome.winner} wins after`));
  });

  it('takes no dice', async () => {
    const args = ['explain', 'coins.yaml', '--attack-dice', 'skull'];
    const { code, stdout, stderr } = await knockback(args, { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('--attack-dice is "skull"; give no dice for a whole fight');
  });
});

describe('knockback duel', () => {
  const duel = (...args: string[]) => printed(['duel', ...args, '--no-simulation'], { cwd });

  it('is the experiment of two cards', async () => {
    const text =
      'name: Cards\nrules: c3g\nfight: duel\nattacker: hawkgirl\ndefender: solomon-grundy\n';
    writeFileSync(join(cwd, 'cards.yaml'), text);
    const [result] = await run(['cards.yaml', '--no-simulation'], { cwd });
    const json = JSON.parse(await duel('hawkgirl', 'solomon-grundy', '--format', 'json')) as Result;
    expect(json.measures).toEqual(result?.measures);
  });

  it('gives half to each of two alike, and more to the first', async () => {
    const brief = (...more: string[]) => duel('hawkgirl', 'hawkgirl', '--brief', ...more);
    expect(await brief()).toMatch(/50\.0+% exact/);
    expect(await brief('--first', 'defender')).toMatch(/ [34]\d\.\d+% exact/);
  });

  it('has the number that the field of both has', async () => {
    const json = JSON.parse(await duel('krug', 'hawkgirl', '--format', 'json')) as Result;
    const field = JSON.parse(
      await printed(['field', 'krug', 'hawkgirl', '--format', 'json'], { cwd }),
    ) as { ranking: readonly { name: string; winShare: number }[] };
    const share = field.ranking.find(({ name }) => name === 'Krug')?.winShare ?? 0;
    expect(probability(measure(json, 'winner'), 'Krug')).toBeCloseTo(share, 9);
    expect(share.toFixed(3)).toBe('0.889');
  });

  it('says that both sides may avoid the fight with --choices best', async () => {
    const text = await duel('krug', 'hawkgirl', '--choices', 'best');
    expect(text).toMatch(
      /^When Krug and Hawkgirl fight, Krug wins \d\.\d% of the time if both sides may avoid the fight/,
    );
    expect(await duel('krug', 'hawkgirl')).not.toContain('avoid');
    const field = await printed(['field', 'krug', 'hawkgirl', '--choices', 'best'], { cwd });
    expect(field).toMatch(/^If both sides may avoid the fight, /);
  });

  it.each([
    [['hawkgirl', 'grundi'], 'defender: no card is called "grundi"'],
    [
      ['hawkgirl'],
      '--defender-attack is missing; give a number, such as --defender-attack 4, or a card',
    ],
    [['hawkgirl', 'krug', '--first', 'marro'], '--first is "marro"'],
    [['hawkgirl', 'hawkgirl', '--distance', '0'], '--distance is "0"'],
    [
      ['hawkgirl', 'hawkgirl', '--attacker-attack', '0', '--defender-attack', '0'],
      'the fight: it never ends',
    ],
  ])('%s is refused', async (args, text) => {
    const { code, stdout, stderr } = await knockback(['duel', ...args], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(text);
  });

  it('refuses a file with its line, column and field', async () => {
    writeFileSync(join(cwd, 'lifeless.yaml'), COINS.replace('name: Ben, life: 1', 'name: Ben'));
    const { code, stderr } = await knockback(['run', 'lifeless.yaml'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/lifeless\.yaml:7:11: defender\.life is missing; give a Life/);
  });
});

describe('knockback survive', () => {
  it('sweeps over attack dice, each with the mean of its law', async () => {
    const args = [
      'survive',
      '--attack',
      '1-3',
      '--defense',
      '0',
      '--life',
      '2',
      '--format',
      'json',
    ];
    const results = JSON.parse(await printed([...args, '--trials', '10k'], { cwd })) as Result[];
    expect(results.map(({ combination }) => combination)).toEqual(
      [1, 2, 3].map((attack) => ({ 'attacker.attack': attack })),
    );
    const means = results.map((result) => measure(result, 'attacks').mean);
    // One die: a skull in half of the attacks. Two dice: m2 = 1 + 1/4 m2 + 1/2 m1 with m1 = 4/3.
    const expected = [4, 20 / 9];
    for (const [i, mean] of expected.entries()) {
      expect(means[i]?.exact).toBeCloseTo(mean, 10);
      const away = Math.abs((means[i]?.simulated ?? 0) - mean);
      expect(away).toBeLessThan(5 * (means[i]?.standardError ?? 0));
    }
  });

  it('takes the attacks of a card', async () => {
    const args = ['survive', 'solomon-grundy', '--by', 'hawkgirl', '--no-simulation', '--brief'];
    expect(await printed(args, { cwd })).toMatch(/Solomon Grundy.*% exact/);
  });
});
