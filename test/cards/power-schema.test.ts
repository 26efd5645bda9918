import { describe, expect, test } from 'vitest';
import { powerUse } from '../../src/cards/power-schema.ts';

const effects = [{ attackDice: 1 }];
const uses = (written: unknown) => powerUse.parse(written);

describe('a power of the card’s own', () => {
  test('has its effects, all of it being modelled', () => {
    expect(uses({ name: 'Rage', effects })).toEqual({ power: 'Rage', effects });
  });

  test('without effects is not modelled, whether it says so or not', () => {
    const none = { power: 'Rage', effects: [], modelled: 'no' };
    expect(uses({ name: 'Rage' })).toEqual(none);
    expect(uses({ name: 'Rage', modelled: 'no' })).toEqual(none);
  });

  test('of which nothing needs to be modelled counts as modelled', () => {
    expect(uses({ name: 'Disengage', modelled: 'notNeeded' })).toEqual({
      power: 'Disengage',
      effects: [],
    });
  });

  test('keeps what it leaves out, what it gives others, and its note', () => {
    const rest = { modelled: 'partly', grants: [{ defenseDice: 2 }], note: 'within 4' };
    expect(uses({ name: 'Aura', effects, ...rest })).toEqual({ power: 'Aura', effects, ...rest });
  });

  test.each([
    { name: 'Rage', effects, modelled: 'notNeeded' },
    { name: 'Rage', modelled: 'fully' },
    { name: 'Rage', grants: [{ dice: 1 }] },
    { name: 'Rage', note: 'x'.repeat(301) },
    { effects },
  ])('is refused as %j', (written) => {
    expect(powerUse.safeParse(written).success).toBe(false);
  });
});
