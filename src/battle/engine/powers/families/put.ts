/*
 * Powers that put figures elsewhere: enemies, friends that a figure calls, two figures that change places, or the
 * figure itself.
 */

import { type Event, type Selector, stepsOf } from '../../../../cards/index.ts';
import { enemiesOf, placeOn } from '../../ground/free-places.ts';
import { putAll, worthOfPuts } from '../moments/best-put.ts';
import { resists } from '../moments/control.ts';
import { actsOn, type Played, selected } from '../moments/played.ts';
import { placesBeside, tellUsed } from '../moments/triggers.ts';
import type { Family } from './family.ts';
import { relocating } from './relocating.ts';
import { displace, throwing } from './throwing.ts';

/** How an event puts figures elsewhere. */
export function put({ does, whom, roll }: Event): Family {
  const [{ put: { at } = {}, whom: ofRow } = {}] = stepsOf(does);
  if (at === 'target') return takingPlace;
  if (at === 'swap') return swapping;
  if (!whom && !ofRow) return relocating;
  return roll?.d20 === undefined ? calling : throwing;
}

const swapping: Family = {
  fits({ game, card }, one) {
    const { state } = game;
    const { isDouble, side } = state.card(one);
    return isDouble === card.isDouble && (side === card.side || !resists(game, one));
  },
  worth(played, one) {
    const { game, figure, rule } = played;
    const { state } = game;
    const { points, figures, life } = state.card(one);
    const wounds = stepsOf(rule.does)
      .filter((step) => step.wound !== undefined && actsOn(played, step, one))
      .reduce((sum, step) => sum + Number(step.wound), 0);
    const worth = worthOfPuts(game, figure, [
      [figure, state.place[one] as number],
      [one, state.place[figure] as number],
    ]);
    return worth - wounds * (points / (figures * life));
  },
  act({ game, figure }, _, [one = -1]) {
    const { place } = game.state;
    putAll(game, [
      [figure, place[one] as number],
      [one, place[figure] as number],
    ]);
  },
};

/**
 * Friends come next to the figure from anywhere. The number of friends may depend on a roll or on how many wounds an
 * attack deals.
 */
const calling: Family = {
  whom: callable,
  fits: canCome,
  worth: gainOf,
  settle(played, [first = -1], made) {
    const { rule, about } = played;
    const { pick } = made.does[0]?.whom ?? rule.whom ?? {};
    const count = typeof pick === 'number' ? pick : (about.attack?.wounds ?? 0);
    const others = selected(played, rule.whom ?? callable(rule) ?? {})
      .filter((one) => one !== first && canCome(played, one) && gainOf(played, one) > 0)
      .sort((x, y) => gainOf(played, y) - gainOf(played, x));
    return { ...made, whom: [first, ...others].slice(0, count) };
  },
  act({ game, figure, rule }, _, whom) {
    for (const one of whom) {
      const [place] = placesBeside(game, rule, figure, one);
      if (place !== undefined) putAll(game, [[one, place]]);
    }
  },
};

/** The figures that each row of a table calls. */
function callable({ does }: Event): Selector | undefined {
  return stepsOf(does)[0]?.whom;
}

function canCome({ game, figure, rule }: Played, one: number): boolean {
  return !game.state.areAdjacent(figure, one) && placesBeside(game, rule, figure, one).length > 0;
}

/**
 * What bringing figure `one` here is worth: a hundredth of its points for each space that it gets nearer to the enemy.
 */
function gainOf({ game: { state }, figure }: Played, one: number): number {
  const enemies = enemiesOf(state, figure);
  const far = (from: number) => Math.min(...enemies.map((enemy) => state.distance(from, enemy)));
  const { points, figures } = state.card(one);
  return ((far(one) - far(figure)) * points) / figures / 100;
}

/** The figure takes the space of the figure that it has destroyed. */
const takingPlace: Family = {
  fits: ({ game, card, about }, one) =>
    !card.isDouble && placeOn(game.state, one, about.space ?? -1) >= 0,
  worth: () => 0,
  tell: (played) => tellUsed(played, [played.about.it as number], 0, true),
  act: ({ game, about }, _, [one = -1]) =>
    displace(game, one, one, placeOn(game.state, one, about.space ?? -1), false),
};
