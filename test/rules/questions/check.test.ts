import { describe, expect, test } from 'vitest';
import type { Measure } from '../../../src/rules/measure.ts';
import { checkExpression } from '../../../src/rules/questions/check.ts';
import { parseQuestion } from '../../../src/rules/questions/parse.ts';

const MEASURES: readonly Measure[] = [
  { name: 'displaced', title: 'Displaced', kind: 'flag' },
  { name: 'spacesMoved', title: 'Spaces moved', kind: 'count' },
  { name: 'stoppedBy', title: 'What stopped it', kind: 'name', values: ['none', 'edge', 'wall'] },
  {
    name: 'winner',
    title: 'Winner',
    kind: 'name',
    values: ['Hawkgirl', 'Solomon Grundy'],
    members: [
      { value: 'Hawkgirl', names: ['Marro Warriors', 'Krug'] },
      { value: 'Solomon Grundy', names: ['Krug'] },
    ],
  },
  { name: 'finalSpace', title: 'Where it ends', kind: 'place' },
  { name: 'club', title: 'Club', kind: 'name' },
];

const checked = (question: string) =>
  checkExpression(parseQuestion(question).expression, MEASURES, { short: ['gone'] });

test('what makes sense is let through as it is', () => {
  for (const question of [
    'displaced',
    'spacesMoved >= 2 and not displaced',
    'stoppedBy is edge or stoppedBy is not wall',
    'finalSpace is 4,1+5,1',
    'club is anything at all',
  ]) {
    expect(checked(question)).toEqual(parseQuestion(question).expression);
  }
});

test('names are those of the fight, however they are written', () => {
  expect(checked('Displaced and not SPACESMOVED >= 2')).toEqual(
    checked('displaced and not spacesMoved >= 2'),
  );
  expect(parseQuestion('Gone', { gone: 'destroyed' }).expression).toEqual({
    kind: 'flag',
    measure: 'destroyed',
  });
  expect(checked('winner is solomon-grundy')).toMatchObject({ value: 'Solomon Grundy' });
  expect(checked('stoppedBy is Edge')).toMatchObject({ value: 'edge' });
  expect(checked('finalSpace is 4, 1')).toMatchObject({ value: '4,1' });
});

describe('a place on a board', () => {
  const on = (spaces: number, question: string) => {
    const board = { terrain: '1 1 .\n1 1 1', what: 'space', spaces };
    const measures = [
      { name: 'finalSpace', title: 'Where it ends', kind: 'place', board } as const,
    ];
    return checkExpression(parseQuestion(question).expression, measures);
  };

  test('has as many spaces as the base', () => {
    expect(on(1, 'finalSpace is 0, 1')).toMatchObject({ value: '0,1' });
    expect(on(2, 'finalSpace is 0,1+1,1')).toMatchObject({ value: '0,1+1,1' });
    const one = 'one space, such as 4,1';
    expect(() => on(1, 'finalSpace is 0,1+1,1')).toThrow(`0,1+1,1, two spaces; give ${one}`);
    const two = 'both spaces of the base, such as 4,1+5,1';
    expect(() => on(2, 'finalSpace is 0,1')).toThrow(`0,1 alone; give ${two}`);
  });

  test('is on the map', () => {
    const allowed = 'give a space of the map, up to 2,1';
    const hole = `2,0, which is a hole; ${allowed}`;
    expect(() => on(1, 'finalSpace is 2,0')).toThrow(hole);
    // Each of several spaces is looked at, and only the wrong one is named.
    expect(() => on(2, 'finalSpace is 1,0+2,0')).toThrow(hole);
    expect(() => on(1, 'finalSpace is 0,2')).toThrow(`0,2, which is off the map; ${allowed}`);
  });
});

describe('refused', () => {
  test.each([
    ['dispalced', 'unknown measure "dispalced"', '(did you mean displaced?)'],
    ['gonne', 'give one of gone, displaced, spacesMoved, stoppedBy', '(did you mean gone?)'],
    ['spacesMoved', 'spacesMoved alone; give a comparison, such as spacesMoved >= 1', ''],
    ['stoppedBy', 'a comparison, such as stoppedBy is none', ''],
    ['finalSpace', 'a comparison, such as finalSpace is 4,1', ''],
    ['displaced >= 1', 'displaced >= 1; give displaced or not displaced, without a comparison', ''],
    ['spacesMoved is far', 'give spacesMoved compared with a whole number', ''],
    ['stoppedBy >= 1', 'give stoppedBy is, or stoppedBy is not, followed by a name', ''],
    ['stoppedBy is edgee', 'give one of none, edge, wall', '(did you mean edge?)'],
    [
      'winner is marro-warriors',
      'which is part of Hawkgirl (did you mean Hawkgirl?); give one of Hawkgirl',
      '(did you mean Hawkgirl?)',
    ],
    ['winner is krug', 'part of Hawkgirl and of Solomon Grundy', 'Hawkgirl or Solomon Grundy?'],
    [
      'finalSpace is here',
      'give finalSpace is, or finalSpace is not, followed by a place such as 4,1',
      '',
    ],
  ])('%s', (question, message, near) => {
    expect(() => checked(question)).toThrow(message);
    if (near) expect(() => checked(question)).toThrow(near);
  });

  test('with all that is wrong at once', () => {
    expect(() => checked('not (a and b) or spacesMoved')).toThrow(
      /unknown measure "a"[\s\S]*unknown measure "b"[\s\S]*spacesMoved alone/,
    );
  });
});
