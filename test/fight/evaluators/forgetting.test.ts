import { describe, expect, test } from 'vitest';
import { type AttackState, attackBegun } from '../../../src/cards/powers/attack-state.ts';
import { NO_DICE } from '../../../src/chance/dice/dice.ts';
import { profileOf } from '../../../src/fight/combat/profile.ts';
import { forgetting } from '../../../src/fight/evaluators/weigh-attack.ts';
import type { C3gScenario } from '../../../src/fight/scenario.ts';
import { type Document, scenarioOf } from '../scenarios.ts';

/** The rest of an attack's state after a stage. */
function leftAfter(
  stage: string,
  set: Partial<AttackState>,
  effects: readonly Document[] = [],
  knocksBack = true,
): AttackState {
  const scenario = scenarioOf({
    attacker: { name: 'A', attack: 3, life: 4, powers: [{ name: 'P', effects }] },
    defender: { name: 'D', defense: 2, life: 5 },
  }) as C3gScenario;
  const { fight, rules } = profileOf(scenario);
  const attack = Object.assign(attackBegun(fight, NO_DICE), set);
  forgetting(rules, knocksBack)(attack, stage);
  return attack;
}

const rolled = { skulls: 3, defenderSkulls: 1, shields: 2, hits: 1, blocks: 3 };

describe('once hits and blocks are known', () => {
  test('only Knockback asks for skulls, by how many there are more', () => {
    expect(leftAfter('reckoning', rolled)).toMatchObject({
      skulls: 2,
      defenderSkulls: 0,
      shields: 0,
      hits: 0,
      blocks: 0,
    });
    expect(leftAfter('reckoning', rolled, [], false).skulls).toBe(0);
  });

  test('blocks beyond hits are kept where they can strike back', () => {
    expect(leftAfter('reckoning', rolled, [{ backlash: true }]).blocks).toBe(2);
  });

  test('what dice show is kept where a condition asks for it', () => {
    const asking = [{ attackAgain: true, when: { skulls: 2 } }];
    const { skulls, defenderSkulls, shields } = rolled;
    const kept = { skulls, defenderSkulls, shields };
    expect(leftAfter('reckoning', rolled, asking)).toMatchObject(kept);
    expect(leftAfter('knockbackPoints', rolled, asking).skulls).toBe(3);
  });
});

test('how wounds came is forgotten, but for those of the attack where they are asked for', () => {
  const wounds = { attack: 2, extra: 1, unblockable: 1, knockback: 0, fall: 0 };
  const all = { attack: 0, extra: 0, unblockable: 4, knockback: 0, fall: 0 };
  expect(leftAfter('move', { wounds: { ...wounds } }).wounds).toEqual(all);
  for (const asking of [
    { attackAgain: true, when: 'wounded' },
    { unblockableWounds: 1, per: 'woundDealt', stage: 'after' },
  ]) {
    expect(leftAfter('move', { wounds: { ...wounds } }, [asking]).wounds).toEqual({
      ...all,
      attack: 2,
      unblockable: 2,
    });
  }
});
