/*
 * The YAML form of rules: `{ at: turnEnds, roll: 16, turn: whole }`. The schema reads rules; `spelledRule` writes them
 * in their shortest form.
 */

import * as z from 'zod';
import { isSoundSoFar, once, oneOf, sameData, wholeNumber } from '../../../base/index.ts';
import { tableOf } from '../amounts.ts';
import { PLAYED_IN } from '../effect-line.ts';
import { RULE_MOMENTS } from '../rules/moments.ts';
import type { Event, Rule, Standing, Step, Trait } from '../rules/rule.ts';
import { actionFields, actionFieldsOfEvent, spelledActions } from './actions.ts';
import { conditions, spelledConditions } from './condition.ts';
import { cost, limit, roll, type SpelledRoll, spelledCost, spelledRoll } from './roll.ts';
import { actionOfRows, isRows, mapRows, rowsIn } from './rows.ts';
import { selector, spelledSelector, spelledWhom, whom } from './selector.ts';
import { oneOrMore, spelledList, withSpelled, yes } from './short.ts';
import { spelledTraits, spread, traits } from './traits.ts';
import { isForNormal, usualMoment, withoutUsualKind, withUsualKind } from './usual.ts';

const ruleList: () => z.ZodType<readonly Rule[]> = once(() => z.lazy(rules));

const gives = once(() =>
  ruleList().describe('Rules that the figures get for some time').optional(),
);

const optional = (shape: Readonly<Record<string, z.ZodType>>) =>
  Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, one.optional()]));

const actionNames = once(() => [...Object.keys(actionFields()), 'gives']);

const stepError = once(
  () =>
    `an action: ${actionNames()
      .map((name) => `{ ${name}: … }`)
      .join(', ')}`,
);

const step = once(
  () =>
    z
      .strictObject(
        {
          ...optional(actionFields()),
          gives: gives(),
          whom: whom()
            .describe('The figures on which this action acts (default: those of the rule)')
            .optional(),
          roll: roll().describe('A separate roll for this action').optional(),
          if: conditions().optional(),
          rollAgain: yes('The D20 table is rolled again'),
        },
        { error: stepError() },
      )
      .refine(
        (written) => {
          const actions = actionNames().filter((name) => name in written);
          return actions.length === 1 || (actions.length === 0 && 'rollAgain' in written);
        },
        { error: `exactly one action: ${actionNames().join(', ')}`, when: isSoundSoFar },
      )
      .meta({ id: 'action' }) as unknown as z.ZodType<Step>,
);

const steps = once(() => oneOrMore(step(), 20, stepError()));

/** The actions of a table row, possibly none. */
const row = once(
  () =>
    z.union([z.array(step()).max(20), step().transform((only) => [only])], {
      error: `${stepError()}, or [] for no action`,
    }) as unknown as z.ZodType<readonly Step[]>,
);

const ROWS_ERROR = 'a D20 table of actions, such as { 12: { heal: 1 } }';

const LIMITS_ERROR = 'a limit such as { uses: 1, per: round }, or a list of limits';

const commonFields = once(() => ({
  if: conditions().optional(),
  limit: oneOrMore(limit(), 5, LIMITS_ERROR).describe('How many times the rule can act').optional(),
  in: oneOf(
    PLAYED_IN,
    'Where the rule acts: only in one-on-one fights, or only in battles (default: in both)',
  ).optional(),
  whom: whom().describe('The figures on which the rule acts').optional(),
  gives: gives(),
}));

const OF_ERROR = 'attacked, self, or figures such as { side: own }';

const fieldsOfEvent = once(() => ({
  at: oneOf(RULE_MOMENTS, 'The moment when the rule acts').optional(),
  of: z
    .union([z.literal('attacked').transform(() => ({})), whom()], { error: OF_ERROR })
    .describe(
      'The figures whose moves, attacks, turns or losses trigger the rule (default: the figure with the power)',
    )
    .optional(),
  holders: z
    .union([wholeNumber(1, 20, 'How many'), z.literal('all')], { error: 'a number, or all' })
    .describe('How many figures of the card must meet the conditions (default: 1)')
    .optional(),
  may: z
    .union([z.literal(true), z.literal('ifBetter')], { error: 'true, or ifBetter' })
    .describe(
      'true: the owner may decline to use the rule; ifBetter: the rule is used if that is better for the owner',
    )
    .optional(),
  early: yes(
    'The figures on which the rule acts are selected before the result of the attack is applied',
  ),
  cost: cost().describe('The price of using the rule').optional(),
  roll: roll().describe('The roll that decides whether the rule acts').optional(),
  spread: spread().describe('How the rule continues from one figure to the next').optional(),
  instead: z
    .literal('turn', { error: 'turn' })
    .describe('turn: it replaces the turn that would follow')
    .optional(),
  for: oneOf(
    ['turn', 'round', 'marker', 'ownMarker', 'game'],
    'How long the effect lasts',
  ).optional(),
  does: steps().describe('A list of several actions').optional(),
  rows: tableOf(row(), ROWS_ERROR).describe('The actions of each row of a D20 table').optional(),
  else: steps().describe('The actions that follow if the roll fails').optional(),
}));

const traitFields = once(() => traits(z.lazy(ruleOfSpecial)));

const traitNames = once(() => Object.keys(traitFields()));

const HAS_ERROR = 'a list of traits, such as [{ mode: fly }, { value: { move: 2 } }]';

const fieldsOfStanding = once(() => ({
  from: selector()
    .describe('The figures that give the traits (default: the figure with the power)')
    .optional(),
  has: z
    .array(z.strictObject({ ...optional(traitFields()), gives: gives() }, { error: HAS_ERROR }), {
      error: HAS_ERROR,
    })
    .min(2, { error: 'at least two traits; write a single one in the rule itself' })
    .max(20)
    .describe('A list of several traits')
    .optional(),
}));

const ERROR = 'a rule, such as { if: adjacent, dice: { attack: 1 } }';

const whatOfRule = once(
  () => `exactly one action (${actionNames().join(', ')}) or trait (${traitNames().join(', ')})`,
);

type Written = Readonly<Record<string, unknown>>;

/** The keys that name the actions of an event. */
const whatNames = once(() => [...actionNames(), 'does', 'rows']);

const isEvent = (written: Written): boolean =>
  written.at !== undefined ||
  whatNames().some((name) => name !== 'gives' && written[name] !== undefined);

/** Problems in a rule whose fields are each valid. */
function problemsOf(written: Written): { path: string[]; message: string }[] {
  const names = [...whatNames(), ...traitNames(), 'has'];
  const said = names.filter((name) => written[name] !== undefined);
  if (said.length !== 1) return [{ path: [], message: whatOfRule() }];
  const [what = ''] = said;
  const isOne = isEvent(written);
  if (isOne && (traitNames().includes(what) || what === 'has'))
    return [
      {
        path: ['at'],
        message: `the key \`at\` only with an action, because ${what} is in force all the time`,
      },
    ];
  const [strange] = Object.keys(isOne ? fieldsOfStanding() : fieldsOfEvent()).filter(
    (name) => written[name] !== undefined,
  );
  if (strange !== undefined) {
    const message = isOne
      ? `the key \`${strange}\` only with a trait, not with an action`
      : `the key \`${strange}\` only with an action, because ${what} is in force all the time`;
    return [{ path: [strange], message }];
  }
  if (!isOne) return [];
  if (written.at === undefined && momentOf(written) === undefined)
    return [{ path: ['at'], message: `one of ${RULE_MOMENTS.join(', ')}, to say when it acts` }];
  if (written.else !== undefined && (written.roll === undefined || written.rows !== undefined))
    return [
      { path: ['else'], message: 'the key `else` only with a roll that has a number to reach' },
    ];
  return [];
}

/** The default moment of an event; undefined if the event must name its moment. */
function momentOf(written: Written): Event['on'] | undefined {
  if (rowsIn(written)) return written.dice === undefined ? undefined : 'turnBegins';
  if (written.rows !== undefined) return undefined;
  const [first = written] = (written.does as readonly Step[] | undefined) ?? [];
  return usualMoment(first);
}

const NONE: readonly Step[] = [];

/** The first action of an event; if the event has a table, the first action in any row. */
const firstOf = (all: Event['does']): Step =>
  (isRows(all) ? Object.values(all).find((one) => one.length > 0) : all)?.[0] ?? {};

function ruleFrom(written: Written, isOfSpecial: boolean): Rule {
  return isEvent(written) ? eventFrom(written, isOfSpecial) : standingFrom(written);
}

function eventFrom(written: Written, isOfSpecial: boolean): Event {
  const { at, of, if: asked = NONE, limit: limits, roll: rolled, for: time, ...others } = written;
  const said = actionNames().filter((name) => written[name] !== undefined);
  const rows = rowsIn(written);
  const acts = (rows ?? written.rows ?? written.does ?? [pick(written, said)]) as Event['does'];
  const when = isForNormal(firstOf(acts)) && !isOfSpecial ? withUsualKind(asked as []) : asked;
  const all = (when as Event['if'] & object).filter(({ attack }) => attack !== 'any');
  const lasts = time ?? (at === undefined && rows ? 'turn' : undefined);
  return {
    on: (at ?? momentOf(written)) as Event['on'],
    ...(of !== undefined && { of: of as Event['of'] & object }),
    ...pick(others, ['holders', 'may', 'early', 'cost', 'whom', 'spread', 'instead', 'else', 'in']),
    ...rollFrom(rolled as SpelledRoll | undefined),
    ...(lasts !== undefined && { for: lasts as Event['for'] & string }),
    does: acts,
    ...(all.length > 0 && { if: all }),
    ...(limits !== undefined && { limits: limits as Event['limits'] & object }),
  };
}

/** A roll to reach 1 always succeeds, so it becomes an idle roll. */
function rollFrom(rolled: SpelledRoll | undefined): Pick<Event, 'roll' | 'idleRoll'> {
  if (rolled === undefined) return {};
  if (sameData(rolled, { d20: 1 })) return { idleRoll: true };
  const { idle, ...others } = rolled;
  return { roll: others, ...(idle && { idleRoll: idle }) };
}

function standingFrom(written: Written): Standing {
  const { if: asked = NONE, limit: limits, has } = written;
  const all = (asked as Event['if'] & object).filter(({ attack }) => attack !== 'any');
  return {
    ...pick(written, ['whom', 'from', 'in']),
    has: (has ?? [pick(written, [...traitNames(), 'gives'])]) as readonly Trait[],
    ...(all.length > 0 && { if: all }),
    ...(limits !== undefined && { limits: limits as Event['limits'] & object }),
  };
}

const pick = (written: Written, names: readonly string[]): object =>
  Object.fromEntries(
    names.flatMap((name) => (written[name] === undefined ? [] : [[name, written[name]]])),
  );

const written = once(() =>
  z
    .strictObject(
      {
        ...optional(actionFieldsOfEvent()),
        ...optional(traitFields()),
        ...commonFields(),
        ...fieldsOfEvent(),
        ...fieldsOfStanding(),
      },
      { error: ERROR },
    )
    .check(
      z.superRefine(
        (fields: Written, context) => {
          for (const problem of problemsOf(fields))
            context.addIssue({ code: 'custom', ...problem });
        },
        { when: isSoundSoFar },
      ),
    )
    .meta({ id: 'rule', description: 'A rule of a power' }),
);

/** The schema of a rule as YAML files write it. */
export const ruleSchema = once(
  () => written().transform((fields) => ruleFrom(fields, false)) as unknown as z.ZodType<Rule>,
);

const ruleOfSpecial: () => z.ZodType<Rule> = once(
  () => written().transform((fields) => ruleFrom(fields, true)) as unknown as z.ZodType<Rule>,
);

const rules = once(() => oneOrMore(ruleSchema(), 20, 'a rule, or a list of rules'));

/* Writing. */

/**
 * A rule in its shortest form, as plain data.
 *
 * @param isOfSpecial whether it is a rule of a special attack, which acts in that attack only
 */
export function spelledRule(rule: Rule, isOfSpecial = false): Record<string, unknown> {
  const { if: asked = [], limits, in: playedIn } = rule;
  const isForAny = !('on' in rule) || isOfSpecial || !isForNormal(firstOf(rule.does));
  const when = isForAny ? asked : withoutUsualKind(asked);
  const own = 'on' in rule ? spelledEvent(rule) : spelledStanding(rule);
  return {
    ...own.before,
    ...(when.length > 0 && { if: spelledConditions(when) }),
    ...(limits && { limit: spelledList(limits) }),
    ...own.after,
    ...(playedIn && { in: playedIn }),
  };
}

interface Parts {
  readonly before: object;
  readonly after: object;
}

function spelledEvent(event: Event): Parts {
  const { on, of, holders, may, early, cost: price, idleRoll, whom: on_, for: time } = event;
  const actions = spelledDoes(event.does);
  const first = isRows(event.does) ? undefined : usualMoment(firstOf(event.does));
  const isTableForTurn =
    isRows(event.does) && 'dice' in actions && on === 'turnBegins' && time === 'turn';
  const isUsual = first === on || isTableForTurn;
  return {
    before: {
      ...(!isUsual && { at: on }),
      ...(of && { of: isOfAttacked(event) ? 'attacked' : spelledWhom(of) }),
    },
    after: {
      ...(holders !== undefined && { holders }),
      ...(may && { may }),
      ...(early && { early }),
      ...(price && { cost: spelledCost(price) }),
      ...(on_ && { whom: spelledWhom(on_) }),
      ...(event.spread && { spread: event.spread }),
      ...((event.roll || idleRoll) && { roll: spelledRoll(event.roll, idleRoll) }),
      ...(event.instead && { instead: event.instead }),
      ...(time && !isTableForTurn && { for: time }),
      ...actions,
      ...(event.else && { else: spelledList(event.else.map(spelledStep)) }),
    },
  };
}

/** Whether an event is about attacks on the figure, which YAML writes as `of: attacked`. */
const isOfAttacked = ({ on, of }: Event): boolean =>
  on === 'attackOver' && Object.keys(of ?? {}).length === 0;

function spelledDoes(acts: Event['does']): object {
  if (isRows(acts)) {
    const rows = mapRows(acts, (all) => all.map(spelledStep));
    return actionOfRows(rows) ?? { rows: mapRows(rows, spelledList) };
  }
  const all = acts.map(spelledStep);
  const [only = {}] = all;
  const isShort = all.length === 1 && Object.keys(only).length === 1 && !('rollAgain' in only);
  return isShort ? only : { does: spelledList(all) };
}

function spelledStep({ whom: on, roll: rolled, if: when, ...action }: Step) {
  return {
    ...(on && { whom: spelledWhom(on) }),
    ...(rolled && { roll: spelledRoll(rolled) }),
    ...(when && { if: spelledConditions(when) }),
    ...withSpelled(action, spelledActions(spelledRule)),
  };
}

function spelledStanding({ whom: on, from, has }: Standing): Parts {
  const all = has.map((trait) =>
    withSpelled(trait, {
      ...spelledTraits(spelledRule),
      gives: (given) => spelledList(given.map((one) => spelledRule(one))),
    }),
  );
  const [only] = all;
  return {
    before: {
      ...(on && { whom: spelledWhom(on) }),
      ...(from && { from: spelledSelector(from) }),
    },
    after: all.length === 1 ? (only as object) : { has: all },
  };
}
