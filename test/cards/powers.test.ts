import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Engagement } from '../../src/cards/engagement.ts';
import { POWERS, powerNamed } from '../../src/cards/powers/index.ts';

/** The numbers that each power may change; every other it leaves as they are. */
const ITS_OWN: Record<string, (keyof Engagement)[]> = {
  'super-strength': ['superStrength'],
  tough: ['automaticShields'],
  'nth-metal-mace': ['defenseDice'],
  'deadly-strike': ['hitsPerSkull'],
  'lava-resistant': ['lavaResistant'],
  'ignores-attack': ['ignoresAttackOn'],
};

const anyEngagement: fc.Arbitrary<Engagement> = fc.record({
  normalAttack: fc.boolean(),
  attackDice: fc.integer({ min: -2, max: 10 }),
  defenseDice: fc.integer({ min: -2, max: 10 }),
  hitsPerSkull: fc.constantFrom(1, 2),
  automaticShields: fc.nat(5),
  superStrength: fc.boolean(),
  lavaResistant: fc.boolean(),
});

test('every power is registered once, under the name it is found by', () => {
  const names = POWERS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.toSorted()).toEqual(Object.keys(ITS_OWN).toSorted());
  for (const power of POWERS) expect(powerNamed(power.name)).toBe(power);
  expect(powerNamed('flying')).toBeUndefined();
  expect(powerNamed('constructor')).toBeUndefined();
});

describe.each(POWERS.map((power) => [power.name, power] as const))('%s', (name, power) => {
  const anyNumber = fc.integer(
    power.number ? { min: power.number.least, max: power.number.most } : { min: 0, max: 0 },
  );

  test('acts on its own numbers alone, and leaves what it is given as it was', () => {
    fc.assert(
      fc.property(anyEngagement, anyNumber, (engagement, number) => {
        const before = structuredClone(engagement);
        const after = power.act(engagement, number);
        expect(engagement).toEqual(before);
        const changed = (Object.keys(after) as (keyof Engagement)[]).filter(
          (field) => after[field] !== before[field],
        );
        expect(ITS_OWN[name]).toEqual(expect.arrayContaining(changed));
      }),
    );
  });

  test('tells people what it does', () => {
    expect(power.title).toMatch(/^[A-Z]/);
    expect(power.text).toMatch(/\.$/);
    expect(['attacker', 'defender']).toContain(power.side);
  });

  test('has a usual number among those it may have, or none', () => {
    const { least = 0, most = 0, usual } = power.number ?? {};
    expect(least).toBeLessThanOrEqual(most);
    if (usual !== undefined) {
      expect(usual).toBeGreaterThanOrEqual(least);
      expect(usual).toBeLessThanOrEqual(most);
    }
  });
});

test('Tough and Deadly Strike apply to normal attacks only, the others to all', () => {
  const special = {
    normalAttack: false,
    attackDice: 3,
    defenseDice: 3,
    hitsPerSkull: 1,
    automaticShields: 0,
    superStrength: false,
    lavaResistant: false,
  };
  const applying = POWERS.filter((power) => power.applies?.(special) ?? true);
  expect(applying.map(({ name }) => name).toSorted()).toEqual([
    'ignores-attack',
    'lava-resistant',
    'nth-metal-mace',
    'super-strength',
  ]);
});
