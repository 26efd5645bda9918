import fc from 'fast-check';
import { rulesetNamed } from '../../src/rules/rulesets.ts';
import { anyFight, documentOf } from '../rules/c3g/fights.ts';
import { randomFight as fightOnHexes } from '../rules/c3g/random-boards.ts';
import { randomFight as fightOnSquares } from '../rules/heroclix/random-boards.ts';
import { anyName } from './names.ts';

/** An experiment as plain data. */
export type Document = Readonly<Record<string, unknown>>;

const numbered = (fight: (seed: string) => { readonly document: Document } | undefined) =>
  fc
    .nat()
    .map((n) => fight(`fuzz ${n}`)?.document)
    .filter((document) => document !== undefined);

const fight: fc.Arbitrary<Document> = fc.oneof(
  numbered(fightOnHexes),
  numbered(fightOnSquares),
  anyFight.map((one) => ({ rules: 'c3g', ...documentOf(one) })),
);

const effort = fc.oneof(
  fc.record({ trials: fc.constantFrom(1, 1000, '2k', '1e3', '1_500', '0.5k') }),
  fc.record({ precision: fc.double({ min: 0.01, max: 0.5, noNaN: true }) }),
  fc.constant({}),
);

/** Valid experiments: fights of both rulesets, with any names. */
export const validDocument: fc.Arbitrary<Document> = fight.chain((document) => {
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
 * Measures that the fight has for certain: where it ends takes a board, and who is destroyed a Life.
 * No card here has a power that brings about more.
 */
function measuresOf({ rules, board }: Document): string[] {
  const { others = [] } = (board ?? {}) as { others?: readonly object[] };
  const takes: Record<string, boolean> = {
    finalSpace: board !== undefined,
    finalSquare: board !== undefined,
    blockerDestroyed: others.some((other) => 'life' in other),
  };
  return rulesetNamed(String(rules))
    .measures.filter(({ name, condition }) => takes[name] ?? condition === undefined)
    .map(({ name }) => name);
}

/** Labels of different values differ. */
function sometimesLabelled(value: number): fc.Arbitrary<unknown> {
  const label = anyName.map((name) => `${name.slice(0, 50)} ${value}`);
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
