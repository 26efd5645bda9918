import type { Ruling, Rulings } from '../../ruling.ts';
import { C3G_RULINGS } from '../rulings.ts';

/** The rulings of attacks, and those that only whole duels have. */
export const DUEL_RULINGS = [
  ...C3G_RULINGS,
  {
    name: 'squadsCloseRanks',
    usual: true,
    text: 'A figure of a squad that is knocked back comes back at no cost while at least two of the squad live.',
  },
] as const satisfies readonly Ruling[];

export type DuelRulings = Rulings<(typeof DUEL_RULINGS)[number]['name']>;
