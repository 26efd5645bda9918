import { describe, expect, test } from 'vitest';
import type { ThrowOutcome } from '../../../src/fight/combat/throw-outcome.ts';
import {
  type AttackRun,
  type FiguresInReach,
  firstThrow,
  nextThrow,
  repeated,
  step,
  thrownIn,
} from '../../../src/fight/fights/attack-run.ts';
import type { PlannedAttack, Targets, Way } from '../../../src/fight/fights/planned-attack.ts';
import { NOTHING } from '../nothing-thrown.ts';

const AGAIN = { ...NOTHING, again: true };
const LOST = { ...NOTHING, isAttack: false, enemyDestroyed: true, isLeft: true };

const NORMAL: PlannedAttack = { granted: [] };
const attackOn = (most: number, more: Partial<Targets> = {}): PlannedAttack => ({
  granted: [],
  targets: { most, isOnce: false, among: {}, ...more },
});
const wayOf = (...attacks: PlannedAttack[]): Way => ({ attacks, takesUp: [] });

/** A row of enemies in reach of every attack. */
function row(enemies: number, more: Partial<FiguresInReach> = {}): FiguresInReach {
  return {
    hitBy: ({ targets }) => Math.min(targets?.most ?? 1, enemies),
    hitByRest: (_, { left }) => Math.min(left + 1, enemies),
    stillHitBy: (_, { left }) => left,
    countsByAttack: false,
    mostCounted: 5,
    settlesTargets: false,
    ...more,
  };
}
const NONE = { hitBy: () => 0, hitByRest: () => 0, stillHitBy: () => 0 };

/** The attack of each throw, if the throws have these outcomes. */
function attacksThrown(way: Way, outcomes: readonly ThrowOutcome[], figures = row(1)) {
  const thrown: (number | undefined)[] = [];
  let run = firstThrow(way, figures);
  for (const outcome of outcomes) {
    thrown.push(run?.attack);
    run = run && step(run, way, outcome, figures);
  }
  return [...thrown, run?.attack];
}

const begin = (way: Way, figures: FiguresInReach) => firstThrow(way, figures) as AttackRun;
const follow = (run: AttackRun, way: Way, outcome: ThrowOutcome, figures: FiguresInReach) =>
  step(run, way, outcome, figures) as AttackRun;

describe('the attacks of a way', () => {
  test('are made one after another', () => {
    const way = wayOf(NORMAL, NORMAL);
    expect(attacksThrown(way, [NOTHING, NOTHING])).toEqual([0, 1, undefined]);
  });

  test('are lost if no enemy is within their range then, and the next is tried', () => {
    const [near, far] = [{ ...NORMAL }, { ...NORMAL }];
    const onlyFar = row(1, { hitBy: (planned) => Number(planned === far) });
    expect(attacksThrown(wayOf(near, far, near), [NOTHING], onlyFar)).toEqual([1, undefined]);
    expect(firstThrow(wayOf(near), onlyFar)).toBeUndefined();
  });
});

describe('an additional attack', () => {
  test('is the same attack once more, before the next', () => {
    const way = wayOf(NORMAL, NORMAL);
    expect(attacksThrown(way, [AGAIN, AGAIN, NOTHING, NOTHING])).toEqual([0, 0, 0, 1, undefined]);
  });

  test('is lost out of range, and the next attack is made', () => {
    const way = wayOf(NORMAL, { ...NORMAL });
    const figures = row(1, { hitBy: (planned) => Number(planned !== way.attacks[0]) });
    const run = begin(wayOf(NORMAL), row(1));
    expect(repeated(run, way, figures)).toBeUndefined();
    expect(step(run, way, AGAIN, figures)?.attack).toBe(1);
  });

  test('counts in the turn, up to the limit that makes a difference', () => {
    const way = wayOf(NORMAL, NORMAL);
    const figures = row(1, { mostCounted: 2 });
    const once = follow(begin(way, figures), way, AGAIN, figures);
    expect(once.again).toBe(1);
    const next = nextThrow(once, way, figures) as AttackRun;
    expect(next).toMatchObject({ attack: 1, again: 1 });
    const twice = follow(next, way, AGAIN, figures);
    expect(twice.again).toBe(2);
    expect(follow(twice, way, AGAIN, figures).again).toBe(2);
  });

  test('counts in its attack alone where a fight counts so', () => {
    const way = wayOf(NORMAL, NORMAL);
    const figures = row(1, { countsByAttack: true });
    const once = follow(begin(way, figures), way, AGAIN, figures);
    expect(once.again).toBe(1);
    expect(nextThrow(once, way, figures)).toMatchObject({ attack: 1, again: 0 });
  });
});

/** The parts of an attack that are thrown, if every throw has the same outcome. */
function partsThrown(planned: PlannedAttack, outcome: ThrowOutcome, figures: FiguresInReach) {
  const way = wayOf(planned);
  const parts: PlannedAttack['part'][] = [];
  for (let run = firstThrow(way, figures); run; run = step(run, way, outcome, figures)) {
    parts.push(thrownIn(way, run).part);
  }
  return parts;
}

describe('an attack on several figures', () => {
  test('hits each once, those that there are', () => {
    const hasMore = { hasMore: true };
    expect(partsThrown(attackOn(3), NOTHING, row(5))).toEqual([hasMore, hasMore, {}]);
    expect(partsThrown(attackOn(3), NOTHING, row(2))).toEqual([hasMore, {}]);
    expect(partsThrown(attackOn(3), NOTHING, row(1))).toEqual([undefined]);
  });

  test('is accompanied by powers before it on each', () => {
    const way = wayOf(attackOn(2));
    const second = follow(begin(way, row(2)), way, NOTHING, row(2));
    expect(thrownIn(way, second).isLeft).toBeUndefined();
  });

  test('is rolled first if one roll counts for all, and then has that roll against each', () => {
    const way = wayOf(attackOn(2, { isOnce: true }));
    const figures = row(2);
    const roll = begin(way, figures);
    expect(thrownIn(way, roll).part).toEqual({ rolls: true, hasMore: true });
    const first = follow(roll, way, { ...NOTHING, isAttack: false, rolled: 4 }, figures);
    expect(thrownIn(way, first).part).toEqual({ rolled: 4, hasMore: true });
    expect(thrownIn(way, first).isLeft).toBeUndefined();
    const second = follow(first, way, NOTHING, figures);
    // Powers before it have acted with the first figure.
    expect(thrownIn(way, second).isLeft).toBe(true);
    expect(thrownIn(way, second).part).toEqual({ rolled: 4 });
    expect(step(second, way, NOTHING, figures)).toBeUndefined();
  });

  test.each([
    ['wounded', { ...NOTHING, enemyWounds: 1 }, 3],
    ['wounded', { ...NOTHING, enemyDestroyed: true }, 3],
    ['wounded', NOTHING, 1],
    ['destroyed', { ...NOTHING, enemyDestroyed: true }, 3],
    ['destroyed', { ...NOTHING, enemyWounds: 1 }, 1],
    [undefined, NOTHING, 3],
  ] as const)('that goes on from a figure %s: %o', (goesOn, outcome, throws) => {
    const planned = attackOn(3, goesOn ? { goesOn } : {});
    expect(partsThrown(planned, outcome, row(4))).toHaveLength(throws);
  });

  test('ends with the last figure within range', () => {
    expect(partsThrown(attackOn(3), NOTHING, row(3, { stillHitBy: () => 0 }))).toHaveLength(1);
  });

  test('is made again as a whole, after the last of them', () => {
    const way = wayOf(attackOn(2));
    const figures = row(2);
    const last = follow(begin(way, figures), way, NOTHING, figures);
    expect(last).toMatchObject({ left: 0, isFurther: true });
    expect(step(last, way, AGAIN, figures)).toEqual({ ...begin(way, figures), again: 1 });
  });
});

describe('an attack whose target a power before it destroyed', () => {
  test('is made on another figure without the powers before it, and then ends', () => {
    const way = wayOf(NORMAL, NORMAL);
    const figures = row(3);
    const rest = follow(begin(way, figures), way, LOST, figures);
    expect(rest.attack).toBe(0);
    expect(thrownIn(way, rest)).toEqual({ granted: [], isLeft: true });
    const next = follow(rest, way, NOTHING, figures);
    expect(next.attack).toBe(1);
    expect(thrownIn(way, next)).toBe(NORMAL);
  });

  test('is lost if no other is in reach, and the next attack is made', () => {
    const way = wayOf(NORMAL, NORMAL);
    const figures = row(1, { hitByRest: () => 0 });
    expect(step(begin(way, figures), way, LOST, figures)?.attack).toBe(1);
    expect(step(begin(way, figures), way, LOST, row(1, NONE))).toBeUndefined();
  });

  test('is made on the next of several, and hits no more of them than there are', () => {
    const way = wayOf(attackOn(3));
    const [before, now] = [row(3), row(2)];
    const rest = follow(begin(way, before), way, LOST, now);
    expect(rest).toMatchObject({ isLeft: true, left: 1, isFurther: false });
    // Powers before the attack act on those after it.
    expect(follow(rest, way, NOTHING, now)).toMatchObject({ isLeft: false, left: 0 });
  });

  test('goes to the next of several if these were settled when it began', () => {
    const way = wayOf(attackOn(3));
    const figures = row(3, { settlesTargets: true });
    const next = follow(begin(way, figures), way, LOST, figures);
    expect(next).toMatchObject({ isLeft: false, left: 1, isFurther: true });
  });

  test('has its rest made without these powers on all that were settled for it', () => {
    const way = wayOf(attackOn(3));
    const alone = row(1, { settlesTargets: true });
    const among = row(3, { settlesTargets: true, hitByRest: () => 2 });
    const rest = follow(begin(way, alone), way, LOST, among);
    expect(rest).toMatchObject({ isLeft: true, left: 1, isFurther: false });
    expect(follow(rest, way, NOTHING, among)).toMatchObject({ isLeft: true, isFurther: true });
  });
});

test('parts of an attack that are alike are one object', () => {
  const way = wayOf(attackOn(3));
  const run = begin(way, row(3));
  expect(thrownIn(way, { ...run })).toBe(thrownIn(way, run));
  expect(thrownIn(way, { ...run, left: 0, isFurther: true })).not.toBe(thrownIn(way, run));
});
