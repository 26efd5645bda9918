/** A question to the oracle: two figures, one attack, and their positions. Plain data in the words of POWERS.md. */

export type Words = string | readonly string[];

/** What `target` and `enemy` require of the other figure; every given word must match. */
export interface FigureAsked {
  size?: Words;
  type?: Words;
  species?: Words;
  class?: Words;
  personality?: Words;
  general?: Words;
  unique?: Words;
  power?: Words;
  terrain?: Words;
  engaged?: boolean;
  nextToAlly?: boolean;
}

export type Condition =
  | 'normalAttack'
  | 'specialAttack'
  | 'anyAttack'
  | 'adjacent'
  | 'heightAdvantage'
  | 'lower'
  | 'moved'
  | 'stationary'
  | 'engaged'
  | 'shieldRolled'
  | 'allSkulls'
  | 'wounded'
  | 'destroyed'
  | { distance: number }
  | { charged: number }
  | { target: FigureAsked }
  | { enemy: FigureAsked }
  | { beganTurn: string }
  | { ownWounds: number }
  | { enemyWounds: number }
  | { terrain: Words }
  | { skulls: number }
  | { enemyLifeLeft: number }
  | { wounded: number }
  | { d20: number }
  | { state: string }
  | { not: Condition | readonly Condition[] };

export type When = Condition | readonly Condition[];

export type Stage =
  | 'before'
  | 'instead'
  | 'after'
  | 'whenAttacked'
  | 'whenWounded'
  | 'whenDestroyed'
  | 'enemyArrives'
  | 'endOfTurn';

export type Scale = 'ownWound' | 'enemyWound' | 'ally' | 'kill' | 'woundDealt';

/** By the D20 from which a row holds. */
export type Table<Row> = Readonly<Record<number, Row>>;
export type WoundRow = number | 'destroy' | 'again' | { wounds?: number; again: true };
export type Wounds = number | Table<WoundRow> | { dice: number; per?: Scale };
export type Reach = number | { d20: number; plus: 'distance' };

/** One thing that an effect does, or several under one `when`. */
export interface Effect {
  attackDice?: number | Table<number>;
  defenseDice?: number;
  enemyAttackDice?: number;
  enemyDefenseDice?: number;
  mostEnemyDefenseDice?: number;
  automaticSkulls?: number;
  automaticShields?: number;
  hitsPerSkull?: number;
  blocksPerShield?: number;
  oneShieldBlocksAll?: true;
  mostWounds?: number;
  evade?: Reach;
  ignoreWounds?: Reach;
  ignoreAttack?: Reach;
  noDefense?: true | number;
  counterStrike?: true;
  backlash?: true;
  blanksCount?: 'skull' | 'shield';
  extraWounds?: Wounds;
  unblockableWounds?: Wounds;
  destroys?: number;
  costs?: number | 'self' | Table<number | 'self'>;
  attackAgain?: true | number;
  heals?: number | Table<number>;
  rerolls?: {
    dice: 'attack' | 'defense';
    faces: readonly ('skull' | 'shield' | 'blank')[];
    most?: number;
  };
  knockbackPoints?: number;
  superStrength?: true;
  /** Over several attacks, as are the next two (`test/oracle/duels`): nothing of them shows in one. */
  attacks?: number | readonly Effect[];
  anotherTurn?: number;
  notTargetedBeyond?: number;
  when?: When;
  stage?: Stage;
  per?: Scale;
  most?: number;
  /** The key under which `State.spent` counts that the effect could change something; only for limited effects. */
  limited?: string;
}

export interface Power {
  name: string;
  effects: readonly Effect[];
}

export interface SpecialAttack {
  dice: number;
  effects?: readonly Effect[];
  againWhen?: When;
}

/** A card with its fighting figure and that figure's state. */
export interface Figure {
  attack: number;
  defense: number;
  /** Left out: wounds destroy nothing. */
  life?: number;
  /** Wounds it has before this attack; 0 when left out. */
  wounds?: number;
  size?: string;
  type?: string;
  species?: string;
  class?: string;
  personality?: string;
  general?: string;
  unique?: string;
  powers?: readonly Power[];
  /** Left out: neither `moved` nor `stationary` holds. */
  movement?: 'moved' | 'stationary';
  /** Left out: engaged when the two are adjacent. */
  engaged?: boolean;
  /** The letter of its space. */
  terrain?: string;
  /** How it began the turn: `engaged` or `unengaged`, terrain letters. */
  beganTurn?: readonly string[];
  /** How many spaces away its target was when the turn began; left out: no `charged` holds. */
  beganAway?: number;
  /** Another figure of the other side is adjacent to it (`target: { nextToAlly: true }` of that side's powers). */
  nextToAlly?: boolean;
  allies?: number;
  kills?: number;
}

export interface Fight {
  attacker: Figure;
  defender: Figure;
  /** Left out: the normal attack. */
  special?: SpecialAttack;
  /** In spaces; 1 = adjacent. */
  distance: number;
  heightAdvantage?: 'attacker' | 'defender';
  states?: readonly string[];
  superStrengthNegated?: boolean;
  rulings?: { automaticShieldsNeedARoll?: boolean; destroyedFiguresStay?: boolean };
}

/** The result of the attack. Wounds are those actually taken: never more than the Life left. */
export interface Ending {
  attackWounds: number;
  ignoredAttack: boolean;
  ignoredWounds: boolean;
  evaded: boolean;
  extraWounds: number;
  /** To the defender, by any other power, its own costs among them. */
  unblockableWounds: number;
  /** attackWounds + extraWounds + unblockableWounds */
  totalWounds: number;
  destroyed: boolean;
  knockbackPoints: number;
  spacesMoved: number;
  /** Taken in this attack: Counter Strike, backlash, costs, answers of the defender. */
  attackerWounds: number;
  attackerDestroyed: boolean;
  /** Wounds that the attacker was healed of after the attack. */
  heals: number;
  attackAgain: boolean;
}
