import { describe, expect, test } from 'vitest';
import { lineups } from '../../../src/fight/duel/lineup.ts';
import {
  continuationIn,
  keyOf,
  lineupPairs,
  situations,
  stateIn,
} from '../../../src/fight/duel/situation.ts';
import type { Attacking, DuelState, Next } from '../../../src/fight/duel/state.ts';
import type { AttackRun } from '../../../src/fight/fights/attack-run.ts';

/** The second attack of a way, rolled against one figure. */
const attacking = (run: Partial<AttackRun> = {}, more: Partial<Attacking> = {}): Attacking => ({
  name: 'attack',
  figure: 0,
  way: 0,
  run: { attack: 1, again: 0, isLeft: false, left: 0, isFurther: false, ...run },
  hurt: false,
  ...more,
});

const STATE: DuelState = {
  acting: 'attacker',
  figures: { attacker: [{ wounds: 1 }, { wounds: 0, isFought: true }], defender: [{ wounds: 3 }] },
  distance: 1,
  turns: 0,
  ofRound: 0,
  used: [0, 1],
  tables: [2],
  began: 0,
  moved: false,
  dealt: 0,
  phase: attacking(),
};

describe('states of one situation', () => {
  test('differ in wounds, and in who is fought, alone', () => {
    const figures = { attacker: [{ wounds: 4, isFought: true as const }, { wounds: 1 }] };
    const wounded = { ...STATE, figures: { ...STATE.figures, ...figures } };
    expect(keyOf(wounded)).toBe(keyOf(STATE));
  });

  test('are of another one where they differ in anything else', () => {
    const { attacker, defender } = STATE.figures;
    const others: Partial<DuelState>[] = [
      { acting: 'defender' },
      { figures: { attacker, defender: [] } },
      { figures: { attacker: defender, defender: attacker } },
      { distance: 2 },
      { turns: 1 },
      { ofRound: 1 },
      { used: [1, 0] },
      { tables: [] },
      { began: 1 },
      { moved: true },
      { dealt: 1 },
      { phase: attacking({ isLeft: true }) },
      { phase: { name: 'end', figure: 0 } },
      { phase: { name: 'ready', figure: 0 } },
      { phase: { name: 'ready', figure: 1 } },
      { phase: { name: 'anotherTurn' } },
      { phase: { name: 'tables', arrives: true } },
      { phase: { name: 'tables', arrives: false } },
      { phase: attacking({ attack: 0 }, { way: 1 }) },
      { phase: attacking({ again: 1 }) },
      { phase: attacking({}, { hurt: true }) },
      { phase: attacking({ left: 1 }) },
      { phase: attacking({ left: 2 }) },
      { phase: attacking({ isFurther: true }) },
      { phase: attacking({ left: 1, rolled: 0 }) },
      { phase: attacking({ left: 1, rolled: 2 }) },
    ];
    const keys = [{}, ...others].map((other) => keyOf({ ...STATE, ...other }));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('are one state where figures stand alike', () => {
    const [situationOf, a, b] = [situations(), lineups([], 4), lineups([], 4)];
    const pairOf = lineupPairs();
    const stand = (wounds: number) => pairOf(a.of([{ wounds }]), b.of([{ wounds: 2 }]));
    const situation = situationOf(STATE);
    expect(situationOf({ ...STATE })).toBe(situation);
    const state = stateIn(situation, stand(1));
    expect(state).toMatchObject({
      ...STATE,
      figures: { attacker: [{ wounds: 1 }], defender: [{ wounds: 2 }] },
    });
    expect(stateIn(situation, stand(1))).toBe(state);
    expect(stateIn(situation, stand(2))).not.toBe(state);
  });
});

test('what comes next in a situation is told apart by all that it says', () => {
  const situation = situations()(STATE);
  const all: Next[] = [
    { is: 'throw' },
    { is: 'attack', figure: 0 },
    { is: 'attack', figure: 1 },
    { is: 'end', figure: 0 },
    { is: 'pass', to: 'attacker' },
    { is: 'pass', to: 'defender' },
    { is: 'over', winner: 'attacker' },
    { is: 'over', winner: 'undecided' },
  ];
  const ahead = all.map((next) => continuationIn(situation, next));
  expect(new Set(ahead).size).toBe(all.length);
  expect(all.map((next) => continuationIn(situation, { ...next }))).toEqual(ahead);
  expect(ahead.every((one) => one.always === undefined)).toBe(true);
});
