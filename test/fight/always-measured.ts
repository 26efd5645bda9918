/**
 * The measures of every attack, with the kind of each (RULES.md, section 4): the list that tests share. A new measure
 * is added here.
 */
export const ALWAYS_MEASURED = {
  attackWounds: 'count',
  knockbackPoints: 'count',
  spacesMoved: 'count',
  displaced: 'flag',
  stoppedBy: 'name',
  knockbackDamageRolled: 'flag',
  knockbackWounds: 'count',
  blockerWounds: 'flag',
  fallWounds: 'count',
  hazardDestroyed: 'flag',
  totalWounds: 'count',
  destroyed: 'flag',
};
