/* Knockback on the board of a game: carried out, or estimated. */

import type { Board } from '../../../board/index.ts';
import {
  fallOf,
  type Line,
  linesBetween,
  type Other,
  type PlacedFigure,
  rollsDamage,
  type Walk,
  walk,
} from '../../../fight/index.ts';
import type { Game } from '../game.ts';
import { rollFall, rollLava } from '../turns/hazards.ts';

/** A figure of the game as a piece on the board. */
interface FigureOnBoard extends Other {
  readonly figure: number;
}

/** The board of a game for Knockback walks. The ground is fixed; the pieces on it are read from the state. */
export function boardOf(game: Game): Board<Other> {
  const { state, tables } = game;
  const { ground, board } = tables;
  return {
    ground,
    occupants(space) {
      const others = board
        .occupants(space)
        .filter(({ kind }) => kind !== 'glyph' || state.glyphAt(space) >= 0);
      const figure = state.occupant[space] as number;
      if (figure < 0) return others;
      const standing: FigureOnBoard = {
        kind: 'figure',
        name: state.card(figure).card.name,
        spaces: state.places(figure).spacesOf(state.place[figure] as number),
        wounds: 0,
        figure,
      };
      return [...others, standing];
    },
  };
}

/** A figure at a place, for Knockback walks. */
function standingAt({ state }: Game, figure: number, place: number): PlacedFigure {
  return { height: state.card(figure).height, place: state.places(figure).numbersOf(place) };
}

/** The lines along which a figure at a place can knock its target back. */
export function linesFrom(game: Game, figure: number, place: number, target: number): Line[] {
  const { ground, scenario } = game.tables;
  const at = game.state.place[target] as number;
  return linesBetween(
    ground,
    standingAt(game, figure, place),
    standingAt(game, target, at),
    scenario.rulings,
  );
}

/**
 * Knocks a figure back (RULES.md, section 2): first the steps, with the lava at each; then Knockback Damage; then the
 * falls, in the order of the path. The attacker's side chooses the line.
 *
 * @param lines the lines as they were before the outcome was applied; the outcome may have destroyed the attacker
 * @param choose chooses a line, given the value of each
 */
export function knockBack(
  game: Game,
  board: Board<Other>,
  figure: number,
  target: number,
  lines: readonly Line[],
  points: number,
  choose: (worth: readonly number[]) => number,
): void {
  const { state, tables, result } = game;
  const from = state.place[target] as number;
  const walker = standingAt(game, target, from);
  const walks = lines.map((line) => walk(board, line, walker, points, tables.scenario.rulings));
  if (walks.length === 0) return;
  const side = tables.sideOf[figure] as number;
  const chosen = walks.length === 1 ? 0 : choose(walks.map((one) => worthOf(game, one, side)));
  const { steps, stoppedBy, blockers } = walks[chosen] as Walk;
  const card = tables.cardOf[figure] as number;
  // 1. The steps.
  state.tell?.({ is: 'knockback', figure: target, by: figure, points, from });
  if (steps.length > 0) result.displaced[card] = (result.displaced[card] as number) + 1;
  for (const { place, lava } of steps) {
    const [a, b] = tables.ground.numbersOf(place);
    const next = state.places(target).placeAt(a as number, b ?? -1);
    state.take(target);
    state.put(target, next);
    state.tell?.({ is: 'step', figure: target, place: next });
    if (lava && !state.card(target).lavaResistant && !rollLava(game, target)) return;
  }
  // 2. Knockback Damage to the figure, and to the figures that stopped it.
  const isDamaged = rollsDamage(walks[chosen] as Walk)
    ? game.state.dice.skulls(1) === 1
    : undefined;
  const hit = blockers.flatMap((one) => ('figure' in one ? [(one as FigureOnBoard).figure] : []));
  state.tell?.({
    is: 'stopped',
    figure: target,
    cause: stoppedBy,
    blockers: hit,
    ...(isDamaged !== undefined && { damage: isDamaged }),
  });
  if (isDamaged) {
    game.wound(target, 1, card);
    for (const one of hit) game.wound(one, 1, card);
  }
  // 3. Falls.
  for (const { drop } of steps) {
    if (state.lives[target] === 0) return;
    const fall = state.gait(target).isUnhurt ? undefined : fallOf(drop, walker.height);
    if (fall) rollFall(game, target, drop, fall, card);
  }
}

/** Rough value of Knockback, in wounds to the target, along the best line from a place of the attacker. */
export function knockbackWounds(
  game: Game,
  board: Board<Other>,
  figure: number,
  place: number,
  target: number,
  points: number,
): number {
  const { state, tables } = game;
  const walker = standingAt(game, target, state.place[target] as number);
  const left = state.card(target).life - (state.wounds[target] as number);
  const side = tables.sideOf[figure] as number;
  let most = 0;
  for (const line of linesFrom(game, figure, place, target)) {
    const one = walk(board, line, walker, points, tables.scenario.rulings);
    most = Math.max(most, worthOf(game, one, side));
  }
  return Math.min(left, most);
}

/** Rough value of a line, in wounds: wounds to the target and to enemies in the way, minus wounds to own figures. */
function worthOf({ tables }: Game, one: Walk, side: number): number {
  const falls = one.steps.filter(({ drop }) => drop > 0).length;
  const lava = one.steps.some((step) => step.lava) ? 10 : 0;
  const own = one.blockers.filter(
    (b) => 'figure' in b && tables.sideOf[(b as FigureOnBoard).figure] === side,
  ).length;
  const damage = rollsDamage(one) ? 0.5 * (1 + one.blockers.length - 2 * own) : 0;
  return falls * 0.5 + lava + damage + one.steps.length * 0.01;
}
