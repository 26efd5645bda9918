/** The weights of the policy `standard`, chosen only by win rate in games against itself (docs/battle-policy.md). */
export interface Weights {
  /** Bonus for destroying a figure, as a share of its points. */
  readonly kill: number;
  /** Discount for an attack that needs a whole movement first. */
  readonly near: number;
  /** Factor for each whole turn of movement before an attack. */
  readonly delay: number;
  /** Factor for an attack in the next turn, relative to one in this turn. */
  readonly future: number;
  /** Factor for the expected cost of the enemy's next turns. */
  readonly caution: number;
  /** Factor for the enemy's other cards, which act later. */
  readonly others: number;
  /** Share of an enemy's best attack on other figures that offsets the danger: the enemy attacks only once. */
  readonly shared: number;
  /** Factor for what friends could gain from the attacker in return; offsets the danger. */
  readonly support: number;
  /** Factor on caution for each turn (of either side) since the side last attacked. */
  readonly boredom: number;
  /** Factor on caution in the last rounds while the side is not ahead on points. */
  readonly haste: number;
  /** Bonus for each level gained, as a share of the worth of the attack. */
  readonly height: number;
  /** Highest level that counts, so that armies still leave high ground. */
  readonly levels: number;
  /** Factor on what coming nearer adds to attacks, for order markers. */
  readonly approach: number;
  /** Factor for what auras are worth to figures that enemies can soon attack. */
  readonly company: number;
  /** Factor for a turn that brings more figures under auras; the effect lasts several turns. */
  readonly gather: number;
  /** Factor for holding a glyph, relative to what the glyph adds to one turn. */
  readonly glyph: number;
  /** Factor for the expected loss of a card in a turn, which reduces the worth of its order markers. */
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
