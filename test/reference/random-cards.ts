import fc from 'fast-check';
import type { CardData } from './cards.ts';

/* Random cards that combine properties which real cards have separately. */

type Line = Record<string, unknown>;

const dice = fc.integer({ min: 1, max: 3 });
const d20 = fc.constantFrom(6, 11, 16);
const limit = fc.constantFrom<Line>(
  {},
  { uses: 1, per: 'turn' },
  { uses: 2, per: 'turn' },
  { uses: 1, per: 'round' },
  { uses: 1, per: 'game' },
  { uses: 2, per: 'game' },
  { uses: 1, per: 'game', of: 'figure' },
  { uses: 1, per: 'turn', of: 'figure' },
  { uses: 1, per: 'game', of: 'side' },
);
const when = fc.constantFrom<Line>(
  {},
  {},
  { when: 'adjacent' },
  { when: { enemyWounds: 1 } },
  { when: { figures: 2 } },
  { when: 'attackedBefore' },
  { when: { ownWounds: 1 } },
  { when: { target: { type: 'squad' } } },
  { when: { d20: 11 } },
);

const limited = (line: fc.Arbitrary<Line>) =>
  fc.tuple(line, limit, when).map(([one, often, if_]) => ({ ...one, ...often, ...if_ }));

const repeats = fc.constantFrom<Line>(
  {},
  { times: 2 },
  { againWhen: 'destroyed' },
  { againWhen: { skulls: 2 } },
  { againWhen: { d20: 14 } },
);

const targets: readonly Line[] = [
  { count: 2 },
  { count: 3, roll: 'once' },
  { nextTo: 'attacker', roll: 'once' },
  { nextTo: 'target', roll: 'once' },
  { goesOn: 'wounded' },
  { line: 2 },
];

const specialAttack = fc
  .tuple(
    fc.constantFrom(1, 2, 4),
    fc.integer({ min: 0, max: 4 }),
    repeats,
    fc.boolean(),
    fc.constantFrom<Line | undefined>(undefined, undefined, ...targets),
    fc.constantFrom<Line>({}, {}, {}, { together: 2 }, { together: 3 }),
  )
  .map(([range, count, more, isCostly, several, joined]) => ({
    specialAttack: {
      range,
      dice: count,
      ...more,
      ...joined,
      effects: [
        ...(isCostly ? [{ costs: 1, stage: 'after' }] : []),
        ...(several ? [{ targets: several }] : []),
        ...(several && count === 0
          ? [{ unblockableWounds: { 8: 1, 16: 'destroy' }, stage: 'instead' }]
          : []),
      ],
    },
  }));

/** Several special attacks may belong to one power; each other power has one or two lines. */
const effects: fc.Arbitrary<readonly Line[]> = fc.oneof(
  fc.array(specialAttack, { minLength: 1, maxLength: 3 }),
  limited(
    fc.oneof(
      dice.map((count) => ({ attackDice: count })),
      dice.map((count) => ({ automaticShields: count })),
      fc.constant({ defenseDice: 1 }),
      d20.map((number) => ({ ignoreWounds: number })),
      d20.map((number) => ({ evade: number })),
    ),
  ).map((line) => [line]),
  limited(
    fc.constantFrom<Line>(
      { destroys: 14, stage: 'before' },
      { destroys: 1, stage: 'before' },
      { unblockableWounds: 1, stage: 'before' },
      { unblockableWounds: { 8: 1, 17: 'destroy' }, stage: 'before' },
      { unblockableWounds: { 11: 2 }, stage: 'after' },
      { destroys: 16, stage: 'instead' },
      { destroys: 15, stage: 'before', targets: { nextTo: 'attacker' } },
      { unblockableWounds: { 9: 1 }, stage: 'before', targets: { goesOn: 'destroyed' } },
      { unblockableWounds: { 13: 1 }, stage: 'after', targets: {} },
    ),
  ).map((line) => [line]),
  fc.constantFrom<readonly Line[]>(
    [{ attacks: 2 }],
    [{ attackAgain: true, when: ['destroyed', 'normalAttack'], most: 2 }],
    [{ oneShieldBlocksAll: true }],
    [{ attackDice: 1, per: 'woundThisTurn' }],
    [{ attackDice: 1, per: 'kill', most: 2 }],
    [{ counterStrike: true }],
    [{ heals: 1, when: 'destroyed' }],
    [{ superStrength: true }],
    [{ unblockableWounds: { 14: 1 }, stage: 'whenAttacked' }],
    [{ costs: 1, stage: 'after', when: { not: 'wounded' } }, { attackDice: 2 }],
    [{ evade: { d20: 11, orNoDefense: true } }],
    [{ noDefense: 15 }],
    [{ returns: 11, stage: 'after', when: 'destroyed' }],
    [{ ignoreWounds: { d20: 13, returns: true } }],
    [{ targets: { count: 3 } }],
    [{ targets: { nextTo: 'attacker' } }],
    [{ targets: { nextTo: 'target', roll: 'once' } }],
    [{ targets: { count: 2 }, when: { d20: 12 } }],
  ),
);

const power = fc.tuple(effects, fc.boolean()).map(([lines, may]) => ({
  effects: lines,
  ...(may && !lines.some((line) => 'specialAttack' in line) && { may: true as const }),
}));

function card(name: string): fc.Arbitrary<CardData> {
  return fc
    .record({
      life: fc.integer({ min: 1, max: 3 }),
      attack: fc.integer({ min: 1, max: 3 }),
      defense: fc.integer({ min: 0, max: 2 }),
      move: fc.constantFrom(1, 3),
      range: fc.constantFrom(1, 1, 3),
      figures: fc.constantFrom(1, 1, 2, 3),
      base: fc.constantFrom('single', 'double'),
      powers: fc.array(power, { maxLength: 3 }),
    })
    .map(
      ({ powers, ...numbers }) =>
        ({
          name,
          ...numbers,
          // Limited powers of three figures of several Lives have too many states for the reference.
          life: numbers.figures > 2 ? 1 : numbers.life,
          type: numbers.figures > 1 ? 'squad' : 'hero',
          powers: powers.map((one, i) => ({ name: `${name} ${i + 1}`, ...one })),
        }) as unknown as CardData,
    );
}

/** Two cards, and how far apart their duel begins. */
export const anyDuel = fc.record({
  attacker: card('A'),
  defender: card('D'),
  distance: fc.constantFrom(1, 1, 2, 4),
});
