import { describe, expect, test } from 'vitest';
import type { Document } from '../scenarios.ts';
import { lawIn, lawsOf, meanOf, only, planOfDuel, side, sure } from './duels.ts';

const COIN = { attacker: side('A', [1, 1, 0]), defender: side('B', [1, 1, 0]) };

describe('against an independent simulator of 200,000 duels each', () => {
  // Standard errors below 0.0016.
  const ERROR = 4 * 0.0016;
  const hero = (name: string, numbers: readonly [number, number, number]) => side(name, numbers);
  const squad = side('A', [1, 4, 4], { figures: 3 });

  test.each<[string, Document, Document, number, number, number | undefined]>([
    ['4/6/4 against 6/4/3', hero('A', [4, 6, 4]), hero('B', [6, 4, 3]), 0.776, 0.614, 5.26],
    ['6/6/5 against 6/6/7', hero('A', [6, 6, 5]), hero('B', [6, 6, 7]), 0.365, 0.246, undefined],
    ['three of 4/4 against 6/4/3', squad, hero('B', [6, 4, 3]), 0.909, 0.678, 3.96],
  ])('%s', (_, attacker, defender, goingFirst, goingSecond, turns) => {
    const wins = (first: string) => lawsOf({ attacker, defender, first })('winner').A as number;
    expect(Math.abs(wins('attacker') - goingFirst)).toBeLessThan(ERROR);
    expect(Math.abs(wins('defender') - goingSecond)).toBeLessThan(ERROR);
    if (turns === undefined) return;
    // The mean number of turns has a standard deviation below 3 per duel: 4 standard errors of 200,000 duels, and
    // half of the last digit.
    const mean = meanOf(lawsOf({ attacker, defender, first: 'attacker' })('turns'));
    expect(Math.abs(mean - turns)).toBeLessThan((4 * 3) / Math.sqrt(200_000) + 0.005);
  });
});

describe('mirror matches are even by a toss', () => {
  test.each<[string, Document]>([
    ['heroes', side('A', [3, 4, 3])],
    [
      'squads with Counter Strike',
      { ...side('A', [1, 3, 3], { figures: 3 }), powers: ['counter-strike'] },
    ],
    [
      'strong archers',
      { ...side('A', [2, 3, 2], { range: 4, move: 3 }), powers: ['super-strength'] },
    ],
  ])('%s', (_, one) => {
    const model = lawsOf({ attacker: one, defender: one, distance: 3 });
    expect(model('winner').A).toBeCloseTo(0.5, 14);
    expect(model('winner')['the other A']).toBeCloseTo(0.5, 14);
    expect(model('attacksMade:a')).toEqual(
      expect.objectContaining({
        1: expect.closeTo(model('attacksMade:the-other-a')[1] as number, 12),
      }),
    );
  });
});

describe('the plan of a duel', () => {
  const { account, model, story } = planOfDuel({ ...COIN, mostTurns: 3 });

  test('asks who wins, and plays for nothing but a short duel', () => {
    expect(account.usualQuestions).toEqual(['winner is attacker']);
    expect(account.aim).toEqual({ measure: 'turns', title: 'mean turns' });
    expect(account.cast).toEqual({ attacker: 'A', defender: 'B' });
    expect(account.measures.map(({ name }) => name)).toContain('lifeLeft:b');
  });

  test.each(['Ann O.', '!!!', '"?"', 'Not', 'x'.repeat(99)])(
    'asks of %s whatever its name',
    (name) => {
      const plan = planOfDuel({ ...COIN, attacker: { ...COIN.attacker, name } });
      const [first] = plan.model.ends.filter(({ winner }) => winner === name);
      expect(first).toBeDefined();
      expect(plan.account.usualQuestions).toEqual(['winner is attacker']);
    },
  );

  test('is plain data but for how it is told', () => {
    expect(structuredClone(account)).toEqual(account);
    expect(structuredClone(model)).toEqual(model);
  });

  test('has an outcome for each end, and nobody wins a fight that is cut', () => {
    expect(model.ends).toHaveLength(model.chain.ends);
    expect(new Set(model.ends.map(({ winner }) => winner))).toEqual(
      new Set(['A', 'B', 'undecided']),
    );
    expect(model.cut.winner).toBe('undecided');
  });

  test('follows the Life that each side has left', () => {
    const [ofA, ofB] = model.tracked ?? [];
    expect([ofA?.name, ofB?.name]).toEqual(['A', 'B']);
    // Both have a Life of 1, so only the loser has none left.
    for (const [end, { winner }] of model.ends.entries()) {
      const left = [ofA?.ofEnd[end], ofB?.ofEnd[end]];
      expect(left).toEqual([winner === 'B' ? 0 : 1, winner === 'A' ? 0 : 1]);
    }
    const squad = side('A', [3, 1, 0], { figures: 2, wounds: 1 });
    const { chain, tracked: [whole] = [] } = planOfDuel({ ...COIN, attacker: squad }).model;
    expect(whole?.ofState[chain.start]).toBe(2 * 3 - 1);
    expect(new Set(whole?.ofState)).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  test('is told to an end that can be', () => {
    const faces = (found: string) =>
      story.play((pool) => Array.from({ length: pool.count }, () => found));
    expect(faces('skull').outcome).toMatchObject({ turns: 1, attacks: 1 });
    expect(faces('blank').outcome).toMatchObject({ winner: 'undecided', turns: 3 });
  });
});

describe('who has the first turn', () => {
  const table = (first?: string) =>
    planOfDuel({ ...COIN, ...(first && { first }) }).account.options ?? { rows: [] };

  test('is a table of the chances of both sides, by either start and by the toss', () => {
    const rows = table().rows.map(({ values }) => values);
    // With the first of two equal coins a side wins 2 of 3.
    const expected = [
      [2 / 3, 1 / 3],
      [1 / 3, 2 / 3],
      [1 / 2, 1 / 2],
    ];
    for (const [i, row] of expected.entries()) {
      for (const [j, p] of row.entries()) expect(rows[i]?.[j]).toBeCloseTo(p, 12);
    }
  });

  test.each([
    ['attacker', 'A'],
    ['defender', 'B'],
    [undefined, 'at random'],
  ])('marks the start of this duel: %s', (first, name) => {
    expect(
      table(first)
        .rows.filter(({ chosen }) => chosen)
        .map((row) => row.name),
    ).toEqual([name]);
  });
});

test('measures of the end and of the way are of the same duels', () => {
  const plan = planOfDuel({ attacker: sure('A', 2), defender: sure('B', 2), first: 'attacker' });
  expect(only(lawIn(plan, 'winner'))).toBe('A');
  expect(only(lawIn(plan, 'lifeLeft:a'))).toBe('1');
  expect(only(lawIn(plan, 'turns'))).toBe('3');
});
