/* A figure that a roll as a round begins puts on another place, or off the board. */

import type { PutAction } from '../../../../cards/index.ts';
import { promiseOf } from '../../attacks/attack-worths.ts';
import type { Game } from '../../game.ts';
import { isFree } from '../../ground/free-places.ts';
import { OUT } from '../../state/positions.ts';
import { putAll } from '../moments/best-put.ts';
import type { Played } from '../moments/played.ts';
import { tellUsed } from '../moments/triggers.ts';
import type { Family } from './family.ts';

export const relocating: Family = {
  offBoard: true,
  fits: ({ game }, one) => game.state.lives[one] === 1,
  worth: () => 0,
  settle(played, [figure = -1], made) {
    const [{ put } = {}] = made.does;
    if (!put) return made;
    if (put.at === 'off') return played.game.state.isOnBoard(figure) ? made : { ...made, does: [] };
    const place = chosenPlace(played, placesTo(played.game, figure, put));
    return place === undefined ? { ...made, does: [] } : { ...made, place };
  },
  tell: (played, whom, { roll, does }) => tellUsed(played, whom, roll, does.length > 0),
  act({ game }, _, [figure = -1], { place }) {
    if (place !== undefined) {
      putAll(game, [[figure, place]]);
      return;
    }
    game.state.take(figure);
    game.state.tell?.({ is: 'leaves', figure });
  },
};

/** The place on which the policy puts a figure; undefined if it stays. */
function chosenPlace({ game, figure, card }: Played, places: readonly number[]) {
  if (places.length === 0) return undefined;
  const { state, policies } = game;
  const from = state.place[figure] as number;
  const promises = places.map((place) => {
    state.take(figure);
    state.put(figure, place);
    return promiseOf(game, figure);
  });
  state.take(figure);
  if (from !== OUT) state.put(figure, from);
  // Off the board, a figure is worth nothing.
  const here = from === OUT ? -1 : promiseOf(game, figure);
  return places[policies[card.side].choose(figure, [here, ...promises]) - 1];
}

/** Free places to which a row lets it go, the nearest to an enemy first. */
function placesTo(
  game: Game,
  figure: number,
  { within = Number.POSITIVE_INFINITY, onto, unengaged }: PutAction,
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
