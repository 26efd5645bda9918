/** One figure's roll of combat dice, with its rerolls and with blanks that count. */

import type { Fight } from './fight.ts';
import { andThen, certain, combatDice, type Faces, NO_FACES } from './law.ts';
import type { Role, State } from './state.ts';
import { always, each, inOrder, type Step } from './steps.ts';

/**
 * Rolls the dice of one figure, then makes its rerolls on the faces shown, effect after effect, then counts blanks.
 */
export function rolling(
  fight: Fight,
  roller: Role,
  which: 'attackRoll' | 'defenseRoll',
  countOf: (state: State) => number,
): Step {
  const of = roller === 'attacker' ? 'attack' : 'defense';
  return inOrder(
    (state) =>
      andThen(combatDice(countOf(state)), (faces) =>
        certain({ ...state, [which]: faces, blanksShow: 'blank' as const }),
      ),
    each(fight, roller, 'rerolls', ({ dice: whose, faces, most }, state) => {
      if (whose !== of) return certain(state);
      const { kept, again } = takenUp(state[which], faces, most ?? Number.POSITIVE_INFINITY);
      return andThen(combatDice(again), (fresh) =>
        certain({ ...state, [which]: sum(kept, fresh) }),
      );
    }),
    // The symbol counts as rolled for everything: hits, Knockback points, allSkulls, shieldRolled.
    each(fight, roller, 'blanksCount', (symbol, state) =>
      certain(state.blanksShow === 'blank' ? { ...state, blanksShow: symbol } : state),
    ),
    always((state) => {
      const { blank, ...symbols } = state[which];
      const shown = sum({ ...symbols, blank: 0 }, { ...NO_FACES, [state.blanksShow]: blank });
      return { ...state, [which]: shown, blanksShow: 'blank' };
    }),
  );
}

/** Dice chosen to be rolled again: at most the given number, in the order in which the effect names the faces. */
function takenUp(
  lying: Faces,
  faces: readonly (keyof Faces)[],
  most: number,
): { kept: Faces; again: number } {
  return faces.reduce(
    ({ kept, again }, face) => {
      const taken = Math.min(kept[face], most - again);
      return { kept: { ...kept, [face]: kept[face] - taken }, again: again + taken };
    },
    { kept: lying, again: 0 },
  );
}

const sum = (a: Faces, b: Faces): Faces => ({
  skull: a.skull + b.skull,
  shield: a.shield + b.shield,
  blank: a.blank + b.blank,
});
