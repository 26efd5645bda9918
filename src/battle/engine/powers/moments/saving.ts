/* Powers by which friends undo wounds of a target or take them over. */

import {
  fitsArmyCard,
  type Sacrifices,
  type Saves,
  type TakesWounds,
} from '../../../../cards/index.ts';
import type { ThrowOutcome } from '../../../../fight/index.ts';
import type { Game } from '../../game.ts';
import { tellUsed, type Used } from './triggers.ts';

/** Faces of a die, of which one has the symbol of a General. */
const SYMBOL_IN = 6;

/** The outcome of an attack once powers of the target's side have undone its wounds; unchanged if none does. */
export function spared(
  game: Game,
  attacker: number,
  target: number,
  outcome: ThrowOutcome,
  isNormal: boolean,
): ThrowOutcome {
  const { state } = game;
  if (outcome.enemyWounds <= 0 && !outcome.enemyDestroyed) return outcome;
  const left = state.card(target).life - (state.wounds[target] as number);
  const isDeadly = outcome.enemyDestroyed || outcome.enemyWounds >= left;
  const isSpared =
    (isDeadly && isSaved(game, target)) ||
    (isNormal && isRedeemed(game, target, isDeadly ? left : outcome.enemyWounds)) ||
    isTakenOver(game, attacker, target, isDeadly ? left : outcome.enemyWounds);
  return isSpared ? { ...outcome, enemyWounds: 0, enemyDestroyed: false, spacesMoved: 0 } : outcome;
}

/** Probability that a friend saves a figure that would be destroyed. */
export function chanceSaved(game: Game, target: number): number {
  if (!game.tables.spares[game.state.card(target).side]) return 0;
  let lost = 1;
  for (const { value } of saversOf(game, target)) lost *= 1 - chanceOfSymbols(value);
  return 1 - lost;
}

/** Probability that dice show at least the required number of symbols. */
function chanceOfSymbols({ dice, symbols }: Saves): number {
  const p = 1 / SYMBOL_IN;
  let chance = (1 - p) ** dice;
  let fewer = 0;
  for (let shown = 0; shown < symbols; shown++) {
    fewer += chance;
    chance *= ((dice - shown) / (shown + 1)) * (p / (1 - p));
  }
  return 1 - fewer;
}

const isSaved = (game: Game, target: number): boolean =>
  saversOf(game, target).some((used) => isRolled(used, target));

/** The powers that may save a figure, in order. */
function saversOf(game: Game, target: number): Used<Saves>[] {
  const { state, tables } = game;
  const savers: Used<Saves>[] = [];
  for (const figure of tables.figuresOf[state.card(target).side] as readonly number[]) {
    const card = state.card(figure);
    if (figure === target || !card.saves || !state.isOnBoard(figure)) continue;
    for (const line of card.battleLines) {
      if (line.saves === undefined) continue;
      const used: Used<Saves> = { game, figure, card, line, value: line.saves as Saves };
      if (reaches(used, target)) savers.push(used);
    }
  }
  return savers;
}

function reaches({ game: { state }, figure, value }: Used<Saves>, target: number): boolean {
  const { within, sight, to } = value;
  return (
    fitsArmyCard(to, state.card(target).card) &&
    (within === 1 ? state.areAdjacent(figure, target) : state.distance(figure, target) <= within) &&
    (!sight || state.sees(figure, state.place[figure] as number, target))
  );
}

function isRolled(used: Used<Saves>, target: number): boolean {
  const { dice: die } = used.game.state;
  const { dice, symbols } = used.value;
  let shown = 0;
  for (let i = 0; i < dice; i++) shown += Number(die.below(SYMBOL_IN) === 0);
  tellUsed(used, [target], 0, shown >= symbols, {
    dice: { dice, face: 'symbol', shown },
    needed: symbols,
  });
  return shown >= symbols;
}

/** Whether a friend next to it takes its wounds, if they cost fewer points there. */
function isTakenOver(game: Game, attacker: number, target: number, wounds: number): boolean {
  const { state, tables, policies } = game;
  if (state.areAdjacent(attacker, target)) return false;
  const perWound = (one: number) => {
    const { points, figures, life } = state.card(one);
    return points / (figures * life);
  };
  for (const figure of tables.figuresOf[state.card(target).side] as readonly number[]) {
    const card = state.card(figure);
    if (figure === target || !card.takesWounds || !state.isOnBoard(figure)) continue;
    for (const line of card.battleLines) {
      if (line.takesWounds === undefined || !state.areAdjacent(figure, target)) continue;
      const value = line.takesWounds as TakesWounds;
      if (!fitsArmyCard(value.of, state.card(target).card)) continue;
      const own = Math.min(wounds, card.life - (state.wounds[figure] as number));
      const gain = wounds * perWound(target) - own * perWound(figure);
      if (policies[card.side].choose(figure, [0, gain]) === 0) continue;
      tellUsed({ game, figure, card, line }, [target], 0, true);
      game.wound(figure, wounds, tables.cardOf[attacker] as number);
      return true;
    }
  }
  return false;
}

/** Whether a friend dies in its place: the cheapest, if that costs fewer points than the wounds. */
function isRedeemed(game: Game, target: number, wounds: number): boolean {
  const { state, tables } = game;
  const card = state.card(target);
  if (!card.sacrifices) return false;
  const pointsOf = (one: number) => state.card(one).points / state.card(one).figures;
  const saved = (pointsOf(target) * wounds) / card.life;
  for (const line of card.battleLines) {
    if (line.sacrifices === undefined) continue;
    const { of } = line.sacrifices as Sacrifices;
    const [cheapest] = (tables.figuresOf[card.side] as readonly number[])
      .filter(
        (one) =>
          one !== target &&
          state.isOnBoard(one) &&
          state.areAdjacent(target, one) &&
          fitsArmyCard(of, state.card(one).card) &&
          pointsOf(one) < saved,
      )
      .sort((a, b) => pointsOf(a) - pointsOf(b));
    if (cheapest === undefined) continue;
    tellUsed({ game, figure: target, card, line }, [cheapest], 0, true);
    game.destroy(cheapest, 'own side');
    return true;
  }
  return false;
}
