/* The YAML form of figures' traits: for each family, a mapping or a short form. */

import * as z from 'zod';
import { isSoundSoFar, oneOf, shortText, wholeNumber } from '../../../base/index.ts';
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

const VALUE_ERROR = 'a number of a figure, such as { move: 2 } or { range: 1 }';

const value = z
  .strictObject(
    {
      move: amount.describe('Spaces of Move more').optional(),
      range: amount.describe('Range more').optional(),
      leavingDice: wholeNumber(-50, 50, 'More attack dice against figures that leave').optional(),
      climb: z
        .strictObject({
          times: wholeNumber(2, 10, 'Times its Height').optional(),
          more: wholeNumber(1, 50, 'Height more').optional(),
          most: wholeNumber(0, 50, 'Levels of a step, at most').optional(),
        })
        .refine(hasOne, { error: 'one of times, more and most', when: isSoundSoFar })
        .describe('Height for climbing')
        .optional(),
      leapLevels: wholeNumber(1, 100, 'Additional levels, up and down').optional(),
      initiative: amount.describe('Added to the initiative roll').optional(),
      d20: z
        .strictObject({
          by: wholeNumber(-19, 19, 'What is added'),
          powers: askedWords('the name of a power, without a number after it'),
        })
        .describe('Added to its rolls for powers')
        .optional(),
      activates: z
        .strictObject({
          move: wholeNumber(1, 100, 'Figures that move'),
          attack: wholeNumber(1, 100, 'Figures that attack').optional(),
        })
        .describe('How many figures from all copies of its card act in a turn')
        .optional(),
    },
    { error: VALUE_ERROR },
  )
  .refine(hasOne, { error: VALUE_ERROR, when: isSoundSoFar });

const words = (what: string) =>
  z
    .array(shortText('A word', 60), { error: `a list of ${what}` })
    .min(1)
    .max(26);

const MODES = ['fly', 'unhurtByFalls', 'superStrength', 'lavaResistant', 'waits'] as const;

const MODE_ERROR = `${MODES.join(', ')}, or such as { leap: … } or { through: all }`;

const mode = z.union(
  [
    trueWord(MODES, MODE_ERROR),
    z
      .strictObject({
        leap: leap.value.optional(),
        through: z
          .union([z.literal('all'), words('sizes')], { error: 'all, or a list of sizes' })
          .describe('Through which figures it moves')
          .optional(),
        ignoresTerrain: words('terrain letters').describe('Terrain without effect').optional(),
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

const barredFrom = z
  .union([z.enum(['others', 'flying']), selector], { error: AGAINST_ERROR })
  .optional();

/** What figures may not do, and against whom: a word alone, or with other figures, a flying figure, or a selector. */
const bar = z.union(
  [
    z.enum(BARRED).transform((what): Bar => ({ what })),
    z
      .strictObject({ attack: barredFrom, attackNormally: barredFrom, strike: barredFrom })
      .refine(hasOne, { error: BAR_ERROR, when: isSoundSoFar })
      .transform((written): Bar => {
        const [[what, against]] = Object.entries(written) as [[Bar['what'], unknown]];
        if (against === 'others') return { what, others: true };
        return against === 'flying' ? { what, flying: true } : ({ what, against } as Bar);
      }),
  ],
  { error: BAR_ERROR },
);

function spelledBar({ what, against, others, flying }: Bar): unknown {
  if (against) return { [what]: spelledSelector(against) };
  return others || flying ? { [what]: others ? 'others' : 'flying' } : what;
}

const hits = z
  .strictObject({
    whom: selector.optional(),
    count: wholeNumber(2, 100, 'How many different figures, at most').optional(),
    line: wholeNumber(1, 100, 'Spaces in a line').optional(),
    from: oneOf(['target'], 'Where the line begins').optional(),
    ofTarget: wholeNumber(1, 100, 'Spaces from the first figure to the others').optional(),
    roll: z.literal('once', { error: 'once' }).describe('One roll for all').optional(),
    goesOn: oneOf(
      ['wounded', 'destroyed'],
      'What must happen to a figure before the next one is attacked',
    ).optional(),
  })
  .transform(({ whom = {}, ...others }) => ({ whom, ...others }))
  .describe('Which figures an attack hits') as unknown as z.ZodType<Hits>;

/** How an event spreads from one figure to the next. */
export const spread = z.strictObject({
  count: wholeNumber(2, 100, 'How many different figures, at most').optional(),
  line: wholeNumber(1, 100, 'Spaces in a line').optional(),
  from: oneOf(['target'], 'Where the line begins').optional(),
  ofTarget: wholeNumber(1, 100, 'Spaces from the first figure to the others').optional(),
  roll: z.literal('once', { error: 'once' }).describe('One roll for all').optional(),
  goesOn: oneOf(
    ['wounded', 'destroyed'],
    'What must happen to a figure before the next',
  ).optional(),
});

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
                .array(wholeNumber(-20, 20, 'Attack dice more'))
                .min(1)
                .max(20),
            ],
            { error: 'a number of attacks, or the additional dice of each: [0, 2]' },
          )
          .describe('Attacks a turn')
          .optional(),
        special: z
          .strictObject(
            {
              range: wholeNumber(1, 100, 'Range in spaces'),
              dice: wholeNumber(0, 50, 'Attack dice (default: the card’s own)').optional(),
              times: wholeNumber(1, 20, 'How often a turn').optional(),
              spends: wholeNumber(2, 30, 'Dice for all of its attacks in a turn').optional(),
              again: conditions.describe('When it may be made once more').optional(),
              anew: yes('A repeat may be another special attack of the power'),
              beside: yes('In addition to the normal attack'),
              together: wholeNumber(2, 20, 'Figures that make it together').optional(),
              blind: yes('Without a line of sight'),
              past: yes('Also at others while engaged'),
              rules: rules.describe('Rules for this attack only').optional(),
            },
            { error: 'a mapping such as { range: 5, dice: 3 }' },
          )
          .describe('A special attack')
          .optional(),
        hits: hits.optional(),
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

const counted = Object.fromEntries(
  COUNTED.map((field) => [field, shortText(`The ${field} that it counts as`).optional()]),
);

const WORDS_ERROR = 'words, such as { mark: prey } or { class: Lawman }';

const otherWords = z
  .strictObject(
    {
      mark: shortText('The name under which conditions find it', 60).optional(),
      ...counted,
      like: oneOf(COUNTED, 'The field whose value it copies from another card').optional(),
      except: selector.describe('Cards whose value it does not copy').optional(),
      besides: yes('In addition to what is printed'),
    },
    { error: WORDS_ERROR },
  )
  .refine((given) => Object.keys(given).length > 0, { error: WORDS_ERROR, when: isSoundSoFar });

export type TraitName = Exclude<keyof Trait, 'gives'>;

/**
 * The schema of each family of traits except `gives`.
 * @param rules the schema for rules of a special attack
 */
export const traits = (rules: z.ZodType<Rule>) => ({
  value,
  mode,
  bar,
  way: wayOf(oneOrMore(rules, 20, 'a rule, or a list of rules')),
  words: otherWords,
});

type SpelledRule = (rule: Rule, isOfSpecial?: boolean) => unknown;

type SpelledTraits = {
  readonly [Name in keyof Trait]?: (value: NonNullable<Trait[Name]>) => unknown;
};

/** By name: how to write the families whose YAML form differs from their data. */
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
