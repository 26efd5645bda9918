import { expect, test } from 'vitest';
import { asksOf } from '../../../../src/rules/c3g/combat/asks.ts';
import type { Exchange, WeighedExchange } from '../../../../src/rules/c3g/combat/exchange.ts';
import type { DuelScenario } from '../../../../src/rules/c3g/duel/scenario.ts';
import { attackLaws } from '../../../../src/rules/c3g/evaluators/attack-laws.ts';
import { lawMemory } from '../../../../src/rules/c3g/evaluators/law-memory.ts';
import type { Meeting } from '../../../../src/rules/c3g/fights/meeting.ts';
import type { PlannedAttack } from '../../../../src/rules/c3g/fights/ways.ts';
import { duelOf, firstMeeting, side, weightOf } from '../duel/duels.ts';
import type { Document } from '../scenarios.ts';

const NORMAL = { granted: [] };

function lawsOf(duel: DuelScenario, kept = lawMemory()) {
  const laws = attackLaws(duel, asksOf(duel), kept);
  return (meeting: Meeting, planned: PlannedAttack) =>
    laws(meeting, planned)(meeting.ownWounds, meeting.enemyWounds);
}

function chance(law: readonly WeighedExchange[], is: (exchange: Exchange) => boolean): number {
  const those = law.filter(({ exchange }) => is(exchange));
  return Number(weightOf(those)) / Number(weightOf(law));
}

const duel = (own: readonly Document[], enemy: readonly Document[] = []) =>
  duelOf({
    attacker: side('A', [4, 2, 1], { effects: own }),
    defender: side('B', [9, 2, 0], { effects: enemy, size: 'large' }),
  });

test('duels that share a memory share the laws of attacks that look alike', () => {
  const kept = lawMemory();
  const first = duel([{ attackDice: 1, when: { target: { size: 'small' } } }]);
  const second = { ...duel([]), rulings: first.rulings };
  const law = lawsOf(first, kept)(firstMeeting(first), NORMAL);
  expect(lawsOf(second, kept)(firstMeeting(second), NORMAL)).toBe(law);
  expect(lawsOf(second)(firstMeeting(second), NORMAL)).not.toBe(law);
});

test('lines are told by their numbers in the duel, whatever they are in the attack', () => {
  const limits = { uses: 1, per: 'game' };
  const idle = { attackDice: 1, when: { target: { size: 'small' } }, ...limits };
  const strong = { automaticSkulls: 1, ...limits };
  const one = duel([idle, strong]);
  const law = lawsOf(one)(firstMeeting(one), NORMAL);
  expect(chance(law, ({ used }) => used.length === 1 && used[0] === 1)).toBe(1);
});

test('wounds count for the dice that they bring, those of the figure that is asked for', () => {
  const one = duel([{ attackDice: 1, per: 'ownWound' }]);
  const laws = lawsOf(one);
  const most = (ownWounds: number, enemyWounds: number) =>
    Math.max(
      ...laws(firstMeeting(one, { ownWounds, enemyWounds }), NORMAL).map(
        ({ exchange }) => exchange.enemyWounds,
      ),
    );
  expect([most(0, 0), most(2, 0), most(0, 2), most(3, 6)]).toEqual([2, 4, 2, 3]);
});

test('an attack that asks a card after it has changed something is weighed as it is', () => {
  // The target is engaged unless it has been knocked back: without defense, by every skull.
  const when = { target: { size: 'large', engaged: true } };
  const after = { unblockableWounds: 3, stage: 'after', when };
  const one = duel([{ superStrength: true }, after]);
  const law = (enemyWounds: number) => lawsOf(one)(firstMeeting(one, { enemyWounds }), NORMAL);
  expect(chance(law(0), ({ enemyWounds }) => enemyWounds === 3)).toBe(1 / 4);
  expect(chance(law(0), ({ spacesMoved }) => spacesMoved > 0)).toBe(3 / 4);
  expect(chance(law(8), ({ enemyDestroyed }) => enemyDestroyed)).toBe(1);
});
