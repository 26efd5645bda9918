/** The numbers of one attack while the powers on both cards act on them (RULES.md, section 1). */
export interface Engagement {
  readonly normalAttack: boolean;
  readonly attackDice: number;
  readonly defenseDice: number;
  readonly hitsPerSkull: number;
  readonly automaticShields: number;
  /** The attacker's Super Strength, which Knockback extends. */
  readonly superStrength: boolean;
  /** The defender ignores the attack when its D20 shows this number or more. */
  readonly ignoresAttackOn?: number;
  /** Molten lava does the defender nothing. */
  readonly lavaResistant: boolean;
}
