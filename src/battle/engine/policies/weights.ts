/**
 * How `standard` weighs what it sees; chosen by win rate in self-play (docs/battle-policy.md) and by nothing else.
 */
export interface Weights {
  /** Points that a destroyed figure counts beyond its own, as a share of them. */
  readonly kill: number;
  /** How much less an attack counts that a figure can make only after a whole movement. */
  readonly near: number;
  /** What a figure's attack counts that it can make a whole turn of movement later, against one that it can make now. */
  readonly delay: number;
  /** What the attack of its next turn counts, against one that it can make now. */
  readonly future: number;
  /** How much of what the enemy's next turns cost in expectation counts, where they come first and after that. */
  readonly caution: number;
  /** Of what the other cards of the enemy could do, which act later. */
  readonly others: number;
  /** How much of what an enemy can strike elsewhere makes up for coming into its reach: it strikes only once. */
  readonly shared: number;
  /** Of what the enemy's turn costs, how much is made up for by friends who could strike back there. */
  readonly support: number;
  /** What is left of caution after each turn in which nobody attacks. */
  readonly boredom: number;
  /** What is left of caution while the side is behind on points in the last rounds. */
  readonly haste: number;
  /** Points for every level that a figure ends higher, as a share of what its attack promises. */
  readonly height: number;
  /** Levels that count at the most: from the top of a cliff armies come down all the same. */
  readonly levels: number;
  /** What coming nearer counts for markers, as a share of what it makes attacks count more. */
  readonly approach: number;
  /** What auras count for those under them, where enemies can strike in their next turn. */
  readonly company: number;
  /** What a turn that brings more of the others under auras counts of that, which lasts for several turns. */
  readonly gather: number;
  /** What it counts to hold a glyph, against what that adds to a turn. */
  readonly glyph: number;
  /** How much less a card's second and third marker of a round count where it is in danger. */
  readonly danger: number;
}

export const WEIGHTS: Weights = {
  kill: 0.3,
  near: 0.15,
  delay: 0.55,
  future: 0.8,
  caution: 1.3,
  others: 0.3,
  shared: 1,
  support: 0.4,
  boredom: 0.8,
  haste: 0.3,
  height: 0.08,
  levels: 5,
  approach: 0.7,
  company: 3.2,
  gather: 16,
  glyph: 4,
  danger: 0.9,
};
