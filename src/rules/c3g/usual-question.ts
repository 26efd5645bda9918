import { type AttackProfile, knocksBack } from './profile.ts';
import type { C3gScenario, Defender } from './scenario.ts';

/** Words that whole questions are short for. */
export const C3G_SHORT_QUESTIONS = { gone: 'destroyed or displaced' };

/**
 * What the goal says; else whether the defender is displaced where Knockback applies, destroyed where
 * it has a Life that one attack can end, or wounded at all where it cannot: no answer is 0 from the
 * outset.
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
  const asksDestroyed = goal === 'destroy' || (goal === 'spaces' && canDestroy(defender, attack));
  return asksDestroyed && defender.life !== undefined ? 'destroyed' : 'totalWounds >= 1';
}

/** Effects that wound or destroy beside the hits. */
const BESIDE_HITS = ['extraWounds', 'unblockableWounds', 'destroys'];

/** Whether a skull on every die would do it, or something else may. */
function canDestroy({ life = 0, wounds }: Defender, attack: AttackProfile): boolean {
  const numbersOf = (name: string) =>
    attack.active.filter(({ effect }) => effect.name === name).map(({ value }) => Number(value));
  if (attack.active.some(({ effect }) => BESIDE_HITS.includes(effect.name))) return true;
  if (attack.hasMoreDice && numbersOf('attackDice').length > 0) return true;
  const perSkull = Math.max(1, ...numbersOf('hitsPerSkull'));
  const automatic = numbersOf('automaticSkulls').reduce((sum, skulls) => sum + skulls, 0);
  return attack.attackDice * perSkull + automatic >= life - wounds;
}
