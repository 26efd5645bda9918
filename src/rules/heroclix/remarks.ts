import { knocksBack } from './blow.ts';
import type { HeroclixScenario } from './scenario.ts';
import type { Setup } from './setup.ts';

/** What a reader should know beside the numbers. */
export function remarksOn(scenario: HeroclixScenario): string[] {
  const { attacker, defender, board } = scenario;
  return [
    ...(knocksBack(scenario)
      ? []
      : [`There is no knockback: ${attacker.name} does not have KNOCKBACK.`]),
    ...(defender.keyphrases.includes('immune')
      ? [`${defender.name} is Immune and can't take knockback damage (12.6e).`]
      : []),
    ...(board && isAtRange(board)
      ? ['The two are not adjacent. Range and line of fire are taken as given.']
      : []),
    ...(board && hasNamedTerrain(board)
      ? ['Water, lava and other named terrain have no effect on knockback by these rules.']
      : []),
  ];
}

/** Cells of board text are levels, `#` and `.`, of which only a level may have a letter. */
function hasNamedTerrain({ terrain }: Setup): boolean {
  return /[a-z]/.test(terrain);
}

function isAtRange({ attacker, defender }: Setup): boolean {
  const [dx, dy] = [defender[0] - attacker[0], defender[1] - attacker[1]];
  return Math.max(Math.abs(dx), Math.abs(dy)) > 1;
}
