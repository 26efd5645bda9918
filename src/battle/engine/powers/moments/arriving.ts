/* Powers by which figures arrive on the board, leave it, or are relocated as a round begins. */

import {
  type Arrives,
  fitsArmyCard,
  type Relocation,
  type Whereto,
} from '../../../../cards/index.ts';
import { promiseOf } from '../../attacks/attack-worths.ts';
import type { Game } from '../../game.ts';
import { isFree } from '../../ground/free-places.ts';
import { openPlaces } from './coming-back.ts';
import { placesNear, rollFor, rowAt, tellUsed, type Used } from './triggers.ts';

/** Brings one waiting figure of a card onto the board, as near to an enemy as allowed. */
export function arrive(used: Used<Arrives>): void {
  const { game, figure, value } = used;
  const { state } = game;
  if (state.lives[figure] === 0 || state.isOnBoard(figure)) return;
  const [place] = value.apart ? openPlaces(game, figure, true, true) : placesByFriends(used);
  if (place === undefined) return;
  tellUsed(used, [figure], 0, true);
  put(game, figure, place);
  if (value.still) state.stays = figure;
}

/** The places near the friends to which it may come, the nearest to an enemy first. */
function placesByFriends({ game, figure, card, value }: Used<Arrives>): readonly number[] {
  const { state, tables } = game;
  const { within, sight, to, moment } = value;
  const friends = (tables.figuresOf[card.side] as readonly number[]).filter(
    (one) =>
      state.isOnBoard(one) &&
      fitsArmyCard(to, state.card(one).card) &&
      (moment !== 'theirMarkerShown' || tables.cardOf[one] === state.orders.acting),
  );
  const enemies = (tables.figuresOf[1 - card.side] as readonly number[]).filter((one) =>
    state.isOnBoard(one),
  );
  const far = (place: number) =>
    Math.min(...enemies.map((one) => state.distanceFrom(figure, place, one)));
  return friends
    .flatMap((one) => placesNear(game, one, figure, within, sight))
    .map((place) => ({ place, far: far(place) }))
    .sort((a, b) => a.far - b.far)
    .map(({ place }) => place);
}

/** At the beginning of a round, a D20 decides whether it leaves the board, or may be put elsewhere. */
export function relocate(used: Used<Readonly<Record<string, Relocation>>>): void {
  const { game, figure, card, value } = used;
  const { state, policies } = game;
  if (state.lives[figure] === 0) return;
  const from = state.place[figure] as number;
  const roll = rollFor(used);
  const row = rowAt(value, roll) ?? 'stays';
  const places = typeof row === 'object' ? placesTo(game, figure, row) : [];
  const promises = places.map((place) => {
    state.take(figure);
    state.put(figure, place);
    return promiseOf(game, figure);
  });
  if (places.length > 0) {
    state.take(figure);
    if (from >= 0) state.put(figure, from);
  }
  // Off the board, a figure is worth nothing.
  const here = from >= 0 ? promiseOf(game, figure) : -1;
  const chosen = places.length === 0 ? 0 : policies[card.side].choose(figure, [here, ...promises]);
  const place = places[chosen - 1];
  tellUsed(used, [figure], roll, row === 'off' ? from >= 0 : place !== undefined);
  if (row === 'off' && from >= 0) {
    state.take(figure);
    state.tell?.({ is: 'leaves', figure });
  }
  if (place === undefined) return;
  state.take(figure);
  put(game, figure, place);
}

/** Free places that a row lets it go to, the nearest to an enemy first. */
function placesTo(
  game: Game,
  figure: number,
  { within = Number.POSITIVE_INFINITY, onto, unengaged }: Whereto,
): number[] {
  const { state } = game;
  const { figuresOf, sideOf, ground } = state.tables;
  const places = state.places(figure);
  const enemies = (figuresOf[1 - (sideOf[figure] as number)] as readonly number[]).filter((one) =>
    state.isOnBoard(one),
  );
  const letterAt = (space: number) => ground.letters[space] as string;
  const start = state.isOnBoard(figure) ? state.spaceA(figure) : undefined;
  const found: { place: number; far: number }[] = [];
  for (let place = 0; place < places.count; place++) {
    const [a, b] = [places.a[place] as number, places.b[place] as number];
    if (!isFree(state, places, place, figure) || place === state.place[figure]) continue;
    const isFar = start !== undefined && (ground.distances.of(start)[a] as number) > within;
    if (isFar || (onto && !(onto.includes(letterAt(a)) && (b < 0 || onto.includes(letterAt(b))))))
      continue;
    if (unengaged && enemies.some((one) => state.isBesidePlace(figure, place, one))) continue;
    found.push({
      place,
      far: Math.min(...enemies.map((one) => state.distanceFrom(figure, place, one))),
    });
  }
  return found.sort((x, y) => x.far - y.far).map(({ place }) => place);
}

function put({ state }: Game, figure: number, place: number): void {
  state.put(figure, place);
  state.tell?.({ is: 'put', figure, place });
}
