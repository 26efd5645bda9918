import { describe, expect, test } from 'vitest';
import { BadInput } from '../../../src/base/words/problem.ts';
import { atOnce } from '../../../src/base/words/steps.ts';
import { addsOf, COUNTERS, duelChain } from '../../../src/fight/duel/chain.ts';
import { duelGame } from '../../../src/fight/duel/turn.ts';
import { MOST_STATES } from '../../../src/fight/fights/endless.ts';
import type { Document } from '../scenarios.ts';
import { duelOf, side, sure, weightOf } from './duels.ts';

const chainOf = (document: Document) => {
  const duel = duelOf(document);
  return atOnce(duelChain(duel, duelGame(duel)));
};

describe('the states of a duel', () => {
  const heroes = { attacker: side('A', [3, 3, 1]), defender: side('B', [4, 2, 1]) };

  test('are who acts and the Life of both, where no power asks for more', () => {
    // 2 sides, 3 and 4 numbers of wounds.
    expect(chainOf({ ...heroes, first: 'attacker' }).chain.states).toHaveLength(24);
  });

  test('have one more for a toss, which leads to either start with equal chances', () => {
    const { chain, starts, states } = chainOf(heroes);
    expect(chain.states).toHaveLength(25);
    expect(states[chain.start]).toBeUndefined();
    const nothing = Array.from({ length: chain.counters }, () => 0);
    expect(chain.states[chain.start]).toEqual([
      { weight: 1n, to: { state: starts.attacker }, adds: nothing },
      { weight: 1n, to: { state: starts.defender }, adds: nothing },
    ]);
  });

  test('begin with the side whose turn is first', () => {
    for (const first of ['attacker', 'defender'] as const) {
      const { chain, starts, states } = chainOf({ ...heroes, first });
      expect(chain.start).toBe(starts[first]);
      expect(states[chain.start]?.acting).toBe(first);
    }
  });

  test('ask for the turn only where turns are limited', () => {
    const limited = chainOf({ ...heroes, first: 'attacker', mostTurns: 3 });
    const turns = limited.states.map((state) => state?.turns);
    expect(new Set(turns)).toEqual(new Set([0, 1, 2]));
    expect(limited.ends.some(({ winner }) => winner === 'undecided')).toBe(true);
    const endless = chainOf(heroes);
    expect(endless.states.every((state) => (state?.turns ?? 0) === 0)).toBe(true);
    expect(endless.ends.some(({ winner }) => winner === 'undecided')).toBe(false);
  });

  test('are told apart by more the more the powers ask', () => {
    const asking = (effect: Document) =>
      chainOf({
        attacker: side('A', [3, 3, 1], { effects: [effect] }),
        defender: side('B', [4, 2, 1]),
        first: 'attacker',
      }).chain.states.length;
    expect(asking({ attackDice: 1 })).toBe(24);
    expect(asking({ attackDice: 1, uses: 1, per: 'game' })).toBeGreaterThan(24);
  });

  test('have steps that differ from one another, with a share of the rolls each', () => {
    const { chain } = chainOf(heroes);
    for (const steps of chain.states) {
      const keys = steps.map(({ to, adds }) => JSON.stringify([to, adds]));
      expect(new Set(keys).size).toBe(keys.length);
      expect(steps.every(({ weight }) => weight > 0n)).toBe(true);
      expect(weightOf(steps)).toBeGreaterThan(0n);
      for (const { to, adds } of steps) {
        expect(adds).toHaveLength(chain.counters);
        if ('state' in to) expect(to.state).toBeLessThan(chain.states.length);
        else expect(to.end).toBeLessThan(chain.ends);
      }
    }
  });
});

test('ends that come to the same are one: three figures of one Life are gone in one way', () => {
  const { ends } = chainOf({
    attacker: sure('A', 2),
    defender: sure('B', 1, { figures: 3 }),
    first: 'attacker',
  });
  const texts = ends.map(({ winner, figures }) => [
    winner,
    figures.attacker,
    figures.defender.length,
  ]);
  expect(new Set(texts.map((one) => JSON.stringify(one))).size).toBe(ends.length);
});

test('an end on the way to the first throw is a step of its own', () => {
  // No enemy is in reach in the only turn of the duel.
  const { chain, ends } = chainOf({
    attacker: side('A', [1, 1, 0], { move: 1 }),
    defender: side('B', [1, 1, 0], { move: 1 }),
    first: 'attacker',
    distance: 9,
    mostTurns: 1,
  });
  const [step, ...others] = chain.states[chain.start] ?? [];
  expect(others).toEqual([]);
  expect(step?.to).toHaveProperty('end');
  expect(step?.adds[COUNTERS.turns]).toBe(1);
  expect(ends.map(({ winner }) => winner)).toContain('undecided');
});

test('counters are the turns, the attacks of both and of each, the spaces each is driven', () => {
  const state = { winner: 'undecided', figures: { attacker: [], defender: [] } } as const;
  const counted = addsOf(
    {
      state,
      counted: {
        turns: 1,
        made: { attacker: 2, defender: 3 },
        driven: { attacker: 4, defender: 6 },
      },
      begun: [],
    },
    [],
  );
  expect(counted[COUNTERS.turns]).toBe(1);
  expect(counted[COUNTERS.attacks]).toBe(5);
  expect(counted[COUNTERS.madeByAttacker]).toBe(2);
  expect(counted[COUNTERS.madeByDefender]).toBe(3);
  expect(counted[COUNTERS.attackerDriven]).toBe(4);
  expect(counted[COUNTERS.defenderDriven]).toBe(6);
});

test('more states than can be solved in some seconds are refused, with their limit', () => {
  const squad = (name: string) => side(name, [20, 2, 1], { figures: 20 });
  let problem: unknown;
  try {
    chainOf({ attacker: squad('A'), defender: squad('B') });
  } catch (error) {
    problem = error;
  }
  expect(problem).toBeInstanceOf(BadInput);
  expect(String(problem)).toContain(`more than ${MOST_STATES / 1000},000 states`);
});
