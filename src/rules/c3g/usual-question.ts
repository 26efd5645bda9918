import { knocksBack } from './dice.ts';
import type { AttackProfile } from './profile.ts';
import type { C3gScenario } from './scenario.ts';

/** Words that whole questions are short for. */
export const C3G_SHORT_QUESTIONS = { gone: 'destroyed or displaced' };

/**
 * What the goal says; else whether the defender is displaced where Knockback applies, destroyed where
 * it has a Life, or wounded at all where it has none.
 *
 * @param adjacent whether attacker and defender are
 */
export function usualQuestion(
  { choice, defender }: C3gScenario,
  attack: AttackProfile,
  adjacent: boolean,
): string {
  const goal = 'goal' in choice ? choice.goal : 'spaces';
  if (goal === 'spaces' && adjacent && knocksBack(attack)) return 'displaced';
  return goal !== 'wounds' && defender.life !== undefined ? 'destroyed' : 'totalWounds >= 1';
}
