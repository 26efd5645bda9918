import { allLinesOf, isOfBattles, linesOfPower } from './powers/active-effects.ts';
import type { IN_BATTLES, PowerUse } from './powers/power.ts';

/** Dice of one roll: far more than any card has; beyond it a number is taken for a mistake. */
export const MOST_DICE = 50;

/** A HeroScape army card. What is unknown is absent, never 0. */
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
  /** Several classes of one card are joined by "; ". */
  readonly class?: string;
  readonly personality?: string;
  readonly general?: string;
  /** `unique`, `common` or `uncommon` */
  readonly unique?: string;
  readonly set?: string;
  /** The spaces that its base takes: one, two, or a number above two, which boards refuse. */
  readonly base: 'single' | 'double' | number;
  readonly points?: number;
  /** The points of the modern pricing where they differ from those printed on the card. */
  readonly modernPoints?: number;
  readonly powers: readonly PowerUse[];
  /** What other sources print in some fields: `{ life: [5] }`. */
  readonly disagreements?: Disagreements;
  /** Fields that the card leaves out and that were given the usual value; `base` where a table has it blank. */
  readonly unstated?: readonly ('height' | 'base')[];
  /** Fields whose value is not in the rule document but assumed by this program. */
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

/** By field, the values that other sources print. */
export type Disagreements = {
  readonly [Field in (typeof DISPUTABLE)[number]]?: readonly (number | string)[];
};

export const USUAL_HEIGHT = 5;

/** Whether a power would count in a fight by more than its effects say. */
export function leavesOut({ modelled }: PowerUse): boolean {
  return modelled === 'partly' || modelled === 'no';
}

/** How much of a power battles play. */
export function playedInBattles(use: PowerUse): (typeof IN_BATTLES)[number] {
  const { inBattles, modelled } = use;
  if (inBattles) return inBattles;
  if (allLinesOf(use).some(isOfBattles)) return modelled === 'partly' ? 'partly' : 'whole';
  if (modelled === 'partly') return 'partly';
  return modelled === undefined && linesOfPower(use).length > 0 ? 'whole' : 'no';
}
