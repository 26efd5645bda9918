import type { Scene } from './scene.ts';

export type Measures = { [measure: string]: number | string };

/** The measures of section 4, and those that powers add, for a defender with the given earlier wounds. */
export function measuresOf({ course, defender, attacker }: Scene, before: number): Measures {
  return {
    attackWounds: course.attackWounds,
    knockbackPoints: course.knockbackPoints,
    spacesMoved: course.spacesMoved,
    displaced: course.spacesMoved > 0 ? 1 : 0,
    stoppedBy: course.stoppedBy,
    knockbackDamageRolled: course.knockbackDamageRolled ? 1 : 0,
    knockbackWounds: course.knockbackWounds,
    blockerWounds: Object.values(course.blockerWounds).some((wounds) => wounds > 0) ? 1 : 0,
    fallWounds: course.fallWounds,
    hazardDestroyed: course.hazardDestroyed ? 1 : 0,
    extraWounds: course.extraWounds,
    unblockableWounds: course.unblockableWounds,
    totalWounds: defender.wounds - before,
    destroyed: defender.alive ? 0 : 1,
    ignoredWounds: course.ignoredWounds > 0 ? 1 : 0,
    evaded: course.evaded ? 1 : 0,
    attackerWounds: course.attackerWounds,
    attackerDestroyed: attacker.alive ? 0 : 1,
    healed: course.healed,
    attacksAgain: course.again === undefined ? 0 : 1,
  };
}
