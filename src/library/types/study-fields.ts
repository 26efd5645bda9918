/* Made by `npm run study-fields` from the fields that the program describes once: change those. */

/** Fields of an attack or a turn except figures. */
export interface AttackFields {
  /** Spaces from attacker to defender, without a board; a card whose Range is shorter moves first (default: 1, adjacent). */
  readonly distance?: number;
  /** Which side stands higher; that side rolls one extra die. */
  readonly heightAdvantage?: 'attacker' | 'defender' | 'neither';
  /** Whether the attacker's Super Strength counts, unless negated (default: true). */
  readonly superStrength?: boolean;
}

/** Fields of a duel except figures. */
export interface DuelFields {
  /** Who has the first turn (default: toss, at random). */
  readonly first?: 'attacker' | 'defender' | 'toss';
  /** Turns (of both sides together) after which the duel ends as a draw (default: none). */
  readonly mostTurns?: number;
  /** Spaces from one side to the other when the duel begins (default: 1, adjacent). */
  readonly distance?: number;
  /** Real rounds: after three turns of each side, a D20 roll decides who has the next turn (default: false). */
  readonly rounds?: boolean;
  /** How each side plays: wounds (it makes the attack that deals the most wounds on average) or best (it does what gives it the best chance to win, even if that means avoiding the fight) (default: wounds). */
  readonly choices?: 'wounds' | 'best';
  /** Whether the attacker's Super Strength counts, unless negated (default: true). */
  readonly superStrength?: boolean;
}

/** How cards are played against each other. */
export interface FieldFields {
  /** Spaces from one side to the other when the duel begins (default: 1, adjacent). */
  readonly distance?: number;
  /** Real rounds: after three turns of each side, a D20 roll decides who has the next turn (default: false). */
  readonly rounds?: boolean;
  /** How each side plays: wounds (it makes the attack that deals the most wounds on average) or best (it does what gives it the best chance to win, even if that means avoiding the fight) (default: wounds). */
  readonly choices?: 'wounds' | 'best';
  /** Whether the attacker's Super Strength counts, unless negated (default: true). */
  readonly superStrength?: boolean;
  /** Equal points: each side is as many copies of its card as these points buy, but only one of a unique card; a card that does not say whether it is unique counts as common. */
  readonly budget?: number;
  /** In means, also count cards with powers that are not modelled, even if you did not name them (default: false). */
  readonly countUnmodelled?: boolean;
}

/** How random armies are drawn and played. */
export interface ArmiesFields {
  /** The collection from which armies are made, in addition to your own cards; own: only your own cards (default: classic). */
  readonly collection?: 'classic' | 'modern' | 'customs' | 'own';
  /** The most points of an army (default: 400). */
  readonly points?: number;
  /** How many points below the maximum an army may be (default: 60). */
  readonly spread?: number;
  /** How often, in percent, a card added to an army is a partner of the cards already in it (default: 30). */
  readonly partners?: number;
  /** The policy that plays both sides (default: standard). */
  readonly policy?: 'standard' | 'nearest' | 'random';
  /** The number of rounds after which the points left decide who wins (default: 12). */
  readonly rounds?: number;
  /** Whether the attacker's Super Strength counts, unless negated (default: true). */
  readonly superStrength?: boolean;
}
