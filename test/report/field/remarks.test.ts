import { expect, test } from 'vitest';
import { remarkBlocks } from '../../../src/report/field/remarks.ts';
import { cardNamed, fieldOf } from '../../fields/fields.ts';

const tables = (...given: Parameters<typeof fieldOf>) =>
  remarkBlocks(fieldOf(...given)).flatMap((block) => (block.kind === 'table' ? [block.table] : []));

const SHARES = [[undefined, 0.5]] as const;
const KNOWN = { move: 5, range: 1 };

test('powers that wait for a switch are listed, until it is on', () => {
  const effects = [{ attackDice: 1, when: [{ state: 'shadow' }] }];
  const lurker = cardNamed('Lurker', { ...KNOWN, powers: [{ power: 'Ambush', effects }] });
  const [waiting, ...others] = tables([lurker, cardNamed('Other', KNOWN)], SHARES);
  expect(waiting?.rows).toEqual([['Lurker', 'Ambush (shadow)']]);
  expect(others).toEqual([]);
  expect(tables([lurker, cardNamed('Other', KNOWN)], SHARES, { states: ['shadow'] })).toEqual([]);
});

test('numbers that are assumed are listed where they count', () => {
  const vague = cardNamed('Vague', { assumed: ['life', 'height'] });
  const numbers = (...given: Parameters<typeof fieldOf>) =>
    tables(...given).flatMap(({ rows }) => rows);
  expect(numbers([vague, cardNamed('Other')], SHARES)).toEqual([['Vague', 'life']]);
  const apart = [
    ['Vague', 'life, move, range'],
    ['Other', 'move, range'],
  ];
  expect(numbers([vague, cardNamed('Other')], SHARES, { distance: 2 })).toEqual(apart);
  const strong = cardNamed('Other', { powers: [{ power: 'super-strength' }] });
  expect(numbers([vague, strong], SHARES)).toEqual(apart);
  expect(numbers([vague, strong], SHARES, { superStrength: false })).toEqual([['Vague', 'life']]);
});
