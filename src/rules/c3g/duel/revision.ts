/**
 * The revision of what decides the odds of a duel of given cards. It goes up by 1 with every change that can give the
 * same two cards, in the same setting, other odds: then pairs that were kept by an earlier one are played again.
 */
export const DUEL_REVISION = 1;
