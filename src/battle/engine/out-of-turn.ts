import { type ArmyCardAsked, fitsArmyCard } from '../../cards/index.ts';
import type { OutOfTurn } from './movement.ts';
import type { Reach } from './reach.ts';
import type { GameState } from './state.ts';

/** Leaves of the places in reach those at which such a movement may end. */
export function narrow(
  state: GameState,
  figure: number,
  reach: Reach,
  { spaces, up, unengaged, beside, other }: OutOfTurn,
): void {
  if (up !== undefined) {
    const { level } = state.places(figure);
    const from = state.levelOf(figure);
    reach.keep(
      (place) =>
        (level[place] as number) - from <= up &&
        (reach.isFlown[place] === 1 || reach.pathTo(place).length - 1 <= spaces),
    );
  }
  if (unengaged) reach.keep((place) => reach.enemiesAt(place) === 0);
  if (beside === 'attacker') {
    reach.keep((place) => other !== undefined && state.isBesidePlace(figure, place, other));
  } else if (beside) {
    const asked = beside === 'friend' ? {} : beside;
    reach.keep((place) => hasFriendAt(state, figure, place, asked));
  }
}

function hasFriendAt(
  state: GameState,
  figure: number,
  place: number,
  asked: ArmyCardAsked,
): boolean {
  const { figuresOf, sideOf } = state.tables;
  return (figuresOf[sideOf[figure] as number] as readonly number[]).some(
    (one) =>
      one !== figure &&
      state.isOnBoard(one) &&
      fitsArmyCard(asked, state.card(one).card) &&
      state.isBesidePlace(figure, place, one),
  );
}
