/* The moments of a game at which events act, in the order of the game. */

/**
 * `battles`: only battles have the moment. `attack`: it is part of an attack. `target`: the target's powers act at it.
 */
type Kind = 'battles' | 'attack' | 'target';

/**
 * `attackDice` to `knockback` are the stages of an attack. `diceCounted` comes after all changes to the number of dice.
 */
const MOMENTS = {
  setUp: ['battles'],
  roundBegins: ['battles'],
  markersPlaced: ['battles'],
  sideTurnBegins: ['battles'],
  markerComes: ['battles'],
  markerShown: ['battles'],
  beforeTurn: ['battles'],
  turnBegins: [],
  left: [],
  approached: ['battles'],
  moved: [],
  beforeAttacks: ['battles'],
  aims: ['battles'],
  targeted: ['battles', 'attack', 'target'],
  attackDice: ['attack'],
  diceCounted: ['attack'],
  beforeAttack: ['attack'],
  insteadOfAttack: ['attack'],
  attacked: ['attack', 'target'],
  attackRoll: ['attack'],
  evasion: ['attack', 'target'],
  defenseRoll: ['attack'],
  reckoning: ['attack'],
  woundsKnown: ['attack', 'target'],
  wounded: ['attack'],
  destroyed: ['attack', 'target'],
  blocked: ['attack'],
  knockback: ['attack'],
  struck: ['battles', 'attack', 'target'],
  attackOver: ['attack'],
  attacksOver: ['battles', 'attack'],
  turnEnds: [],
  afterTurn: ['battles'],
  sideTurnEnds: ['battles'],
  roundEnds: ['battles'],
} as const satisfies Readonly<Record<string, readonly Kind[]>>;

export type RuleMoment = keyof typeof MOMENTS;

export const RULE_MOMENTS = Object.keys(MOMENTS) as [RuleMoment, ...RuleMoment[]];

/** Whether a moment is of a kind. */
export const isMomentOf = (moment: RuleMoment, kind: Kind): boolean =>
  (MOMENTS[moment] as readonly Kind[]).includes(kind);
