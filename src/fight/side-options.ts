/* The options for the statistics of either side, the same in every command that describes a fight. */

import { FIGURE_NUMBERS, type NumberName } from '../cards/index.ts';
import type { FightOption } from '../rules/index.ts';

/**
 * The short options for some statistics, indexed by field. The option's name contains no side; the field determines the
 * side.
 */
const SHORT: Readonly<Record<string, string>> = {
  'attacker.attack': '--attack',
  'defender.defense': '--defense',
  'defender.life': '--life',
  'defender.figures': '--figures',
  'defender.wounds': '--wounds',
  'defender.height': '--height',
};

/**
 * Options for the statistics of a side, such as `--attacker-attack`.
 *
 * @param who the side's name in the help text
 * @param more additional help text, by statistic
 */
export function sideOptions(
  side: 'attacker' | 'defender',
  who: string,
  names: readonly NumberName[],
  more: Partial<Record<NumberName, string>> = {},
): FightOption[] {
  return names.map((name): FightOption => {
    const { least, most, help } = FIGURE_NUMBERS[name];
    const field = `${side}.${name}`;
    const short = SHORT[field];
    const added = more[name] === undefined ? '' : ` ${more[name]}`;
    return {
      name: `--${side}-${name}`,
      ...(short !== undefined && { short }),
      placeholder: 'n',
      text: `${who}: ${help}${added}`,
      value: { kind: 'whole', least, most },
      field,
    };
  });
}
