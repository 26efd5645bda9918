/* Dice as lists of faces: the combat die, and numbered dice such as the D20. */

/** One face of a die: its printed name and how often it shows each symbol. */
export interface Face {
  readonly name: string;
  readonly symbols: Readonly<Record<string, number>>;
}

/** A fair die: its faces are equally likely. */
export interface Die {
  readonly name: string;
  readonly faces: readonly Face[];
}

/** The HeroScape combat die, used for both attack and defense: 3 skulls, 2 shields, 1 blank. */
export const combatDie: Die = {
  name: 'combat die',
  faces: [
    ...Array.from({ length: 3 }, () => ({ name: 'skull', symbols: { skull: 1 } })),
    ...Array.from({ length: 2 }, () => ({ name: 'shield', symbols: { shield: 1 } })),
    { name: 'blank', symbols: { blank: 1 } },
  ],
};

/**
 * A die numbered from 1 to `sides`, for a yes-or-no question that a rule asks.
 *
 * @param symbol the name of the answer "yes"
 * @param shows  the numbers for which the answer is yes
 */
export function numberedDie(sides: number, symbol: string, shows: (n: number) => boolean): Die {
  return {
    name: `D${sides}`,
    faces: Array.from({ length: sides }, (_, i) => ({
      name: String(i + 1),
      symbols: { [symbol]: shows(i + 1) ? 1 : 0 },
    })),
  };
}

/**
 * A die numbered from 1 to `sides`, for rules that ask how many of the given numbers a roll reaches.
 *
 * @param numbers in ascending order
 */
export function reachingDie(sides: number, numbers: readonly number[]): Die {
  return {
    name: `D${sides}`,
    faces: Array.from({ length: sides }, (_, i) => ({
      name: String(i + 1),
      symbols: { reached: numbers.filter((number) => i + 1 >= number).length },
    })),
  };
}
