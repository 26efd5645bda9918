/* The rulings of the C3G rules with their defaults, for single attacks and for fights of many attacks. */

import type { Ruling, Rulings } from '../rules/index.ts';

export const C3G_RULINGS = [
  {
    name: 'automaticShieldsNeedARoll',
    usual: true,
    text: 'Automatic shields count only when at least one defense die is rolled.',
  },
  {
    name: 'greatHeight',
    usual: true,
    text: 'Height advantage of ten levels or more is worth two dice instead of one.',
  },
  {
    name: 'destroyedFiguresStay',
    usual: true,
    text: 'A defender that the attack itself destroys is not knocked back.',
  },
  {
    name: 'adjacentWithinHeight',
    usual: true,
    text: 'Neighbouring figures are not adjacent if their levels differ by at least the Height of the lower figure.',
  },
  {
    name: 'glyphsBlock',
    usual: true,
    text: 'A glyph stops a figure that is knocked back, unless that glyph is marked passable.',
  },
  {
    name: 'doubleSpaceEndsLevel',
    usual: true,
    text: 'A double-space figure must end its Knockback on two spaces of the same level. If it would end on two levels, it goes back to the last step where both spaces had the same level.',
  },
] as const satisfies readonly Ruling[];

export type C3gRulings = Rulings<(typeof C3G_RULINGS)[number]['name']>;

/** The rulings of attacks, and the rulings that matter only in fights of many attacks. */
export const FIGHT_RULINGS = [
  ...C3G_RULINGS,
  {
    name: 'squadsCloseRanks',
    usual: true,
    text: 'If a squad has at least two living figures, a figure that is knocked back returns to the others immediately, without using Move.',
  },
] as const satisfies readonly Ruling[];

export type FightRulings = Rulings<(typeof FIGHT_RULINGS)[number]['name']>;
