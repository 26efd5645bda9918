/** Cards of an army; tournaments have at most a dozen. */
export const MOST_ENTRIES = 50;

/** Characters of an army as text. */
export const LONGEST_ARMY = 200_000;

/** The rounds after which points decide, where a battle does not say. */
export const USUAL_ROUNDS = 12;

export const MOST_ROUNDS = 1000;

/** Most spaces that an entry of an army may list for its figures. */
export const MOST_PLACED = 100;

export const MOST_POINTS = 100_000;
