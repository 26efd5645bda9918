/* The policy `nearest`, a simple opponent to compare `standard` with. */

import { FAR } from '../../../board/index.ts';
import { AttackValues } from './attack-values.ts';
import { Best } from './best.ts';
import { bestOf } from './bonding.ts';
import { expectationsOf, targetsFrom } from './expectations.ts';
import type { PolicyMaker } from './maker.ts';
import { putInFront } from './setting-up.ts';

/** What displacing a figure is worth for each space that it gets nearer to the enemy, as a share of its points. */
const NEARER = 0.01;

/** Moves toward the nearest enemy and attacks the target that is most likely to be destroyed. */
export const nearest: PolicyMaker = (game, acts) => {
  const { state, tables, encounters } = game;
  const prospects = expectationsOf(game);
  const promises = new AttackValues(game, prospects);
  const enemiesOf = (side: number) =>
    (tables.figuresOf[1 - side] as readonly number[]).filter((one) => state.isOnBoard(one));
  const best = new Best(state.lots);
  /** Move that a figure needs from a place to the nearest enemy. */
  const far = (figure: number, place: number) => {
    const { a, b } = state.places(figure);
    const [own, second] = [a[place] as number, b[place] as number];
    let least = Number.POSITIVE_INFINITY;
    for (const enemy of enemiesOf(tables.sideOf[figure] as number)) {
      const [space, other] = [state.spaceA(enemy), state.spaceB(enemy)];
      least = Math.min(least, prospects.wayTo(state.card(figure), own, second, space, other));
    }
    return least;
  };
  const farNow = (figure: number) => far(figure, state.place[figure] as number);
  return {
    place(side) {
      for (const figure of acts.placing.toPlace(side)) putInFront(game, acts, figure, best);
    },
    mark(side, markers) {
      const cards = (tables.cardsOf[side] as readonly number[])
        .filter((card) => (state.left[card] as number) > 0)
        .map((card) => {
          const figures = (tables.figuresOf[side] as readonly number[]).filter(
            (f) => tables.cardOf[f] === card && state.isOnBoard(f),
          );
          return { card, far: Math.min(...figures.map(farNow)) };
        })
        .sort((x, y) => x.far - y.far);
      for (let i = 0; i < markers.length; i++) markers[i] = cards[i % cards.length]?.card as number;
    },
    turn(side, card) {
      const figures = (tables.figuresOf[side] as readonly number[])
        .filter((f) => tables.cardOf[f] === card && state.isOnBoard(f))
        .map((figure) => ({ figure, far: farNow(figure) }))
        .sort((x, y) => x.far - y.far);
      const move = (figure: number) => {
        if (!acts.canStillMove(figure) || targetsFrom(game, figure).length > 0) return;
        const reach = game.reach(figure);
        best.begin();
        for (let i = 0; i < reach.size; i++) {
          const place = reach.list[i] as number;
          if ((reach.strikes[place] as number) + (reach.hazards[place] as number) > 0) continue;
          const bits = reach.enemiesAt(place);
          const hit = enemiesOf(side).some((one) => encounters.canTarget(figure, place, one, bits));
          best.look(place, (hit ? FAR + 1 : 0) - far(figure, place));
        }
        acts.move(figure, best.choice);
      };
      for (const { figure } of figures) move(figure);
      if (acts.beforeAttacks()) for (const { figure } of figures) move(figure);
      promises.forget();
      for (const { figure } of figures) {
        if (!acts.canStillAttack(figure)) continue;
        const place = state.place[figure] as number;
        const bits = state.enemiesBeside(figure);
        const [best] = targetsFrom(game, figure)
          .map((target) => ({
            target,
            destroys:
              promises.of(figure, place, target, bits, state.distance(figure, target))?.destroys ??
              0,
          }))
          .sort((x, y) => y.destroys - x.destroys);
        if (best) acts.attack(figure, best.target);
        promises.forget();
      }
    },
    bond: (_, offer) => bestOf(state, offer, (figure) => 1 / (1 + farNow(figure))),
    goOn: () => true,
    choose: (_, worth) => worth.indexOf(Math.max(...worth)),
    standing(figure, places) {
      const { points, figures } = state.card(figure);
      const each = (points / figures) * NEARER;
      return places.map((place) => -each * far(figure, place));
    },
  };
};
