/* The schema for experiment files: the keys that are common to all rulesets, and those of each ruleset. */

import * as z from 'zod';
import { BadInput, listed, listOf, once, oneOf, shortText } from '../../base/index.ts';
import { LONGEST_QUESTION, type Ruleset } from '../../rules/index.ts';
import { fightsNamed, fightTold, ofRulesets, ruleNames, rulesets } from '../registry/rulesets.ts';
import { countField } from './count.ts';
import { varyField } from './vary.ts';

export const PRECISION_FORMS = 'a number from 0.0000001 to 0.5';

export const precisionField = once(() =>
  z
    .number({ error: PRECISION_FORMS })
    .min(1e-7, { error: PRECISION_FORMS })
    .max(0.5, { error: PRECISION_FORMS }),
);

/** A seed is text, since a long number would lose its last digits. */
export const SEED_FORMS = 'text; put a number in quotes if it should stay as it is written';

export const seedField = once(() =>
  z
    .union(
      [
        shortText('Any text', 200),
        z
          .number()
          .refine((seed) => !Number.isInteger(seed) || Number.isSafeInteger(seed), {
            error: SEED_FORMS,
          })
          .transform(String),
      ],
      { error: 'text or a number' },
    )
    .describe('Any text; the same seed gives the same numbers'),
);

/** The fields that every experiment file may have, under any rules. */
const common = ({ measures }: Ruleset) => ({
  name: shortText('The name of the experiment and of its report folder'),
  description: shortText('The purpose of the experiment, in a sentence or two', 2000).optional(),
  seed: seedField().optional(),
  trials: countField()
    .describe('How many attacks, fights or games to simulate, such as 10M')
    .optional(),
  precision: precisionField()
    .describe(
      'Instead of `trials`: simulate until every 95% interval reaches at most this far to either side, such as 0.001',
    )
    .optional(),
  question: shortText(
    'The question: measures and comparisons joined by `and`, `or` and `not`, such as `destroyed or spacesMoved >= 2`',
    LONGEST_QUESTION,
  ).optional(),
  measures: listOf(
    oneOf(measures.map(({ name }) => name) as [string, ...string[]], 'A measure'),
    100,
    'measures',
    `[${measures[0]?.name}]`,
    'Measures to report, in this order (default: all)',
  )
    .min(1, { error: 'at least one measure' })
    .optional(),
});

/** The keys that are common to all experiments. No ruleset may define a field with one of these names. */
export const commonKeys = ofRulesets(([first]): readonly string[] => [
  ...['rules', 'fight', 'vary'],
  ...(first ? Object.keys(common(first)) : []),
]);

/** The schema for the keys that select the ruleset. */
export const headSchema = ofRulesets(() =>
  z.looseObject(
    {
      rules: oneOf(ruleNames(), 'The rules to play by').default(usualRules()),
      fight: z
        .enum(fightsNamed() as [string, ...string[]], {
          error: `one of ${fightsNamed().join(', ')}`,
        })
        .describe('The kind of fight')
        .optional(),
      vary: varyField().optional(),
    },
    { error: 'an experiment: a mapping with name, rules, attacker and defender' },
  ),
);

/** The default rules: those of the first ruleset. */
function usualRules(): string {
  return ruleNames()[0];
}

/**
 * Checks that the rules have the requested kind of fight.
 *
 * @param head the keys that select the kind, along with all other keys of the document
 * @throws BadInput if the rules do not have this kind of fight, or if the document selects two kinds
 */
export function checkFight(head: {
  readonly rules: string;
  readonly fight?: string | undefined;
}): void {
  const { rules, fight } = head;
  const keys = rulesets().flatMap(({ toldBy }) => (toldBy && toldBy in head ? [toldBy] : []));
  const foreign = keys.find((key) => !rulesets().some((r) => r.name === rules && r.toldBy === key));
  if (foreign) throw notWith(rules, foreign, `the key "${foreign}"`, true);
  if (fight === undefined) return;
  if (keys.length > 0 && fightTold({ ...head, fight: undefined }) !== fight) {
    const allowed = `no such key together with ${keys.join(' and ')}`;
    const sentence = `this key cannot be used together with ${keys.join(' and ')}; remove it`;
    throw new BadInput({ path: ['fight'], found: fight, allowed, sentence });
  }
  const known = fightsNamed(rules);
  if (known.includes(fight)) return;
  if (known.length === 0) throw notWith(rules, 'fight', fight);
  const allowed = `${listed(known, 'or')}, or no such key`;
  throw new BadInput({ path: ['fight'], found: fight, allowed });
}

/** Reports a key that a ruleset does not have. */
function notWith(rules: string, key: string, found: string, atKey = false): BadInput {
  const allowed = `no such key together with rules: ${rules}`;
  const sentence = `rules: ${rules} has no such key; remove it`;
  return new BadInput({ path: [key], found, allowed, sentence, ...(atKey && { atKey }) });
}

function rulesField({ name, title }: Ruleset) {
  const field = z.literal(name).describe(`The rules to play by: ${title}`);
  return name === usualRules() ? field.optional() : field;
}

function newExperimentSchema(ruleset: Ruleset) {
  return z.strictObject(experimentFields(ruleset)).superRefine(checkEffort);
}

const experimentSchemas = ofRulesets(
  () => new Map<Ruleset, ReturnType<typeof newExperimentSchema>>(),
);

/** The schema for an experiment under one ruleset. It is cached, since zod compiles each schema on its first use. */
export function experimentSchema(ruleset: Ruleset) {
  const made = experimentSchemas();
  const schema = made.get(ruleset) ?? newExperimentSchema(ruleset);
  made.set(ruleset, schema);
  return schema;
}

/** The schema with every key optional, for checking the valid part of an experiment that has mistakes. */
export function partialExperimentSchema(ruleset: Ruleset) {
  return z.strictObject(experimentFields(ruleset)).partial().superRefine(checkEffort);
}

function experimentFields(ruleset: Ruleset) {
  return {
    rules: rulesField(ruleset),
    vary: varyField().optional(),
    ...common(ruleset),
    ...ruleset.fields(),
  };
}

function checkEffort(
  written: { readonly trials?: unknown; readonly precision?: unknown },
  context: z.RefinementCtx,
): void {
  if (written.trials === undefined || written.precision === undefined) return;
  const message = 'trials or precision, not both';
  context.addIssue({ code: 'custom', path: ['precision'], message });
}

/** The JSON Schema with which editors complete and check experiment files. */
export function experimentJsonSchema(): object {
  const any = z.union(rulesets().map((ruleset) => experimentSchema(ruleset)));
  return {
    title: 'A knockback experiment',
    ...z.toJSONSchema(any, { io: 'input', unrepresentable: 'any' }),
  };
}
