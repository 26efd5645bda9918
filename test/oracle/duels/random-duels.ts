/** Duels of random cards: the powers of `random-powers.ts` and those that need several attacks. */

import fc from 'fast-check';
import { anyPowersFight } from '../../fight/random-powers.ts';
import type { Figure, SpecialAttack } from '../powers/fight.ts';
import type { Duel, DuelEffect, DuelPower, FightSide, Period } from './duel.ts';

const overSeveralAttacks: readonly DuelEffect[] = [
  { superStrength: true },
  { attacks: 2 },
  { attacks: [{}, { attackDice: 1 }], when: 'adjacent' },
  { anotherTurn: 15 },
  { heals: { 8: 1 }, stage: 'endOfTurn' },
  { costs: 1, stage: 'endOfTurn', when: 'engaged' },
  { notTargetedBeyond: 2 },
  { unblockableWounds: 1, stage: 'enemyArrives', when: { d20: 8 } },
  { destroys: 18, stage: 'enemyArrives' },
  { counterStrike: true },
];

const uses = fc.constantFrom<{ uses?: number; per?: Period }>(
  {},
  {},
  {},
  { uses: 1, per: 'turn' },
  { uses: 1, per: 'round' },
  { uses: 2, per: 'game' },
);

interface Drawn {
  figures: number;
  range: number;
  move: number;
  specialAttack: boolean;
  effects: readonly DuelEffect[];
  limits: readonly { uses?: number; per?: Period }[];
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  figures: fc.constantFrom(1, 1, 2, 3),
  range: fc.constantFrom(1, 1, 3),
  move: fc.integer({ min: 0, max: 4 }),
  specialAttack: fc.boolean(),
  effects: fc.subarray([...overSeveralAttacks], { maxLength: 2 }),
  limits: fc.array(uses, { minLength: 12, maxLength: 12 }),
});

/** One side of a random fight of one attack, with the powers of a card that attacks and of one that defends. */
function sideOf(
  attacking: Figure,
  defending: Figure,
  special: SpecialAttack | undefined,
  by: Drawn,
) {
  const { attack, defense, life = 1, allies = 0 } = attacking;
  const effects = [...(attacking.powers ?? []), ...(defending.powers ?? []).slice(0, 1)]
    .flatMap((power) => power.effects)
    .map((effect, index) => (effect.per ? effect : { ...effect, ...by.limits[index % 12] }));
  const specials: DuelEffect[] = special ? [{ specialAttack: { range: 2, ...special } }] : [];
  const powers: DuelPower[] = [...effects, ...by.effects, ...specials].map((effect, index) => ({
    name: `Power ${index + 1}`,
    effects: [effect],
  }));
  const { figures, range, move, specialAttack } = by;
  const card = { attack, defense, life: Math.min(3, life), allies, figures, range, move };
  return { ...card, specialAttack, powers };
}

export const anyDuel: fc.Arbitrary<Duel> = fc
  .record({
    one: anyPowersFight,
    other: anyPowersFight,
    mine: drawn,
    theirs: drawn,
    distance: fc.constantFrom(1, 1, 2, 5),
    first: fc.constantFrom('attacker' as const, 'defender' as const, 'toss' as const),
    squadsCloseRanks: fc.boolean(),
    knockback: fc.constantFrom(true, true, false),
  })
  .map(({ one, other, mine, theirs, distance, first, squadsCloseRanks, knockback }) => {
    const attacker: FightSide = {
      name: 'A',
      ...sideOf(one.attacker, other.defender, one.special, mine),
    };
    const defender: FightSide = {
      name: 'D',
      ...sideOf(other.attacker, one.defender, other.special, theirs),
    };
    const rulings = { ...one.rulings, squadsCloseRanks, knockback };
    // The experiment file refuses a switch that no condition refers to.
    const isAsked = JSON.stringify([attacker, defender]).includes('"state":"on"');
    const states = isAsked ? (one.states ?? []) : [];
    return { attacker, defender, distance, first, states, rulings };
  });
