import fc from 'fast-check';
import type { Document } from './scenarios.ts';

/** A random fight on clear ground, described by the few numbers that RULES.md uses. */
export interface Fight {
  readonly attack: number;
  readonly defense: number;
  /** Each power may be on either card; on the wrong one it has no effect. */
  readonly attackerPowers: readonly Power[];
  readonly defenderPowers: readonly Power[];
  readonly tough: number;
  readonly ignoresOn: number;
  readonly life: number | undefined;
  readonly wounds: number;
  readonly higher: 'attacker' | 'defender' | 'neither';
  readonly specialAttack: boolean;
  readonly superStrength: boolean;
  readonly shieldsNeedARoll: boolean;
  readonly destroyedStay: boolean;
}

const POWERS = [
  'super-strength',
  'tough',
  'nth-metal-mace',
  'deadly-strike',
  'lava-resistant',
  'ignores-attack',
] as const;
type Power = (typeof POWERS)[number];

const fromTheAttacker: Power[] = ['super-strength', 'nth-metal-mace', 'deadly-strike'];
const fromTheDefender: Power[] = ['tough', 'ignores-attack', 'lava-resistant'];

/** Mostly powers of the side itself, sometimes one of the other's. */
const powersOf = (own: Power[], others: Power[]): fc.Arbitrary<Power[]> =>
  fc
    .tuple(
      fc.shuffledSubarray(own),
      fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.shuffledSubarray(others)),
    )
    .map(([mine, theirs]) => [...mine, ...theirs]);

const life = fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined });

export const anyFight: fc.Arbitrary<Fight> = fc
  .record({
    attack: fc.integer({ min: 0, max: 6 }),
    defense: fc.integer({ min: 0, max: 6 }),
    attackerPowers: powersOf(fromTheAttacker, fromTheDefender),
    defenderPowers: powersOf(fromTheDefender, fromTheAttacker),
    tough: fc.integer({ min: 0, max: 4 }),
    ignoresOn: fc.integer({ min: 1, max: 20 }),
    life,
    wounds: fc.nat(7),
    higher: fc.constantFrom('attacker', 'defender', 'neither'),
    specialAttack: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
    superStrength: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
    shieldsNeedARoll: fc.boolean(),
    destroyedStay: fc.boolean(),
  })
  .map((fight) => ({ ...fight, wounds: Math.min(fight.wounds, (fight.life ?? 8) - 1) }));

/** The fight as an experiment file has it. */
export function documentOf(fight: Fight): Document {
  const numbered: Partial<Record<Power, number>> = {
    tough: fight.tough,
    'ignores-attack': fight.ignoresOn,
  };
  const written = (powers: readonly Power[]) =>
    powers.map((power) => (power in numbered ? { [power]: numbered[power] } : power));
  return {
    attacker: {
      name: 'Attacker',
      attack: fight.attack,
      defense: 0,
      powers: written(fight.attackerPowers),
    },
    defender: {
      name: 'Defender',
      attack: 0,
      defense: fight.defense,
      wounds: fight.wounds,
      ...(fight.life !== undefined && { life: fight.life }),
      powers: written(fight.defenderPowers),
    },
    specialAttack: fight.specialAttack,
    superStrength: fight.superStrength,
    heightAdvantage: fight.higher,
    rulings: {
      automaticShieldsNeedARoll: fight.shieldsNeedARoll,
      destroyedFiguresStay: fight.destroyedStay,
    },
  };
}
