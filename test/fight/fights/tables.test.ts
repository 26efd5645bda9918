import { expect, test } from 'vitest';
import { weighOutcomes } from '../../../src/chance/exact/outcomes.ts';
import { originalOf } from '../../../src/fight/combat/changed-lines.ts';
import { tableLinesOf, tablesThrow, withRolledTable } from '../../../src/fight/fights/tables.ts';
import { duelOf, side } from '../duel/duels.ts';

const { attacker } = duelOf({
  attacker: side('A', [2, 3, 1], {
    effects: [
      { attackDice: { 8: 1, 17: 3 } },
      { attackDice: 2 },
      { extraWounds: { 10: 1 } },
      { attackDice: { 20: 5 } },
    ],
  }),
  defender: side('B', [2, 3, 1]),
});

test('the tables of a side are those of its attack dice', () => {
  expect(tableLinesOf(attacker)).toMatchObject([
    { attackDice: { 8: 1, 17: 3 } },
    { attackDice: { 20: 5 } },
  ]);
});

test('each is a D20 of its own, whose rows are as likely as their numbers', () => {
  const found = new Map<string, bigint>();
  let total = 0n;
  weighOutcomes(tablesThrow(tableLinesOf(attacker)), (dice, weight) => {
    found.set(dice.join(), (found.get(dice.join()) ?? 0n) + weight);
    total += weight;
  });
  // 1-7: none, 8-16: one, 17-20: three; and 20 of the second.
  for (const [row, of] of [
    [0, 7],
    [1, 9],
    [3, 4],
  ] as const) {
    expect((found.get(`${row},0`) ?? 0n) * 400n).toBe(total * BigInt(of * 19));
    expect((found.get(`${row},5`) ?? 0n) * 400n).toBe(total * BigInt(of));
  }
  expect(found.size).toBe(6);
});

test('a line with its table rolled has a number, and still counts as the one on the card', () => {
  const [line] = tableLinesOf(attacker);
  if (!line) throw new Error('there is a table');
  const now = withRolledTable(line, 3);
  expect(now.rules).toMatchObject([{ on: 'attackDice', does: [{ dice: { attack: 3 } }] }]);
  expect(originalOf(now)).toBe(line);
  expect(withRolledTable(line, undefined)).toBe(line);
});
