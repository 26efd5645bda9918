import { possibleIn, type ThrowOf } from '../../chance/index.ts';
import type { Account } from '../../rules/index.ts';
import type { AttackOutcome } from '../combat/attack-outcome.ts';
import { countNamed } from '../combat/measures.ts';
import type { Choice, Goal } from '../scenario.ts';

/** A question, and the measure that is positive if the answer is yes. */
interface Usual {
  readonly text: string;
  readonly measure: string;
}

const DISPLACED: Usual = { text: 'displaced', measure: 'displaced' };
const DESTROYED: Usual = { text: 'destroyed', measure: 'destroyed' };
const WOUNDED: Usual = { text: 'totalWounds >= 1', measure: 'totalWounds' };

/** The default question of each goal, and the fallbacks in order. */
const BY_GOAL: Readonly<Record<Goal, readonly Usual[]>> = {
  spaces: [DISPLACED, DESTROYED, WOUNDED],
  destroy: [DESTROYED, WOUNDED, DISPLACED],
  wounds: [WOUNDED, DESTROYED, DISPLACED],
};

/**
 * The default question: whether the defender is displaced, destroyed or wounded, in the order of
 * the goal. The first that is possible is asked; if none is, whether it is wounded. When many
 * fights are compared with the goal `spaces` and Knockback applies, it is "displaced", since a wall
 * in one of them may prevent what happens in the others.
 *
 * @param model of the attack
 * @param knocksBack whether Knockback applies
 */
export function usualQuestions(
  choice: Choice,
  model: ThrowOf<AttackOutcome>,
  knocksBack: boolean,
): Pick<Account, 'usualQuestion' | 'usualAmongMany'> {
  const isPossible = possibleIn(model);
  const canBe = ({ measure }: Usual) => {
    const count = countNamed(measure);
    return isPossible((outcome) => count(outcome) > 0n);
  };
  const goal = 'goal' in choice ? choice.goal : 'spaces';
  const usual = BY_GOAL[goal].find(canBe) ?? WOUNDED;
  const isOther = goal === 'spaces' && knocksBack && usual !== DISPLACED;
  return {
    usualQuestion: usual.text,
    ...(isOther && { usualAmongMany: DISPLACED.text }),
  };
}
