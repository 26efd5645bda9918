import { describe, expect, test } from 'vitest';
import { labelling, readVary, variedValues } from '../../../src/experiments/scenarios/vary.ts';
import { head, load, mistakes } from './loading.ts';

const WALL = [
  [0, 0],
  [1, 0],
];

describe('values of a varied field', () => {
  test('may have labels, some or all', () => {
    const vary = readVary({ 'board.walls': [{ label: ' no wall ', value: [] }, [WALL]] });
    expect(vary).toEqual({
      'board.walls': [{ label: 'no wall', value: [] }, { value: [WALL] }],
    });
    expect(variedValues(vary)).toEqual({ 'board.walls': [[], [WALL]] });
    expect(labelling(vary)({ 'board.walls': vary['board.walls']?.[0]?.value })).toEqual({
      'board.walls': 'no wall',
    });
    expect(labelling(vary)({ 'board.walls': vary['board.walls']?.[1]?.value })).toEqual({});
  });

  test('that are such mappings themselves are written as the value of one', () => {
    const own = { label: 'a', value: 1 };
    expect(readVary({ field: [{ label: 'x', value: own }] })).toEqual({
      field: [{ label: 'x', value: own }],
    });
  });

  test('that are mappings with a `value` and no label are values', () => {
    expect(readVary({ field: [{ value: 1 }] })).toEqual({ field: [{ value: { value: 1 } }] });
  });

  test('may be nothing', () => {
    expect(readVary({ field: [{ label: 'no board', value: null }] })).toEqual({
      field: [{ label: 'no board', value: null }],
    });
  });
});

describe('an experiment', () => {
  const vary = (values: string) => ({
    'file.yaml': `${head}vary:\n  attacker.attack: ${values}\n`,
  });

  test('has the values in its fights and combinations, and the labels beside', () => {
    const { cases } = load(vary('[{ label: weak, value: 1 }, 6]'));
    expect(cases.map(({ combination, labels }) => [combination, labels])).toEqual([
      [{ 'attacker.attack': 1 }, { 'attacker.attack': 'weak' }],
      [{ 'attacker.attack': 6 }, {}],
    ]);
    expect(cases.map(({ scenario }) => scenario)).toMatchObject([
      { attacker: { attack: 1 } },
      { attacker: { attack: 6 } },
    ]);
  });

  test.each([
    ['[{ label: weak, value: -1 }, 2]', 'file.yaml:6:43: vary.attacker.attack[0].value is -1'],
    ['[{ label: "", value: 1 }]', 'vary.attacker.attack[0].label is ""; give text of 1 to 60'],
    ['[{ label: 5, value: 1 }]', 'vary.attacker.attack[0].label is 5; give text of 1 to 60'],
    ['[{ label: weak }]', 'vary.attacker.attack[0].value is missing; give a value'],
    ['[{ label: a, vaule: 1 }]', 'unknown key "vaule"'],
    [
      '[{ label: a, value: 1 }, { label: a, value: 2 }]',
      '[1].label is "a"; give each label only once',
    ],
    [
      '[{ label: a, value: 1 }, { label: b, value: 1 }]',
      '[1] is a mapping; give each value only once',
    ],
    ['[1, { label: b, value: 1 }]', '[1] is a mapping; give each value only once'],
  ])('with %s is refused', (values, says) => {
    expect(mistakes(vary(values)).join('\n')).toContain(says);
  });

  test('asks for brackets only where the whole value stands in the list', () => {
    const powers = (values: string) =>
      mistakes({ 'file.yaml': `${head}vary: { attacker.powers: ${values} }\n` }).join();
    expect(powers('[tough]')).toContain(
      'a list of powers, such as [tough]; each value needs brackets of its own, as in [[…], […]]',
    );
    expect(powers('[{ label: x, value: tough }]')).toContain(
      'vary.attacker.powers[0].value is "tough"; give a list of powers',
    );
  });
});

describe('the fight as written', () => {
  const base = (vary: string) => load({ 'file.yaml': `${head}vary: ${vary}\n` }).base;

  test('is the combination with the same fight, also by the numbers of a card', () => {
    // Hawkgirl has six attack dice.
    expect(base('{ attacker.attack: [5, 6, 7] }')?.at).toBe(1);
    expect(base('{ attacker.attack: [5, 6], defender.wounds: [2, 0] }')?.at).toBe(3);
  });

  test('may be none of them', () => {
    expect(base('{ attacker.attack: [1, 2] }')).toMatchObject({
      scenario: { attacker: { attack: 6 } },
    });
    expect(base('{ attacker.attack: [1, 2] }')).not.toHaveProperty('at');
  });

  test('is not there where nothing varies, or where it is not whole without what does', () => {
    expect(load({ 'file.yaml': head })).not.toHaveProperty('base');
    const text = 'name: X\nattacker: hawkgirl\nvary: { defender: [the-joker, hawkgirl] }\n';
    const { base: none, cases } = load({ 'file.yaml': text });
    expect(cases).toHaveLength(2);
    expect(none).toBeUndefined();
  });
});
