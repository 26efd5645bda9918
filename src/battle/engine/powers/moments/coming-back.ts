/* Powers that bring destroyed or waiting figures onto the board. */

import {
  type BringsBack,
  type Calls,
  type ComesLater,
  type EffectLine,
  fitsArmyCard,
} from '../../../../cards/index.ts';
import { promiseOf } from '../../attacks/attack-worths.ts';
import { holdsFor } from '../../attacks/conditions.ts';
import type { Game } from '../../game.ts';
import { isFree } from '../../ground/free-places.ts';
import { OUT } from '../../state/positions.ts';
import {
  chanceOf,
  figuresUpon,
  firstRowOf,
  neededOf,
  pick,
  placesNear,
  rollFor,
  rollWith,
  rowAt,
  type TakeTurn,
  tellUsed,
  type Used,
} from './triggers.ts';

/** Brings destroyed figures of its side back near it, the most valuable first. */
export function bringBack(used: Used<BringsBack>): void {
  const { game, figure, value } = used;
  const { state } = game;
  const { cardOf } = state.tables;
  const { side } = state.card(figure);
  const { figures = 1, d20 = 1, within, sight, to, except, instead, beside } = value;
  if (!beside && !state.isOnBoard(figure)) return;
  if (instead && state.orders.forgoes === false) return;
  const destroyed = (state.tables.figuresOf[side] as readonly number[]).filter(
    (one) =>
      state.fallen[one] === 1 &&
      fitsArmyCard(to, state.card(one).card) &&
      !(except && fitsArmyCard(except, state.card(one).card)),
  );
  const friends = (state.tables.figuresOf[side] as readonly number[]).filter(
    (one) => beside && state.isOnBoard(one) && fitsArmyCard(beside, state.card(one).card),
  );
  const near = (one: number) =>
    beside
      ? friends.flatMap((friend) => placesNear(game, friend, one))
      : placesNear(game, figure, one, within, sight);
  const placesFor = (one: number) =>
    near(one).filter(
      (place) => !value.level || state.places(one).level[place] === state.levelOf(figure),
    );
  // Figures of one card can come back to the same places.
  const kinds = destroyed.filter(
    (one, i) => i === 0 || cardOf[one] !== cardOf[destroyed[i - 1] as number],
  );
  if (kinds.every((one) => placesFor(one).length === 0)) return;
  if (instead && !forgoesAttacks(used, destroyed)) return;
  const roll = d20 > 1 ? rollFor(used) : 0;
  const acts = roll >= d20 || d20 === 1;
  tellUsed(used, [], roll, acts, { needed: d20 });
  if (!acts) return;
  const worth = (one: number) => state.card(one).points / state.card(one).figures;
  for (const one of destroyed.sort((x, y) => worth(y) - worth(x)).slice(0, figures)) {
    const [place] = placesFor(one);
    if (place === undefined) continue;
    game.rise(one, place);
  }
}

/**
 * Whether a card makes no attacks in its turn, so that figures come back. This is asked once, for the first of its
 * figures that could bring any back; figures that have come back in this turn do not roll.
 */
function forgoesAttacks(
  { game, figure, card }: Used<BringsBack>,
  fallen: readonly number[],
): boolean {
  const { state, attacks, policies } = game;
  const { orders } = state;
  if (state.began[figure] === OUT) return false;
  if (orders.forgoes === undefined) {
    const all = Array.from({ length: card.figures }, (_, i) => card.firstFigure + i).filter((one) =>
      state.isOnBoard(one),
    );
    const rolls = all.map((one) =>
      Math.max(0, ...card.battleLines.map((line) => chanceFor(one, line))),
    );
    const expected = Math.min(
      fallen.length,
      rolls.reduce((sum, one) => sum + one, 0),
    );
    const promised = all.reduce((sum, one) => sum + promiseOf(game, one), 0);
    const worth = (expected * card.points) / card.figures;
    orders.forgoes = policies[card.side].choose(figure, [promised, worth]) === 1;
    if (orders.forgoes) attacks?.forgoAttacks();
  }
  return orders.forgoes;

  function chanceFor(one: number, { bringsBack, when }: EffectLine): number {
    const { instead, d20 = 1 } = (bringsBack ?? {}) as Partial<BringsBack>;
    return instead && holdsFor(state, one, when) ? chanceOf(d20) : 0;
  }
}

/** A destroyed figure rolls for its own return, next to a friend. */
export function comeBack(used: Used<number>): void {
  const { game, figure, value } = used;
  const { state } = game;
  if (state.fallen[figure] === 0) return;
  const friends = (state.tables.figuresOf[state.card(figure).side] as readonly number[]).filter(
    (one) => state.isOnBoard(one),
  );
  const places = friends.flatMap((one) => placesNear(game, one, figure));
  if (places.length === 0) return;
  const roll = rollFor(used);
  tellUsed(used, [], roll, roll >= value, { needed: value });
  if (roll < value) return;
  game.rise(figure, places[0] as number);
}

/** Puts figures of its side next to it, from anywhere. */
export function call(used: Used<Calls>): void {
  const { game, figure, value } = used;
  const { state } = game;
  const { side } = state.card(figure);
  const { figures, plus } = value;
  const callable = figuresUpon(used, side, value).filter(
    (one) => !state.areAdjacent(figure, one) && placesNear(game, figure, one).length > 0,
  );
  const worth = (one: number) => gainOf(game, figure, one);
  const first = pick(used, callable, worth);
  if (first === undefined) return;
  const beside = plus ? figuresUpon(used, side, { ...value, within: 1, to: plus }).length : 0;
  const roll = typeof figures === 'object' ? rollWith(used, beside) : 0;
  const count =
    typeof figures === 'object'
      ? (rowAt(figures, roll) ?? 0)
      : figures === 'perWound'
        ? (used.wounds ?? 0)
        : figures;
  const called = [
    first,
    ...callable
      .filter((one) => one !== first && worth(one) > 0)
      .sort((x, y) => worth(y) - worth(x)),
  ].slice(0, count);
  tellUsed(used, called, roll, called.length > 0, {
    ...(typeof figures === 'object' && { needed: firstRowOf(figures) }),
  });
  for (const one of called) {
    const [place] = placesNear(game, figure, one);
    if (place === undefined) continue;
    state.take(one);
    state.put(one, place);
    state.tell?.({ is: 'put', figure: one, place });
  }
}

/**
 * The value of having figure `one` here: a hundredth of its points for each space that it comes nearer to the enemy.
 */
function gainOf({ state }: Game, figure: number, one: number): number {
  const { figuresOf, sideOf } = state.tables;
  const enemies = (figuresOf[1 - (sideOf[figure] as number)] as readonly number[]).filter((enemy) =>
    state.isOnBoard(enemy),
  );
  const far = (from: number) => Math.min(...enemies.map((enemy) => state.distance(from, enemy)));
  const { points, figures } = state.card(one);
  return ((far(one) - far(figure)) * points) / figures / 100;
}

/** A card that waits off the board comes, all of it, as a round begins or summoned by another. */
export function come(used: Used<ComesLater>, takeTurn: TakeTurn, summoner?: number): void {
  const { game, value } = used;
  const { state } = game;
  const { firstFigure, figures } = used.card;
  const waiting = Array.from({ length: figures }, (_, i) => firstFigure + i).filter(
    (one) => state.lives[one] === 1 && !state.isOnBoard(one),
  );
  const [first] = waiting;
  if (first === undefined) return;
  const roll = rollFor(used);
  const acts = roll >= value.d20;
  tellUsed(used, [], roll, acts, neededOf(value));
  if (!acts) return;
  for (const one of waiting) {
    const [place] =
      summoner === undefined
        ? openPlaces(game, one, value.apart === true)
        : placesNear(game, summoner, one, value.within, true);
    if (place === undefined) {
      // A figure without room is lost.
      if (summoner !== undefined) game.destroy(one, 'own side');
      continue;
    }
    state.put(one, place);
    state.tell?.({ is: 'put', figure: one, place });
  }
  if (value.acts && (state.left[used.card.index] as number) > 0) takeTurn(used.card.index);
}

/** Free places, the nearest to an enemy first; `apart`: next to no figure, `onGlyphs`: also those with a glyph. */
export function openPlaces(game: Game, figure: number, apart: boolean, onGlyphs = false): number[] {
  const { state } = game;
  const { figuresOf, sideOf, ground, glyphs } = state.tables;
  const places = state.places(figure);
  const side = sideOf[figure] as number;
  const onBoard = figuresOf.flat().filter((one) => state.isOnBoard(one));
  const enemies = onBoard.filter((one) => sideOf[one] !== side);
  const found: { place: number; far: number }[] = [];
  for (let place = 0; place < places.count; place++) {
    const [a, b] = [places.a[place] as number, places.b[place] as number];
    if (!isFree(state, places, place, figure)) continue;
    if (!onGlyphs && glyphs.some(({ space }) => space === a || space === b)) continue;
    if (apart && onBoard.some((one) => state.isBesidePlace(figure, place, one))) continue;
    const distance = (one: number) => ground.distances.of(state.spaceA(one))[a] as number;
    found.push({ place, far: Math.min(...enemies.map(distance)) });
  }
  return found.sort((x, y) => x.far - y.far).map(({ place }) => place);
}

/** Returns destroyed figures of the same card to the nearest free spaces. */
export function returnNear(game: Game, near: number, count: number): void {
  const { state, tables } = game;
  const card = state.card(near);
  if (count === 0 || !state.isOnBoard(near)) return;
  const places = state.places(near);
  const distance = tables.ground.distances.of(state.spaceA(near));
  for (let n = 0; n < count; n++) {
    let figure = card.firstFigure;
    const end = card.firstFigure + card.figures;
    while (figure < end && state.fallen[figure] === 0) figure++;
    if (figure === end) return;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let place = 0; place < places.count; place++) {
      const far = distance[places.a[place] as number] as number;
      if (far < least && isFree(state, places, place, figure)) {
        least = far;
        best = place;
      }
    }
    if (best < 0) return;
    game.rise(figure, best);
  }
}
