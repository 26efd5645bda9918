/* Powers that bring figures onto the board: destroyed figures that return, and figures that wait. */

import {
  type Event,
  eventsIn,
  type RaiseAction,
  type Selector,
  stepsOf,
} from '../../../../cards/index.ts';
import { promiseOf } from '../../attacks/attack-worths.ts';
import { holdAt } from '../../attacks/conditions.ts';
import type { Game } from '../../game.ts';
import { enemiesOf, freePlaces, nearestEnemy, placeOn } from '../../ground/free-places.ts';
import { OUT } from '../../state/positions.ts';
import { putAll } from '../moments/best-put.ts';
import { onBoardOf, type Played, type Rolled } from '../moments/played.ts';
import { chanceOf, placesNear, tellUsed } from '../moments/triggers.ts';
import { isSelected } from '../selection.ts';
import type { Family } from './family.ts';

/** How an event brings figures onto the board. */
export function raise({ on, does, whom }: Event): Family {
  const { at } = raiseIn(does);
  if (at === 'own') return givingWay;
  if (at === 'target') return replacing;
  if (whom?.state === 'waiting') return arriving;
  return whom === undefined && on !== 'sideTurnBegins' ? coming : returning;
}

function raiseIn(does: Event['does']): RaiseAction {
  const [step] = stepsOf(does);
  return step?.raise ?? {};
}

const pointsOf = ({ state }: Game, figure: number): number =>
  state.card(figure).points / state.card(figure).figures;

const byPoints = (game: Game, all: readonly number[]): number[] =>
  [...all].sort((a, b) => pointsOf(game, b) - pointsOf(game, a));

/** Destroyed figures return, the most valuable first. */
const returning: Family = {
  offBoard: true,
  fits: ({ game, figure, rule }, one) =>
    game.state.fallen[one] === 1 &&
    (game.state.isOnBoard(figure) || raiseIn(rule.does).nextTo !== undefined),
  worth: () => 0,
  chosen(played, all) {
    const { game, rule } = played;
    if (rule.cost?.attacks && game.state.orders.forgoes === false) return [];
    if (all.every((one) => placesOf(played, one).length === 0)) return [];
    return rule.cost?.attacks && !forgoesAttacks(played, all) ? [] : all;
  },
  settle(played, all, made) {
    const { pick = 1 } = played.rule.whom ?? {};
    return { ...made, whom: byPoints(played.game, all).slice(0, Number(pick)) };
  },
  tell: tellRoll,
  act(played, _, whom) {
    for (const one of whom) {
      const [place] = placesOf(played, one);
      if (place !== undefined) played.game.rise(one, place);
    }
  },
};

/** Reports the roll. The figures that come onto the board are reported as they come. */
function tellRoll(played: Played, _: readonly number[], { roll, does, told }: Rolled): void {
  tellUsed(played, [], roll, does.length > 0, told);
}

/** The figures next to which an event brings other figures onto the board. */
function friendsIn({ game: { state, tables }, figure, card }: Played, near: Selector): number[] {
  return (tables.figuresOf[card.side] as readonly number[]).filter(
    (one) => state.isOnBoard(one) && isSelected(state, near, one, figure),
  );
}

/** The places to which a figure can return. */
function placesOf(played: Played, one: number): readonly number[] {
  const { game, figure, rule } = played;
  const { state } = game;
  const { nextTo, within, sight, level } = raiseIn(rule.does);
  const near = nextTo
    ? friendsIn(played, nextTo).flatMap((friend) => placesNear(game, friend, one))
    : placesNear(game, figure, one, within, sight);
  return near.filter((place) => !level || state.places(one).level[place] === state.levelOf(figure));
}

/**
 * Whether a card gives up its attacks in this turn so that figures return. The policy is asked once, for the card's
 * first figure that could bring back another. Figures that have returned in this turn do not roll.
 */
function forgoesAttacks({ game, figure, card }: Played, fallen: readonly number[]): boolean {
  const { state, policies } = game;
  const { orders } = state;
  if (state.began[figure] === OUT) return false;
  if (orders.forgoes === undefined) {
    const all = onBoardOf(game, card);
    const offers = eventsIn(card.battleLines).filter(
      ({ rule: { cost, does } }) => cost?.attacks && stepsOf(does).some((step) => step.raise),
    );
    const chanceFor = (one: number) =>
      Math.max(
        0,
        ...offers
          .filter(({ rule }) => rule.if === undefined || holdAt(state, one, rule.if))
          .map(({ rule }) => chanceOf(Number(rule.roll?.d20 ?? 1))),
      );
    const expected = Math.min(
      fallen.length,
      all.reduce((sum, one) => sum + chanceFor(one), 0),
    );
    const promised = all.reduce((sum, one) => sum + promiseOf(game, one), 0);
    const worth = (expected * card.points) / card.figures;
    orders.forgoes = policies[card.side].choose(figure, [promised, worth]) === 1;
  }
  return orders.forgoes;
}

/** One waiting figure of a card comes onto the board, as near to an enemy as allowed. */
const arriving: Family = {
  offBoard: true,
  isWhole: true,
  fits: (played, one) => one === played.figure && arrivalOf(played) !== undefined,
  worth: () => 0,
  chosen: (_, all) => all,
  act(played, _, [one = -1]) {
    const { game, rule } = played;
    const place = arrivalOf(played);
    if (place !== undefined) putAll(game, [[one, place]]);
    if (rule.for === 'turn') game.state.stays = one;
  },
};

/** The place on which a waiting figure arrives; undefined if there is none. */
function arrivalOf(played: Played): number | undefined {
  const { game, figure, rule, about } = played;
  const { state, tables } = game;
  const { nextTo, within, sight, apart } = raiseIn(rule.does);
  if (apart) return openPlaces(game, figure, true, true)[0];
  const friends = friendsIn(played, nextTo ?? {}).filter(
    (one) => about.card === undefined || tables.cardOf[one] === about.card,
  );
  const enemies = enemiesOf(state, figure);
  const far = (place: number) =>
    Math.min(...enemies.map((one) => state.distanceFrom(figure, place, one)));
  return friends
    .flatMap((one) => placesNear(game, one, figure, within, sight))
    .map((place) => ({ place, far: far(place) }))
    .sort((a, b) => a.far - b.far)[0]?.place;
}

/** All waiting figures of a card come onto the board, by themselves or near the figure that summons them. */
const coming: Family = {
  ofCard: true,
  isWhole: true,
  whom: () => ({ side: 'card', state: 'waiting' }),
  worth: () => 0,
  tell: tellRoll,
  act({ game, card, rule, about: { it: summoner }, takeTurn }, _, waiting) {
    const { state } = game;
    const { apart, within } = raiseIn(rule.does);
    for (const one of waiting) {
      const [place] =
        summoner === undefined
          ? openPlaces(game, one, apart === true)
          : placesNear(game, summoner, one, within, true);
      if (place !== undefined) putAll(game, [[one, place]]);
      // A summoned figure for which there is no room is lost.
      else if (summoner !== undefined) game.destroy(one, 'own side');
    }
    const isActive = stepsOf(rule.does).some(({ turn }) => turn);
    if (isActive && (state.left[card.index] as number) > 0) takeTurn?.(card.index);
  },
};

/** A figure is replaced by a destroyed friend that is worth more. */
const givingWay: Family = {
  inOrder: ({ game }, all) => byPoints(game, all),
  fits: ({ game: { state }, figure, rule }, one) =>
    !state.card(one).isDouble &&
    keptBy(state.wounds[figure] as number, rule) < state.card(one).life,
  worth({ game, figure, rule }, one) {
    const wounds = game.state.wounds[figure] as number;
    return leftOf(game, one, keptBy(wounds, rule)) - leftOf(game, figure, wounds);
  },
  act({ game, figure, rule }, _, [one = -1]) {
    const { state } = game;
    const space = state.spaceA(figure);
    const kept = keptBy(state.wounds[figure] as number, rule);
    game.destroy(figure, 'own side');
    const place = placeOn(state, one, space);
    if (place < 0) return;
    game.rise(one, place);
    game.wound(one, kept, 'own side');
  },
};

/** The wounds that pass from a figure to the figure that replaces it. */
const keptBy = (wounds: number, { does }: Event): number =>
  raiseIn(does).wounds === 'kept' ? wounds : 0;

/** The points that a figure is worth with this many wounds. */
const leftOf = (game: Game, figure: number, wounds: number): number => {
  const { life } = game.state.card(figure);
  return (pointsOf(game, figure) * (life - wounds)) / life;
};

/** A destroyed friend returns on the space of an enemy that an attack has destroyed. */
const replacing: Family = {
  ofCard: true,
  fits: ({ game, about }, one) => placeOn(game.state, one, about.space ?? OUT) >= 0,
  worth: () => 0,
  chosen: ({ game }, all) => byPoints(game, all).slice(0, 1),
  act: ({ game, about }, _, [one = -1]) =>
    game.rise(one, placeOn(game.state, one, about.space ?? OUT)),
};

/**
 * Free places, the nearest to an enemy first.
 *
 * @param apart whether the places must not be next to any figure
 * @param onGlyphs whether places with a glyph are included
 */
function openPlaces(game: Game, figure: number, apart: boolean, onGlyphs = false): number[] {
  const { state } = game;
  const { figuresOf, glyphs } = state.tables;
  const { a, b } = state.places(figure);
  const onBoard = figuresOf.flat().filter((one) => state.isOnBoard(one));
  const isOpen = (place: number) =>
    (onGlyphs || !glyphs.some(({ space }) => space === a[place] || space === b[place])) &&
    (!apart || !onBoard.some((one) => state.isBesidePlace(figure, place, one)));
  return freePlaces(state, figure, isOpen, nearestEnemy(state, figure));
}

/** Returns destroyed figures of the same card to the nearest free places. */
export function returnNear(game: Game, near: number, count: number): void {
  const { state, tables } = game;
  const card = state.card(near);
  if (count === 0 || !state.isOnBoard(near)) return;
  const { a } = state.places(near);
  const distance = tables.ground.distances.of(state.spaceA(near));
  const far = (place: number) => distance[a[place] as number] as number;
  for (let n = 0; n < count; n++) {
    let figure = card.firstFigure;
    const end = card.firstFigure + card.figures;
    while (figure < end && state.fallen[figure] === 0) figure++;
    if (figure === end) return;
    const isReached = (place: number) => far(place) < Number.POSITIVE_INFINITY;
    const [nearest] = freePlaces(state, figure, isReached, far);
    if (nearest === undefined) return;
    game.rise(figure, nearest);
  }
}
