import fc from 'fast-check';
import { printable } from '../../src/base/words/problem.ts';
import { rulesetNamed } from '../../src/experiments/registry/rulesets.ts';
import { anyFight, documentOf } from '../fight/fights.ts';
import { randomFight as fightOnHexes } from '../fight/ground/random-boards.ts';
import { randomFight as fightOnSquares } from '../rules/heroclix/random-boards.ts';
import { anyName } from './names.ts';

/** An experiment as plain data. */
export type Document = Readonly<Record<string, unknown>>;

const numbered = (fight: (seed: string) => { readonly document: Document } | undefined) =>
  fc
    .nat()
    .map((n) => fight(`fuzz ${n}`)?.document)
    .filter((document) => document !== undefined);

/** Powers of either side of a duel, which act over several attacks too. */
const POWERS: readonly unknown[] = [
  'super-strength',
  'counter-strike',
  'double-attack',
  { tough: 1 },
  { name: 'Own', effects: [{ attackDice: 1, per: 'ownWound', most: 2 }] },
  { name: 'Once', effects: [{ attackDice: 2, uses: 1, per: 'game' }] },
  { name: 'Heal', effects: [{ heals: 1, stage: 'endOfTurn' }] },
  { name: 'Frenzy', effects: [{ anotherTurn: 18 }] },
  { name: 'Shot', effects: [{ specialAttack: { range: 4, dice: 2 } }] },
];

const sideOfDuel = fc.record(
  {
    life: fc.integer({ min: 1, max: 3 }),
    attack: fc.nat(4),
    defense: fc.nat(4),
    figures: fc.integer({ min: 1, max: 2 }),
    move: fc.nat(6),
    range: fc.integer({ min: 1, max: 6 }),
    powers: fc.shuffledSubarray([...POWERS], { maxLength: 2 }),
  },
  { requiredKeys: ['life', 'attack', 'defense'] },
);
const distance = fc.integer({ min: 1, max: 6 });
const closing = fc.record({ squadsCloseRanks: fc.boolean() });

/** With few turns, so that it certainly ends, whatever the sides are. */
const duel: fc.Arbitrary<Document> = fc.record(
  {
    rules: fc.constant('c3g'),
    fight: fc.constant('duel'),
    attacker: sideOfDuel,
    defender: sideOfDuel,
    mostTurns: fc.integer({ min: 1, max: 6 }),
    first: fc.constantFrom('attacker', 'defender', 'toss'),
    distance,
    superStrength: fc.boolean(),
    rulings: closing,
  },
  { requiredKeys: ['rules', 'fight', 'attacker', 'defender', 'mostTurns'] },
);

/** The attacks reach the card. */
const survival: fc.Arbitrary<Document> = fc
  .record(
    {
      rules: fc.constant('c3g'),
      fight: fc.constant('survival'),
      attacker: sideOfDuel,
      defender: sideOfDuel,
      distance,
      rulings: closing,
    },
    { requiredKeys: ['rules', 'fight', 'attacker', 'defender'] },
  )
  .map((document) => {
    const { attacker, distance: apart = 1 } = document;
    return { ...document, attacker: { ...attacker, range: Math.max(apart, attacker.range ?? 1) } };
  });

/** Fights of both rulesets and of all kinds but turns, without names. */
export const namelessFight: fc.Arbitrary<Document> = fc.oneof(
  duel,
  survival,
  numbered(fightOnHexes),
  numbered(fightOnSquares),
  anyFight.map((one) => ({ rules: 'c3g', ...documentOf(one) })),
);

const effort = fc.oneof(
  fc.record({ trials: fc.constantFrom(1, 1000, '2k', '1e3', '1_500', '0.5k') }),
  fc.record({ precision: fc.double({ min: 0.01, max: 0.5, noNaN: true }) }),
  fc.constant({}),
);

/** Valid experiments: fights of both rulesets and of all kinds, with any names. */
export const validDocument: fc.Arbitrary<Document> = namelessFight.chain((document) => {
  const { attacker, defender, rules } = document as Record<string, object>;
  const measures = measuresOf(document);
  return fc
    .record({
      names: fc.record({ name: anyName, attacker: anyName, defender: anyName }),
      effort,
      rest: fc.record(
        {
          description: anyName,
          seed: fc.oneof(
            anyName,
            fc.integer(),
            // Whole numbers beyond 2^53 may have been rounded.
            fc
              .double({ noNaN: true, noDefaultInfinity: true })
              .filter((seed) => !Number.isInteger(seed) || Number.isSafeInteger(seed)),
          ),
          measures: fc.shuffledSubarray(measures, { minLength: 1 }),
          vary: variation(String(rules)),
        },
        { requiredKeys: [] },
      ),
    })
    .map(({ names, effort: how, rest }) => ({
      ...document,
      ...how,
      ...rest,
      name: names.name,
      attacker: { ...attacker, name: names.attacker },
      defender: { ...defender, name: names.defender },
    }));
});

/**
 * Measures that the fight certainly has: the place where it ends needs a board, and destruction needs a Life. No card
 * here has a power that adds measures.
 */
function measuresOf({ rules, fight: kind, board }: Document): string[] {
  const { others = [] } = (board ?? {}) as { others?: readonly object[] };
  const takes: Record<string, boolean> = {
    finalSpace: board !== undefined,
    finalSquare: board !== undefined,
    blockerDestroyed: others.some((other) => 'life' in other),
  };
  return rulesetNamed(String(rules), kind as string | undefined)
    .measures.filter(({ name, condition }) => takes[name] ?? condition === undefined)
    .map(({ name }) => name);
}

/** Different values have different labels. */
function sometimesLabelled(value: number): fc.Arbitrary<unknown> {
  const label = anyName
    .map((name) => `${name.slice(0, 50)} ${value}`)
    // Escaped characters take more room.
    .filter((text) => printable(text).length <= 60);
  return fc.oneof(fc.constant(value), fc.record({ label, value: fc.constant(value) }));
}

function variation(rules: string): fc.Arbitrary<Document> {
  const dice = fc
    .uniqueArray(fc.nat(5), { minLength: 1, maxLength: 3 })
    .chain((values) => fc.tuple(...values.map(sometimesLabelled)));
  const fields: Record<string, fc.Arbitrary<unknown>> = rules === 'c3g'
    ? { 'attacker.attack': dice, 'defender.defense': dice }
    : { 'attacker.damage': dice, 'defender.defenseValue': dice };
  const names = fc.uniqueArray(anyName, { minLength: 1, maxLength: 3 });
  const all: Record<string, fc.Arbitrary<unknown>> = { ...fields, 'attacker.name': names };
  return fc.record(all, { requiredKeys: [] });
}
