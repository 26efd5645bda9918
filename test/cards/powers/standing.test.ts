import { expect, test } from 'vitest';
import type { ActingRule } from '../../../src/cards/powers/acting-rule.ts';
import { BAR_KINDS } from '../../../src/cards/powers/acts/standing.ts';
import type { AttackState } from '../../../src/cards/powers/attack-state.ts';
import type { EffectLine } from '../../../src/cards/powers/effect-line.ts';
import { strikesSeveral } from '../../../src/cards/powers/standing.ts';
import { actOnOwnCard, actThroughOthers } from '../../../src/cards/powers/through-others.ts';

test.each<[string, EffectLine, boolean]>([
  [
    'wounds every enemy nearby',
    {
      unblockableWounds: 1,
      stage: 'after',
      targets: { within: 2, only: 'enemies' },
    },
    true,
  ],
  ['wounds the target', { unblockableWounds: 1, stage: 'after' }, false],
  ['adds dice', { attackDice: 1 }, false],
  ['heals the figure itself', { heals: 1, when: ['destroyed'] }, false],
])('of events, one that %s', (_, line, isSo) => {
  expect(strikesSeveral(line)).toBe(isSo);
});

test('turns of others, at the moments of turns, act through others; another turn of one’s own does not', () => {
  const bonding: EffectLine = { bonding: { with: { species: 'Orc' }, turn: 'before' } };
  const another: EffectLine = { anotherTurn: 16 };
  expect(actThroughOthers([bonding])).toBe(true);
  expect(actThroughOthers([another])).toBe(false);
  expect(actThroughOthers([bonding, another])).toBe(false);
  expect(actThroughOthers([])).toBe(false);
  expect(actOnOwnCard([bonding])).toBe(false);
});

test('a figure that cannot be attacked from afar takes all dice from normal attacks from there', () => {
  const [bar] = BAR_KINDS;
  const active = {
    rule: { whom: { beyond: 4 }, has: [{ bar: { what: 'attackNormally' } }] },
    power: { title: 'Elusive' },
  } as unknown as ActingRule;
  const rolled = (distance: number, isSpecial = false) => {
    const attack = { fight: { isSpecial }, distance, attackDice: 3, changes: [] };
    bar?.act?.(active, attack as unknown as AttackState);
    return [attack.attackDice, attack.changes];
  };
  expect(rolled(5)).toEqual([0, [{ cause: 'Elusive', field: 'attackDice', by: -3 }]]);
  expect(rolled(4)).toEqual([3, []]);
  expect(rolled(5, true)).toEqual([3, []]);
});
