/* Limits and defaults for the input of battles. */

/** Most cards in an army; tournaments have at most a dozen. */
export const MOST_ENTRIES = 50;

/** Most characters of an army as text. */
export const LONGEST_ARMY = 200_000;

/** Default number of rounds after which points decide. */
export const USUAL_ROUNDS = 12;

export const MOST_ROUNDS = 1000;

/** Most spaces that an entry of an army may list for its figures. */
export const MOST_PLACED = 100;

export const MOST_POINTS = 100_000;
