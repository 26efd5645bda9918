import type { Game } from './game.ts';
import { targetsFrom } from './policies/prospects.ts';
import type { WhyIdle } from './tell.ts';
import type { MayDo } from './turn-of.ts';

/** Why figures do nothing in a turn, as the game is now. */
export function whyIdle(game: Game, card: number, may: MayDo): WhyIdle {
  const { state } = game;
  if (state.left[card] === 0) return 'off';
  if (state.orders.isCutShort) return 'cutShort';
  if (may.figures.length === 0) return isOnBoard(game, card) ? 'acted' : 'off';
  let canMove = false;
  for (const figure of may.figures) {
    const places = may.move ? placesOf(game, figure) : [state.place[figure] as number];
    canMove ||= places.length > 1;
    if (!may.attack) continue;
    if (places.some((place, i) => (i === 0 || !may.isEither) && canAttackFrom(game, figure, place)))
      return 'attacks';
  }
  if (canMove) return may.attack ? 'outOfReach' : 'moves';
  return 'held';
}

function isOnBoard({ state, tables }: Game, index: number): boolean {
  return tables.cardOf.some((card, figure) => card === index && state.isOnBoard(figure));
}

/** Where a figure can be after moving, the place where it is first. */
function placesOf(game: Game, figure: number): number[] {
  const now = game.state.place[figure] as number;
  const { list, size } = game.reach(figure);
  return [now, ...[...list.subarray(0, size)].filter((place) => place !== now)];
}

function canAttackFrom(game: Game, figure: number, place: number): boolean {
  const { state } = game;
  const stood = state.place[figure] as number;
  state.take(figure);
  state.put(figure, place);
  const targets = targetsFrom(game, figure);
  state.take(figure);
  state.put(figure, stood);
  return targets.length > 0;
}
