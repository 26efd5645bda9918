import { expect, test } from 'vitest';
import { powerDependencies } from '../../../src/fight/combat/power-dependencies.ts';
import type { ThrowOutcome, WeighedOutcome } from '../../../src/fight/combat/throw-outcome.ts';
import type { DuelScenario } from '../../../src/fight/duel/scenario.ts';
import { attackDistributions } from '../../../src/fight/evaluators/attack-distributions.ts';
import { distributionCache } from '../../../src/fight/evaluators/distribution-cache.ts';
import type { Matchup } from '../../../src/fight/fights/matchup.ts';
import type { PlannedAttack } from '../../../src/fight/fights/planned-attack.ts';
import { duelOf, firstMatchup, side, weightOf } from '../duel/duels.ts';
import type { Document } from '../scenarios.ts';

const NORMAL = { granted: [] };

function lawsOf(duel: DuelScenario, kept = distributionCache()) {
  const distributions = attackDistributions(duel, powerDependencies(duel), kept);
  return (matchup: Matchup, planned: PlannedAttack) =>
    distributions(matchup, planned)(matchup.ownWounds, matchup.enemyWounds);
}

function chance(model: readonly WeighedOutcome[], is: (outcome: ThrowOutcome) => boolean): number {
  const those = model.filter(({ outcome }) => is(outcome));
  return Number(weightOf(those)) / Number(weightOf(model));
}

const duel = (own: readonly Document[], enemy: readonly Document[] = []) =>
  duelOf({
    attacker: side('A', [4, 2, 1], { effects: own }),
    defender: side('B', [9, 2, 0], { effects: enemy, size: 'large' }),
  });

test('duels that share a memory share the laws of attacks that look alike', () => {
  const kept = distributionCache();
  const first = duel([{ attackDice: 1, when: { target: { size: 'small' } } }]);
  const second = { ...duel([]), rulings: first.rulings };
  const model = lawsOf(first, kept)(firstMatchup(first), NORMAL);
  expect(lawsOf(second, kept)(firstMatchup(second), NORMAL)).toBe(model);
  expect(lawsOf(second)(firstMatchup(second), NORMAL)).not.toBe(model);
});

test('lines are told by their numbers in the duel, whatever they are in the attack', () => {
  const limits = { uses: 1, per: 'game' };
  const idle = { attackDice: 1, when: { target: { size: 'small' } }, ...limits };
  const strong = { automaticSkulls: 1, ...limits };
  const one = duel([idle, strong]);
  const model = lawsOf(one)(firstMatchup(one), NORMAL);
  expect(chance(model, ({ used }) => used.length === 1 && used[0] === 1)).toBe(1);
});

test('wounds count for the dice that they bring, those of the figure that is asked for', () => {
  const one = duel([{ attackDice: 1, per: 'ownWound' }]);
  const distributions = lawsOf(one);
  const most = (ownWounds: number, enemyWounds: number) =>
    Math.max(
      ...distributions(firstMatchup(one, { ownWounds, enemyWounds }), NORMAL).map(
        ({ outcome }) => outcome.enemyWounds,
      ),
    );
  expect([most(0, 0), most(2, 0), most(0, 2), most(3, 6)]).toEqual([2, 4, 2, 3]);
});

test('an attack that asks a card after it has changed something is weighed as it is', () => {
  // The target is engaged unless it has been knocked back: without defense, by every skull.
  const when = { target: { size: 'large', engaged: true } };
  const after = { unblockableWounds: 3, stage: 'after', when };
  const one = duel([{ superStrength: true }, after]);
  const model = (enemyWounds: number) => lawsOf(one)(firstMatchup(one, { enemyWounds }), NORMAL);
  expect(chance(model(0), ({ enemyWounds }) => enemyWounds === 3)).toBe(1 / 4);
  expect(chance(model(0), ({ spacesMoved }) => spacesMoved > 0)).toBe(3 / 4);
  expect(chance(model(8), ({ enemyDestroyed }) => enemyDestroyed)).toBe(1);
});
