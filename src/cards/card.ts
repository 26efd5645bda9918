/* The type of an army card, used throughout the program, and two facts about its powers. */

import type { IN_BATTLES, PowerUse } from './powers/power.ts';
import { allLinesOf, isOfBattles, linesOfPower } from './powers/rules-in-force.ts';

/** A HeroScape army card. Unknown fields are absent, never 0. */
export interface Card {
  readonly name: string;
  readonly life?: number;
  readonly move?: number;
  readonly range?: number;
  readonly attack: number;
  readonly defense: number;
  readonly height: number;
  readonly size?: string;
  /** `hero` or `squad`, and how many figures a squad has. */
  readonly type?: string;
  readonly figures?: number;
  readonly species?: string;
  /** Several classes are joined by "; ". */
  readonly class?: string;
  readonly personality?: string;
  readonly general?: string;
  /** `unique`, `common` or `uncommon` */
  readonly unique?: string;
  readonly set?: string;
  /** The number of spaces that the base covers. Boards reject numbers above two. */
  readonly base: 'single' | 'double' | number;
  readonly points?: number;
  /** Points in the modern pricing, if they differ from the printed ones. */
  readonly modernPoints?: number;
  readonly powers: readonly PowerUse[];
  /** The different values that other sources give, by field: `{ life: [5] }`. */
  readonly disagreements?: Disagreements;
  /**
   * Fields with default values because the card does not state them. `base` is listed only if an imported table leaves
   * it blank.
   */
  readonly unstated?: readonly ('height' | 'base')[];
  /** Fields whose values are assumed because the rule document does not give them. */
  readonly assumed?: readonly string[];
}

export const DISPUTABLE = [
  'figures',
  'height',
  'life',
  'move',
  'range',
  'attack',
  'defense',
  'base',
  'points',
] as const;

/** The different values that other sources give, by field. */
export type Disagreements = {
  readonly [Field in (typeof DISPUTABLE)[number]]?: readonly (number | string)[];
};

/** Whether a power's effects leave out a part that matters in a fight. */
export function leavesOut({ modelled }: PowerUse): boolean {
  return modelled === 'partly' || modelled === 'no';
}

/** How completely a power is modelled in battles. */
export function playedInBattles(use: PowerUse): (typeof IN_BATTLES)[number] {
  const { inBattles, modelled } = use;
  if (inBattles) return inBattles;
  if (allLinesOf(use).some(isOfBattles)) return modelled === 'partly' ? 'partly' : 'whole';
  if (modelled === 'partly') return 'partly';
  return modelled === undefined && linesOfPower(use).length > 0 ? 'whole' : 'no';
}
