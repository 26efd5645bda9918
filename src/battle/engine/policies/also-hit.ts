import type { PlannedAttack } from '../../../fight/index.ts';
import type { Game } from '../game.ts';
import { moreOnLine } from '../lines.ts';

/**
 * How many more figures an attack from a place hits than its target, enemies less friends, roughly.
 *
 * @param enemies those that the figure would be engaged with there, as bits
 */
export function alsoHit(
  { state, tables }: Game,
  figure: number,
  place: number,
  target: number,
  { targets }: PlannedAttack,
  enemies: number,
): number {
  if (!targets) return 0;
  const { among, most } = targets;
  let near = 0;
  if (among.line !== undefined) {
    near = moreOnLine(state, figure, place, target, among);
  } else if (among.nextTo === 'attacker' || among.nextTo === 'both') {
    for (let rest = enemies; rest !== 0; rest &= rest - 1) near++;
    near--;
  } else {
    const side = tables.sideOf[target] as number;
    for (const [i, figures] of tables.figuresOf.entries()) {
      for (const one of figures) {
        if (one === target || !state.isOnBoard(one) || state.distance(target, one) > 1) continue;
        near += i === side ? 1 : among.nextTo === 'target' ? -1 : 0;
      }
    }
  }
  return Math.max(-2, Math.min(near, most - 1));
}
