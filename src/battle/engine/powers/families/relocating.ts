/*
 * Powers that roll when a round begins. The roll decides whether their figure is put on another place, or off the
 * board.
 */

import type { PutAction } from '../../../../cards/index.ts';
import { promiseOf } from '../../attacks/attack-worths.ts';
import type { Game } from '../../game.ts';
import { enemiesOf, freePlaces } from '../../ground/free-places.ts';
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

/** The place on which the policy puts a figure; undefined if the figure stays. */
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

/** The free places to which a row of the table lets the figure go, the nearest to an enemy first. */
function placesTo(
  game: Game,
  figure: number,
  { within = Number.POSITIVE_INFINITY, onto, unengaged }: PutAction,
): number[] {
  const { state } = game;
  const { ground } = state.tables;
  const { a, b } = state.places(figure);
  const enemies = enemiesOf(state, figure);
  const start = state.isOnBoard(figure) ? ground.distances.of(state.spaceA(figure)) : undefined;
  const may = (place: number) => {
    if (place === state.place[figure]) return false;
    const spaces = [a[place] as number, b[place] as number].filter((space) => space >= 0);
    if (start && (start[spaces[0] as number] as number) > within) return false;
    if (onto && !spaces.every((space) => onto.includes(ground.letters[space] as string)))
      return false;
    return !unengaged || !enemies.some((one) => state.isBesidePlace(figure, place, one));
  };
  const far = (place: number) =>
    Math.min(...enemies.map((one) => state.distanceFrom(figure, place, one)));
  return freePlaces(state, figure, may, far);
}
