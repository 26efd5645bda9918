/* The options that give the numbers of either side, the same in every command that describes a fight. */

import { MOST_DICE } from '../cards/index.ts';
import type { FightOption } from '../rules/index.ts';

interface SideNumber {
  readonly least: number;
  readonly most: number;
  readonly text: string;
}

const NUMBERS = {
  attack: { least: 0, most: MOST_DICE, text: 'attack dice' },
  defense: { least: 0, most: MOST_DICE, text: 'defense dice' },
  life: { least: 1, most: 1000, text: 'Life of every figure' },
  figures: { least: 1, most: 20, text: 'figures' },
  wounds: { least: 0, most: 999, text: 'wounds already taken' },
  move: { least: 0, most: 100, text: 'Move' },
  range: { least: 1, most: 100, text: 'Range' },
  height: { least: 1, most: 100, text: 'Height in levels' },
} as const satisfies Readonly<Record<string, SideNumber>>;

export type NumberName = keyof typeof NUMBERS;

/** What players mean by a number without saying whose it is. */
const SHORT: Readonly<Record<string, string>> = {
  'attacker.attack': '--attack',
  'defender.defense': '--defense',
  'defender.life': '--life',
  'defender.figures': '--figures',
  'defender.wounds': '--wounds',
  'defender.height': '--height',
};

/**
 * Options for numbers of a side, such as `--attacker-attack`.
 *
 * @param who   whose numbers they are, in help
 * @param more  what help adds to the text of a number
 */
export function sideOptions(
  side: 'attacker' | 'defender',
  who: string,
  names: readonly NumberName[],
  more: Partial<Record<NumberName, string>> = {},
): FightOption[] {
  return names.map((name): FightOption => {
    const { least, most, text } = NUMBERS[name];
    const field = `${side}.${name}`;
    const short = SHORT[field];
    const added = more[name] === undefined ? '' : ` ${more[name]}`;
    return {
      name: `--${side}-${name}`,
      ...(short !== undefined && { short }),
      placeholder: 'n',
      text: `${who}: ${text}${added}`,
      value: { kind: 'whole', least, most },
      field,
    };
  });
}
