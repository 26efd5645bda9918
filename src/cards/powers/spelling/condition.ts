/* The YAML form of conditions: `adjacent`, `{ did: moved }`, `{ not: { attack: special } }`. */

import * as z from 'zod';
import { isSoundSoFar, once, oneOf, shortText, wholeNumber } from '../../../base/index.ts';
import { anyCardsAsked } from '../card-asked.ts';
import { DEEDS_DONE, type RuleCondition, TURNS_ASKED } from '../rules/condition.ts';
import { nameOf } from '../rules/position.ts';
import type { Selector } from '../rules/selector.ts';
import { askedFigure, selector, spelledSelector } from './selector.ts';
import { oneOrMore, spelledList, yes } from './short.ts';

const letter = once(() => z.string().regex(/^[a-z]$/, { error: 'a terrain letter' }));

const spaces = (what: string) => wholeNumber(1, 100, what);

const height = once(() =>
  z
    .union(
      [
        oneOf(
          ['higher', 'lower'],
          'Whether the figure must stand higher or lower than the other figure',
        ),
        z
          .strictObject({
            within: wholeNumber(0, 500, 'The maximum difference in level between the two figures'),
          })
          .transform(({ within }) => within),
      ],
      { error: 'higher, lower, or { within: 5 }' },
    )
    .describe('The level of the figure compared with the other figure'),
);

const ground = once(() =>
  z
    .union(
      [
        letter().transform((is) => ({ is })),
        z.strictObject({
          is: letter().describe('A terrain letter'),
          within: spaces('The maximum distance to this terrain, in spaces').optional(),
        }),
        z.strictObject({
          obstacle: z
            .array(z.string().min(1).max(60), { error: 'a list of words such as [glacier]' })
            .min(1, { error: 'at least one word' })
            .describe('Words in the name of an obstacle that must be adjacent'),
          of: oneOf(
            ['target'],
            'target: the obstacle must be adjacent to the target (default: to the figure itself)',
          ).optional(),
        }),
      ],
      { error: 'a terrain letter, { is: s, within: 3 }, or { obstacle: [glacier] }' },
    )
    .describe('The ground on which the figure stands'),
);

const self = once(() =>
  z
    .union(
      [
        z.enum(['engaged', 'given']).transform((word) => ({ [word]: true as const })),
        z.strictObject({
          wounds: wholeNumber(1, 100, 'The minimum number of wounds on the figure'),
        }),
      ],
      { error: 'engaged, given, or { wounds: 2 }' },
    )
    .describe('A state of the figure with the power'),
);

const began = once(() =>
  z
    .union(
      [
        z.string().regex(/^([a-z]|engaged|unengaged)$/),
        z.strictObject({ away: spaces('The minimum distance to the target, in spaces') }),
      ],
      { error: 'engaged, unengaged, a terrain letter, or { away: 4 }' },
    )
    .describe('How the figure began its turn'),
);

const shows = once(() =>
  z
    .union(
      [
        oneOf(
          ['shield', 'allSkulls', 'blank', 'evenRolls'],
          'shield: at least one shield; allSkulls: a skull on every attack die; blank: a blank on an attack die; evenRolls: equal numbers of shields and skulls',
        ),
        z.strictObject({ skulls: wholeNumber(1, 100, 'The minimum number of skulls') }),
      ],
      { error: 'shield, allSkulls, blank, evenRolls, or { skulls: 2 }' },
    )
    .describe('What the dice of the attack must show'),
);

const result = once(() =>
  z
    .union(
      [
        z.literal('destroyed'),
        z.literal('wounded').transform(() => 1),
        z
          .strictObject({ wounds: wholeNumber(1, 100, 'The minimum number of wounds') })
          .transform(({ wounds }) => wounds),
      ],
      { error: 'wounded, destroyed, or { wounds: 2 }' },
    )
    .describe('What the attack must do to the target'),
);

const HELD = ['X', 'any', 'one', 'shown', 'none'] as const;

const markers = once(() =>
  z
    .union(
      [
        oneOf(
          HELD,
          'X (order marker X is revealed), any, one (exactly one unrevealed), shown (a revealed one), or none',
        ),
        z.strictObject({
          number: wholeNumber(1, 3, 'The number of the order marker whose turn this is'),
        }),
        z.strictObject({
          shown: wholeNumber(1, 4, 'The minimum number of revealed order markers'),
          on: oneOf(
            ['target'],
            "target: on the target's card (default: on its own card)",
          ).optional(),
        }),
        z.strictObject({
          on: anyCardsAsked().describe('The cards of which one must have an order marker'),
          shown: yes('Only revealed order markers count'),
        }),
        z.strictObject({
          all: anyCardsAsked().describe('All numbered order markers must be on these cards'),
        }),
      ],
      { error: `${HELD.join(', ')}, { number: 2 }, { shown: 2 }, { on: … } or { all: … }` },
    )
    .describe('Order markers'),
);

const fields = once(() => ({
  adjacent: yes('Attacker and target must be adjacent'),
  attack: oneOf(['normal', 'special', 'any'], 'The kind of attack').optional(),
  distance: spaces('The maximum distance between attacker and target, in spaces').optional(),
  height: height().optional(),
  ground: ground().optional(),
  self: self().optional(),
  target: askedFigure().describe('What the target of the figure’s attack must be like').optional(),
  enemy: askedFigure().describe('What the other figure of the attack must be like').optional(),
  it: askedFigure().describe('What the figure to which something happens must be like').optional(),
  did: oneOf(DEEDS_DONE, 'What the figure or its card must have done this turn').optional(),
  began: began().optional(),
  shows: shows().optional(),
  result: result().optional(),
  count: z
    .union([z.literal('tokens'), selector()], {
      error: 'tokens, or figures such as { side: own, within: 1 }',
    })
    .describe(
      'What must be there: figures of this kind, or markers that the card has collected (tokens)',
    )
    .optional(),
  markers: markers().optional(),
  turn: oneOf(TURNS_ASKED, 'The kind of turn').optional(),
  wayOut: spaces('The maximum distance to an empty space that no enemy is adjacent to').optional(),
  state: shortText('The name of a switch that the experiment can turn on', 60).optional(),
  d20: wholeNumber(
    1,
    20,
    "The D20 number that the power's roll in this attack must reach",
  ).optional(),
  killed: askedFigure()
    .describe('The figure must have destroyed one of these figures this turn')
    .optional(),
  tableDice: wholeNumber(
    -50,
    50,
    'The maximum number of extra attack dice from the D20 table of the figure this turn',
  ).optional(),
  rolled: wholeNumber(
    1,
    20,
    'The D20 number that the figure’s roll before attacking must reach',
  ).optional(),
}));

const names = once(() => [...Object.keys(fields()), 'not']);

const error = once(
  () =>
    `a condition: adjacent, ${names()
      .filter((name) => name !== 'adjacent')
      .map((name) => `{ ${name}: … }`)
      .join(', ')}`,
);

/** Fields that a condition may have in addition to `count`. */
const OF_COUNT = ['least', 'most'];

const one: () => z.ZodType<RuleCondition> = once(
  () =>
    z.lazy(() =>
      z.union(
        [
          z.literal('adjacent', { error: error() }).transform(() => ({ adjacent: true })),
          z
            .strictObject(
              {
                ...fields(),
                least: z
                  .union([wholeNumber(1, 100, 'How many'), z.literal('all')], {
                    error: 'a number, or all',
                  })
                  .describe('With `count`: the minimum number (default: 1)')
                  .optional(),
                most: wholeNumber(1, 100, 'With `count`: the maximum number').optional(),
                not: conditions().optional(),
              },
              { error: error() },
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
                        message: `\`${name}\` only together with \`count\``,
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
        { error: error() },
      ),
    ) as unknown as z.ZodType<RuleCondition>,
);

/** One condition, or a list of conditions that must all hold. Parsed to a list. */
export const conditions: () => z.ZodType<readonly RuleCondition[]> = once(
  () =>
    oneOrMore(one(), 20, error()).meta({
      id: 'conditions',
      description: 'A condition, or a list of conditions that must all hold',
    }) as unknown as z.ZodType<readonly RuleCondition[]>,
);

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

/** Functions, keyed by name, that write the conditions whose YAML form differs from their data. */
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
