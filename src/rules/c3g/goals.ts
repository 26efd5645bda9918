import type { HexDirection } from '../../boards/hex.ts';
import type { Aim } from '../plan.ts';

export const GOAL_NAMES = ['spaces', 'wounds', 'destroy'] as const;
export type Goal = (typeof GOAL_NAMES)[number];

/** What the attacker can play for: the measure whose mean is to be large, and what decides of equals. */
export const GOALS: Readonly<Record<Goal, Aim & { readonly ofEquals: readonly Goal[] }>> = {
  spaces: { measure: 'spacesMoved', title: 'mean spaces moved', ofEquals: ['wounds', 'destroy'] },
  wounds: { measure: 'totalWounds', title: 'mean wounds in all', ofEquals: ['destroy', 'spaces'] },
  destroy: { measure: 'destroyed', title: 'chance to destroy', ofEquals: ['wounds', 'spaces'] },
};

/** How the attacker chooses among several lines. */
export type Choice = { readonly goal: Goal } | { readonly direction: HexDirection };

/** What is to be large; of a direction that was asked for, the usual goal. */
export function aimOf(choice: Choice): Aim {
  const { measure, title } = GOALS['goal' in choice ? choice.goal : 'spaces'];
  return { measure, title };
}
