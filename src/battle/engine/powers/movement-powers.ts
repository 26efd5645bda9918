/* Counts the powers that a movement uses. */

import type { EffectLine } from '../../../cards/index.ts';
import { holdsFor } from '../attacks/conditions.ts';
import type { Game } from '../game.ts';
import type { Leap } from '../ground/movement-profile.ts';
import { passes } from '../ground/search.ts';
import type { BattleCard } from '../state/cards.ts';
import type { Reaching } from './auras.ts';

/** How a figure moves. */
export interface Going {
  readonly path: readonly number[];
  readonly flies: boolean;
  /** The leap at the end of its way, if any. */
  readonly leap: Leap | undefined;
  /** Whether it goes this far only by charging at an enemy, instead of attacking, or by running. */
  readonly isCharge: boolean;
  readonly isHurry: boolean;
  readonly isRun: boolean;
  /** Whether no enemy strikes it on this way. */
  readonly leaves?: boolean;
}

/** Counts the powers that let a figure go a way; call before it moves. */
export function countMovementPowers(game: Game, figure: number, going: Going): void {
  const { state } = game;
  const card = state.card(figure);
  countMovingAuras(game, figure, going);
  for (const line of card.battleLines) {
    if (helps(game, figure, line, going) && (line === going.leap?.line || holds(line)))
      game.fires(card, line);
  }
  function holds({ when }: EffectLine): boolean {
    return holdsFor(state, figure, when);
  }
}

/** Counts the auras over its start that affect this kind of movement. */
function countMovingAuras(game: Game, figure: number, { isCharge, leap, path }: Going): void {
  const { state, tables, encounters } = game;
  const { index } = state.card(figure);
  if (!tables.auras.moves[index]) return;
  const { level } = state.places(figure);
  const [from = 0, to = 0] = path.slice(-2).map((place) => level[place] as number);
  const isLong = leap && (to - from > (leap.up ?? to) || from - to > (leap.down ?? from));
  for (const one of tables.auras.reaching[index] as readonly Reaching[]) {
    const { moving, card, line } = one.aura;
    const acts = moving.some(
      ({ charge, leapLevels, when }) =>
        (charge === undefined || isCharge) &&
        (leapLevels === undefined || isLong) &&
        holdsFor(state, figure, when),
    );
    if (acts && encounters.auras.countOf(one, figure, state.place[figure] as number) > 0)
      game.fires(tables.cards[card] as BattleCard, line);
  }
}

function helps(game: Game, figure: number, line: EffectLine, going: Going): boolean {
  const { state, tables } = game;
  const { path, flies, leap, isCharge, isHurry, isRun } = going;
  if (line.leap !== undefined) return leap?.line === line;
  if (line.charge !== undefined) return isCharge;
  if (line.hurries !== undefined) return isHurry;
  if (line.runs !== undefined) return isRun;
  if (line.move !== undefined) return true;
  if (line.fliesUnstruck !== undefined) return flies && state.isEngaged(figure);
  if (flies) return false;
  const places = state.places(figure);
  const { height } = state.card(figure);
  const steps = path.slice(1, leap ? -1 : undefined);
  const level = (i: number) => places.level[path[i] as number] as number;
  if (line.climb !== undefined || line.unhurtByFalls !== undefined)
    return steps.some((_, i) => Math.abs(level(i + 1) - level(i)) >= height);
  const spacesOf = (place: number) =>
    [places.a[place] as number, places.b[place] as number].filter((space) => space >= 0);
  if (line.passesThrough !== undefined) {
    return steps.some((place) =>
      spacesOf(place).some((space) => !passes(state, space, figure, undefined)),
    );
  }
  const letters = line.ignoresTerrain as readonly string[] | undefined;
  return steps.some((place) =>
    spacesOf(place).some((space) => letters?.includes(tables.ground.letters[space] as string)),
  );
}
