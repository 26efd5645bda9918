/* Rough values of attacks, in points, for choices that the engine leaves to a policy during attacks. */

import type { PlannedAttack, Way } from '../../../fight/index.ts';
import type { Game } from '../game.ts';
import type { BattleCard } from '../state/cards.ts';
import { pointsPerWound } from '../state/points.ts';
import type { AttackSituation } from './situation.ts';
import { victimsOf } from './victims.ts';

/** What a figure's best attacks from its current place are worth. */
export function promiseOf(game: Game, figure: number): number {
  const { state, encounters, tables } = game;
  if (!state.isOnBoard(figure)) return 0;
  const place = state.place[figure] as number;
  const bits = state.enemiesBeside(figure);
  let most = 0;
  for (const target of tables.figuresOf[
    1 - (tables.sideOf[figure] as number)
  ] as readonly number[]) {
    if (!state.isOnBoard(target) || !encounters.canTarget(figure, place, target, bits)) continue;
    const met = encounters.meets(figure, place, target, bits !== 0);
    for (const { ways } of encounters.ways(figure, target, met))
      for (const way of ways) most = Math.max(most, worthOf(game, figure, target, way));
  }
  return most;
}

/** What all attacks that a card's figures can still make in this turn are worth. */
export function promiseLeft(game: Game, { firstFigure, figures }: BattleCard): number {
  let sum = 0;
  for (let f = firstFigure; f < firstFigure + figures; f++)
    if (game.attacks?.canStillAttack(f)) sum += promiseOf(game, f);
  return sum;
}

/** What one way to attack a target is worth. */
export function worthOf(game: Game, figure: number, target: number, way: Way): number {
  const { encounters } = game;
  let sum = 0;
  for (const planned of way.attacks) {
    const met = encounters.meetsNow(figure, target);
    if (!encounters.reaches(figure, target, planned, met)) continue;
    sum += worthMet(game, figure, target, planned, met);
  }
  return sum;
}

/** What a planned attack on a target is worth. */
export function worthOn(
  game: Game,
  figure: number,
  target: number,
  planned: PlannedAttack,
): number {
  return worthMet(game, figure, target, planned, game.encounters.meetsNow(figure, target));
}

/** What an attack on a target in a situation is worth, including its effect on the other figures that it hits. */
function worthMet(
  game: Game,
  figure: number,
  target: number,
  planned: PlannedAttack,
  met: AttackSituation,
): number {
  const { state, tables, encounters } = game;
  const onTarget = encounters.attackDistribution(figure, target, planned, met);
  let sum = 0;
  for (const victim of victimsOf(game, figure, target, planned)) {
    const { dealt, suffered } =
      victim === target
        ? onTarget
        : encounters.attackDistribution(
            figure,
            victim,
            planned,
            encounters.meetsNow(figure, victim),
          );
    const isFriend = tables.sideOf[victim] === tables.sideOf[figure];
    sum +=
      (isFriend ? -1 : 1) * dealt * pointsPerWound(state, victim) -
      suffered * pointsPerWound(state, figure);
  }
  // Each repeat is worth about as much as the attack.
  return sum * (1 + onTarget.again);
}
