import { bestOf } from './bonding.ts';
import type { PolicyMaker } from './maker.ts';
import { Prospects, targetsFrom } from './prospects.ts';

/** What a space nearer to the enemy counts where figures are put elsewhere, as a share of their points. */
const NEARER = 0.01;

/** Walks at the nearest enemy and attacks what is likeliest to die. */
export const nearest: PolicyMaker = (game, acts) => {
  const { state, tables, encounters } = game;
  const { ground } = tables;
  const prospects = new Prospects(game);
  const enemiesOf = (side: number) =>
    (tables.figuresOf[1 - side] as readonly number[]).filter((one) => state.isOnBoard(one));
  /** Move from a space to the nearest enemy. */
  const far = (figure: number, space: number) => {
    let least = Number.POSITIVE_INFINITY;
    for (const enemy of enemiesOf(tables.sideOf[figure] as number)) {
      least = Math.min(least, prospects.wayBetween(state.card(figure), space, state.spaceA(enemy)));
    }
    return least;
  };
  return {
    place(side) {
      const goals = tables.begins[1 - side] as readonly number[];
      const goal = goals[goals.length >> 1] as number;
      for (const figure of acts.placing.toPlace(side)) {
        const { a } = state.places(figure);
        const [best] = acts.placing
          .startsOf(figure)
          .map((place) => ({
            place,
            far: ground.distance[(a[place] as number) * ground.count + goal] as number,
          }))
          .sort((x, y) => x.far - y.far);
        if (best) acts.placing.put(figure, best.place);
      }
    },
    mark(side, markers) {
      const cards = (tables.cardsOf[side] as readonly number[])
        .filter((card) => (state.left[card] as number) > 0)
        .map((card) => {
          const figures = (tables.figuresOf[side] as readonly number[]).filter(
            (f) => tables.cardOf[f] === card && state.isOnBoard(f),
          );
          return { card, far: Math.min(...figures.map((f) => far(f, state.spaceA(f)))) };
        })
        .sort((x, y) => x.far - y.far);
      for (let i = 0; i < markers.length; i++) markers[i] = cards[i % cards.length]?.card as number;
    },
    turn(side, card) {
      const figures = (tables.figuresOf[side] as readonly number[])
        .filter((f) => tables.cardOf[f] === card && state.isOnBoard(f))
        .map((figure) => ({ figure, far: far(figure, state.spaceA(figure)) }))
        .sort((x, y) => x.far - y.far);
      const move = (figure: number) => {
        if (!acts.canStillMove(figure) || targetsFrom(game, figure).length > 0) return;
        const reach = game.reach(figure);
        const { a } = state.places(figure);
        let best = {
          place: state.place[figure] as number,
          hit: false,
          far: Number.POSITIVE_INFINITY,
        };
        for (let i = 0; i < reach.size; i++) {
          const place = reach.list[i] as number;
          if ((reach.strikes[place] as number) + (reach.hazards[place] as number) > 0) continue;
          const bits = reach.enemiesAt(place);
          const hit = enemiesOf(side).some((one) => encounters.canTarget(figure, place, one, bits));
          const away = far(figure, a[place] as number);
          if ((hit && !best.hit) || (hit === best.hit && away < best.far))
            best = { place, hit, far: away };
        }
        acts.move(figure, best.place);
      };
      for (const { figure } of figures) move(figure);
      if (acts.beforeAttacks()) for (const { figure } of figures) move(figure);
      prospects.forget();
      for (const { figure } of figures) {
        if (!acts.canStillAttack(figure)) continue;
        const place = state.place[figure] as number;
        const bits = state.enemiesBeside(figure);
        const [best] = targetsFrom(game, figure)
          .map((target) => ({
            target,
            destroys: prospects.attack(figure, place, target, bits)?.destroys ?? 0,
          }))
          .sort((x, y) => y.destroys - x.destroys);
        if (best) acts.attack(figure, best.target);
        prospects.forget();
      }
    },
    bond: (_, offer) =>
      bestOf(state, offer, (figure) => 1 / (1 + far(figure, state.spaceA(figure)))),
    goOn: () => true,
    choose: (_, worth) => worth.indexOf(Math.max(...worth)),
    standing(figure, places) {
      const { points, figures } = state.card(figure);
      const { a } = state.places(figure);
      const each = (points / figures) * NEARER;
      return places.map((place) => -each * far(figure, a[place] as number));
    },
  };
};
