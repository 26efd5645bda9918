/* Powers that put figures on other places: throwing, swapping and carrying. */

import { type Carries, fitsArmyCard, type Swaps, type Throws } from '../../../../cards/index.ts';
import { fallOf, SURVIVES_LAVA_AT, UNHURT_FROM } from '../../../../fight/index.ts';
import { promiseLeft } from '../../attacks/attack-worths.ts';
import type { Game } from '../../game.ts';
import { isFree } from '../../ground/free-places.ts';
import { isFlownOver } from '../../ground/passing.ts';
import { rollFall, rollLava } from '../../turns/hazards.ts';
import {
  chanceOf,
  figuresUpon,
  pick,
  placesNear,
  rollFor,
  tellUsed,
  type Used,
} from './triggers.ts';

/** Number of best places, before attacks are considered, for which attacks are evaluated. */
const MOST_TRIED = 3;

/** A figure, and the place on which it would be put. */
type Put = readonly [figure: number, place: number];

/** Points of a wound on a figure. */
function woundPoints({ state }: Game, figure: number): number {
  const { points, figures, life } = state.card(figure);
  return points / (figures * life);
}

/**
 * Worth of displacing some figures to the side of the figure `by`, in expected points: the gain in attacks that its
 * card can still make in this turn, the gain of its own figures by their places, and the loss of enemies by theirs.
 */
function worthOfPuts(game: Game, by: number, puts: readonly Put[]): number {
  const { side } = game.state.card(by);
  let worth = moreByAttacks(game, by, puts);
  for (const [figure, place] of puts) {
    const [there = 0] = betterAt(game, figure, [place]);
    worth += game.state.card(figure).side === side ? there : -there;
  }
  return worth;
}

/**
 * The best of some places on which a figure puts another.
 *
 * @param harm points that the other figure loses by landing on a place
 */
function bestPut(
  game: Game,
  by: number,
  figure: number,
  places: readonly number[],
  harm: (place: number) => number = () => 0,
): { readonly figure: number; readonly place: number; readonly worth: number } | undefined {
  const { state } = game;
  const sign = state.card(figure).side === state.card(by).side ? 1 : -1;
  const better = betterAt(game, figure, places);
  const all = places
    .map((place, i) => ({ figure, place, worth: harm(place) + sign * (better[i] as number) }))
    .sort((x, y) => y.worth - x.worth);
  // Figures put next to `by` are those that it could attack.
  return all
    .filter(({ place }, i) => i < MOST_TRIED || state.isBesidePlace(figure, place, by))
    .map((one) => ({ ...one, worth: one.worth + moreByAttacks(game, by, [[figure, one.place]]) }))
    .sort((x, y) => y.worth - x.worth)[0];
}

/** Worth of each place to a figure, less that of its present place, according to its own side's policy. */
function betterAt({ state, policies }: Game, figure: number, places: readonly number[]): number[] {
  const now = state.place[figure] as number;
  const policy = policies[state.card(figure).side];
  const [stays = 0, ...worths] = policy.standing?.(figure, [now, ...places]) ?? [];
  return places.map((_, i) => (worths[i] ?? 0) - stays);
}

/** Gain in expected points from the attacks that the card can still make in this turn. */
function moreByAttacks(game: Game, by: number, puts: readonly Put[]): number {
  const { state } = game;
  const card = state.card(by);
  const before = promiseLeft(game, card);
  const stood = puts.map(([figure]): Put => [figure, state.place[figure] as number]);
  moveAll(game, puts);
  const after = promiseLeft(game, card);
  moveAll(game, stood);
  return after - before;
}

function moveAll({ state }: Game, puts: readonly Put[]): void {
  for (const [figure] of puts) state.take(figure);
  for (const [figure, place] of puts) state.put(figure, place);
}

/** Whether a figure resists enemy powers that would move or control it. Counts the power that resists. */
export function resists(game: Game, figure: number): boolean {
  const card = game.state.card(figure);
  const line = card.battleLines.find(({ steadfast }) => steadfast !== undefined);
  if (line) game.fires(card, line);
  return line !== undefined;
}

/** Puts enemies next to a figure, or elsewhere near their places. */
export function throwEnemies(used: Used<Throws>): void {
  const { game, figure, value } = used;
  const { state } = game;
  const { side } = state.card(figure);
  const gone = new Set<number>();
  for (let n = value.figures ?? 1; n > 0 && !game.isOver(); n--) {
    const near = used.other === undefined ? figuresUpon(used, 1 - side, value) : [used.other];
    const options = near.filter(
      (one) =>
        !gone.has(one) &&
        state.isOnBoard(one) &&
        fitsArmyCard(value.to, state.card(one).card) &&
        isWithinLevels(value.levels, state.levelOf(one) - state.levelOf(figure)) &&
        !(value.once && state.thrown[one] === 1) &&
        !resists(game, one),
    );
    const { d20 } = value;
    const neededFor = (one: number) =>
      typeof d20 === 'number' ? d20 : state.card(one).isHero ? d20.hero : d20.squad;
    const put = pickPut(
      used,
      options.map((one) =>
        bestPut(game, figure, one, placesFor(used, one), (place) => harmAt(used, one, place)),
      ),
      (one) => chanceOf(neededFor(one)),
    );
    if (put === undefined) return;
    const { figure: thrown, place } = put;
    gone.add(thrown);
    state.thrown[thrown] = 1;
    const roll = rollFor(used);
    const needed = neededFor(thrown);
    tellUsed(used, [thrown], roll, roll >= needed, { needed });
    if (roll < needed) continue;
    displace(game, figure, thrown, place, value.falls === true);
    if (value.hurts) hurt(used, thrown, value.hurts);
  }
}

/** The policy's choice among figures that could be moved, each to its best place; undefined if it chooses none. */
function pickPut(
  used: Used,
  puts: readonly ReturnType<typeof bestPut>[],
  chance: (figure: number) => number = () => 1,
) {
  const found = puts.filter((put) => put !== undefined);
  const worth = (one: number) =>
    chance(one) * (found.find(({ figure }) => figure === one)?.worth ?? 0);
  const chosen = pick(
    used,
    found.map(({ figure }) => figure),
    worth,
  );
  return found.find(({ figure }) => figure === chosen);
}

/** Expected points that an enemy loses by landing on a place. */
function harmAt(
  { game, figure, card, value }: Used<Throws>,
  thrown: number,
  place: number,
): number {
  const { state } = game;
  const { level, lava } = state.places(thrown);
  const { life, flies, lavaResistant } = state.card(thrown);
  const left = life - (state.wounds[thrown] as number);
  const to = level[place] as number;
  let wounds = 0;
  const { falls, isUnhurt } = state.gait(thrown);
  const fall =
    value.falls && !isUnhurt && !flies ? fallOf(state.levelOf(thrown) - to, falls) : undefined;
  if (fall === 'extreme') wounds += left * (1 - chanceOf(UNHURT_FROM));
  else if (fall) wounds += fall === 'major' ? 1.5 : 0.5;
  const { hurts } = value;
  const isSoft = isOnWater(game, thrown, place) || to - state.levelOf(figure) > card.height;
  if (hurts && !isSoft) wounds += chanceOf(hurts.d20) * Math.min(left, hurts.wounds);
  if (lava[place] === 1 && !lavaResistant) wounds += left * (1 - chanceOf(SURVIVES_LAVA_AT));
  return Math.min(left, wounds) * woundPoints(game, thrown);
}

function isWithinLevels(levels: Throws['levels'], higher: number): boolean {
  if (levels === undefined) return true;
  const { up, down } = typeof levels === 'number' ? { up: levels, down: levels } : levels;
  return higher <= up && -higher <= down;
}

/** Wounds a figure that lands, unless on water or farther above the thrower than its Height. */
function hurt(
  used: Used<Throws>,
  thrown: number,
  { d20, wounds }: NonNullable<Throws['hurts']>,
): void {
  const { game, figure, card } = used;
  const { state } = game;
  if (!state.isOnBoard(thrown)) return;
  const isSoft = isOnWater(game, thrown, state.place[thrown] as number);
  if (isSoft || state.levelOf(thrown) - state.levelOf(figure) > card.height) return;
  const roll = rollFor(used);
  tellUsed(used, [thrown], roll, roll >= d20, { needed: d20 });
  if (roll >= d20) game.wound(thrown, wounds, card.index);
}

function isOnWater({ state, tables }: Game, figure: number, place: number): boolean {
  const { a, b } = state.places(figure);
  const second = b[place] as number;
  const { letters } = tables.ground;
  return letters[a[place] as number] === 'w' || (second >= 0 && letters[second] === 'w');
}

/** Places on which an enemy can be put. */
function placesFor({ game, figure, value }: Used<Throws>, thrown: number): number[] {
  const { state } = game;
  const places = state.places(thrown);
  const level = state.levelOf(thrown);
  const { spaces, far, up = 0 } = value;
  const found =
    far !== undefined
      ? placesNear(game, figure, thrown, far, true)
      : spaces === undefined
        ? placesNear(game, figure, thrown)
        : Array.from(places.a.keys()).filter(
            (place) =>
              isFree(state, places, place, thrown) &&
              state.distanceFrom(thrown, place, thrown) <= spaces,
          );
  return found.filter(
    (place) =>
      place !== state.place[thrown] &&
      (far !== undefined || (places.level[place] as number) - level <= up),
  );
}

/** Puts a figure on a place. No enemy strikes it, but it may fall, and lava acts. */
export function displace(
  game: Game,
  by: number,
  figure: number,
  place: number,
  falls: boolean,
): void {
  const { state, tables } = game;
  const places = state.places(figure);
  const drop = state.levelOf(figure) - (places.level[place] as number);
  putAt(game, figure, place);
  const { falls: height, isUnhurt } = state.gait(figure);
  const fall = falls && !isUnhurt && !state.card(figure).flies ? fallOf(drop, height) : undefined;
  if (fall) rollFall(game, figure, drop, fall, tables.cardOf[by] as number);
  if (state.lives[figure] === 1 && places.lava[place] === 1 && !state.card(figure).lavaResistant)
    rollLava(game, figure);
}

function putAt({ state }: Game, figure: number, place: number): void {
  state.take(figure);
  state.put(figure, place);
  state.tell?.({ is: 'put', figure, place });
}

/** Exchanges the places of the figure and another one. */
export function swap(used: Used<Swaps>): void {
  const { game, figure, value } = used;
  const { state } = game;
  const { side } = state.card(figure);
  if (value.relieves && state.isEngaged(figure)) return;
  const near =
    used.other === undefined
      ? sidesOf(value.side, side).flatMap((of) => figuresUpon(used, of, value))
      : [used.other];
  const options = near.filter(
    (one) =>
      state.card(one).isDouble === state.card(figure).isDouble &&
      fitsArmyCard(value.to, state.card(one).card) &&
      !(value.relieves && !state.isEngaged(one)) &&
      Math.abs(state.levelOf(one) - state.levelOf(figure)) <= (value.levels ?? Infinity) &&
      (state.card(one).side === side || !resists(game, one)),
  );
  const other = pick(
    used,
    options,
    (one) =>
      worthOfPuts(game, figure, [
        [figure, state.place[one] as number],
        [one, state.place[figure] as number],
      ]) -
      woundsOf(used, one) * woundPoints(game, one),
  );
  if (other === undefined) return;
  const [a, b] = [state.place[figure] as number, state.place[other] as number];
  tellUsed(used, [other], 0, true);
  state.take(figure);
  state.take(other);
  for (const [one, place] of [
    [figure, b],
    [other, a],
  ] as const) {
    state.put(one, place);
    state.tell?.({ is: 'put', figure: one, place });
  }
  game.wound(other, woundsOf(used, other), 'own side');
}

const sidesOf = (whose: Swaps['side'], own: 0 | 1): number[] =>
  whose === 'either' ? [own, 1 - own] : [whose === 'own' ? own : 1 - own];

function woundsOf({ game: { state }, value: { hurts } }: Used<Swaps>, other: number): number {
  return hurts && !fitsArmyCard(hurts.except, state.card(other).card) ? hurts.wounds : 0;
}

/** A carrying power, with the figures that it could take along. */
interface Load {
  readonly used: Used<Carries>;
  readonly figures: readonly number[];
}

/** The figures that a figure could take along, before it moves. */
export function loadsOf(game: Game, figure: number, flies: boolean, to: number): Load[] {
  const { state, tables } = game;
  const card = state.card(figure);
  const side = card.side;
  return card.battleLines.flatMap((line) => {
    if (line.carries === undefined) return [];
    const value = line.carries as Carries;
    const { over } = value;
    if (over !== undefined && !flies) return [];
    const whose = over === 'enemies' ? 1 - side : side;
    const figures = (tables.figuresOf[whose] as readonly number[]).filter(
      (one) =>
        one !== figure &&
        state.isOnBoard(one) &&
        fitsArmyCard(value.to, state.card(one).card) &&
        !(value.except && fitsArmyCard(value.except, state.card(one).card)) &&
        (over === undefined
          ? state.areAdjacent(figure, one) && !state.isEngaged(one)
          : isFlownOver(game, figure, one, to)) &&
        !(over === 'enemies' && resists(game, one)),
    );
    return figures.length > 0 ? [{ used: { game, figure, card, line, value }, figures }] : [];
  });
}

/** Puts the carried figures next to the carrier, one after another. */
export function unload(loads: readonly Load[]): void {
  for (const { used, figures } of loads) {
    const left = new Set(figures);
    for (let n = used.value.all ? figures.length : 1; n > 0; n--) {
      const carried = unloadOne(used, [...left]);
      if (carried === undefined) break;
      left.delete(carried);
    }
  }
}

/** @returns the figure put next to the carrier; undefined if there is none */
function unloadOne(used: Used<Carries>, figures: readonly number[]): number | undefined {
  const { game, figure } = used;
  const put = pickPut(
    used,
    figures
      .filter((one) => game.state.isOnBoard(one))
      .map((one) => bestPut(game, figure, one, placesNear(game, figure, one))),
  );
  if (put === undefined) return undefined;
  tellUsed(used, [put.figure], 0, true);
  putAt(game, put.figure, put.place);
  return put.figure;
}
