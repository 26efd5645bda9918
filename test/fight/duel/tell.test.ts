import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { compile } from '../../../src/experiments/registry/rulesets.ts';
import { explain } from '../../../src/experiments/results/explanation.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { noFiles } from '../scenarios.ts';

const A = { name: 'A', life: 2, attack: 2, defense: 0, move: 5, range: 1 };
const B = { name: 'B', life: 2, attack: 0, defense: 0, move: 5, range: 1 };

/** The story of a duel with the first of 50 seeds for which `is` is true of the text. */
function told(document: object, is: (text: string) => boolean = () => true) {
  const { cases } = readExperiment(
    {
      name: 'x',
      fight: 'duel',
      first: 'attacker',
      attacker: A,
      defender: B,
      ...document,
    },
    noFiles,
  );
  const plan = atOnce(compile((cases[0] as (typeof cases)[0]).scenario));
  for (let seed = 0; seed < 50; seed++) {
    const { steps, outcome } = atOnce(explain(plan, [], String(seed)));
    const text = steps.map((step) => `${step.title}: ${step.text}`).join('\n');
    if (is(text)) return { steps, outcome, text };
  }
  throw new Error('no such duel in 50');
}

describe('a duel that is told', () => {
  test('has a step for every turn, between its beginning and its end', () => {
    const { steps, outcome } = told({});
    const titles = steps.map(({ title }) => title);
    expect(titles.slice(1, -1)).toEqual(
      Array.from(
        { length: Number(outcome.turns) },
        (_, i) => `Turn ${i + 1}: ${i % 2 ? 'B' : 'A'}`,
      ),
    );
    expect([titles[0], titles.at(-1)]).toEqual(['The beginning', 'The end']);
    expect(steps[0]?.text).toBe('A and B stand next to each other. A has the first turn.');
  });

  test('says dice, wounds and the Life left, as often as they come', () => {
    const { text, outcome } = told({}, (said) => said.includes('1 skull of 2 dice'));
    expect(text).toContain(
      '1 skull of 2 dice against no defense: 1 wound. B has 1 of 2 Life left.',
    );
    expect(text).toContain('B is destroyed.');
    expect(text).toContain(`A wins after ${outcome.turns} turn`);
  });

  test('tells what a power before an attack destroyed with the attack that is made then', () => {
    const bite = { name: 'Bite', effects: [{ destroys: 1, stage: 'before' }] };
    const { steps } = told({
      attacker: { ...A, powers: [bite] },
      defender: { ...B, life: 1, figures: 3 },
    });
    expect(steps[1]?.text).toMatch(
      /^B is destroyed by Bite\. B has 2 figures left\. (no skulls|\d skulls?) of 2 dice against no defense/,
    );
    expect(steps[1]?.text).not.toContain('Attack 2');
  });

  test('says that a side without dice does nothing', () => {
    const { steps } = told({}, (said) => said.includes('Turn 3'));
    expect(steps[2]?.text).toBe('B has no attack dice, so there is no attack.');
  });

  test('tells how a side comes nearer, also in turns without a throw', () => {
    const { steps } = told({ distance: 14 });
    expect(steps[0]?.text).toMatch(/^A and B stand 14 spaces apart\./);
    expect(steps[1]?.text).toBe('A moves 5 spaces and is 9 spaces from B now.');
    expect(steps[2]?.text).toBe('B moves 5 spaces and is 4 spaces from A now.');
    expect(steps[3]?.text).toMatch(
      /^A moves 3 spaces and is next to B now\. \S+ skulls? of 2 dice/,
    );
  });

  test('says where neither can do anything', () => {
    const still = { attacker: { ...A, move: 0 }, defender: { ...B, attack: 1, move: 0 } };
    const { steps } = told({ ...still, distance: 3, mostTurns: 2 });
    expect(steps.map(({ text }) => text).slice(1)).toEqual([
      'No attack can be made.',
      'No attack can be made.',
      'Nobody has won after 2 turns.',
    ]);
  });

  test('tells Knockback, and the way back', () => {
    const { text } = told(
      { attacker: { ...A, powers: ['super-strength'] }, defender: { ...B, life: 9, move: 1 } },
      (said) => said.includes('2 skulls'),
    );
    expect(text).toMatch(
      /2 skulls of 2 dice against no defense: 2 wounds\. B is driven back 2 spaces and has \d of 9 Life left\./,
    );
    expect(text).toContain('B moves 1 space and is 2 spaces from A now.');
  });

  test('numbers the attacks of a squad and counts its figures', () => {
    const { text } = told(
      { attacker: { ...A, figures: 2 }, defender: { ...B, life: 1, figures: 3, attack: 1 } },
      (said) => /Attack 1: [12] skulls?.*Attack 2: [12] skulls?/.test(said),
    );
    expect(text).toMatch(/Attack 1: [12] skulls? of 2 dice against no defense: 1 wound/);
    expect(text).toMatch(/B has 2 figures left\. Attack 2: .*B has 1 figure left\./);
  });

  test('says why there are more dice, and what Counter Strike does', () => {
    const power = { name: 'Fury', effects: [{ attackDice: 1 }] };
    const { text } = told(
      {
        attacker: { ...A, powers: [power] },
        defender: { ...B, defense: 6, powers: ['counter-strike'] },
        mostTurns: 9,
      },
      (said) => said.includes('by Counter Strike'),
    );
    expect(text).toMatch(/of 3 dice \(1 more for Fury\) against \d shields? of 6: /);
    expect(text).toMatch(
      /A receives \d wounds? by Counter Strike\. A (has 1 of 2 Life left|is destroyed)\./,
    );
  });
});

test('a duel says why there are fewer dice', () => {
  const power = { name: 'Fatigue', effects: [{ attackDice: -1 }] };
  const { text } = told(
    { attacker: { ...A, powers: [power] }, defender: { ...B, defense: 0 } },
    (said) => said.includes('Fatigue'),
  );
  expect(text).toMatch(/of 1 die \(1 fewer for Fatigue\) against no defense: /);
});

test('a survival is told attack by attack', () => {
  const { cases } = readExperiment(
    {
      name: 'x',
      fight: 'survival',
      attacker: { name: 'Attacker', attack: 1, defense: 0 },
      defender: B,
    },
    noFiles,
  );
  const plan = atOnce(compile((cases[0] as (typeof cases)[0]).scenario));
  const { steps, outcome } = atOnce(explain(plan, [], '1'));
  expect(steps.map(({ title }) => title)).toEqual(
    Array.from({ length: Number(outcome.attacks) }, (_, i) => `Attack ${i + 1}`),
  );
  const texts = steps.map(({ text }) => text);
  expect(texts.at(-1)).toBe('1 skull of 1 die against no defense: 1 wound. B is destroyed.');
  expect(texts.filter((text) => text.endsWith('B has 1 of 2 Life left.'))).toHaveLength(1);
});
