import type { Outcome, Wanted } from '../../plan.ts';
import { linesOf } from '../combat/asks.ts';
import type { TurnScenario } from './scenario.ts';

/**
 * What is played for where nobody asks: what the goal says; else that the defender is displaced where
 * Knockback applies, destroyed where it has a Life, or wounded at all.
 */
export function usuallyWanted({ attackers, defender, goal, superStrength }: TurnScenario): Wanted {
  const knocks =
    superStrength &&
    attackers.some((one) => linesOf(one).some((line) => line.superStrength !== undefined));
  if (goal === 'spaces' && knocks) return flag('displaced');
  if (goal !== 'wounds' && defender.life !== undefined) return flag('destroyed');
  return {
    text: 'totalWounds >= 1',
    measures: ['totalWounds'],
    mostTold: () => 1,
    holds: ({ totalWounds }) => Number(totalWounds) >= 1,
  };
}

function flag(measure: string): Wanted {
  return {
    text: measure,
    measures: [measure],
    mostTold: () => 1,
    holds: (outcome: Outcome) => outcome[measure] === 1,
  };
}
