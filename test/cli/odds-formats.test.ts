import { describe, expect, it } from 'vitest';
import { printed } from './knockback.ts';
import { expectRefusal } from './refusal.ts';
import { counts, odds } from './results.ts';

const ATTACK = ['hawkgirl', 'solomon-grundy', '--trials', '100k', '--seed', 'formats'];

const print = (format: string, ...more: string[]) =>
  printed(['odds', ...ATTACK, '--format', format, ...more]);

/** P(displaced) = 191/256 = 74.609375%, as the simulation of the same seed has it. */
async function simulatedPercent(): Promise<string> {
  const displaced = counts(await odds(...ATTACK), 'displaced')[1] ?? Number.NaN;
  return `${(displaced / 1000).toFixed(1)}`;
}

describe.each(['table', 'markdown'])('odds --format %s', (format) => {
  it('shows exact beside simulated percentages in full', async () => {
    const text = await print(format, '--full');
    const row = text.split('\n').find((line) => /^[\s|]*Displaced/i.test(line)) ?? '';
    const [exact, simulated] = row.match(/[\d.]+(?=%)/g) ?? [];
    expect(Number(exact).toFixed(1)).toBe('74.6');
    expect(Number(simulated).toFixed(1)).toBe(await simulatedPercent());
  });

  it('shows P(= x) and P(>= x) side by side', async () => {
    // Of nine coins, at least five are heads half of the time, and exactly five in 126 of 512 cases.
    const text = await print(format, '--no-simulation');
    expect(text).toMatch(/P\(= ?x\).*P\((≥|>=) ?x\)/);
    expect(text).toMatch(/^[\s|]*2[\s|]+24\.6\d*%[\s|]+50\.0*%/m);
  });

  it('says in one line what was simulated, and whether it agrees', async () => {
    const text = await print(format);
    const [, percent] =
      /^100,000 attacks simulated from seed .formats. agree with the exact odds: (7\d\.\d)% \(\d+\.\d–\d+\.\d%\)\.$/m.exec(
        text,
      ) ?? [];
    expect(percent).toBe(await simulatedPercent());
    expect(text).not.toMatch(/95% interval|Certain here|Knockback points/);
    expect(text.trimEnd().endsWith('--full shows all tables.')).toBe(format === 'table');
  });

  it('shows the interval, the mean and the goodness of fit in full', async () => {
    const text = await print(format, '--full');
    expect(text).toMatch(/95% interval/i);
    expect(text).toMatch(/mean 1\.61\d* exact, 1\.\d+ simulated \(standard error 0\.00/i);
    expect(text).toMatch(/chi-square/i);
  });

  it('marks a number that the rule document does not give as assumed', async () => {
    expect(await print(format)).toMatch(/Solomon Grundy's Life of 8 is an assumption/);
  });

  it('names the rulings that the result depends on', async () => {
    // Without a defense die, Grundy's automatic shield would count only by another ruling.
    const text = await print(format, '--defense', '0');
    expect(text).toContain('Rulings that matter here');
    expect(text).not.toContain('automaticShieldsNeedARoll');
    const full = await print(format, '--defense', '0', '--full');
    expect(full).toMatch(/O(n|ff): .*\. \(automaticShieldsNeedARoll\)/);
  });
});

describe('odds --format csv', () => {
  it('gives an exact and a simulated column for every outcome', async () => {
    const [head = '', ...rows] = (await print('csv')).trimEnd().split('\n');
    const row = rows.find((line) => line.startsWith('displaced,1,'))?.split(',') ?? [];
    const field = (name: string) => row[head.split(',').indexOf(name)];
    expect(field('exact_fraction')).toBe('191/256');
    expect(field('exact_probability')).toBe('0.74609375');
    expect(field('simulated_count')).toBe(`${counts(await odds(...ATTACK), 'displaced')[1]}`);
    expect(rows.every((line) => line.split(',').length === head.split(',').length)).toBe(true);
  });

  it('leaves unknown fields empty', async () => {
    const [head = '', ...rows] = (await print('csv', '--no-simulation')).trimEnd().split('\n');
    const column = head.split(',').indexOf('simulated_count');
    expect(rows.map((line) => line.split(',')[column])).toEqual(rows.map(() => ''));
  });
});

describe('odds --format csv of a sweep', () => {
  const sweep = async (...args: readonly string[]) => {
    const dice = ['odds', '--attack', '1,2', '--defense', '0', '--question', 'wounds >= 1'];
    const text = await printed([...dice, '--format', 'csv', ...args]);
    const [head = '', ...rows] = text.trimEnd().split('\n');
    return { columns: head.split(','), rows: rows.map((row) => row.split(',')) };
  };

  it('has a line for each combination: its fields, the chance of the question, the means', async () => {
    const { columns, rows } = await sweep('--trials', '1000', '--seed', 'wide');
    expect(columns.slice(0, 5)).toEqual([
      'attacker.attack',
      'question',
      'exact_probability',
      'simulated_probability',
      'simulated_low',
    ]);
    const field = (row: number, name: string) => rows[row]?.[columns.indexOf(name)];
    expect(rows.map(([attack]) => attack)).toEqual(['1', '2']);
    // A die shows a skull half of the time.
    expect([0, 1].map((row) => field(row, 'exact_probability'))).toEqual(['0.5', '0.75']);
    expect([0, 1].map((row) => field(row, 'exact_mean_totalWounds'))).toEqual(['0.5', '1']);
    expect(Number(field(0, 'simulated_low'))).toBeLessThan(0.5);
    expect(Number(field(0, 'simulated_high'))).toBeGreaterThan(0.5);
  });

  it('has no columns of what is not known', async () => {
    const { columns } = await sweep('--no-simulation');
    expect(columns.filter((name) => name.startsWith('simulated'))).toEqual([]);
  });

  it('has a line for each outcome with --long', async () => {
    const { columns, rows } = await sweep('--no-simulation', '--long');
    expect(columns.slice(0, 3)).toEqual(['attacker.attack', 'measure', 'value']);
    expect(
      rows
        .filter(([, measure]) => measure === 'attackWounds')
        .map(([attack, , value]) => [attack, value]),
    ).toEqual([
      ['1', '0'],
      ['1', '1'],
      ['2', '0'],
      ['2', '1'],
      ['2', '2'],
    ]);
  });

  it('is the only format with a long form', async () => {
    await expectRefusal(
      ['odds', ...ATTACK, '--long'],
      ['--long', '--format table', '--format csv'],
    );
  });
});

describe('odds --format json of a sweep', () => {
  const exact = async (life: string, ...args: readonly string[]) => {
    const dice = ['odds', '--attack', '1..10', '--defense', '1..10', '--life', life];
    const text = await printed([...dice, '--no-simulation', '--format', 'json', ...args]);
    const results: { question: { exact: object } }[] = JSON.parse(text);
    return { count: results.length, first: results[0]?.question.exact };
  };
  // A skull on one die, and no shield on the other.
  const chance = { probability: 1 / 3 };

  it('gives fractions of up to a hundred combinations', async () => {
    const fraction = { ...chance, fraction: '1/3' };
    expect(await exact('1')).toEqual({ count: 100, first: fraction });
  });

  it('gives those of more on request', async () => {
    expect(await exact('1,2')).toEqual({ count: 200, first: chance });
    const fraction = { ...chance, fraction: '1/3' };
    expect(await exact('1,2', '--fractions')).toEqual({ count: 200, first: fraction });
  });

  it('is the only format with fractions on request', async () => {
    await expectRefusal(
      ['odds', ...ATTACK, '--fractions'],
      ['--fractions', '--format table', '--format json'],
    );
  });
});

it('odds prints a table by default', async () => {
  expect(await printed(['odds', ...ATTACK])).toBe(await print('table'));
});
