/* Figures that lose their hit zone for a time. */

import { type Event, stepsOf } from '../../../../cards/index.ts';
import { FOR_THE_TURN, SEEN, UNENGAGED, UNTIL_MARKER, WHOLLY } from '../../state/hidden.ts';
import { tellUsed } from '../moments/triggers.ts';
import type { Family } from './family.ts';

export const hide: Family = {
  fits: ({ game, rule }, one) => !isWhole(rule) || game.state.hidden[one] === 0,
  worth: () => 0,
  tell(played, whom, { roll, does, told }) {
    const isHidden = does.length > 0;
    tellUsed(played, whom, roll, isHidden, told);
    if (isHidden || !isWhole(played.rule)) return;
    for (const one of whom) played.game.state.hidden[one] = SEEN;
  },
  act({ game: { state } }, { hide: how }, whom) {
    const forTurn = how?.wholly ? WHOLLY : how?.whileUnengaged ? UNENGAGED : FOR_THE_TURN;
    for (const one of whom) {
      state.hidden[one] = how?.until === 'marker' ? UNTIL_MARKER : forTurn;
      state.hiddenAt[one] = state.place[one] as number;
    }
  },
};

/** Whether hiding protects even from adjacent figures. An event of this kind is tried only once a turn. */
const isWhole = ({ does }: Event): boolean => stepsOf(does).some((step) => step.hide?.wholly);
