import type { Ruling, Rulings } from '../ruling.ts';

export const HEROCLIX_RULINGS = [
  {
    name: 'knockbackNeedsDamage',
    usual: false,
    text: 'A hit that deals no damage does not knock the target back.',
  },
  {
    name: 'fallAndShortAddUp',
    usual: true,
    text: 'A knockback path that is stopped short and also ends on lower ground deals 2 damage, one for each reason.',
  },
  {
    name: 'statedDistanceIsFull',
    usual: true,
    text: 'A character that is knocked back the full stated distance was not stopped short, even if the distance is fewer than three squares.',
  },
] as const satisfies readonly Ruling[];

export type HeroclixRulings = Rulings<(typeof HEROCLIX_RULINGS)[number]['name']>;
