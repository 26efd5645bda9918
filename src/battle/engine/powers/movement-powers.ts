/* Counts the powers that a movement uses. */

import { addedIn, type EffectLine, traitsIn } from '../../../cards/index.ts';
import { holdsFor } from '../attacks/conditions.ts';
import { amountOf } from '../attacks/counting.ts';
import type { Game } from '../game.ts';
import { type Longer, longerBy } from '../ground/longer-moves.ts';
import type { Leap } from '../ground/movement-profile.ts';
import { passes } from '../ground/search.ts';
import type { BattleCard } from '../state/cards.ts';
import type { GameState } from '../state/state.ts';
import type { Reaching } from './auras.ts';

/** How a figure moves. */
export interface Going {
  readonly path: readonly number[];
  readonly flies: boolean;
  /** The leap at the end of the path, if any. */
  readonly leap: Leap | undefined;
  /** Whether the figure gets this far only by charging at an enemy. */
  readonly isCharge: boolean;
  /** Whether the figure gets this far only by giving up its attacks. */
  readonly isHurry: boolean;
  /** Whether the figure gets this far only by running. */
  readonly isRun: boolean;
  /** Whether the figure takes this path without strikes by enemies. */
  readonly leaves?: boolean;
}

/** Counts the powers that let a figure take its path. Call before it moves. */
export function countMovementPowers(game: Game, figure: number, going: Going): void {
  const { state } = game;
  const card = state.card(figure);
  countMovingAuras(game, figure, going);
  for (const line of card.battleLines) {
    if (
      helps(game, figure, line, going) &&
      (line === going.leap?.line || holdsFor(state, figure, line))
    )
      game.fires(card, line);
  }
}

/** Counts the auras that reach the figure at its start and affect this kind of movement. */
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
      (given) =>
        (isCharge || !longerBy(given).some((longer) => longer.for === 'nextToEnemy')) &&
        (isLong || addedIn([given], 'leapLevels').length === 0) &&
        holdsFor(state, figure, given),
    );
    if (acts && encounters.auras.countOf(one, figure, state.place[figure] as number) > 0)
      game.fires(tables.cards[card] as BattleCard, line);
  }
}

/** How a line changes movements. */
interface Moving {
  readonly leaps: boolean;
  readonly longer: Longer | undefined;
  readonly fliesUnstruck: boolean;
  /** Whether the figure climbs higher, or falls without wounds. */
  readonly steep: boolean;
  readonly through: boolean;
  readonly letters: readonly string[];
}

const KNOWN = new WeakMap<EffectLine, Moving>();

function movingOf(line: EffectLine): Moving {
  const known = KNOWN.get(line);
  if (known) return known;
  const modes = traitsIn([line], 'mode').map(({ mode }) => mode);
  const found = {
    leaps: modes.some(({ leap }) => leap),
    longer: longerBy(line)[0],
    fliesUnstruck: traitsIn([line], 'bar').some(({ bar }) => bar.what === 'strike' && bar.flying),
    steep:
      modes.some(({ unhurtByFalls }) => unhurtByFalls) ||
      traitsIn([line], 'value').some(({ value }) => value.climb),
    through: modes.some(({ through }) => through),
    letters: modes.flatMap(({ ignoresTerrain }) => ignoresTerrain ?? []),
  };
  KNOWN.set(line, found);
  return found;
}

function helps(game: Game, figure: number, line: EffectLine, going: Going): boolean {
  const { state, tables } = game;
  const { path, flies, leap } = going;
  const moving = movingOf(line);
  if (moving.leaps) return leap?.line === line;
  if (moving.longer) return goesFor(moving.longer.for, going) && adds(state, figure, moving.longer);
  if (moving.fliesUnstruck) return flies && state.isEngaged(figure);
  if (flies) return false;
  const places = state.places(figure);
  const { height } = state.card(figure);
  const steps = path.slice(1, leap ? -1 : undefined);
  const level = (i: number) => places.level[path[i] as number] as number;
  if (moving.steep) return steps.some((_, i) => Math.abs(level(i + 1) - level(i)) >= height);
  const isOverSpace = (isOne: (space: number) => boolean) =>
    steps.some((place) =>
      [places.a[place] as number, places.b[place] as number].some(
        (space) => space >= 0 && isOne(space),
      ),
    );
  if (moving.through) return isOverSpace((space) => !passes(state, space, figure, undefined));
  const { letters } = moving;
  if (letters.length === 0) return false;
  return isOverSpace((space) => letters.includes(tables.ground.letters[space] as string));
}

/** Whether a line adds or subtracts any spaces; true if the number of spaces was rolled. */
const adds = (state: GameState, figure: number, { spaces }: Longer): boolean =>
  spaces === 'rolled' || amountOf(state, figure, spaces) !== 0;

/** Whether this movement uses additional spaces of a kind. */
function goesFor(purpose: Longer['for'], { isCharge, isHurry, isRun }: Going): boolean {
  if (purpose === 'any') return true;
  return { nextToEnemy: isCharge, noAttack: isHurry, run: isRun }[purpose];
}
