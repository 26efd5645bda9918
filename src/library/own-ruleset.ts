import * as z from 'zod';
import type { RawOutcome } from '../dice/throw.ts';
import type { Measure, Outcome } from '../rules/measure.ts';
import type { AttackPlan } from '../rules/plan.ts';
import type { Ruleset, Scenario } from '../rules/ruleset.ts';
import { uncapitalised } from '../words/english.ts';
import { BadInput } from '../words/problem.ts';
import { mistakesInDice, mistakesInRules, outcomeOf } from './own-ruleset/checks.ts';
import { poolThrown, rolledIn, unlessHidden } from './own-ruleset/dice.ts';
import { returned, type Telling } from './own-ruleset/returned.ts';
import {
  checkedQuestion,
  diceText,
  headline,
  stepsOf,
  usualQuestion,
} from './own-ruleset/texts.ts';
import type { OwnMeasure, OwnOutcome, OwnRuleset } from './types/ruleset.ts';

/** What a ruleset of one's own reads, as a scenario of any ruleset. */
type Played<S extends object> = S & Scenario;

/**
 * The rules of a game of one's own as a ruleset: made known by `addRuleset`, experiments can name it.
 *
 * @throws BadInput with everything in which the rules are not what `OwnRuleset` says. The ruleset throws
 *   BadInput where its functions give what is not allowed, and whatever they throw themselves
 */
export function ownRuleset<S extends object>(given: OwnRuleset<S>): Ruleset {
  const problems = mistakesInRules(given);
  if (problems.length > 0) throw new BadInput(...problems);
  const measures = given.measures.map(measureOf);
  const ruleset: Ruleset<Played<S>> = {
    name: given.name,
    title: given.title,
    subject: given.subject ?? '{attacker} attacks {defender}',
    trial: given.trial ?? ['attack', 'attacks'],
    rulings: [],
    measures,
    titles: {},
    units: {},
    shortQuestions: {},
    measuresOf: () => measures,
    fields: Object.fromEntries(
      Object.entries(given.keys).map(([key, text]) => [key, z.unknown().optional().describe(text)]),
    ),
    read(document) {
      const keys = Object.keys(given.keys).filter((key) => document[key] !== undefined);
      const own = Object.fromEntries(keys.map((key) => [key, document[key]]));
      return { ...returned(given, 'read', given.read(own)), rules: given.name, rulings: {} };
    },
    compile: (scenario) => planOf(given, measures, scenario),
    stances: () => [],
  };
  return ruleset as Ruleset;
}

function measureOf({ name, title, kind, values, phrase }: OwnMeasure): Measure {
  return {
    name,
    title,
    kind,
    ...(values && { values }),
    ...(phrase && { phrase: { ...phrase, no: phrase.no ?? '' } }),
  };
}

function planOf<S extends object>(
  given: OwnRuleset<S>,
  measures: readonly Measure[],
  scenario: Played<S>,
): AttackPlan {
  const pools = returned(given, 'dice', given.dice(scenario));
  const problems = mistakesInDice(given, pools);
  if (problems.length > 0) throw new BadInput(...problems);
  /** Where nothing is said, what is usual stands. */
  const said = <T>(name: Telling, value: T): T =>
    value === undefined || value === null ? value : returned(given, name, value);
  const thrown = pools.map(poolThrown);
  const rolled = rolledIn(pools);
  const resolve = (raw: RawOutcome): Outcome =>
    unlessHidden(() => outcomeOf(given, given.resolve(rolled(raw), scenario)), {});
  const asked = said('usualQuestion', given.usualQuestion?.(scenario));
  const [first] = measures as [Measure, ...Measure[]];
  return {
    model: { thrown, resolve },
    account: {
      measures,
      beside: [],
      usualQuestion: checkedQuestion(given, asked ?? usualQuestion(measures), measures),
      // What places are ranked by, which no board offers here.
      aim: { measure: first.name, title: uncapitalised(first.title) },
      cast: said('cast', given.cast?.(scenario)) ?? {
        attacker: 'the attacker',
        defender: 'the defender',
      },
      facts: said('facts', given.facts?.(scenario)) ?? [{ term: 'Dice', text: diceText(thrown) }],
      remarks: said('remarks', given.remarks?.(scenario)) ?? [],
    },
    story: {
      headline({ clause, chance, told }, { mean, chance: chanceOf }) {
        const answer = { clause, chance, mean, chanceOf };
        return (
          said('headline', given.headline?.(answer, scenario)) ?? headline(answer, told, measures)
        );
      },
      tell(raw, faces) {
        const outcome = resolve(raw) as OwnOutcome;
        const steps = said('tell', given.tell?.(faces, outcome, scenario));
        return [...(steps ?? stepsOf(faces, outcome, measures))];
      },
    },
  };
}

const text = z.string({ error: 'text' });
const work = z.custom<() => unknown>((value) => typeof value === 'function', {
  error: 'a function',
});

/** What kind of thing each part of a ruleset is, for programs without types. What it holds is checked after that. */
export const shapeOfRules = z.looseObject(
  {
    name: text,
    title: text,
    keys: z.record(z.string(), text, { error: 'a mapping from keys to what they hold' }),
    read: work,
    dice: work,
    measures: z.array(
      z.looseObject({ name: text, title: text }, { error: 'a measure: name, title and kind' }),
      { error: 'a list of measures' },
    ),
    resolve: work,
    cast: work.optional(),
    subject: text.optional(),
    trial: z.tuple([text, text], { error: 'two words, such as ["attack", "attacks"]' }).optional(),
    usualQuestion: work.optional(),
    facts: work.optional(),
    remarks: work.optional(),
    tell: work.optional(),
    headline: work.optional(),
  },
  { error: 'the rules of a game: name, title, keys, read, dice, measures and resolve' },
);
