import type { Ruling, Rulings } from '../ruling.ts';

export const HEROCLIX_RULINGS = [
  {
    name: 'knockbackNeedsDamage',
    usual: false,
    text: 'A hit that deals no damage knocks nobody back.',
  },
  {
    name: 'fallAndShortAddUp',
    usual: true,
    text: 'A knockback path that is stopped short and ends on lower ground deals 2 damage, one for each.',
  },
  {
    name: 'statedDistanceIsFull',
    usual: true,
    text: 'A character that completes a stated distance of fewer than three squares was not stopped short.',
  },
] as const satisfies readonly Ruling[];

export type HeroclixRulings = Rulings<(typeof HEROCLIX_RULINGS)[number]['name']>;
