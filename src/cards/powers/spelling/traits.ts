/* The YAML form of figures' traits: for each family, a mapping or a short form. */

import * as z from 'zod';
import { isSoundSoFar, once, oneOf, shortText, wholeNumber } from '../../../base/index.ts';
import { askedWords, COUNTED } from '../card-asked.ts';
import { leap } from '../effects/leaping.ts';
import type { Bar } from '../rules/families/bar.ts';
import type { Hits, Way } from '../rules/families/way.ts';
import type { Rule, Trait } from '../rules/rule.ts';
import { amount, spelledAmount } from './amount.ts';
import { conditions, spelledConditions } from './condition.ts';
import { selector, spelledSelector } from './selector.ts';
import { oneOrMore, shortened, spelledList, trueWord, withSpelled, yes } from './short.ts';

const hasOne = (given: object) => Object.keys(given).length === 1;

const VALUE_ERROR = "a change of one of the figure's numbers, such as { move: 2 } or { range: 1 }";

const value = once(() =>
  z
    .strictObject(
      {
        move: amount().describe('Spaces added to its Move').optional(),
        range: amount().describe('Spaces added to its Range').optional(),
        leavingDice: wholeNumber(
          -50,
          50,
          'Extra attack dice against figures that leave an engagement with it',
        ).optional(),
        climb: z
          .strictObject({
            times: wholeNumber(2, 10, 'The number by which its Height is multiplied').optional(),
            more: wholeNumber(1, 50, 'The number added to its Height').optional(),
            most: wholeNumber(
              0,
              50,
              'The maximum number of levels that it can climb in one step',
            ).optional(),
          })
          .refine(hasOne, { error: 'one of times, more and most', when: isSoundSoFar })
          .describe('How its Height changes for climbing')
          .optional(),
        leapLevels: wholeNumber(
          1,
          100,
          'How many levels farther up and down its leaps can go',
        ).optional(),
        initiative: amount().describe("The number added to its side's initiative roll").optional(),
        d20: z
          .strictObject({
            by: wholeNumber(-19, 19, 'The number added to the roll'),
            powers: askedWords('the name of a power, without a number after it'),
          })
          .describe('A number added to its D20 rolls for powers')
          .optional(),
        activates: z
          .strictObject({
            move: wholeNumber(1, 100, 'How many figures may move'),
            attack: wholeNumber(1, 100, 'How many figures may attack').optional(),
          })
          .describe('How many figures from all copies of its card act in a turn')
          .optional(),
      },
      { error: VALUE_ERROR },
    )
    .refine(hasOne, { error: VALUE_ERROR, when: isSoundSoFar }),
);

const words = (what: string) =>
  z
    .array(shortText('A word', 60), { error: `a list of ${what}` })
    .min(1)
    .max(26);

const MODES = ['fly', 'unhurtByFalls', 'superStrength', 'lavaResistant', 'waits'] as const;

const MODE_ERROR = `${MODES.join(', ')}, or such as { leap: … } or { through: all }`;

const mode = once(() =>
  z.union(
    [
      trueWord(MODES, MODE_ERROR),
      z
        .strictObject({
          leap: leap.value().optional(),
          through: z
            .union([z.literal('all'), words('sizes')], { error: 'all, or a list of sizes' })
            .describe('The figures that it can move through')
            .optional(),
          ignoresTerrain: words('terrain letters')
            .describe('Letters of terrain that does not slow, stop or hurt the figure')
            .optional(),
          longer: z
            .strictObject({
              spaces: wholeNumber(1, 50, 'Spaces more'),
              for: oneOf(['nextToEnemy', 'noAttack', 'run'], 'For what'),
            })
            .describe('A longer move')
            .optional(),
        })
        .refine(hasOne, { error: MODE_ERROR, when: isSoundSoFar }),
    ],
    { error: MODE_ERROR },
  ),
);

const BARRED = [
  'move',
  'goOn',
  'attack',
  'attackNormally',
  'attackSpecially',
  'strike',
  'bind',
  'control',
] as const;

const BAR_ERROR = `${BARRED.join(', ')}, or such as { attack: others } or { strike: { species: Elf } }`;

const AGAINST_ERROR = 'others, flying, or figures such as { side: enemy }';

const barredFrom = once(() =>
  z.union([z.enum(['others', 'flying']), selector()], { error: AGAINST_ERROR }).optional(),
);

/** An action that figures may not take: a word alone, or a word with `others`, `flying` or a selector. */
const bar = once(() =>
  z.union(
    [
      z.enum(BARRED).transform((what): Bar => ({ what })),
      z
        .strictObject({ attack: barredFrom(), attackNormally: barredFrom(), strike: barredFrom() })
        .refine(hasOne, { error: BAR_ERROR, when: isSoundSoFar })
        .transform((written, context): Bar => {
          // The transformation also runs if the mapping has an unknown key, and then perhaps no known key.
          if (!isSoundSoFar(context)) return z.NEVER;
          const [[what, against]] = Object.entries(written) as [[Bar['what'], unknown]];
          if (against === 'others') return { what, others: true };
          return against === 'flying' ? { what, flying: true } : ({ what, against } as Bar);
        }),
    ],
    { error: BAR_ERROR },
  ),
);

function spelledBar({ what, against, others, flying }: Bar): unknown {
  if (against) return { [what]: spelledSelector(against) };
  return others || flying ? { [what]: others ? 'others' : 'flying' } : what;
}

/** The figures that an attack, or a rule that spreads, reaches one after another. */
const spreadFields = once(() => ({
  count: wholeNumber(2, 100, 'The maximum number of different figures').optional(),
  line: wholeNumber(1, 100, 'The length of a line, in spaces, on which the figures are').optional(),
  from: oneOf(
    ['target'],
    'target: the line begins at the target (default: at the attacker)',
  ).optional(),
  ofTarget: wholeNumber(
    1,
    100,
    'The maximum distance of the other figures from the first, in spaces',
  ).optional(),
  roll: z.literal('once', { error: 'once' }).describe('once: one roll for all figures').optional(),
}));

const goesOn = (what: string) => oneOf(['wounded', 'destroyed'], what).optional();

const hits = once(
  () =>
    z
      .strictObject({
        whom: selector().optional(),
        ...spreadFields(),
        goesOn: goesOn('What must happen to a figure before the next one is attacked'),
      })
      .transform(({ whom = {}, ...others }) => ({ whom, ...others }))
      .describe('The figures that an attack hits') as unknown as z.ZodType<Hits>,
);

/** How an event spreads from one figure to the next. */
export const spread = once(() =>
  z.strictObject({
    ...spreadFields(),
    goesOn: goesOn('What must happen to a figure before the rule continues with the next one'),
  }),
);

const spelledHits = ({ whom, ...others }: Hits) => ({
  ...(Object.keys(whom).length > 0 && { whom: spelledSelector(whom) }),
  ...others,
});

const WAY_ERROR = 'a way to attack: { attacks: 2 }, { special: … } or { hits: … }';

const wayOf = (rules: z.ZodType<readonly Rule[]>) =>
  z
    .strictObject(
      {
        attacks: z
          .union(
            [
              wholeNumber(1, 20, 'How often'),
              z
                .array(wholeNumber(-20, 20, 'Extra attack dice in this attack'))
                .min(1)
                .max(20),
            ],
            { error: 'a number of attacks, or the additional dice of each: [0, 2]' },
          )
          .describe('The number of attacks in a turn')
          .optional(),
        special: z
          .strictObject(
            {
              range: wholeNumber(1, 100, 'The Range of the special attack, in spaces'),
              dice: wholeNumber(
                0,
                50,
                'The number of attack dice (default: those on the card)',
              ).optional(),
              times: wholeNumber(
                1,
                20,
                'How many times the special attack can be made in a turn',
              ).optional(),
              spends: wholeNumber(
                2,
                30,
                'The total number of attack dice for a turn, divided among its attacks',
              ).optional(),
              again: conditions().describe('When the special attack can be made again').optional(),
              anew: yes('The repeated attack may be another special attack of the same power'),
              beside: yes('The special attack is made in addition to the normal attack'),
              together: wholeNumber(
                2,
                20,
                'How many figures of the squad make this attack together',
              ).optional(),
              blind: yes('The special attack needs no line of sight'),
              past: yes(
                'While engaged, the figure can make this attack against other figures, too',
              ),
              rules: rules.describe('Rules that act only in this attack').optional(),
            },
            { error: 'a mapping such as { range: 5, dice: 3 }' },
          )
          .describe('A special attack')
          .optional(),
        hits: hits().optional(),
      },
      { error: WAY_ERROR },
    )
    .refine(hasOne, { error: WAY_ERROR, when: isSoundSoFar });

const spelledWay = ({ special, hits: hit, ...others }: Way<Rule>, spelled: SpelledRule) => ({
  ...others,
  ...(special && {
    special: withSpelled(special, {
      again: spelledConditions,
      rules: (rules) => spelledList(rules.map((rule) => spelled(rule, true))),
    }),
  }),
  ...(hit && { hits: spelledHits(hit) }),
});

const counted = once(() =>
  Object.fromEntries(
    COUNTED.map((field) => [field, shortText(`The ${field} that the card counts as`).optional()]),
  ),
);

const WORDS_ERROR = 'words, such as { mark: prey } or { class: Lawman }';

const otherWords = once(() =>
  z
    .strictObject(
      {
        mark: shortText(
          'The name by which conditions of other powers refer to the figure',
          60,
        ).optional(),
        ...counted(),
        like: oneOf(COUNTED, 'The field that the card copies from another card').optional(),
        except: selector().describe('Cards from which the field is not copied').optional(),
        besides: yes(
          'The new value is added to the printed one (default: it replaces the printed one)',
        ),
      },
      { error: WORDS_ERROR },
    )
    .refine((given) => Object.keys(given).length > 0, { error: WORDS_ERROR, when: isSoundSoFar }),
);

export type TraitName = Exclude<keyof Trait, 'gives'>;

/**
 * The schema of each family of traits except `gives`.
 * @param rules the schema for rules of a special attack
 */
export const traits = (rules: z.ZodType<Rule>) => ({
  value: value(),
  mode: mode(),
  bar: bar(),
  way: wayOf(oneOrMore(rules, 20, 'a rule, or a list of rules')),
  words: otherWords(),
});

type SpelledRule = (rule: Rule, isOfSpecial?: boolean) => unknown;

type SpelledTraits = {
  readonly [Name in keyof Trait]?: (value: NonNullable<Trait[Name]>) => unknown;
};

/** Functions, keyed by name, that write the families whose YAML form differs from their data. */
export const spelledTraits = (spelledRule: SpelledRule): SpelledTraits => ({
  value: (written) =>
    withSpelled(written, {
      move: spelledAmount,
      range: spelledAmount,
      initiative: spelledAmount,
    }),
  mode: (written) => shortened(written, ...MODES),
  bar: spelledBar,
  way: (written) => spelledWay(written, spelledRule),
  words: (written) =>
    'mark' in written ? written : withSpelled(written, { except: spelledSelector }),
});
