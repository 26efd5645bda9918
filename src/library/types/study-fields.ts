/* Made by `npm run study-fields` from the fields that the program describes once: change those. */

/** Fields of an attack or a turn that are no figures. */
export interface AttackFields {
  /** Spaces between attacker and defender, without a board; 1, adjacent if left out. */
  readonly distance?: number;
  /** Whose base is higher, for one more die. */
  readonly heightAdvantage?: 'attacker' | 'defender' | 'neither';
  /** Whether the attacker's Super Strength counts, unless negated; true if left out. */
  readonly superStrength?: boolean;
}

/** Fields of a duel that are no figures. */
export interface DuelFields {
  /** Who has the first turn; toss, each half the time if left out. */
  readonly first?: 'attacker' | 'defender' | 'toss';
  /** Turns of both sides together after which the duel ends undecided; none if left out. */
  readonly mostTurns?: number;
  /** Spaces between the sides when the duel begins; 1, adjacent if left out. */
  readonly distance?: number;
  /** Real rounds: after three turns of each side, the D20 decides again which one has the next turn; false if left out. */
  readonly rounds?: boolean;
  /** What each side does: wounds, the attack with the most mean wounds, or best, what gives it the best chance to win, so that it may avoid the fight; wounds if left out. */
  readonly choices?: 'wounds' | 'best';
  /** Whether the attacker's Super Strength counts, unless negated; true if left out. */
  readonly superStrength?: boolean;
}

/** How cards are played against each other. */
export interface FieldFields {
  /** Spaces between the sides when the duel begins; 1, adjacent if left out. */
  readonly distance?: number;
  /** Real rounds: after three turns of each side, the D20 decides again which one has the next turn; false if left out. */
  readonly rounds?: boolean;
  /** What each side does: wounds, the attack with the most mean wounds, or best, what gives it the best chance to win, so that it may avoid the fight; wounds if left out. */
  readonly choices?: 'wounds' | 'best';
  /** Whether the attacker's Super Strength counts, unless negated; true if left out. */
  readonly superStrength?: boolean;
  /** Equal points: as many copies of each card as these points buy, but one of a unique card; a card that does not say counts as common. */
  readonly budget?: number;
  /** Count all cards with powers that are not modelled, not just those that you name; false if left out. */
  readonly countUnmodelled?: boolean;
}

/** How random armies are drawn and played. */
export interface ArmiesFields {
  /** The cards of the armies, along with own cards; own: own cards alone; classic if left out. */
  readonly collection?: 'classic' | 'modern' | 'customs' | 'own';
  /** The most points of an army; 400 if left out. */
  readonly points?: number;
  /** How many points fewer an army may have; 60 if left out. */
  readonly spread?: number;
  /** How often, of 100, the next card of an army is a partner of those that it has; 30 if left out. */
  readonly partners?: number;
  /** Who plays both sides; standard if left out. */
  readonly policy?: 'standard' | 'nearest' | 'random';
  /** Rounds after which points left decide; 12 if left out. */
  readonly rounds?: number;
  /** Whether the attacker's Super Strength counts, unless negated; true if left out. */
  readonly superStrength?: boolean;
}
