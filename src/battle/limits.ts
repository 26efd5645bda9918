/* Limits and defaults for the input of battles. */

/** Maximum number of cards in an army; in tournaments, an army has at most a dozen. */
export const MOST_ENTRIES = 50;

/** Maximum length of an army as text, in characters. */
export const LONGEST_ARMY = 200_000;

/** Default number of rounds after which points decide. */
export const USUAL_ROUNDS = 12;

export const MOST_ROUNDS = 1000;

/** Maximum number of spaces that an entry of an army may list for its figures. */
export const MOST_PLACED = 100;

export const MOST_POINTS = 100_000;
