import { describe, expect, test } from 'vitest';
import type { ActivePower } from '../../../src/cards/powers/acting-rule.ts';
import { AttackPosition } from '../../../src/cards/powers/attack-position.ts';
import { attackBegun } from '../../../src/cards/powers/attack-state.ts';
import type { Figure, Side } from '../../../src/cards/powers/figure.ts';
import type { RuleCondition } from '../../../src/cards/powers/rules/condition.ts';
import { holds, READS, readsOf } from '../../../src/cards/powers/rules/position.ts';
import { NO_DICE } from '../../../src/chance/index.ts';

const figure = (more: Partial<Figure> = {}): Figure => ({
  name: 'F',
  powers: [],
  wounds: 0,
  ...more,
});

/** An attack by a moved Elf with Range 5 and 2 wounds, from above, on a large figure with 1 Life left. */
const attack = attackBegun(
  {
    attacker: figure({
      name: 'Sonlen',
      species: 'Elf',
      range: 5,
      wounds: 2,
      moved: true,
      beganTurn: ['engaged'],
      charged: 3,
    }),
    defender: figure({ size: 'large', life: 4, wounds: 3, terrain: 'w', figures: 2 }),
    isSpecial: false,
    distance: 2,
    adjacent: false,
    higher: 'attacker',
    levels: 4,
    states: ['shadow'],
  },
  NO_DICE,
);

const power = (owner: Side): ActivePower => ({
  title: 'P',
  owner,
  may: false,
  ofSpecialAttack: false,
  d20: { name: 'roll-p', numbers: [] },
});

const holdsFor = (owner: Side, condition: RuleCondition) =>
  holds(condition, new AttackPosition(attack, power(owner)));

describe('whether a condition holds for the attacker and the defender', () => {
  test.each<[RuleCondition, attacker: boolean, defender: boolean]>([
    [{ attack: 'normal' }, true, true],
    [{ attack: 'special' }, false, false],
    [{ attack: 'any' }, true, true],
    [{ adjacent: true }, false, false],
    [{ distance: 1 }, false, false],
    [{ distance: 2 }, true, true],
    [{ height: 'higher' }, true, false],
    [{ height: 'lower' }, false, true],
    [{ height: 3 }, false, false],
    [{ height: 4 }, true, true],
    [{ ground: { is: 'w' } }, false, true],
    [{ self: { wounds: 3 } }, false, true],
    [{ self: { engaged: true } }, false, false],
    [{ target: { cards: { size: 'large' } } }, true, false],
    [{ other: { cards: { species: 'Elf' } } }, false, true],
    [{ other: { cards: { name: 'Sonlen' } } }, false, true],
    [{ other: { cards: { range: 5 } } }, false, true],
    [{ other: { cards: { range: { least: 6 } } } }, false, false],
    [{ other: { cards: { range: { most: 5 } } } }, false, true],
    [{ other: { cards: { anyOf: [{ size: 'large' }, { species: 'Orc' }] } } }, true, false],
    [{ target: { cards: { name: 'F' } } }, true, false],
    [{ other: { lifeLeft: 1 } }, true, false],
    [{ did: 'moved' }, true, false],
    // It is not known whether the defender moved.
    [{ did: 'stood' }, false, false],
    [{ began: 'engaged' }, true, false],
    [{ began: { away: 3 } }, true, false],
    [{ count: { side: 'card' }, least: 2 }, false, true],
    [{ state: 'shadow' }, true, true],
    [{ not: [{ state: 'shadow' }, { adjacent: true }] }, true, true],
    // A condition on an unknown fact does not hold, and neither does its opposite.
    [{ markers: 'X' }, false, false],
    [{ not: [{ markers: 'X' }] }, true, true],
  ])('%o', (condition, attacker, defender) => {
    expect([holdsFor('attacker', condition), holdsFor('defender', condition)]).toEqual([
      attacker,
      defender,
    ]);
  });
});

test('a condition reads what its parts read, within "not" too', () => {
  const all: RuleCondition[] = [
    { not: [{ result: 1 }, { self: { wounds: 1 } }] },
    { target: { cards: { size: 'large' }, engaged: true } },
  ];
  expect(readsOf(all)).toBe(READS.result | READS.health | READS.words | READS.engagement);
});
