/* Effects that act at the moment that their line names (`stage`), whatever the attack dice and defense dice show. */

import * as z from 'zod';
import { once, wholeNumber } from '../../../base/index.ts';
import { type HarmValue, harmValue, type Table, tableOf } from '../amounts.ts';
import { effect } from '../effect.ts';

/** Unblockable wounds to the other figure. */
export const unblockableWounds = effect<HarmValue>({
  name: 'unblockableWounds',
  at: 'moment',
  value: () => harmValue(),
  example: { unblockableWounds: { 14: 1 }, stage: 'whenAttacked' },
});

/** The D20 number to reach. With `spends`, a lower number, only a roll from `spends` up to that number spends a use. */
type Destroys = number | { readonly d20: number; readonly spends: number };

const destroysAt = once(() =>
  wholeNumber(1, 20, 'The lowest D20 roll that destroys the other figure; 1: any roll'),
);

/** Destroys the other figure, whatever its Life. */
export const destroys = effect<Destroys>({
  name: 'destroys',
  at: 'moment',
  value: () =>
    z.union(
      [
        destroysAt(),
        z.strictObject({
          d20: destroysAt(),
          spends: wholeNumber(
            2,
            20,
            'The lowest D20 roll that counts as a use of the power; a roll that destroys does not count',
          ),
        }),
      ],
      { error: 'a D20 number, or a mapping such as { d20: 20, spends: 16 }' },
    ),
  example: { destroys: 16, stage: 'before', when: ['adjacent'] },
  otherExample: { destroys: { d20: 20, spends: 16 }, stage: 'endOfTurn', uses: 3, per: 'game' },
});

/** A destroyed figure of the same squad returns, and can act from the squad's next turn onward. */
export const returns = effect<number>({
  name: 'returns',
  at: 'moment',
  value: () =>
    wholeNumber(1, 20, 'The lowest D20 roll with which a destroyed figure comes back; 1: any roll'),
  example: { returns: 15, stage: 'instead' },
});

type Cost = number | 'self';

const ROW_ERROR = 'a number of wounds, or self (the figure is destroyed)';

/** The cost of a power for the figure with the power. */
export const costs = effect<Cost | Table<Cost>>({
  name: 'costs',
  at: 'moment',
  value: () => costValue(),
  example: { costs: 1, stage: 'after' },
});

function costValue(): z.ZodType<Cost | Table<Cost>> {
  const error = 'a number of wounds, self, or a D20 table of them such as { 1: self, 10: 1 }';
  const self = (message: string) => z.enum(['self'], { error: message });
  const row = z.union(
    [wholeNumber(1, 50, 'Wounds that the figure with the power takes'), self(ROW_ERROR)],
    {
      error: ROW_ERROR,
    },
  );
  return z
    .union(
      [
        wholeNumber(1, 50, 'Wounds that the figure with the power takes'),
        self(error),
        tableOf(row, error),
      ],
      { error },
    )
    .describe(
      'The cost of the power for its own figure: a number of wounds, self (it is destroyed), or a D20 table of these',
    ) as unknown as z.ZodType<Cost | Table<Cost>>;
}
