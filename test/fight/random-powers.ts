import fc from 'fast-check';

/* Random attacks between two cards with up to six effects each, and their data. */

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
  | 'blankRolled'
  | 'rollsAreEven'
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
  | 'whenUnhurt'
  | 'whenDestroyed';

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
  when?: When;
  stage?: Stage;
  per?: Scale;
  most?: number;
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

type Arb<T> = fc.Arbitrary<T>;

const d20 = fc.integer({ min: 2, max: 20 });
const few = fc.integer({ min: -2, max: 2 });
const one = fc.integer({ min: 1, max: 2 });

const words = fc.constantFrom(
  'normalAttack' as const,
  'specialAttack' as const,
  'anyAttack' as const,
  'adjacent' as const,
  'heightAdvantage' as const,
  'lower' as const,
  'moved' as const,
  'stationary' as const,
  'engaged' as const,
  'shieldRolled' as const,
  'allSkulls' as const,
  'blankRolled' as const,
  'rollsAreEven' as const,
  'wounded' as const,
  'destroyed' as const,
);

const condition: Arb<NonNullable<Effect['when']>> = fc.oneof(
  { weight: 5, arbitrary: words },
  fc.record({ distance: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ charged: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ target: fc.record({ size: fc.constantFrom('medium', ['small', 'large']) }) }),
  fc.record({ enemy: fc.record({ type: fc.constantFrom('hero', 'squad') }) }),
  fc.record({ beganTurn: fc.constantFrom('engaged', 'w') }),
  fc.record({ ownWounds: one }),
  fc.record({ enemyWounds: one }),
  fc.record({ terrain: fc.constant('w') }),
  fc.record({ skulls: one }),
  fc.record({ enemyLifeLeft: one }),
  fc.record({ wounded: one }),
  fc.record({ d20 }),
  fc.record({ state: fc.constantFrom('on', 'off') }),
);

const when: Arb<Effect['when']> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 4, arbitrary: condition },
  condition.map((inner) => ({ not: inner }) as Effect['when']),
  fc.tuple(condition, condition).map((both) => both.flat() as Effect['when']),
);

const scaling = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.record({
    per: fc.constantFrom('ownWound', 'enemyWound', 'ally', 'kill'),
    most: one,
  }),
) as Arb<Pick<Effect, 'per' | 'most'>>;

const table = <Row>(row: Arb<Row>): Arb<Record<number, Row>> =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 2 })
    .chain((keys) =>
      fc
        .tuple(...keys.map(() => row))
        .map((rows) => Object.fromEntries(keys.map((key, i) => [key, rows[i] as Row]))),
    );

const harmRow = fc.oneof(
  one,
  fc.constant('destroy' as const),
  fc.constant({ wounds: 1, again: true as const }),
);
const idleRow = fc.oneof(one, fc.constant('again' as const));

const harm = fc.oneof(
  one,
  table(harmRow),
  // At least one row does something.
  table(idleRow).map((rows) => ({ ...rows, 20: 1 })),
  fc.record({ dice: one }),
);

const reach = fc.oneof(
  d20,
  d20.map((n) => ({ d20: n, plus: 'distance' as const })),
);

/** @param ofAttacker whether the power stands on the attacker's card */
const effectOf = (ofAttacker: boolean): Arb<Effect> => {
  const own: Arb<Effect>[] = ofAttacker
    ? [
        fc.record({ attackDice: fc.oneof(few, table(one)) }),
        fc.record({ enemyDefenseDice: few }),
        fc.record({ mostEnemyDefenseDice: fc.integer({ min: 0, max: 2 }) }),
        fc.record({ automaticSkulls: one }),
        fc.record({ hitsPerSkull: fc.constantFrom(2, 3) }),
        fc.record({ noDefense: fc.oneof(fc.constant(true as const), d20) }),
        fc.record({ backlash: fc.constant(true as const) }),
        fc.record({ extraWounds: harm }),
        fc.record({ attackAgain: fc.oneof(fc.constant(true as const), d20) }),
        fc.record({ heals: fc.oneof(one, table(one)) }),
        fc.record({ knockbackPoints: few }),
        fc.record({ superStrength: fc.constant(true as const) }),
        fc.record({
          unblockableWounds: harm,
          stage: fc.constantFrom('before', 'instead', 'after'),
        }),
        fc.record({ destroys: d20, stage: fc.constantFrom('before', 'instead', 'after') }),
        fc.record({ costs: cost, stage: fc.constantFrom('before', 'instead', 'after') }),
      ]
    : [
        fc.record({ defenseDice: few }),
        fc.record({ enemyAttackDice: few }),
        fc.record({ automaticShields: one }),
        fc.record({ blocksPerShield: fc.constant(2) }),
        fc.record({ oneShieldBlocksAll: fc.constant(true as const) }),
        fc.record({ mostWounds: one }),
        fc.record({ evade: reach }),
        fc.record({ ignoreWounds: reach }),
        fc.record({ ignoreAttack: reach }),
        fc.record({ counterStrike: fc.constant(true as const) }),
        fc.record({
          unblockableWounds: harm,
          stage: fc.constantFrom('whenAttacked', 'whenWounded', 'whenUnhurt', 'whenDestroyed'),
        }),
        fc.record({
          destroys: d20,
          stage: fc.constantFrom('whenAttacked', 'whenWounded', 'whenUnhurt', 'whenDestroyed'),
        }),
        fc.record({
          costs: cost,
          stage: fc.constantFrom('whenAttacked', 'whenWounded', 'whenUnhurt', 'whenDestroyed'),
        }),
      ];
  const both: Arb<Effect> = fc.oneof(
    fc.record({ blanksCount: fc.constantFrom('skull', 'shield') }),
    fc.record({
      rerolls: fc.record(
        {
          dice: fc.constant(ofAttacker ? 'attack' : 'defense'),
          faces: fc.uniqueArray(fc.constantFrom('skull', 'shield', 'blank'), {
            minLength: 1,
            maxLength: 2,
          }),
          most: one,
        },
        { requiredKeys: ['dice', 'faces'] },
      ),
    }),
  ) as Arb<Effect>;
  return fc
    .tuple(fc.oneof({ weight: 6, arbitrary: fc.oneof(...own) }, both), when, scaling)
    .map(([does, asked, scaled]) => ({
      ...does,
      ...(asked !== undefined && { when: asked }),
      ...(SCALED.some((name) => name in does) && scaled),
    })) as Arb<Effect>;
};

const cost = fc.oneof(
  one,
  fc.constant('self' as const),
  table(fc.oneof(one, fc.constant('self' as const))),
);

/** Effects whose number can be scaled. */
const SCALED = [
  'attackDice',
  'defenseDice',
  'enemyAttackDice',
  'enemyDefenseDice',
  'automaticSkulls',
  'automaticShields',
  'knockbackPoints',
  'unblockableWounds',
  'extraWounds',
];

/** Up to six effects, in one to three powers. */
const powersOf = (ofAttacker: boolean): Arb<Power[]> =>
  fc
    .array(fc.array(effectOf(ofAttacker), { minLength: 1, maxLength: 2 }), { maxLength: 3 })
    .map((lists) => lists.map((effects, i) => ({ name: `Power ${i + 1}`, effects })));

const figure = (ofAttacker: boolean): Arb<Figure> =>
  fc
    .record(
      {
        attack: fc.integer({ min: 0, max: 3 }),
        defense: fc.integer({ min: 0, max: 3 }),
        life: fc.integer({ min: 1, max: 5 }),
        powers: powersOf(ofAttacker),
        size: fc.constantFrom('small', 'medium', 'large'),
        type: fc.constantFrom('hero', 'squad'),
        wounds: fc.integer({ min: 0, max: 2 }),
        movement: fc.constantFrom('moved', 'stationary'),
        engaged: fc.boolean(),
        terrain: fc.constant('w'),
        beganTurn: fc.constantFrom(['engaged'], ['w', 'unengaged']),
        beganAway: fc.integer({ min: 1, max: 4 }),
        allies: fc.integer({ min: 0, max: 2 }),
        kills: fc.integer({ min: 0, max: 2 }),
      },
      { requiredKeys: ['attack', 'defense', 'life', 'powers', 'type'] },
    )
    .map((one) => ({
      ...one,
      wounds: Math.min(one.wounds ?? 0, (one.life ?? 1) - 1),
    })) as Arb<Figure>;

const special: Arb<SpecialAttack | undefined> = fc.option(
  fc
    .record({
      dice: fc.integer({ min: 1, max: 3 }),
      effects: fc.array(effectOf(true), { maxLength: 2 }),
      againWhen: fc.constantFrom(undefined, 'wounded', 'destroyed', { skulls: 1 }, { d20: 16 }),
    })
    .map(({ againWhen, ...rest }) => ({
      ...rest,
      ...(againWhen !== undefined && { againWhen }),
    })) as Arb<SpecialAttack>,
  { freq: 3, nil: undefined },
);

export const anyPowersFight: Arb<Fight> = fc
  .record({
    attacker: figure(true),
    defender: figure(false),
    special,
    distance: fc.constantFrom(1, 1, 1, 2, 3),
    heightAdvantage: fc.constantFrom(undefined, 'attacker', 'defender'),
    states: fc.constantFrom([], ['on']),
    superStrengthNegated: fc.constantFrom(false, false, false, true),
    rulings: fc.record({
      automaticShieldsNeedARoll: fc.boolean(),
      destroyedFiguresStay: fc.boolean(),
    }),
  })
  .map(({ special: attack, heightAdvantage, states, ...fight }) => {
    const { attacker, defender } = fight;
    // Experiment files reject a switch to which no condition refers.
    const isAsked = JSON.stringify([attacker, defender, attack]).includes('"state":"on"');
    return {
      ...fight,
      states: isAsked ? states : [],
      ...(attack && { special: attack }),
      ...(heightAdvantage && { heightAdvantage }),
    };
  }) as Arb<Fight>;
