/* The YAML form of conditions: `adjacent`, `{ did: moved }`, `{ not: { attack: special } }`. */

import * as z from 'zod';
import { isSoundSoFar, oneOf, shortText, wholeNumber } from '../../../base/index.ts';
import { anyCardsAsked } from '../card-asked.ts';
import { DEEDS_DONE, type RuleCondition, TURNS_ASKED } from '../rules/condition.ts';
import { nameOf } from '../rules/position.ts';
import type { Selector } from '../rules/selector.ts';
import { askedFigure, selector, spelledSelector } from './selector.ts';
import { oneOrMore, spelledList, yes } from './short.ts';

const letter = z.string().regex(/^[a-z]$/, { error: 'a terrain letter' });

const spaces = (what: string) => wholeNumber(1, 100, what);

const height = z
  .union(
    [
      oneOf(['higher', 'lower'], 'Higher or lower than the other figure'),
      z
        .strictObject({ within: wholeNumber(0, 500, 'At most this many levels higher or lower') })
        .transform(({ within }) => within),
    ],
    { error: 'higher, lower, or { within: 5 }' },
  )
  .describe('How high it stands');

const ground = z
  .union(
    [
      letter.transform((is) => ({ is })),
      z.strictObject({
        is: letter.describe('A terrain letter'),
        within: spaces('Spaces to it').optional(),
      }),
      z.strictObject({
        obstacle: z
          .array(z.string().min(1).max(60), { error: 'a list of words such as [glacier]' })
          .min(1, { error: 'at least one word' })
          .describe('An adjacent obstacle, identified by words in its name'),
        of: oneOf(['target'], 'Adjacent to the target').optional(),
      }),
    ],
    { error: 'a terrain letter, { is: s, within: 3 }, or { obstacle: [glacier] }' },
  )
  .describe('Where it stands');

const self = z
  .union(
    [
      z.enum(['engaged', 'given']).transform((word) => ({ [word]: true as const })),
      z.strictObject({ wounds: wholeNumber(1, 100, 'Wounds on it, at least') }),
    ],
    { error: 'engaged, given, or { wounds: 2 }' },
  )
  .describe('The figure itself');

const began = z
  .union(
    [
      z.string().regex(/^([a-z]|engaged|unengaged)$/),
      z.strictObject({ away: spaces('At least this many spaces to the target') }),
    ],
    { error: 'engaged, unengaged, a terrain letter, or { away: 4 }' },
  )
  .describe('How its turn began');

const shows = z
  .union(
    [
      oneOf(
        ['shield', 'allSkulls', 'blank', 'evenRolls'],
        'A shield, skulls on all attack dice, a blank on one of them, or as many shields as skulls',
      ),
      z.strictObject({ skulls: wholeNumber(1, 100, 'Skulls, at least') }),
    ],
    { error: 'shield, allSkulls, blank, evenRolls, or { skulls: 2 }' },
  )
  .describe('What the dice show');

const result = z
  .union(
    [
      z.literal('destroyed'),
      z.literal('wounded').transform(() => 1),
      z
        .strictObject({ wounds: wholeNumber(1, 100, 'Wounds, at least') })
        .transform(({ wounds }) => wounds),
    ],
    { error: 'wounded, destroyed, or { wounds: 2 }' },
  )
  .describe('What the attack does to the target');

const HELD = ['X', 'any', 'one', 'shown', 'none'] as const;

const markers = z
  .union(
    [
      oneOf(HELD, 'X (revealed), any, one (exactly one unrevealed), shown or none'),
      z.strictObject({ number: wholeNumber(1, 3, 'The order marker whose turn this is') }),
      z.strictObject({
        shown: wholeNumber(1, 4, 'Revealed order markers, at least'),
        on: oneOf(['target'], 'On the card of the target').optional(),
      }),
      z.strictObject({
        on: anyCardsAsked.describe('On a card like this'),
        shown: yes('Only revealed ones'),
      }),
      z.strictObject({ all: anyCardsAsked.describe('All are on cards like this') }),
    ],
    { error: `${HELD.join(', ')}, { number: 2 }, { shown: 2 }, { on: … } or { all: … }` },
  )
  .describe('Order markers');

const FIELDS = {
  adjacent: yes('The two figures of the attack are adjacent'),
  attack: oneOf(['normal', 'special', 'any'], 'What kind of attack it is').optional(),
  distance: spaces('At most this many spaces between the two figures').optional(),
  height: height.optional(),
  ground: ground.optional(),
  self: self.optional(),
  target: askedFigure.describe('The target of the figure’s attack').optional(),
  enemy: askedFigure.describe('The other figure of an attack').optional(),
  it: askedFigure.describe('The figure that the moment is about').optional(),
  did: oneOf(DEEDS_DONE, 'What it did this turn').optional(),
  began: began.optional(),
  shows: shows.optional(),
  result: result.optional(),
  count: z
    .union([z.literal('tokens'), selector], {
      error: 'tokens, or figures such as { side: own, within: 1 }',
    })
    .describe('What to count: figures, or the markers that its card has collected')
    .optional(),
  markers: markers.optional(),
  turn: oneOf(TURNS_ASKED, 'What kind of turn it is').optional(),
  wayOut: spaces('At most this far from an empty space that no enemy is adjacent to').optional(),
  state: shortText('A switch of the experiment', 60).optional(),
  d20: wholeNumber(1, 20, 'The power’s D20 in this attack shows at least this').optional(),
  killed: askedFigure.describe('Whom it has destroyed this turn').optional(),
  tableDice: wholeNumber(-50, 50, 'At most this many attack dice from its table').optional(),
  rolled: wholeNumber(1, 20, 'Its D20 before attacking shows at least this').optional(),
};

const NAMES = [...Object.keys(FIELDS), 'not'];

const ERROR = `a condition: adjacent, ${NAMES.filter((name) => name !== 'adjacent')
  .map((name) => `{ ${name}: … }`)
  .join(', ')}`;

/** Fields that may accompany `count`. */
const OF_COUNT = ['least', 'most'];

const one: z.ZodType<RuleCondition> = z.lazy(() =>
  z.union(
    [
      z.literal('adjacent', { error: ERROR }).transform(() => ({ adjacent: true })),
      z
        .strictObject(
          {
            ...FIELDS,
            least: z
              .union([wholeNumber(1, 100, 'How many'), z.literal('all')], {
                error: 'a number, or all',
              })
              .describe('For `count`: at least this many (default: 1)')
              .optional(),
            most: wholeNumber(1, 100, 'For `count`: at most this many').optional(),
            not: conditions.optional(),
          },
          { error: ERROR },
        )
        .check(
          z.superRefine(
            (written: Readonly<Record<string, unknown>>, context) => {
              const names = Object.keys(written).filter((name) => !OF_COUNT.includes(name));
              const message = 'exactly one condition, such as { did: moved }';
              if (names.length !== 1) context.addIssue({ code: 'custom', message });
              if (written.least !== undefined && written.most !== undefined)
                context.addIssue({
                  code: 'custom',
                  path: ['most'],
                  message: 'least or most, not both',
                });
              for (const name of OF_COUNT)
                if (written[name] !== undefined && written.count === undefined)
                  context.addIssue({
                    code: 'custom',
                    path: [name],
                    message: `no ${name} without count`,
                  });
            },
            { when: isSoundSoFar },
          ),
        )
        .transform(({ enemy, least = 1, most, ...written }): RuleCondition => {
          if (enemy !== undefined) return { other: enemy };
          if (written.count === undefined) return written as RuleCondition;
          if (most !== undefined)
            return { not: [{ count: written.count, least: most + 1 }] } as RuleCondition;
          return { count: written.count, least } as RuleCondition;
        }),
    ],
    { error: ERROR },
  ),
) as unknown as z.ZodType<RuleCondition>;

/** One condition, or a list of conditions that must all hold. Parsed to a list. */
export const conditions: z.ZodType<readonly RuleCondition[]> = oneOrMore(one, 20, ERROR).meta({
  id: 'conditions',
  description: 'A condition, or a list of conditions that must all hold',
}) as unknown as z.ZodType<readonly RuleCondition[]>;

export const spelledConditions = (all: readonly RuleCondition[]): unknown =>
  spelledList(all.map(spelledCondition));

function spelledCondition(condition: RuleCondition): unknown {
  const { not, count, least = 1 } = condition;
  if (not !== undefined) {
    const [turned] = not;
    if (not.length === 1 && turned?.count !== undefined && Number(turned.least) > 1)
      return { count: spelledCount(turned.count), most: Number(turned.least) - 1 };
    return { not: spelledConditions(not) };
  }
  if (count !== undefined) return { count: spelledCount(count), ...(least !== 1 && { least }) };
  const name = nameOf(condition);
  return name === 'adjacent' ? name : (SPELLED[name]?.(condition[name] as never) ?? condition);
}

const spelledCount = (count: Selector | 'tokens') =>
  count === 'tokens' ? count : spelledSelector(count);

/** By name: how to write the conditions whose YAML form differs from their data. */
const SPELLED: Readonly<Record<string, (value: never) => object>> = {
  height: (height: NonNullable<RuleCondition['height']>) => ({
    height: typeof height === 'number' ? { within: height } : height,
  }),
  ground: (ground: NonNullable<RuleCondition['ground']>) => ({
    ground: 'is' in ground && ground.within === undefined ? ground.is : ground,
  }),
  self: (asked: NonNullable<RuleCondition['self']>) => ({
    self: asked.engaged ? 'engaged' : asked.given ? 'given' : asked,
  }),
  result: (result: NonNullable<RuleCondition['result']>) => ({
    result: result === 1 ? 'wounded' : typeof result === 'number' ? { wounds: result } : result,
  }),
  target: (target: Selector) => ({ target: spelledSelector(target) }),
  other: (enemy: Selector) => ({ enemy: spelledSelector(enemy) }),
  it: (it: Selector) => ({ it: spelledSelector(it) }),
  killed: (killed: Selector) => ({ killed: spelledSelector(killed) }),
};
