import { anyOf } from './bonding.ts';
import { targetsFrom } from './expectations.ts';
import type { PolicyMaker } from './maker.ts';

/** Chooses at random among everything that the rules allow: the baseline that every other policy has to beat. */
export const random: PolicyMaker = (game, acts) => {
  const { state, tables } = game;
  const { lots } = state;
  const any = <T>(all: readonly T[]): T => all[lots.below(all.length)] as T;
  return {
    place(side) {
      for (const figure of acts.placing.toPlace(side)) {
        const places = acts.placing.startsOf(figure);
        if (places.length > 0) acts.placing.put(figure, any(places));
      }
    },
    mark(side, markers) {
      const cards = (tables.cardsOf[side] as readonly number[]).filter(
        (card) => (state.left[card] as number) > 0,
      );
      for (let i = 0; i < markers.length; i++) markers[i] = any(cards);
    },
    turn(side) {
      const figures = tables.figuresOf[side] as readonly number[];
      const move = () => {
        for (const figure of figures) {
          if (!acts.canStillMove(figure)) continue;
          const { list, size } = game.reach(figure);
          acts.move(figure, list[lots.below(size)] as number);
        }
      };
      move();
      if (acts.beforeAttacks()) move();
      for (const figure of figures) {
        if (!acts.canStillAttack(figure)) continue;
        const targets = targetsFrom(game, figure);
        if (targets.length > 0) acts.attack(figure, any(targets));
      }
    },
    bond: (_, offer) => anyOf(state, offer, lots),
    goOn: () => lots.below(2) === 0,
    regroup(figures) {
      for (const figure of figures) {
        if (!acts.outOfTurn.may(figure)) continue;
        const { list, size } = acts.outOfTurn.reach(figure);
        acts.outOfTurn.to(figure, list[lots.below(size)] as number);
      }
    },
    choose: (_, worth) => lots.below(worth.length),
  };
};
