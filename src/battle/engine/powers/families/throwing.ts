/* Powers with which a figure puts enemies next to itself or elsewhere. */

import { stepsOf } from '../../../../cards/index.ts';
import { fallOf, SURVIVES_LAVA_AT, UNHURT_FROM } from '../../../../fight/index.ts';
import type { Game } from '../../game.ts';
import { isFree } from '../../ground/free-places.ts';
import { rollFall, rollLava } from '../../turns/hazards.ts';
import { type BestPut, bestPut, putAll } from '../moments/best-put.ts';
import { resists } from '../moments/control.ts';
import type { Played } from '../moments/played.ts';
import { chanceOf, placesBeside, placesNear, putIn } from '../moments/triggers.ts';
import type { Family } from './family.ts';

export const throwing: Family = {
  isOneByOne: true,
  fits: (played, one) =>
    !(played.rule.whom?.once && played.game.state.thrown[one] === 1) &&
    !resists(played.game, one) &&
    placesFor(played, one).length > 0,
  worth(played, one, mean) {
    const { worth = 0 } = bestOf(played, one) ?? {};
    return mean(({ put }) => (put ? worth : 0));
  },
  settle({ game: { state } }, whom, made) {
    for (const one of whom) state.thrown[one] = 1;
    return made;
  },
  act(played, { put }, [one = -1]) {
    const best = bestOf(played, one);
    if (best) displace(played.game, played.figure, one, best.place, put?.falls === true);
  },
};

const bestOf = (played: Played, one: number): BestPut | undefined =>
  bestPut(played.game, played.figure, one, placesFor(played, one), (place) =>
    harmAt(played, one, place),
  );

/** The places on which the thrown figure can be put. */
function placesFor({ game, figure, rule }: Played, thrown: number): number[] {
  const { state } = game;
  const places = state.places(thrown);
  const level = state.levelOf(thrown);
  const { within, far, level: where, up = where ? Number.POSITIVE_INFINITY : 0 } = putIn(rule);
  const found =
    far !== undefined
      ? placesNear(game, figure, thrown, far, true)
      : within === undefined
        ? placesBeside(game, rule, figure, thrown)
        : Array.from(places.a.keys()).filter(
            (place) =>
              isFree(state, places, place, thrown) &&
              state.distanceFrom(thrown, place, thrown) <= within,
          );
  return found.filter(
    (place) =>
      place !== state.place[thrown] &&
      (far !== undefined || (places.level[place] as number) - level <= up),
  );
}

/** Expected points that an enemy loses by landing on a place. */
function harmAt({ game, figure, card, rule }: Played, thrown: number, place: number): number {
  const { state } = game;
  const { a, b, level, lava } = state.places(thrown);
  const { life, flies, lavaResistant, points, figures } = state.card(thrown);
  const left = life - (state.wounds[thrown] as number);
  const to = level[place] as number;
  let wounds = 0;
  const { falls, isUnhurt } = state.gait(thrown);
  const fall =
    putIn(rule).falls && !isUnhurt && !flies
      ? fallOf(state.levelOf(thrown) - to, falls)
      : undefined;
  if (fall === 'extreme') wounds += left * (1 - chanceOf(UNHURT_FROM));
  else if (fall) wounds += fall === 'major' ? 1.5 : 0.5;
  const hurt = stepsOf(rule.does).find(({ wound }) => wound !== undefined);
  const { letters } = game.tables.ground;
  const isSoft =
    [a, b].some((spaces) => letters[spaces[place] as number] === 'w') ||
    to - state.levelOf(figure) > card.height;
  if (hurt && !isSoft)
    wounds += chanceOf(Number(hurt.roll?.d20)) * Math.min(left, Number(hurt.wound));
  if (lava[place] === 1 && !lavaResistant) wounds += left * (1 - chanceOf(SURVIVES_LAVA_AT));
  return Math.min(left, wounds) * (points / (figures * life));
}

/** Puts a figure on a place. No enemy strikes it, but it may fall, and lava affects it. */
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
  putAll(game, [[figure, place]]);
  const { falls: height, isUnhurt } = state.gait(figure);
  const fall = falls && !isUnhurt && !state.card(figure).flies ? fallOf(drop, height) : undefined;
  if (fall) rollFall(game, figure, drop, fall, tables.cardOf[by] as number);
  if (state.lives[figure] === 1 && places.lava[place] === 1 && !state.card(figure).lavaResistant)
    rollLava(game, figure);
}
