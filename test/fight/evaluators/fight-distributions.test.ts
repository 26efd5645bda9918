import { describe, expect, test } from 'vitest';
import { powerDependencies } from '../../../src/fight/combat/power-dependencies.ts';
import type { WeighedOutcome } from '../../../src/fight/combat/throw-outcome.ts';
import { fightDistributions } from '../../../src/fight/evaluators/fight-distributions.ts';
import type { Matchup } from '../../../src/fight/fights/matchup.ts';
import { duelOf, firstMatchup, side, weightOf } from '../duel/duels.ts';
import type { Document } from '../scenarios.ts';

const NORMAL = { granted: [] };

function lawsFor(document: Document) {
  const duel = duelOf(document);
  const distributions = fightDistributions(duel, powerDependencies(duel));
  return { distributions, met: (more: Partial<Matchup> = {}) => firstMatchup(duel, more) };
}

const chance = (all: readonly WeighedOutcome[], is: (one: WeighedOutcome['outcome']) => boolean) =>
  Number(weightOf(all.filter(({ outcome }) => is(outcome)))) / Number(weightOf(all));

describe('the law of an attack', () => {
  const { distributions, met } = lawsFor({
    attacker: side('A', [3, 3, 1]),
    defender: side('B', [3, 2, 0]),
  });

  test('deals wounds as its dice say, and destroys who has no more Life', () => {
    for (const [wounds, p] of [1, 3, 3, 1].entries()) {
      expect(chance(distributions.attack(met(), NORMAL), (one) => one.enemyWounds === wounds)).toBe(
        p / 8,
      );
    }
    for (const [enemyWounds, destroyed] of [1, 4, 7].entries()) {
      const model = distributions.attack(met({ enemyWounds }), NORMAL);
      expect(chance(model, (one) => one.enemyDestroyed)).toBe(destroyed / 8);
    }
  });

  test('destroys with the last wound that it can deal', () => {
    const one = lawsFor({ attacker: side('A', [3, 1, 1]), defender: side('B', [3, 2, 0]) });
    const destroys = (enemyWounds: number) =>
      chance(
        one.distributions.attack(one.met({ enemyWounds }), NORMAL),
        (found) => found.enemyDestroyed,
      );
    expect([0, 1, 2].map(destroys)).toEqual([0, 0, 1 / 2]);
  });

  test('is that of whoever acts', () => {
    const model = distributions.attack(met({ acting: 'defender', enemyLife: 3 }), NORMAL);
    // Two dice against one defense die: 2 wounds if both are skulls and the defense die is not a shield.
    expect(chance(model, (one) => one.enemyWounds === 2)).toBeCloseTo((1 / 4) * (2 / 3), 12);
  });

  test('has the changes of the planned attack', () => {
    const model = distributions.attack(met(), { granted: [{ attackDice: -3 }] });
    expect(chance(model, (one) => one.isAttack)).toBe(0);
  });

  test('is that of its meeting, asked before or after another', () => {
    const first = distributions.attack(met({ enemyWounds: 2 }), NORMAL);
    distributions.attack(met(), NORMAL);
    distributions.attack(met({ enemyWounds: 2 }), { granted: [{ attackDice: 5 }] });
    expect(distributions.attack(met({ enemyWounds: 2 }), NORMAL)).toEqual(first);
  });
});

describe('wounds count for an attack where a power asks for them', () => {
  test.each([
    [{ attackDice: 1, per: 'enemyWound' }, { enemyWounds: 2 }],
    [{ attackDice: 1, per: 'ownWound' }, { ownWounds: 2 }],
    [{ attackDice: 2, when: { enemyLifeLeft: 7 } }, { enemyWounds: 2 }],
  ])('%o', (effect, more) => {
    const { distributions, met } = lawsFor({
      attacker: side('A', [9, 1, 1], { effects: [effect] }),
      defender: side('B', [9, 2, 0]),
    });
    const most = (all: readonly WeighedOutcome[]) =>
      Math.max(...all.map(({ outcome }) => outcome.enemyWounds));
    expect(most(distributions.attack(met(), NORMAL))).toBe(1);
    expect(most(distributions.attack(met(more), NORMAL))).toBe(3);
  });
});

describe('the law of a moment', () => {
  const { distributions, met } = lawsFor({
    attacker: side('A', [3, 3, 1], {
      effects: [{ anotherTurn: 16 }, { heals: { 11: 1, 20: 2 }, stage: 'endOfTurn' }],
    }),
    defender: side('B', [3, 2, 0], { effects: [{ destroys: 19, stage: 'enemyArrives' }] }),
  });

  test('destroys who arrives as often as the D20 says', () => {
    expect(chance(distributions.arrival(met()), (one) => one.ownDestroyed)).toBe(2 / 20);
    expect(chance(distributions.arrival(met()), (one) => one.isAttack)).toBe(0);
  });

  test('heals at the end of the turn, no more than there are wounds', () => {
    expect(
      chance(distributions.endOfTurn(met({ ownWounds: 2 })), (one) => one.ownWounds === -2),
    ).toBe(1 / 20);
    expect(
      chance(distributions.endOfTurn(met({ ownWounds: 1 })), (one) => one.ownWounds === -1),
    ).toBe(10 / 20);
    expect(chance(distributions.endOfTurn(met()), (one) => one.ownWounds < 0)).toBe(0);
  });

  test('brings another turn to the side that has the power, and not to the other', () => {
    expect(chance(distributions.anotherTurn(met()), (one) => one.again)).toBe(5 / 20);
    expect(chance(distributions.anotherTurn(met({ acting: 'defender' })), (one) => one.again)).toBe(
      0,
    );
  });
});

test('the range of normal attacks is the card’s, or what the enemy leaves of it, at least 1', () => {
  const range = (own: number, effects: readonly Document[]) => {
    const { distributions, met } = lawsFor({
      attacker: side('A', [3, 3, 1], { range: own }),
      defender: side('B', [3, 2, 0], { effects }),
    });
    return distributions.range('attacker', () => met());
  };
  expect(range(6, [])).toBe(6);
  expect(range(6, [{ notTargetedBeyond: 2 }])).toBe(2);
  expect(range(1, [{ notTargetedBeyond: 2 }])).toBe(1);
});

test('a D20 that decides over the number of attacks makes two sets of ways, with its chances', () => {
  const { distributions, met } = lawsFor({
    attacker: side('A', [3, 3, 1], { effects: [{ attacks: 3, when: { d20: 16 } }] }),
    defender: side('B', [3, 2, 0]),
  });
  const ways = distributions.ways('attacker', () => met());
  const attacks = ways.map(({ weight, ways: [way] }) => [way?.attacks.length, Number(weight)]);
  const total = Number(weightOf(ways));
  expect(new Map(attacks as [number, number][])).toEqual(
    new Map([
      [1, total * (3 / 4)],
      [3, total / 4],
    ]),
  );
});

test('uses of Super Strength are used up only where it can knock somebody back', () => {
  const strong = { superStrength: true, uses: 2, per: 'game' };
  const { distributions, met } = lawsFor({
    attacker: side('A', [3, 3, 1], { range: 3, effects: [strong] }),
    defender: side('B', [3, 2, 0]),
  });
  const usedAt = (distance: number) =>
    chance(distributions.attack(met({ distance }), NORMAL), ({ used }) => used.length > 0);
  expect([1, 2].map(usedAt)).toEqual([1, 0]);
});

test('attacks hit several figures only if the fight, the enemy and the card allow it', () => {
  const hitsSeveral = (figures: number, isOn: boolean, effects: readonly Document[]) => {
    const special = { specialAttack: { range: 1, dice: 2, effects } };
    const duel = duelOf({
      attacker: side('A', [3, 3, 1], { effects: [special] }),
      defender: side('B', [3, 2, 0], { figures }),
    });
    const { attacking } = fightDistributions(duel, powerDependencies(duel), undefined, isOn);
    return [attacking.attacker.hitsSeveral, attacking.defender.hitsSeveral];
  };
  const fire = [{ targets: { count: 2 } }];
  expect(hitsSeveral(3, true, fire)).toEqual([true, undefined]);
  expect(hitsSeveral(1, true, fire)).toEqual([undefined, undefined]);
  expect(hitsSeveral(3, false, fire)).toEqual([undefined, undefined]);
  expect(hitsSeveral(3, true, [])).toEqual([undefined, undefined]);
});
