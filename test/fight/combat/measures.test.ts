import { describe, expect, test } from 'vitest';
import { askableMeasures, C3G_MEASURES, countNamed } from '../../../src/fight/combat/measures.ts';
import { POWER_MEASURES } from '../../../src/fight/combat/power-measures.ts';
import type { C3gScenario } from '../../../src/fight/scenario.ts';
import { ALWAYS_MEASURED } from '../always-measured.ts';
import type { Document } from '../scenarios.ts';
import { planOf, rolled, scenarioOf } from '../scenarios.ts';

/** The measures of the last of several figures, which stands behind the defender; the others stand nearby. */
function measuredOfLast(names: readonly string[]): string[] {
  const others = names.map((figure, i) => {
    const place = names.length - 1 - i;
    return { figure, at: [2 + (place % 400), 2 * Math.floor(place / 400)] };
  });
  const board = {
    terrain: `${'1 '.repeat(500)}\n`.repeat(60),
    attacker: [0, 0],
    defender: [1, 0],
    others,
  };
  const { measures } = planOf({ attacker: 'hawkgirl', defender: 'solomon-grundy', board }).account;
  return measures.map(({ name }) => name).filter((name) => name.startsWith('blockerWounds:'));
}

test.each([
  [['Joe', 'Guard'], 'guard'],
  [['Guard', 'Guard'], 'guard-2'],
  [['Guard 2', 'Guard', 'Guard'], 'guard-3'],
  [['Guard', 'Guard', 'Guard 2'], 'guard-2-2'],
  [Array<string>(5_000).fill('Guard'), 'guard-5000'],
])('namesakes are told apart by number, a crowd of them too', (names, last) => {
  expect(measuredOfLast(names)).toEqual([`blockerWounds:${last}`]);
});

const fight = (others?: Document[]): Document => ({
  attacker: { name: 'A', attack: 3, defense: 0, powers: ['super-strength'] },
  defender: { name: 'D', attack: 0, defense: 0 },
  ...(others && {
    board: { terrain: '1 1 1 1 1', attacker: [0, 0], defender: [1, 0], others },
  }),
});
const askable = (others?: Document[]) => askableMeasures(scenarioOf(fight(others)) as C3gScenario);
const kinds = (measures: readonly { name: string; kind: string }[]) =>
  Object.fromEntries(measures.map(({ name, kind }) => [name, kind]));
const guard = { figure: 'Guard', at: [3, 0], life: 1 };

describe('what can be asked', () => {
  test('is measured of every attack; on a board also where it ends', () => {
    expect(kinds(askable())).toEqual(ALWAYS_MEASURED);
    expect(kinds(askable([]))).toEqual({ ...ALWAYS_MEASURED, finalSpace: 'place' });
  });

  test('is of every figure and object whether it is hit, and of known Life whether destroyed', () => {
    const names = askable([
      guard,
      { object: 'Car', at: [4, 0] },
      { obstacle: 'Rock', at: [2, 0] },
      { glyph: 'G', at: [2, 0] },
      { power: 'P', at: [2, 0] },
    ]).filter(({ name }) => name.includes(':'));
    expect(kinds(names)).toEqual({
      'blockerWounds:guard': 'flag',
      'blockerDestroyed:guard': 'flag',
      'blockerWounds:car': 'flag',
    });
  });

  test('is data: nothing in it is a function', () => {
    const all = askable([guard]);
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
    const { measures } = planOf(fight([guard])).account;
    expect(JSON.parse(JSON.stringify(measures))).toEqual(measures);
  });

  test('names all causes of a stop, each in words', () => {
    const stoppedBy = askable().find(({ name }) => name === 'stoppedBy');
    const causes = 'none edge wall figure object obstacle glyph power elevation uneven hazard';
    expect(stoppedBy?.values?.toSorted()).toEqual(causes.split(' ').sort());
    expect(Object.keys(stoppedBy?.phrase?.values ?? {}).sort()).toEqual(causes.split(' ').sort());
  });

  test('is said in sentences with a verb: yes and no, or so many of what is counted', () => {
    for (const { name, kind, phrase } of askable([guard])) {
      expect(phrase?.yes, name).toMatch(/ (is|are|ends|takes|has|displaces|destroys|destroy)\b/);
      const isCount = kind === 'count';
      expect(phrase?.unit !== undefined, name).toBe(isCount);
      expect(phrase?.no === '', name).toBe(isCount);
      if (isCount) expect(phrase?.yes, name).toContain('{n}');
    }
    const spaces = askable().find(({ name }) => name === 'spacesMoved');
    expect(spaces?.phrase?.unit).toEqual(['space', 'spaces']);
  });
});

describe('what a power can bring about can be asked', () => {
  const again = { range: 5, dice: 3, againWhen: 'wounded' };
  const powers = [{ name: 'Blast', effects: [{ specialAttack: again }] }];
  const attacker = (more: object) => ({ name: 'A', attack: 3, defense: 0, powers, ...more });
  const asked = (more: object, document: object = {}) => {
    const scenario = scenarioOf({ ...fight(), attacker: attacker(more), ...document });
    const needs = C3G_MEASURES.find(({ name }) => name === 'attacksAgain')?.condition;
    const isAskable = askableMeasures(scenario as C3gScenario).some(
      ({ name }) => name === 'attacksAgain',
    );
    expect(needs?.isMet(scenario as C3gScenario)).toBe(isAskable);
    return isAskable;
  };

  test('of a special attack that may be made, whether or not it is the better one', () => {
    expect(asked({})).toBe(true);
    expect(asked({ attack: 9 })).toBe(true);
    expect(asked({}, { specialAttack: 'Blast' })).toBe(true);
  });

  test('but not of one that is not made, or does not reach', () => {
    expect(asked({}, { specialAttack: false })).toBe(false);
    expect(asked({}, { distance: 6 })).toBe(false);
  });
});

test('the rules name everything that any fight measures, and what some take', () => {
  const needs = new Map(C3G_MEASURES.map(({ name, condition }) => [name, condition]));
  expect([...needs.keys()].sort()).toEqual(
    [
      ...Object.keys(ALWAYS_MEASURED),
      ...POWER_MEASURES.map(({ name }) => name),
      'blockerDestroyed',
      'finalSpace',
    ].sort(),
  );
  const met = (name: string, others?: Document[]) =>
    needs.get(name)?.isMet(scenarioOf(fight(others)) as C3gScenario);
  expect(Object.keys(ALWAYS_MEASURED).map((name) => needs.get(name))).toEqual(
    Object.keys(ALWAYS_MEASURED).map(() => undefined),
  );
  expect([met('finalSpace'), met('finalSpace', [])]).toEqual([false, true]);
  const unknown = { figure: 'Guard', at: [3, 0] };
  expect([
    met('blockerDestroyed'),
    met('blockerDestroyed', []),
    met('blockerDestroyed', [unknown]),
    met('blockerDestroyed', [unknown, { ...guard, at: [4, 0] }]),
  ]).toEqual([false, false, false, true]);
});

describe('what is measured of blockers', () => {
  test('is of those alone whom the line can lead to', () => {
    const names = (at: number[]) =>
      planOf(fight([{ ...guard, at }]))
        .account.measures.map(({ name }) => name)
        .filter((name) => name.includes(':'));
    expect(names([4, 0])).toEqual(['blockerWounds:guard', 'blockerDestroyed:guard']);
    const aside = {
      ...fight([{ ...guard, at: [1, 1] }]),
      board: {
        terrain: '1 1 1 1 1\n1 1 1 1 1',
        attacker: [0, 0],
        defender: [1, 0],
        others: [{ ...guard, at: [1, 1] }],
      },
    };
    expect(planOf(aside).account.measures.filter(({ name }) => name.includes(':'))).toEqual([]);
  });

  test('is not of whoever stands beyond where any roll leads', () => {
    // Three skulls move it to 4,0, and the next space does not matter.
    const board = {
      terrain: '1 1 1 1 1 1',
      attacker: [0, 0],
      defender: [1, 0],
      others: [{ ...guard, at: [5, 0] }],
    };
    const { measures } = planOf({ ...fight(), board }).account;
    expect(measures.filter(({ name }) => name.includes(':'))).toEqual([]);
  });

  test('has a title with the place where there are namesakes', () => {
    const titles = askable([guard, { ...guard, at: [4, 0] }, { object: 'Car', at: [2, 0] }])
      .filter(({ name }) => name.includes(':'))
      .map(({ name, title, phrase }) => [name, title, phrase?.no]);
    expect(titles).toEqual([
      ['blockerWounds:guard', 'Guard at 3,0 is hit', 'Guard at 3,0 is not hit'],
      ['blockerDestroyed:guard', 'Guard at 3,0 is destroyed', 'Guard at 3,0 is not destroyed'],
      ['blockerWounds:guard-2', 'Guard at 4,0 is hit', 'Guard at 4,0 is not hit'],
      ['blockerDestroyed:guard-2', 'Guard at 4,0 is destroyed', 'Guard at 4,0 is not destroyed'],
      ['blockerWounds:car', 'Car is hit', 'Car is not hit'],
    ]);
  });

  test('is of one who is hit, and not of another', () => {
    const both = fight([guard, { figure: 'Other', at: [4, 0], life: 1 }]);
    const outcome = planOf(both).model.resolve({
      ...rolled(3, 0, 0),
      knockback: { skull: 1 },
    });
    expect(outcome).toMatchObject({ 'blockerWounds:guard': 1, 'blockerDestroyed:guard': 1 });
    expect(outcome).not.toHaveProperty('blockerWounds:other');
  });
});

test('a count is had by its name, and nothing that not every attack has', () => {
  const { model } = planOf(fight());
  expect(model.resolve(rolled(3, 0, 0))).toMatchObject({ spacesMoved: 3, displaced: 1 });
  expect(() => countNamed('finalSpace')).toThrow('finalSpace is not measured for every attack');
  expect(countNamed('destroyed')).toBeTypeOf('function');
});
