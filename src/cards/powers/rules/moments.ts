/* The moments of a game at which events act, in the order of the game. */

/** From `attackDice` to `knockback`: the stages of one attack; `diceCounted` follows all changes to its dice. */
export type RuleMoment =
  | 'setUp'
  | 'roundBegins'
  | 'markersPlaced'
  | 'sideTurnBegins'
  | 'markerComes'
  | 'markerShown'
  | 'beforeTurn'
  | 'turnBegins'
  | 'left'
  | 'approached'
  | 'moved'
  | 'beforeAttacks'
  | 'aims'
  | 'targeted'
  | AttackMoment
  | 'struck'
  | 'attackOver'
  | 'attacksOver'
  | 'turnEnds'
  | 'afterTurn'
  | 'sideTurnEnds'
  | 'roundEnds';

type AttackMoment =
  | 'attackDice'
  | 'diceCounted'
  | 'beforeAttack'
  | 'insteadOfAttack'
  | 'attacked'
  | 'attackRoll'
  | 'evasion'
  | 'defenseRoll'
  | 'reckoning'
  | 'woundsKnown'
  | 'wounded'
  | 'destroyed'
  | 'blocked'
  | 'knockback';
