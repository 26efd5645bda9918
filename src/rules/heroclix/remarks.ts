import { squareDistance } from '../../board/index.ts';
import { knocksBack } from './attack-outcome.ts';
import { type Attacker, CLOSE_RANGE, type HeroclixScenario } from './scenario.ts';
import type { Setup } from './setup.ts';

/** What a reader should know in addition to the numbers. */
export function remarksOn(scenario: HeroclixScenario): string[] {
  const { attacker, defender, board } = scenario;
  return [
    ...(knocksBack(scenario)
      ? []
      : [`There is no knockback: ${attacker.name} does not have KNOCKBACK.`]),
    ...(defender.keyphrases.includes('immune')
      ? [`${defender.name} is Immune and can't take knockback damage (12.6e).`]
      : []),
    ...(board && isShot(board)
      ? [`The two are not adjacent. ${takenAsGiven(attacker, board)} taken as given.`]
      : []),
    ...(board && hasNamedTerrain(board)
      ? ['Water, lava and other named terrain have no effect on knockback by these rules.']
      : []),
  ];
}

/** Only levels can have a letter in a board's text; the other cells are `#` and `.`. */
function hasNamedTerrain({ terrain }: Setup): boolean {
  return /[a-z]/.test(terrain);
}

/** Whether the attacker is not adjacent to the defender. */
export function isShot({ attacker, defender }: Setup): boolean {
  return squareDistance(attacker, defender) > CLOSE_RANGE;
}

function takenAsGiven({ range }: Attacker, { attacker, defender }: Setup): string {
  const isInRange = squareDistance(attacker, defender) <= range;
  return isInRange ? 'Line of fire is' : 'Range and line of fire are';
}
