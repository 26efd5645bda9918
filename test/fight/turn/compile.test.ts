import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { generatorOf } from '../../../src/chance/dice/generator.ts';
import { rollFaces } from '../../../src/chance/dice/roll-faces.ts';
import { visitsOf } from '../../../src/chance/exact/chains/visits.ts';
import { compileTurn } from '../../../src/fight/turn/compile.ts';
import { c3gTurn } from '../../../src/fight/turn/index.ts';
import type { FightPlan } from '../../../src/rules/plan.ts';
import { objectiveOf } from '../../../src/rules/questions/objective.ts';
import { parseQuestion } from '../../../src/rules/questions/parse.ts';
import { told, toldChance } from '../../rules/told-chance.ts';
import { turnOf } from './solved.ts';

const HAWK = { name: 'Hawk', attack: 4, defense: 3, life: 3, move: 4, powers: ['super-strength'] };
const ARCHER = { name: 'Archer', attack: 3, defense: 2, life: 2, move: 0, range: 5 };

/** A ledge of level 6 above a plain, with lava behind the defender. */
const DOCUMENT = {
  name: 'On a ledge',
  rules: 'c3g',
  turn: [
    { figure: HAWK, at: [0, 0] },
    { figure: ARCHER, at: [0, 2], attacks: 2, moves: false },
  ],
  defender: { name: 'Target', attack: 3, defense: 3, life: 4, wounds: 1 },
  board: {
    terrain: '6 6 6 1 1\n 6 6 6 1m 1\n6 6 6 1 1\n 6 6 6 1 1',
    defender: [2, 1],
    others: [{ figure: 'Joker', at: [2, 3], life: 1 }],
  },
};

function planFor(question: string, document: object = DOCUMENT): FightPlan {
  const { expression } = parseQuestion(question, c3gTurn.shortQuestions);
  return atOnce(compileTurn(turnOf(document), objectiveOf(question, expression)));
}

describe('a squad of which not all figures are listed', () => {
  const GUARDS = {
    ...{ name: 'Grey Guards', type: 'squad', figures: 4 },
    ...{ attack: 2, defense: 2, life: 1, move: 4, range: 1 },
  };
  const listed = (...places: readonly object[]) =>
    planFor('destroyed', {
      ...DOCUMENT,
      turn: places.map((at) => ({ figure: GUARDS, at })),
    }).account;
  const texts = (...places: readonly object[]) =>
    listed(...places).caveats?.map(({ text }) => text) ?? [];

  test('has a caveat that each entry is one figure', () => {
    expect(texts([0, 0])).toContain(
      'Each entry under `turn` is one figure, so only one figure of Grey Guards acts in this turn; the card has four figures.',
    );
    expect(texts([0, 0], [0, 1])).toContain(
      'Each entry under `turn` is one figure, so only two figures of Grey Guards act in this turn; the card has four figures.',
    );
    expect(texts([0, 0], [0, 1], [0, 2], [0, 3]).join()).not.toContain('Each entry under `turn`');
  });

  test('is told with one name for each figure', () => {
    const first = (...places: readonly object[]) => listed(...places).play?.decisions[0]?.choice;
    expect(first([0, 0])).toMatch(/^Grey Guard (?!\d)/);
    expect(first([0, 0], [0, 1])).toMatch(/^Grey Guard [12] /);
  });
});

describe('the decisions of a turn', () => {
  const { play, options } = planFor('destroyed').account;
  const decisions = play?.decisions ?? [];

  test('begin where the turn begins, with what is best of the first choices', () => {
    const [first] = decisions;
    const chosen = options?.rows.find((row) => row.chosen);
    expect(first).toMatchObject({ when: 'At the beginning', reached: 1 });
    expect(chosen?.values[0]).toBeCloseTo(first?.worth ?? 0, 12);
    const best = Math.max(...(options?.rows.map(({ values }) => values[0] ?? 0) ?? []));
    expect(chosen?.values[0]).toBeCloseTo(best, 12);
  });

  test('are worth what may come of them is worth, and lead to decisions worth as much', () => {
    expect(decisions.length).toBeGreaterThan(5);
    for (const { worth, sequels } of decisions) {
      const all = sequels.reduce((sum, { probability }) => sum + probability, 0);
      const mean = sequels.reduce(
        (sum, { probability, worth: then }) => sum + probability * then,
        0,
      );
      expect(all).toBeCloseTo(1, 12);
      expect(mean).toBeCloseTo(worth, 12);
      for (const { next, worth: then } of sequels) {
        if (next !== undefined) expect(decisions[next]?.worth).toBeCloseTo(then, 12);
      }
    }
  });

  test('are reached as often as the sequels that lead to them come about', () => {
    for (const [number, { reached }] of decisions.entries()) {
      if (number === 0) continue;
      const ways = decisions.flatMap((from) =>
        from.sequels
          .filter(({ next }) => next === number)
          .map((one) => from.reached * one.probability),
      );
      expect(ways.reduce((sum, way) => sum + way, 0)).toBeCloseTo(reached, 12);
    }
  });

  test('say where somebody acts from, with the line of its Knockback', () => {
    const stands = decisions.flatMap(({ stand }) => stand ?? []);
    const ofHawk = stands.filter(({ name }) => name === 'Hawk');
    expect(ofHawk.length).toBeGreaterThan(0);
    for (const { spaces, line } of ofHawk) {
      expect(line[0]).toEqual(spaces[0]);
      expect(line[1]).toEqual([2, 1]);
    }
    for (const { line } of stands.filter(({ name }) => name === 'Archer')) expect(line).toEqual([]);
  });
});

test('first choices are of every place that an attacker can act from, and of nobody acting', () => {
  const rows = planFor('destroyed').account.options?.rows ?? [];
  const names = rows.map(({ name }) => name);
  expect(names).toContain('Archer, from 0,2');
  expect(names).toContain('Hawk, from 1,1');
  expect(names.at(-1)).toBe('nobody acts');
  expect(names.filter((name) => name.startsWith('Archer'))).toHaveLength(1);
});

test('where nobody asks, it is played for what the goal says, or Knockback', () => {
  const played = (more: object) =>
    atOnce(compileTurn(turnOf({ ...DOCUMENT, ...more }))).account.playedFor;
  const weak = { ...HAWK, powers: [] };
  const without = { turn: [{ figure: weak, at: [0, 0] }] };
  expect(played({})).toBe('displaced');
  expect(played({ goal: 'destroy' })).toBe('destroyed');
  expect(played({ goal: 'wounds' })).toBe('totalWounds >= 1');
  expect(played(without)).toBe('totalWounds >= 1');
  expect(played({ superStrength: false })).toBe('totalWounds >= 1');
});

test('where nobody asks, destruction counts as harm only if it may come without a wound', () => {
  const accountOf = (wound: unknown) => {
    const stare = { special: { range: 5, dice: 0, rules: [{ at: 'insteadOfAttack', wound }] } };
    const figure = { ...ARCHER, attack: 0, powers: [{ name: 'Stare', rules: [{ way: stare }] }] };
    return atOnce(compileTurn(turnOf({ ...DOCUMENT, turn: [{ figure, at: [0, 2] }] }))).account;
  };
  const HARMED = 'totalWounds >= 1 or destroyed';
  const asked = ({ playedFor, usualQuestions }: ReturnType<typeof accountOf>) => [
    playedFor,
    ...usualQuestions,
  ];
  expect(asked(accountOf('destroy'))).toEqual([HARMED, HARMED]);
  expect(asked(accountOf(1))).toEqual(['totalWounds >= 1', 'totalWounds >= 1']);
});

test('a turn in which nothing can be done is over at once', () => {
  const far = { ...ARCHER, range: 1 };
  const { model, account, story } = planFor('destroyed', {
    ...DOCUMENT,
    turn: [{ figure: far, at: [0, 3], moves: false }],
  });
  expect(model.chain.states).toHaveLength(1);
  expect(model.ends).toHaveLength(1);
  expect(account.play).toEqual({ decisions: [], unlisted: 0 });
  expect(account.options?.rows.map(({ name }) => name)).toEqual(['nobody acts']);
  const chance = {
    clause: 'Target is destroyed',
    subject: undefined,
    ...toldChance(0),
    measures: [],
  };
  const figures = { chance: () => 0, told: () => told(0), mean: () => 0, within: () => 0 };
  expect(story.headline(chance, figures)).toBe(
    'Best if no one acts: 0.0% that Target is destroyed.',
  );
});

test('a turn that is told comes to what its chain leads to, as often', () => {
  const { model, story } = planFor('gone');
  const draw = generatorOf('told turns');
  const times = 500;
  const counts = new Map<string, number>();
  for (let time = 0; time < times; time++) {
    const { outcome } = story.play((pool) => rollFaces(pool, () => draw.int32() >>> 0));
    const key = `${outcome.destroyed} ${(outcome.finalSpace as { name: string }).name}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const chances = new Map<string, number>();
  const visits = visitsOf(model.chain);
  for (const [state, steps] of model.chain.states.entries()) {
    const total = steps.reduce((sum, { weight }) => sum + weight, 0n);
    for (const { weight, to } of steps) {
      if (!('end' in to)) continue;
      const end = model.ends[to.end] ?? {};
      const key = `${end.destroyed} ${(end.finalSpace as { name: string }).name}`;
      const share = (visits[state] ?? 0) * (Number(weight) / Number(total));
      chances.set(key, (chances.get(key) ?? 0) + share);
    }
  }
  for (const key of counts.keys()) expect(chances.has(key)).toBe(true);
  for (const [key, chance] of chances) {
    const error = Math.sqrt((chance * (1 - chance)) / times);
    expect(Math.abs((counts.get(key) ?? 0) / times - chance)).toBeLessThan(5 * error);
  }
});

test('a turn of a card on clear ground is forced if the card cannot choose between attacks', () => {
  const isForced = (powers: readonly object[]) =>
    planFor('totalWounds >= 1', {
      name: 'A turn',
      rules: 'c3g',
      fight: 'turn',
      attacker: { ...ARCHER, powers },
      defender: { name: 'Target', defense: 3, life: 4 },
    }).account.options?.isForced;
  const twice = { name: 'Volley', effects: [{ attacks: 2 }] };
  expect(isForced([])).toBe(true);
  expect(isForced([twice])).toBe(true);
});
