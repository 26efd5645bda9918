import { fitsArmyCard } from '../../../../../powers/card-asked.ts';
import type { Carries, Swaps, Throws } from '../../../../../powers/effects/displacing.ts';
import { fallOf } from '../../../ground/fall.ts';
import { isFree } from '../free-places.ts';
import type { Game } from '../game.ts';
import { rollFall, rollLava } from '../hazards.ts';
import { isFlownOver } from '../passing.ts';
import { figuresUpon, pick, placesNear, rollFor, tellUsed, type Used } from './upon.ts';

/** Whether a figure resists a power of an enemy's that would move or control it, which then counts. */
export function resists(game: Game, figure: number): boolean {
  const card = game.state.card(figure);
  const line = card.battleLines.find(({ steadfast }) => steadfast !== undefined);
  if (line) game.fires(card, line);
  return line !== undefined;
}

/** Points of a figure. */
function pointsOf({ state }: Game, figure: number): number {
  const { points, figures } = state.card(figure);
  return points / figures;
}

/** Puts enemies next to a figure, or elsewhere near where they stand. */
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
        placesFor(used, one).length > 0 &&
        !resists(game, one),
    );
    const thrown = pick(used, options, (one) =>
      used.other === undefined &&
      value.spaces === undefined &&
      value.far === undefined &&
      state.areAdjacent(figure, one)
        ? 0
        : pointsOf(game, one) / 20,
    );
    if (thrown === undefined) return;
    gone.add(thrown);
    state.thrown[thrown] = 1;
    const roll = rollFor(used);
    const { d20 } = value;
    const needed = typeof d20 === 'number' ? d20 : state.card(thrown).isHero ? d20.hero : d20.squad;
    tellUsed(used, [thrown], roll, roll >= needed);
    if (roll < needed) continue;
    const [place] = placesFor(used, thrown);
    if (place === undefined) continue;
    displace(game, figure, thrown, place, value.falls === true);
    if (value.hurts) hurt(used, thrown, value.hurts);
  }
}

function isWithinLevels(levels: Throws['levels'], higher: number): boolean {
  if (levels === undefined) return true;
  const { up, down } = typeof levels === 'number' ? { up: levels, down: levels } : levels;
  return higher <= up && -higher <= down;
}

/** Wounds of a figure as it comes down, unless on water or higher than who has thrown it is tall. */
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
  tellUsed(used, [thrown], roll, roll >= d20);
  if (roll >= d20) game.wound(thrown, wounds, card.index);
}

function isOnWater({ state, tables }: Game, figure: number, place: number): boolean {
  const { a, b } = state.places(figure);
  const second = b[place] as number;
  const { letters } = tables.ground;
  return letters[a[place] as number] === 'w' || (second >= 0 && letters[second] === 'w');
}

/** Where an enemy can be put: the lowest first, then the farthest from the figure that puts it there. */
function placesFor({ game, figure, value }: Used<Throws>, thrown: number): number[] {
  const { state } = game;
  const places = state.places(thrown);
  const level = state.levelOf(thrown);
  const { spaces, far, up = 0 } = value;
  if (far !== undefined) return placesWithin(game, figure, thrown, far);
  const found =
    spaces === undefined
      ? placesNear(game, figure, thrown)
      : Array.from(places.a.keys()).filter(
          (place) =>
            isFree(state, places, place, thrown) &&
            state.distanceFrom(thrown, place, thrown) <= spaces,
        );
  const height = (place: number) => places.level[place] as number;
  return found
    .filter((place) => place !== state.place[thrown] && height(place) - level <= up)
    .sort(
      (x, y) =>
        height(x) - height(y) ||
        (spaces === undefined
          ? 0
          : state.distanceFrom(thrown, y, figure) - state.distanceFrom(thrown, x, figure)),
    );
}

/** Places in sight near who throws: where coming down hurts first, then the farthest from all of its side. */
function placesWithin(game: Game, figure: number, thrown: number, far: number): number[] {
  const { state } = game;
  const { level } = state.places(thrown);
  const tall = state.levelOf(figure) + state.card(figure).height;
  const isSoft = (place: number) =>
    Number(isOnWater(game, thrown, place) || (level[place] as number) > tall);
  return placesNear(game, figure, thrown, far, true)
    .filter((place) => place !== state.place[thrown])
    .sort(
      (x, y) =>
        isSoft(x) - isSoft(y) || farFromEnemies(game, thrown, y) - farFromEnemies(game, thrown, x),
    );
}

/** Puts a figure onto a place: nobody strikes it, but it may fall, and lava counts. */
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

/** Changes places with another figure, where that brings it into the fight or higher up. */
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
  const own = pointsOf(game, figure);
  const other = pick(used, options, (one) => {
    if (value.relieves) return own / 10;
    const higher = state.levelOf(one) - state.levelOf(figure);
    if (state.card(one).side !== side) return higher > 0 ? own / 20 : 0;
    return nearerBy(used, one) - woundsOf(used, one) * woundPoints(game, one);
  });
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

function woundPoints({ state }: Game, figure: number): number {
  const { points, figures, life } = state.card(figure);
  return points / (figures * life);
}

/** What a figure gains that comes nearer to the enemy in another's place, less what that one loses. */
function nearerBy({ game, figure }: Used<Swaps>, other: number): number {
  const { state } = game;
  const [from, to] = [state.place[figure] as number, state.place[other] as number];
  const nearer = farFromEnemies(game, figure, from) - farFromEnemies(game, other, to);
  return (nearer * (pointsOf(game, figure) - pointsOf(game, other))) / 100;
}

/** Whom a figure takes along as it moves, and how it is told; nobody: undefined. */
interface Load {
  readonly used: Used<Carries>;
  readonly figures: readonly number[];
}

/** Those whom a figure could take along, before it sets out. */
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

/** Puts those that it takes along next to it, one after another, where that brings friends nearer to an enemy. */
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

/** @returns whom it has put next to it, if anybody */
function unloadOne(used: Used<Carries>, figures: readonly number[]): number | undefined {
  const { game, figure, value } = used;
  const { state } = game;
  const options = figures.filter(
    (one) => state.isOnBoard(one) && placesNear(game, figure, one).length > 0,
  );
  const carried = pick(used, options, (one) => {
    if (value.over === 'enemies')
      return state.areAdjacent(figure, one) ? 0 : pointsOf(game, one) / 20;
    const [place] = placesNear(game, figure, one);
    const nearer =
      farFromEnemies(game, one, state.place[one] as number) -
      farFromEnemies(game, one, place as number);
    return (nearer * pointsOf(game, one)) / 100;
  });
  if (carried === undefined) return undefined;
  const [place] = placesNear(game, figure, carried);
  tellUsed(used, [carried], 0, true);
  putAt(game, carried, place as number);
  return carried;
}

/** Spaces from a place of a figure to the nearest enemy. */
function farFromEnemies({ state }: Game, figure: number, place: number): number {
  const { figuresOf, sideOf } = state.tables;
  let least = 100;
  for (const enemy of figuresOf[1 - (sideOf[figure] as number)] as readonly number[]) {
    if (state.isOnBoard(enemy)) least = Math.min(least, state.distanceFrom(figure, place, enemy));
  }
  return least;
}
