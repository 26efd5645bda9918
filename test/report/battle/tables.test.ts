import { beforeAll, describe, expect, test } from 'vitest';
import { fraction } from '../../../src/base/statistics/fraction.ts';
import { battleEngine } from '../../../src/battle/engine/index.ts';
import type { BattleScenario } from '../../../src/battle/scenario.ts';
import { compute } from '../../../src/experiments/results/compute.ts';
import { figuresOf } from '../../../src/experiments/results/figures.ts';
import { resultJson } from '../../../src/experiments/results/format/write.ts';
import type { Result } from '../../../src/experiments/results/result.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { pointsByRound } from '../../../src/report/battle/course.ts';
import { figuresFallen } from '../../../src/report/battle/fallen.ts';
import { battleTables } from '../../../src/report/battle/tables.ts';
import { courseOf } from '../../../src/report/charts/course.ts';
import { chartsOf } from '../../../src/report/charts/index.ts';
import { caveatItems } from '../../../src/report/sentences/remarks.ts';
import { answerTables } from '../../../src/report/tables/answer.ts';
import { hero, squad } from '../../battle/battles.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';
import { headsOf } from '../tables.ts';

/** Two heroes who stand next to each other and can only attack. */
const DOCUMENT = {
  name: 'Corner',
  fight: 'battle',
  sides: [
    { name: 'Red', army: [hero('Ann', { attack: 4, life: 2, points: 80 })] },
    { name: 'Blue', army: [hero('Ben', { attack: 2, life: 2, points: 60 })] },
  ],
  board: { terrain: '1a 1c' },
  trials: 200,
};

const resultOf = async (more: object = {}) => {
  const experiment = readExperiment({ ...DOCUMENT, ...more }, noFiles);
  const options = { exact: true, simulation: true, machine, threads: 1 };
  const [only] = await compute(experiment, options);
  return only as Result;
};

let result: Result;
beforeAll(async () => {
  result = await resultOf();
});

const table = (title: string, of = result) => {
  const found = battleTables(of).find((one) => one?.title === title);
  return found?.rows ?? [];
};
const mean = (name: string) => figuresOf(result.measured).mean(name);

describe('the tables of a battle', () => {
  test('tell of each card its points, what it destroys and how often it survives', () => {
    const wins = figuresOf(result.measured).chance('winner', 'Red');
    const [row = []] = table('Cards of Red');
    expect(row.slice(0, 2)).toEqual(['Ann', '80']);
    expect(row[2]).toBe(mean('pointsDestroyed:red:ann').toFixed(1));
    // Red has no other army, and every game has a winner.
    expect(row[4]).toBe(`${(100 * wins).toFixed(1)}%`);
  });

  test('tell what destroyed whom', () => {
    expect(table('What destroyed the figures').map((row) => [row[1], row[4]])).toEqual([
      ['Ann', 'Ben 100.0%'],
      ['Ben', 'Ann 100.0%'],
    ]);
  });

  test('tell how many figures are destroyed in a battle', () => {
    const rows = table('What destroyed the figures');
    expect(rows.map((row) => [row[1], row[2]])).toEqual([
      ['Ann', '1'],
      ['Ben', '1'],
    ]);
    // Each side has a single figure, so it is destroyed or left. The table has one decimal.
    for (const [i, side] of ['red', 'blue'].entries()) {
      const destroyed = 1 - mean(`figuresLeft:${side}`);
      expect(Math.abs(Number(rows[i]?.[3]) - destroyed)).toBeLessThan(0.051);
    }
  });

  test('tell the points that are left, after each round and of each side', () => {
    const rows = table('Points left, round by round');
    const known = pointsByRound(result);
    expect(rows[0]).toEqual(['0', '80.0', '60.0']);
    for (const [round, red, blue] of rows) {
      const of = (side: string) =>
        known.find((one) => String(one.round) === round && one.side === side)?.points.toFixed(1);
      expect([red, blue]).toEqual([of('Red'), of('Blue')]);
    }
  });

  test('name the sides in the table of who begins, and the last table of cards explains them', () => {
    const found = (title: string) => battleTables(result).find((one) => one?.title === title);
    const heads = headsOf(found('Who wins, by who has the first initiative'));
    expect(heads.slice(0, 4)).toEqual(['first initiative', 'how often', 'then Red', 'then Blue']);
    expect(found('Cards of Red')?.note).toBeUndefined();
    expect(found('Cards of Blue')?.note).toMatch(/^Averages per battle: /);
  });

  test('tell who wins by end of the map where ends are drawn, with intervals, in the answer too', async () => {
    const title = 'Who wins, by end of the map';
    expect(table(title)).toEqual([]);
    const drawn = await resultOf({ ends: 'drawn' });
    const rows = table(title, drawn);
    expect(rows.map(([side, end]) => `${side} ${end}`)).toEqual([
      'Red a',
      'Red c',
      'Blue a',
      'Blue c',
      'either a',
      'either c',
    ]);
    for (const [, , share, interval] of rows) {
      expect(share).toMatch(/^\d+(\.\d+)?%$/);
      expect(interval).toMatch(/^\d+(\.\d+)?% – \d+(\.\d+)?%$/);
    }
    const answered = answerTables(drawn).find((one) => one.title === title);
    expect(answered?.rows).toEqual(rows);
  });

  test('tell who wins by who begins, as often as all games together', () => {
    const rows = table('Who wins, by who has the first initiative');
    expect(rows.map(([first]) => first)).toEqual(['Red', 'Blue']);
    const shares = rows.map((row) => row.slice(1, 3).map((text) => Number.parseFloat(text)));
    const wins = shares.reduce((sum, [often = 0, then = 0]) => sum + (often / 100) * then, 0);
    expect(wins / 100).toBeCloseTo(figuresOf(result.measured).chance('winner', 'Red'), 2);
  });

  test('go round by round from all points to those that are left', () => {
    const rows = pointsByRound(result).filter(({ side }) => side === 'Blue');
    expect(rows[0]).toEqual({ round: 0, side: 'Blue', points: 60 });
    expect(rows.at(-1)?.points).toBeCloseTo(mean('pointsLeft:blue'), 0);
    for (const [i, { points }] of rows.entries()) {
      expect(points).toBeLessThanOrEqual(rows[i - 1]?.points ?? 60);
    }
  });
});

test('who wins has a note if a side has more points left than it began with, and not otherwise', () => {
  const { games, ...account } = result.account;
  if (!games) throw new Error('a battle counts its games');
  const winnersIf = (red: number, blue: number) => {
    const points = new Map([
      ['Red', red],
      ['Blue', blue],
    ]);
    // The side with fewer points comes first: each side must be compared with its own points.
    const sides = games.sides
      .map((side) => ({ ...side, points: points.get(side.name) ?? 0 }))
      .toReversed();
    const changed = { ...result, account: { ...account, games: { ...games, sides } } };
    return answerTables(changed).find(({ title }) => title === 'Who wins');
  };
  const table = winnersIf(80, 60);
  const [redLeft = 0, blueLeft = 0] = table?.rows.map((row) => Number(row.at(-1))) ?? [];
  // Otherwise, Red could not be told from a side that began with the points of Blue.
  expect(redLeft).toBeGreaterThan(60);
  expect(table?.note).toBeUndefined();
  expect(winnersIf(redLeft - 1, 60)?.note).toContain('taken control');
  expect(winnersIf(80, blueLeft - 1)?.note).toContain('taken control');
});

test('a side that always keeps all of its points has gained none, however often it wins', () => {
  const { games, course, ...account } = result.account;
  if (!games || !course) throw new Error('a battle counts its games');
  const [red] = course.left;
  const points = 110;
  const changed = {
    ...account,
    course,
    games: { ...games, sides: games.sides.map((side) => ({ ...side, points })) },
  };
  for (let wins = 1n; wins < 20n; wins++) {
    const exact = fraction(wins, 200n);
    const together: Result['together'] = [
      {
        measures: [red?.measure ?? '', 'winner'],
        rows: [{ values: [points, 'Red'], exact }],
      },
    ];
    const [table] = answerTables({ ...result, account: changed, together });
    expect(table?.rows[0]?.at(-1)).toBe('110.0');
    expect(table?.note).toBeUndefined();
  }
});

test('whoever stays out has no points in any table, and is not told as a survivor', async () => {
  const rats = squad('Rats', { figures: 4, points: 40, attack: 0, defense: 0 });
  const experiment = readExperiment(
    {
      ...DOCUMENT,
      sides: [
        { name: 'Red', army: [rats] },
        { name: 'Blue', army: [hero('Ben', { attack: 3 })] },
      ],
      rulings: { armiesMustFit: false },
      trials: 50,
    },
    noFiles,
  );
  const options = { exact: true, simulation: true, machine, threads: 1 };
  const [crowded] = (await compute(experiment, options)) as [Result];
  expect(pointsByRound(crowded)[0]).toEqual({ round: 0, side: 'Red', points: 10 });
  const [row = []] = battleTables(crowded).find((one) => one?.title === 'Cards of Red')?.rows ?? [];
  // The one that is there always falls.
  expect(row.slice(0, 5)).toEqual(['Rats', '10', '0.0', '10.0', '0.0%']);
});

test('a caveat says that the sides never met if they did not in any battle, and not otherwise', async () => {
  // A card that moves twice gets farther, though here no step is taken.
  const powers = [{ name: 'Haste', effects: [{ moveAgain: 20 }] }];
  const slow = (name: string) => hero(name, { move: 4, powers });
  const far = { ...DOCUMENT, board: { terrain: '1a 1 5 1 1c' }, trials: 20, rounds: 3 };
  const sides = [{ army: [slow('Ann')] }, { army: [slow('Ben')] }];
  const experiment = readExperiment({ ...far, sides }, noFiles);
  const [met] = await compute(experiment, { exact: true, simulation: true, machine, threads: 1 });
  const text = 'In any of the battles, the sides never met: neither attacked the other.';
  expect(caveatItems([met as Result])).toContain(text);
  expect(resultJson(met as Result).caveats).toContainEqual({ kind: 'noAttacks', text });
  expect(caveatItems([result]).filter((one) => /never met/.test(one))).toEqual([]);
});

test('a caveat counts the battles in which the sides never met, and no others', async () => {
  // A card that acts at random in a single round sometimes gets near enough to attack, and sometimes does not.
  const sides = [{ army: [hero('Ann')] }, { army: [hero('Ben')] }].map((side) => ({
    ...side,
    policy: 'random',
  }));
  const board = { terrain: `1a ${'1 '.repeat(7)}1c` };
  const document = { ...DOCUMENT, sides, board, trials: 60, rounds: 1, seed: 'apart' };
  const experiment = readExperiment(document, noFiles);
  const [mixed] = await compute(experiment, { exact: true, simulation: true, machine, threads: 1 });
  const { scenario } = mixed as Result;
  const engine = battleEngine(scenario as BattleScenario, 'apart');
  let apart = 0;
  for (let game = 0; game < 60; game++) {
    let attacks = 0;
    engine.play(game, (event) => {
      if (event.is === 'attack') attacks++;
    });
    apart += Number(attacks === 0);
  }
  expect(apart).toBeGreaterThan(0);
  expect(apart).toBeLessThan(60);
  expect(caveatItems([mixed as Result])).toContain(
    `In ${apart} of 60 battles, the sides never met: neither attacked the other.`,
  );
});

test('points and how soon it is over are told up to the last round that the table of rounds lists', async () => {
  const experiment = readExperiment({ ...DOCUMENT, trials: 2000, seed: 'c' }, noFiles);
  const [long] = (await compute(experiment, {
    ...{ exact: true, simulation: true, machine, threads: 1 },
  })) as [Result];
  const rounds = long.measured.find(({ measure }) => measure.name === 'rounds')?.outcomes ?? [];
  const last = rounds.at(-1);
  expect(last?.atLeast?.simulated?.probability).toBeLessThan(0.001);
  expect(pointsByRound(long).at(-1)?.round).toBe(last?.value);
  expect(courseOf(long)?.rows.at(-1)?.step).toBe(last?.value);
});

test('figures fall where they stand: each battle ends with one of the two', () => {
  const fallen = figuresFallen(result);
  expect(fallen.map(({ space }) => space)).toEqual([
    [0, 0],
    [1, 0],
  ]);
  const figures = fallen.reduce((sum, one) => sum + one.mean, 0);
  expect(figures).toBeCloseTo(2 - mean('figuresLeft:red') - mean('figuresLeft:blue'), 10);
});

test('the pictures are those of the board, of who wins and of points, none of each card', () => {
  const names = chartsOf([result]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['board', 'points']));
  expect(names.filter((name) => name.startsWith('pointsLost'))).toEqual([]);
});
