/* Defaults for random armies. */

export const USUAL_ARMY_POINTS = 400;
export const USUAL_SPREAD = 60;
export const USUAL_PARTNERS = 30;
