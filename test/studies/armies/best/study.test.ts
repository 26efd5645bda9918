import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ArmiesScenario } from '../../../../src/battle/armies/scenario.ts';
import type { Experiment } from '../../../../src/experiments/scenarios/experiment.ts';
import { bestArmiesStudy } from '../../../../src/studies/armies/best/study.ts';
import { jobOf, machineThat } from '../machine.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const numbers = {
  type: 'hero',
  unique: 'unique',
  life: 4,
  move: 5,
  range: 1,
  attack: 3,
  defense: 3,
};
const hero = (name: string) => ({ ...numbers, name, points: 50 });
const ASK = {
  collection: 'own',
  cards: ['Ann', 'Ben', 'Cat'].map(hero),
  points: 50,
  spread: 0,
  maps: ['open-field'],
  seed: 'best',
};

/** Of 40 games: how many the first wins and draws against the second; other cards win half. */
const RESULTS: Readonly<Record<string, readonly [number, number]>> = {
  'Ann Ben': [30, 0],
  'Ann Cat': [32, 4],
  'Ben Cat': [20, 0],
};

/** The share of the score of one card against another. */
function shareOf(one: string, other: string): number {
  const scored = (first: string, second: string) => {
    const [wins, draws] = RESULTS[`${first} ${second}`] ?? [20, 0];
    return (wins + draws / 2) / 40;
  };
  return one < other ? scored(one, other) : 1 - scored(other, one);
}

function gamesIn({ effort }: Experiment): number {
  if ('trials' in effort) return effort.trials;
  throw new Error('a search asks for numbers of games');
}

/** Whether two armies of a field meet. */
const meet = (
  { armies, challengers }: NonNullable<ArmiesScenario['field']>,
  i: number,
  j: number,
) => {
  const isOld = (one: number) => one < armies.length - challengers;
  return i !== j && (challengers === 0 || isOld(i) !== isOld(j));
};

/** Plays a field of armies of one card: each pair as often as the experiment asks, or as `times` says. */
function played(experiment: Experiment, times?: (i: number, j: number) => number) {
  const scenario = experiment.cases[0]?.scenario as ArmiesScenario;
  const { field } = scenario;
  if (!field) throw new Error('a search plays fields only');
  const count = field.armies.length;
  const pairs = [...Array(count ** 2).keys()].filter((at) =>
    meet(field, Math.floor(at / count), at % count),
  );
  const each = (2 * gamesIn(experiment)) / pairs.length;
  const [met, metScore] = [new Uint32Array(count ** 2), new Uint32Array(count ** 2)];
  const nameOf = (army: number) =>
    scenario.cards[field.armies[army]?.cards[0] ?? -1]?.card.name ?? '';
  for (const at of pairs) {
    const [i, j] = [Math.floor(at / count), at % count];
    const games = times?.(Math.min(i, j), Math.max(i, j)) ?? each;
    met[at] = games;
    metScore[at] = 2 * games * shareOf(nameOf(i), nameOf(j));
  }
  const games = met.reduce((sum, one) => sum + one, 0) / 2;
  return { each, job: jobOf(scenario, games, { met, metScore }) };
}

describe('a search for the best armies', () => {
  test('has every army by what it wins against the best mix', async () => {
    const games: number[] = [];
    const { machine } = machineThat((experiment) => {
      const { each, job } = played(experiment);
      games.push(each);
      return { done: [job], isComplete: true };
    });
    const { done, isComplete } = await bestArmiesStudy.run({ ...ASK, games: 40 }, machine);
    expect(isComplete).toBe(true);
    expect(done).toMatchObject({
      ...{ seed: 'best', points: 50, policy: 'standard', maps: ['Open Field'] },
      // No army can be made but the three that meet first.
      ...{ games: 40, rounds: 0, found: 0 },
      challenger: { wins: 0.5 },
    });
    expect(done?.armies).toMatchObject([
      { cards: ['Ann'], points: 50, share: 1, wins: 0.5 },
      { cards: ['Ben'], points: 50, wins: 0.25 },
      // Four wins and four draws in forty games.
      { cards: ['Cat'], points: 50, wins: 0.15 },
    ]);
    expect(done?.armies.map((one) => 'share' in one)).toEqual([true, false, false]);
    // Each pair of each field has the games that were asked for.
    expect(games.length).toBeGreaterThan(1);
    expect(new Set(games)).toEqual(new Set([40]));
  });

  test('names the copies of a card', async () => {
    const guards = { ...hero('Guards'), type: 'squad', unique: 'common', figures: 3, life: 1 };
    const cards = [{ ...guards, points: 25 }, { ...hero('Ann') }];
    const { machine } = machineThat((experiment) => ({
      done: [played(experiment).job],
      isComplete: true,
    }));
    const { done } = await bestArmiesStudy.run({ ...ASK, cards, games: 40 }, machine);
    expect(done?.armies.flatMap((one) => one.cards).sort()).toEqual(['Ann', 'Guards x2']);
  });

  test('interrupted among the first games, has what each pair won in its own games', async () => {
    const { machine } = machineThat((experiment) => {
      // Ann and Ben have met 16 times, the others 20 times.
      const { job } = played(experiment, (i, j) => (i + j === 1 ? 20 : 40));
      return { done: [job], isComplete: false };
    });
    const { done, isComplete } = await bestArmiesStudy.run({ ...ASK, games: 40 }, machine);
    expect(isComplete).toBe(false);
    expect(done).toMatchObject({ games: 20, rounds: 0 });
    expect(done?.challenger).toBe(undefined);
    const wins = new Map(done?.armies.map((one) => [one.cards[0], one.wins]));
    expect(wins.get('Ann')).toBe(0.5);
    expect(wins.get('Ben')).toBeCloseTo(0.25, 9);
    expect(wins.get('Cat')).toBeCloseTo(0.15, 9);
  });

  test('interrupted before every pair has met, has no answer', async () => {
    const { machine } = machineThat((experiment) => {
      const { job } = played(experiment, (i, j) => (i + j === 1 ? 0 : 40));
      return { done: [job], isComplete: false };
    });
    const run = await bestArmiesStudy.run({ ...ASK, games: 40 }, machine);
    expect(run).toEqual({ done: undefined, isComplete: false });
  });

  test('interrupted before the first game, has no answer', async () => {
    const { machine } = machineThat(() => ({ done: [], isComplete: false }));
    const run = await bestArmiesStudy.run({ ...ASK, games: 40 }, machine);
    expect(run).toEqual({ done: undefined, isComplete: false });
  });

  test('says how many games come next, and about how long they take', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { machine, notes } = machineThat((experiment) => {
      // Each game takes a quarter of a second.
      now += 250 * gamesIn(experiment);
      return { done: [played(experiment).job], isComplete: true };
    });
    await bestArmiesStudy.run({ ...ASK, games: 40 }, machine);
    const [first, second, ...others] = notes;
    expect(first).toBe(
      'the search takes up to 20 rounds, and ends after 3 rounds without a stronger army',
    );
    // Three armies are three pairs.
    expect(second).toBe('playing 120 games');
    expect(others[0]).toBe('playing 120 games, about 30 s');
  });

  test('with too few games, warns before it begins', async () => {
    const run = async (games: number) => {
      const { machine, notes } = machineThat(() => ({ done: [], isComplete: false }));
      await bestArmiesStudy.run({ ...ASK, games }, machine);
      return notes[0];
    };
    expect(await run(23)).toContain('too few to tell armies apart');
    expect(await run(24)).not.toContain('too few');
  });
});
