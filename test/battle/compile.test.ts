import { describe, expect, test } from 'vitest';
import { compileBattle } from '../../src/battle/compile.ts';
import type { Answered, Figures, Told } from '../../src/rules/plan.ts';
import { checkExpression } from '../../src/rules/questions/check.ts';
import { parseQuestion } from '../../src/rules/questions/parse.ts';
import type { Document } from '../fight/scenarios.ts';
import { battleOf, hero, squad } from './battles.ts';

const plan = (more: Document = {}) => compileBattle(battleOf(more));
const caveats = (more: Document) => plan(more).account.caveats?.map(({ text }) => text) ?? [];

describe('the caveats of a battle', () => {
  test('say who stays out of the game: without room, or with nobody to summon it', () => {
    const out = (army: Document[], more: Document = {}) =>
      caveats({ sides: [{ name: 'Vermin', army }, { army: [hero('B')] }], ...more }).filter(
        (text) => text.startsWith('Left out of the game'),
      );
    const rulings = { armiesMustFit: false };
    const rats = squad('Rats', { figures: 6 });
    expect(out([rats], { rulings })).toEqual([
      'Left out of the game, and not counted in points: 2 of the 6 figures of Rats. The start area of Vermin has no room for them.',
    ]);
    expect(out([rats, hero('Cat')], { rulings })).toEqual([
      'Left out of the game, and not counted in points: 2 of the 6 figures of Rats and Cat. The start area of Vermin has no room for them.',
    ]);
    expect(out([squad('Rats', { figures: 4 })], { rulings })).toEqual([]);
    const comes = { name: 'Called', effects: [{ comesLater: { d20: 14, by: 'Caller' } }] };
    const ghost = hero('Ghost', { powers: [comes] });
    expect(out([hero('A'), ghost])).toEqual([
      'Left out of the game, and not counted in points: Ghost. No figure of Vermin can summon them.',
    ]);
    expect(out([hero('Caller'), ghost])).toEqual([]);
  });

  test('say who plays, and that others may get different odds', () => {
    expect(caveats({})[0]).toBe(
      'Both sides are played by the standard policy, which estimates the value of each turn in points. Other players may get different odds.',
    );
    const sides = [
      { name: 'A', army: [hero('One')], policy: 'nearest' },
      { name: 'The Marro', army: [hero('Other')] },
    ];
    expect(caveats({ sides })[0]).toContain('A is played by the policy “nearest”');
    expect(caveats({ sides })[0]).toContain('; the Marro by the standard policy');
  });

  test('say which powers are not played, with the points of the cards that have them', () => {
    const powers = [
      { name: 'Scatter' },
      { name: 'Half', effects: [{ attackDice: 1 }], modelled: 'partly' },
    ];
    const army = [
      hero('Plain', { points: 70 }),
      { ...squad('Rats', { points: 30, figures: 1, powers }), copies: 2 },
    ];
    expect(caveats({ sides: [{ name: 'Vermin', army }, { army: [hero('B')] }] })).toContain(
      'Games leave out powers of Vermin, completely or in part: Scatter and Half, in part (Rats). The cards with these powers cost 60 of its 130 points.',
    );
  });

  test('say which points are assumed, and what the map lacks', () => {
    const told = caveats({ sides: [{ army: ['hawkgirl'] }, { army: [hero('B')] }] });
    expect(told).toContain('Hawkgirl has no known points, so 100 are assumed.');
  });
});

test('of powers with a version of their own, the battle tells that one, and whose they are', () => {
  const effects = [
    { attackDice: 1, in: 'fights' },
    { attackDice: 2, in: 'battles' },
  ];
  const warriors = squad('Marro Warriors', { powers: [{ name: 'Clone', effects }] });
  const { facts } = plan({ sides: [{ army: [warriors] }, { army: [hero('B')] }] }).account;
  expect(facts).toContainEqual({
    term: "Marro Warriors' Clone",
    text: 'it adds 2 dice to its normal attack',
  });
});

describe('the usual question', () => {
  test.each([
    ['Ann', 'winner is Ann'],
    ['Rock and Roll', 'winner is "Rock and Roll"'],
    ['not me', 'winner is "not me"'],
    ["Ma'at", `winner is "Ma'at"`],
    ['7', 'winner is "7"'],
    [`"A" and 'B'`, 'winner is first'],
  ])('names the first side, %s, so that it can be asked', (name, expected) => {
    const sides = [{ name, army: [hero('One')] }, { army: [hero('Other')] }];
    const { usualQuestions, measures } = plan({ sides }).account;
    expect(usualQuestions).toEqual([expected]);
    const { expression } = parseQuestion(usualQuestions[0]);
    expect(checkExpression(expression, measures)).toMatchObject({ measure: 'winner', value: name });
  });
});

describe('the headline of a battle', () => {
  const told: Told = {
    share: '57.3%',
    often: '57.3% of the time',
    isNever: false,
    isAlways: false,
    sampled: { low: 0.563, high: 0.5827, of: '10,000 battles' },
  };
  const figures = (byPoints: number, draws: number): Figures => ({
    chance: (measure, value) => (measure === 'byPoints' ? byPoints : value === 'draw' ? draws : 0),
    told: () => told,
    mean: () => 9.44,
    within: () => 9,
  });
  const answered = (more: Partial<Answered> = {}): Answered => ({
    clause: 'Vikings win',
    subject: 'attacker',
    chance: 0.573,
    told,
    measures: ['winner'],
    isAsked: false,
    ...more,
  });
  const sides = [
    { name: 'Vikings', army: [hero('Finn')] },
    { name: 'Marro', army: [hero('Ne-Gok-Sa')] },
  ];
  const { story } = plan({ sides });

  test('says who wins, with the interval, against whom, and how many rounds it takes', () => {
    expect(story.headline(answered(), figures(0, 0))).toBe(
      'Vikings (Finn) win 57.3% (56.3–58.3%) of 10,000 battles against Marro (Ne-Gok-Sa), in 9.4 rounds on average.',
    );
  });

  test('says how often points decide, and how often nobody wins', () => {
    expect(story.headline(answered(), figures(0.042, 0.011))).toMatch(
      /average\. Points decide 4\.2% of them, after the last round\. 1\.1% are draws\.$/,
    );
  });

  test('answers another question first', () => {
    const asked = answered({
      clause: 'the battle takes more than 5 rounds',
      measures: ['rounds'],
      isAsked: true,
    });
    expect(story.headline(asked, figures(0, 0))).toBe(
      'The battle takes more than 5 rounds 57.3% of the time. Vikings (Finn) win 57.3% (56.3–58.3%) of 10,000 battles against Marro (Ne-Gok-Sa), in 9.4 rounds on average.',
    );
  });
});

test('the report of a battle names both armies with their points, and when it ends', () => {
  const { facts } = plan({ rounds: 7 }).account;
  expect(facts.find(({ term }) => term === 'One army')?.text).toBe(
    'One, 100 points: One 100; begins on 0,0 1,0 0,1 1,1; policy standard',
  );
  expect(facts.find(({ term }) => term === 'Ends')?.text).toBe(
    'after at most seven rounds, by the points left.',
  );
});

test('the sums over games are told in the order in which the engine adds them up', () => {
  const { games } = plan().account;
  expect(games).toMatchObject({
    rounds: 12,
    causes: ['falls', 'lava', 'lava field', 'glyph', 'own side'],
  });
  expect(games?.sides.map(({ cards }) => cards.map(({ text }) => text))).toEqual([
    ['One'],
    ['Other'],
  ]);
  expect(games?.spaces).toHaveLength(18);
});
