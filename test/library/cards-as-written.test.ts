import { cards, type FigureInput, run } from 'heroscape-knockback';
import { expect, test } from 'vitest';
import { dealt } from '../cases.ts';

const GRUNDY = 'solomon-grundy';

test.each([
  ['attacker', 'defender'],
  ['defender', 'attacker'],
] as const)(
  'every card that the library gives has the odds of its name as %s',
  async (side, other) => {
    const measuresOf = async (figures: readonly FigureInput[]) => {
      const fight = { [other]: GRUNDY, vary: { [side]: figures } };
      return (await run(fight, { simulation: false })).map(({ measures }) => measures);
    };
    const all = dealt(cards());
    const byName = await measuresOf(all.map(({ name }) => name));
    expect(byName).toHaveLength(all.length);
    // Copies no longer count as the named cards, so all of their fields are read.
    expect(await measuresOf(all.map((one) => ({ ...one })))).toEqual(byName);
  },
);
