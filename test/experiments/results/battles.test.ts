import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import type { BattleScenario } from '../../../src/battle/scenario.ts';
import { type ComputeOptions, compute } from '../../../src/experiments/results/compute.ts';
import { explain } from '../../../src/experiments/results/explanation.ts';
import { resultJson } from '../../../src/experiments/results/format/write.ts';
import type { Result } from '../../../src/experiments/results/result.ts';
import { compileNoting } from '../../../src/experiments/results/rulings.ts';
import { type Experiment, USUAL_GAMES } from '../../../src/experiments/scenarios/experiment.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { blocksOf } from '../../../src/report/blocks.ts';
import { csvText } from '../../../src/report/formats/csv.ts';
import { reproducingCommand } from '../../../src/report/page/page.ts';
import { isPlayed } from '../../../src/rules/plan.ts';
import { battleDocument } from '../../battle/battles.ts';
import { type Document, noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';

const both: ComputeOptions = { exact: true, simulation: true, machine, threads: 1 };

/** Two heroes who stand next to each other and can only attack. */
const read = (more: Document = {}): Experiment =>
  readExperiment(
    {
      name: 'Battle',
      seed: 'battle',
      trials: 200,
      ...battleDocument({ board: { terrain: '1a 1c' } }),
      ...more,
    },
    noFiles,
  );

async function only(more: Document = {}, options: Partial<ComputeOptions> = {}): Promise<Result> {
  const [result] = await compute(read(more), { ...both, ...options });
  if (!result) throw new Error('no result');
  return result;
}

const countsOf = ({ measured }: Result, name: string) => {
  const summary = measured.find(({ measure }) => measure.name === name);
  return Object.fromEntries(
    summary?.outcomes.map(({ value, simulated }) => [value, simulated?.count ?? 0]) ?? [],
  );
};

const total = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((a, b) => a + b, 0);

describe('a battle has simulated odds alone', () => {
  test('every measure counts every game once, and who wins adds up', async () => {
    const result = await only();
    for (const { measure } of result.measured)
      expect(total(countsOf(result, measure.name))).toBe(200);
    expect(Object.keys(countsOf(result, 'winner')).sort()).toEqual(['One', 'Other', 'draw']);
    const [{ rows = [] } = {}] = result.together;
    expect(rows.reduce((sum, { simulated }) => sum + (simulated?.count ?? 0), 0)).toBe(200);
  });

  test('nothing is called exact, nor certain, nor held against it', async () => {
    const result = await only();
    expect(JSON.stringify(resultJson(result).measures)).not.toMatch(/"exact"/);
    expect(result.question.odds.exact).toBeUndefined();
    expect(result.goodnessOfFit).toBeUndefined();
    expect(csvText([result]).split('\n')[0]).toBe(
      'measure,value,simulated_count,simulated_probability,simulated_low,simulated_high,at_least_simulated_probability',
    );
    const said = JSON.stringify(blocksOf([result]), (_, one) =>
      typeof one === 'bigint' ? String(one) : one,
    );
    expect(said).not.toMatch(/\bexact\b|Certain here|matter here/i);
  });

  test('without a simulation there are none, as is said before anything is played', async () => {
    await expect(only({}, { simulation: false })).rejects.toThrow(
      'fight: battles have no exact odds; leave out --no-simulation',
    );
  });

  test('with or without exact odds asked for, they are the same', async () => {
    expect(await only({}, { exact: false })).toEqual(await only());
  });
});

test('so many games are played where a file does not say', () => {
  const { trials: _, ...document } = read().written.document as Document;
  expect(readExperiment(document, noFiles).effort).toEqual({ trials: USUAL_GAMES });
});

describe('a question', () => {
  test('of several measures is counted together', async () => {
    const apart = await only();
    const asked = await only({ question: 'rounds <= 3 and pointsLeft:one >= 50' });
    const { count = 0 } = asked.question.odds.simulated ?? {};
    expect(count).toBeGreaterThan(0);
    const soon = Object.entries(countsOf(apart, 'rounds')).filter(([n]) => Number(n) <= 3);
    expect(count).toBeLessThanOrEqual(soon.reduce((sum, [, n]) => sum + n, 0));
    // The games are the same, whichever measures are requested.
    expect(countsOf(asked, 'rounds')).toEqual(countsOf(apart, 'rounds'));
  });

  test('is known to a precision that is asked for', async () => {
    const { trials: _, ...document } = read().written.document as Document;
    const experiment = readExperiment(
      { ...document, precision: 0.05, question: 'winner is one' },
      noFiles,
    );
    const [result] = await compute(experiment, both);
    const { low = 0, high = 1 } = result?.question.odds.simulated ?? {};
    expect((high - low) / 2).toBeLessThanOrEqual(0.05);
    // A chance of one half is known with this precision after 384 games, which is 96 chunks.
    expect(result?.simulation?.trials).toBeLessThanOrEqual(384);
    expect((result?.simulation?.trials ?? 1) % 4).toBe(0);
  });
});

test('a sweep has a result for each combination', async () => {
  const results = await compute(read({ vary: { rounds: [1, 2, 50] }, trials: 100 }), both);
  expect(results.map(({ simulation }) => simulation?.trials)).toEqual([100, 100, 100]);
  const longest = results.map((one) =>
    Math.max(...Object.keys(countsOf(one, 'rounds')).map(Number)),
  );
  expect(longest[0]).toBe(1);
  expect(longest[1]).toBe(2);
  expect(longest[2]).toBeGreaterThan(2);
});

test('a file asks who wins from which end of the map, and a table tells', async () => {
  // The figure on the left stands on higher ground.
  const board = { terrain: '3a 1c' };
  const results = await compute(read({ board, vary: { ends: ['given', 'switched'] } }), both);
  const starts = results.map(({ scenario }) =>
    (scenario as BattleScenario).sides.map(({ start: [space] }) => space),
  );
  expect(starts).toEqual([
    [
      [0, 0],
      [1, 0],
    ],
    [
      [1, 0],
      [0, 0],
    ],
  ]);
  const wins = results.map(({ question }) => question.odds.simulated?.probability ?? 0);
  expect(wins[0]).toBeGreaterThan(wins[1] as number);
  const table = blocksOf(results).find(
    (block) => block.kind === 'table' && block.table.columns[0]?.head === 'ends',
  );
  expect(table?.kind === 'table' && table.table.rows.map(([end]) => end)).toEqual([
    'given',
    'switched',
  ]);
});

describe('if ends are drawn', () => {
  // The figure on the left stands on higher ground.
  const board = { terrain: '3a 1c' };
  const shares = (result: Result) =>
    Object.fromEntries(
      (resultJson(result).games?.wonFrom ?? []).map(({ side, end, probability }) => [
        `${side} from ${end}`,
        probability,
      ]),
    );

  test('one run tells who wins from which end of the map, and that adds up', async () => {
    const drawn = await only({ board, ends: 'drawn' });
    const { games: { wonFrom = [] } = {} } = resultJson(drawn);
    expect(wonFrom.map(({ side, end }) => `${side} from ${end}`)).toEqual([
      'One from a',
      'One from c',
      'Other from a',
      'Other from c',
    ]);
    const sum = (is: (one: (typeof wonFrom)[number]) => boolean, of: 'games' | 'count') =>
      wonFrom.filter(is).reduce((all, one) => all + one[of], 0);
    expect(sum(({ side }) => side === 'One', 'games')).toBe(200);
    expect(sum(({ end }) => end === 'a', 'games')).toBe(200);
    expect(sum(({ side }) => side === 'One', 'count')).toBe(countsOf(drawn, 'winner').One);
    expect(sum(({ end }) => end === 'a', 'count')).toBe(countsOf(drawn, 'winningEnd').a);
    const high = shares(drawn);
    expect(high['One from a']).toBeGreaterThan(high['One from c'] as number);
    expect(high['Other from a']).toBeGreaterThan(high['Other from c'] as number);
    for (const { low, probability, high } of wonFrom) {
      expect(low).toBeLessThan(probability);
      expect(high).toBeGreaterThan(probability);
    }
  });

  test('a sweep tells this for each combination, without ends that are not drawn', async () => {
    const vary = { ends: ['given', 'drawn'] };
    const [given, drawn] = (await compute(read({ board, vary }), both)) as [Result, Result];
    expect(resultJson(given).games?.wonFrom).toBeUndefined();
    expect(Object.keys(shares(drawn))).toHaveLength(4);
  });

  test('questions ask for an end', async () => {
    const asked = await only({ board, ends: 'drawn', question: 'winner is one and end is a' });
    const [fromA] = resultJson(asked).games?.wonFrom ?? [];
    expect(asked.question.odds.simulated?.count).toBe(fromA?.count);
    const ending = await only({ board, ends: 'drawn', question: 'winningEnd is a' });
    expect(ending.headline).toContain('The side that begins in start area a wins');
  });
});

test('the rulings that are turned are listed, and no others', async () => {
  expect((await only()).rulings).toEqual([]);
  const turned = await only({ rulings: { partialPoints: false, armiesMustFit: true } });
  expect(turned.rulings.map(({ name, setting }) => [name, setting])).toEqual([
    ['partialPoints', false],
  ]);
});

test('an interrupted battle is told as far as it was played', async () => {
  const controller = new AbortController();
  const result = await only(
    { trials: 640 },
    { signal: controller.signal, onProgress: () => controller.abort() },
  );
  expect(result.simulation?.status).toBe('interrupted');
  const { trials = 0 } = result.simulation ?? {};
  expect(trials).toBeGreaterThan(0);
  expect(trials).toBeLessThan(640);
  expect(total(countsOf(result, 'winner'))).toBe(trials);
});

test('the sums over all games are those of the games played', async () => {
  const result = await only();
  // One figure per side, so the side whose figure is destroyed loses.
  const { One = 0, Other = 0, draw = 0 } = countsOf(result, 'winner');
  expect(draw).toBe(0);
  const fallen = result.totals?.fellOn.reduce((a, b) => a + b, 0);
  expect(fallen).toBe(One + Other);
  expect(result.totals?.attacks[0]).toBeGreaterThan(200);
});

test('the command that gives a report again does not leave out what there never was', async () => {
  const source = { file: 'battle.yaml', text: '' };
  const experiment = { ...read(), source };
  expect(reproducingCommand(experiment, [await only()])).toBe(
    'knockback run battle.yaml --seed battle --trials 200',
  );
});

describe('a battle is told', () => {
  const { scenario } = read().cases[0] ?? {};
  const { plan } = atOnce(compileNoting(scenario as NonNullable<typeof scenario>));
  if (!isPlayed(plan)) throw new Error('a battle is played');

  test('by its first game of the seed', () => {
    const told: unknown[] = [];
    const story = {
      ...plan.story,
      *tellGame(seed: string, game: number) {
        yield;
        told.push([seed, game]);
        return {
          events: [],
          short: [],
          steps: [{ title: 'Round 1', text: 'One attacks.' }],
          outcome: { winner: 'One' },
          game: { sides: [], figures: [], moments: [] },
        };
      },
    };
    const { steps, outcome } = atOnce(explain({ ...plan, story }, [], 'told'));
    expect(told).toEqual([['told', 0]]);
    expect([steps[0]?.title, outcome.winner]).toEqual(['Round 1', 'One']);
  });
});
