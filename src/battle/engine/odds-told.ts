import type { PlannedAttack } from '../../fight/index.ts';
import type { AttackOdds } from '../../rules/index.ts';
import type { Distribution } from './distribution.ts';
import type { Game } from './game.ts';
import { chanceSaved } from './moments/saving.ts';
import type { VictimTold } from './tell.ts';

/** What an attack promises on a figure as it is made, with the dice by which friends may save its target. */
export function oddsTold(
  game: Game,
  figure: number,
  target: number,
  { dealt, destroys }: Distribution,
): AttackOdds {
  const { state, tables } = game;
  const isEnemy = tables.sideOf[target] !== tables.sideOf[figure];
  const saved = isEnemy ? destroys * chanceSaved(game, target) : 0;
  const left = state.card(target).life - (state.wounds[target] as number);
  return { destroys: destroys - saved, wounds: dealt - saved * left };
}

/**
 * What an attack promises on all whom it hits, before the roll that they share.
 *
 * @param partOn the attack on one of them, by its number among them, once the roll is known
 */
export function oddsOnAll(
  game: Game,
  figure: number,
  victims: readonly number[],
  shared: Distribution,
  partOn: (victim: number, rolled: number) => PlannedAttack,
  again: number,
): VictimTold[] {
  const { encounters } = game;
  return victims.map((victim, v) => {
    const sum = { destroys: 0, wounds: 0 };
    for (const [i, { rolled = 0 }] of shared.outcomes.entries()) {
      const share = (shared.upTo[i] as number) - (shared.upTo[i - 1] ?? 0);
      const met = encounters.meetsNow(figure, victim);
      met.again = again;
      const part = partOn(v, rolled);
      const distribution = encounters.attackDistribution(figure, victim, part, met);
      const odds = oddsTold(game, figure, victim, distribution);
      sum.destroys += share * odds.destroys;
      sum.wounds += share * odds.wounds;
    }
    return { figure: victim, odds: sum };
  });
}
