/* Wounds from powers, and healing. */

import { type Amount, amountText, type RolledAmount, rolledText, type Scaled } from '../amount.ts';
import { type Clause, receiving, type Scene } from './clause.ts';

/** An amount of wounds, `destroy`, or `pending` for the wounds of the attack. */
export type Wounds = Amount | 'destroy' | 'pending';

/** The number of wounds removed; a negative number adds wounds. */
export type Healing = number | Scaled | 'all';

/** @param kind "extra" for wounds in addition to the attack's own wounds */
export function woundText(wounds: Wounds, scene: Scene, kind = ''): Clause {
  const wound = `${kind} wound`.trim();
  if (wounds === 'destroy') return receiving(scene, 'is destroyed');
  if (wounds === 'pending') return receiving(scene, 'takes the wounds instead');
  if (typeof wounds === 'number' || !('dice' in wounds))
    return receiving(scene, `takes ${amountText(wounds, wound)}`);
  return { who: scene.self, does: `rolls ${skullsText(wounds, scene, wound)}` };
}

/** Rolled wounds as text: "3 attack dice, and the target takes 1 wound for each skull". */
function skullsText(wounds: RolledAmount, { whom, other }: Scene, wound: string): string {
  const dice = rolledText(wounds);
  if (wounds.shared) {
    const one = (whom ?? other).replace(/^each /, 'one ');
    return `${dice}, and for each skull ${one} takes 1 ${wound}`;
  }
  return whom === undefined
    ? `${dice}, and ${other} takes 1 ${wound} for each skull`
    : `${dice} for ${whom}, which takes 1 ${wound} for each skull`;
}

export function healText(healing: Healing, scene: Scene): Clause {
  const who = scene.whom ?? scene.self;
  const several = scene.whom !== undefined && scene.several === true;
  if (healing === 'all') return { who, several, does: 'heals all wounds' };
  return typeof healing === 'number' && healing < 0
    ? { who, several, does: `takes ${amountText(-healing, 'wound')}` }
    : { who, several, does: `heals ${amountText(healing, 'wound')}` };
}
