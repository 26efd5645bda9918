import { describe, expect, test } from 'vitest';
import { explain } from '../../../../src/results/explanation.ts';
import type { Document } from '../scenarios.ts';
import { lawIn, planOfDuel, side, sure } from './duels.ts';

const SEEDS = Array.from({ length: 20 }, (_, i) => `seed ${i}`);

const told = (document: Document, seed: string) => explain(planOfDuel(document), [], seed);

/** Fights in which, between them, all that is told happens. */
const FIGHTS: Readonly<Record<string, Document>> = {
  heroes: { attacker: side('Ann', [4, 4, 2]), defender: side('Ben', [5, 3, 3]) },
  'a squad against Counter Strike': {
    attacker: side('Ann', [2, 3, 2], { figures: 3 }),
    defender: { ...side('Ben', [5, 3, 4]), powers: ['counter-strike'] },
  },
  'Knockback and archers': {
    attacker: { ...side('Ann', [4, 5, 2], { move: 3 }), powers: ['super-strength'] },
    defender: side('Ben', [4, 4, 2], { range: 5 }),
    distance: 8,
  },
  'powers at the end of turns and on arrival, tables, further turns': {
    attacker: side('Ann', [3, 2, 2], {
      effects: [
        { heals: { 11: 1 }, stage: 'endOfTurn' },
        { anotherTurn: 16 },
        { attackDice: { 11: 2 } },
        { attacks: 2, when: { d20: 11 } },
      ],
    }),
    defender: side('Ben', [4, 3, 2], {
      effects: [{ unblockableWounds: 1, stage: 'enemyArrives' }],
    }),
    distance: 4,
    mostTurns: 9,
  },
};

const turnOf = ({ title }: { title: string }) => Number(/^Turn (\d+): /.exec(title)?.[1]);

describe.each(Object.entries(FIGHTS))('a duel of %s', (_, document) => {
  const plan = planOfDuel(document);
  const stories = SEEDS.map((seed) => explain(plan, [], seed));

  test('is told from its beginning through turns in order to its end', () => {
    for (const { steps, outcome } of stories) {
      expect(steps[0]?.title).toBe('The beginning');
      expect(steps.at(-1)?.title).toBe('The end');
      const turns = steps.slice(1, -1).map(turnOf);
      expect(turns).toEqual(turns.toSorted((a, b) => a - b));
      expect(turns.at(-1)).toBeLessThanOrEqual(Number(outcome.turns));
      if (outcome.winner !== 'undecided') expect(turns.at(-1)).toBe(outcome.turns);
    }
  });

  test('comes to what can be, by every measure', () => {
    for (const { name } of plan.account.measures) {
      const possible = lawIn(plan, name);
      for (const { outcome } of stories) expect(possible).toHaveProperty([String(outcome[name])]);
    }
  });

  test('has an outcome that its steps bear out', () => {
    for (const { steps, outcome } of stories) {
      const texts = steps.map(({ text }) => text);
      const attacks = steps.filter(({ text }) => / attacks .* with a /.test(text));
      expect(attacks).toHaveLength(Number(outcome.attacks));
      for (const who of ['Ann', 'Ben']) {
        const made = attacks.filter(({ title }) => title.endsWith(`: ${who}`));
        expect(made).toHaveLength(Number(outcome[`attacksMade:${who.toLowerCase()}`]));
        const isOut = texts.some((text) => text.includes(`${who} is out.`));
        expect(isOut).toBe(outcome[`lifeLeft:${who.toLowerCase()}`] === 0);
        const lives = texts.flatMap((text) => [
          ...text.matchAll(new RegExp(`${who} has (\\d+) of \\d+ Life left`, 'g')),
        ]);
        const last = lives.at(-1)?.[1];
        if (last && !isOut) expect(Number(last)).toBe(outcome[`lifeLeft:${who.toLowerCase()}`]);
      }
      const end = texts.at(-1);
      if (outcome.winner === 'undecided') expect(end).toMatch(/^Nobody has won after /);
      else expect(end).toMatch(new RegExp(`^${outcome.winner} wins after `));
    }
  });

  test('is the same from the same seed, and another from others', () => {
    expect(told(document, 'seed 3')).toEqual(stories[3]);
    expect(new Set(stories.map((story) => JSON.stringify(story))).size).toBeGreaterThan(10);
  });
});

test('the toss decides who begins, and either does', () => {
  const sides = { attacker: sure('Ann', 1), defender: sure('Ben', 1) };
  const winners = SEEDS.map((seed) => {
    const { steps, outcome } = told(sides, seed);
    expect(steps[0]?.text).toBe(`${outcome.winner} has the first turn.`);
    return outcome.winner;
  });
  expect(new Set(winners)).toEqual(new Set(['Ann', 'Ben']));
  const { steps } = told({ ...sides, first: 'defender' }, 'any');
  expect(steps[0]?.text).toBe('Ben has the first turn.');
});

test('dice cannot be given to a whole fight', () => {
  const given = [{ option: '--attack-dice', pool: 'attack', faces: ['skull'] }];
  expect(() => explain(planOfDuel(FIGHTS.heroes as Document), given, 'any')).toThrow(
    '--attack-dice: found "skull", allowed: no dice for a whole fight, which are rolled from --seed',
  );
});
