/* The moments of a game at which events act, in the order of the game. */

/**
 * `attackDice` to `knockback` are the stages of an attack. `diceCounted` comes after all changes to the number of dice.
 */
export const RULE_MOMENTS = [
  'setUp',
  'roundBegins',
  'markersPlaced',
  'sideTurnBegins',
  'markerComes',
  'markerShown',
  'beforeTurn',
  'turnBegins',
  'left',
  'approached',
  'moved',
  'beforeAttacks',
  'aims',
  'targeted',
  'attackDice',
  'diceCounted',
  'beforeAttack',
  'insteadOfAttack',
  'attacked',
  'attackRoll',
  'evasion',
  'defenseRoll',
  'reckoning',
  'woundsKnown',
  'wounded',
  'destroyed',
  'blocked',
  'knockback',
  'struck',
  'attackOver',
  'attacksOver',
  'turnEnds',
  'afterTurn',
  'sideTurnEnds',
  'roundEnds',
] as const;

export type RuleMoment = (typeof RULE_MOMENTS)[number];
