/* The YAML form of events' actions: for each family, a mapping or a short form. */

import * as z from 'zod';
import { isSoundSoFar, oneOf, wholeNumber } from '../../../base/index.ts';
import { tableOf } from '../amounts.ts';
import type { DiceAction } from '../rules/families/dice.ts';
import type { Rule, Step } from '../rules/rule.ts';
import {
  AMOUNT_FORMS,
  amount,
  POSITIVE_FORMS,
  positiveAmount,
  rolledAmount,
  spelledAmount,
} from './amount.ts';
import { selector, spelledSelector } from './selector.ts';
import { shortened, spelledList, trueWord, withSpelled, yes } from './short.ts';

const hasOne = (given: object) => Object.keys(given).length === 1;

const spaces = (what: string) => wholeNumber(1, 100, what).optional();

/** The schema for a mapping with exactly one of these fields. */
const oneOfThese = (shape: z.ZodRawShape, error: string) =>
  z.strictObject(shape, { error }).refine(hasOne, { error, when: isSoundSoFar });

const DICE_ERROR = 'a change of dice, such as { attack: 1 } or { enemyDefense: -1 }';

const CHANGE_ERROR = 'a whole number, { each: ownWound }, or { most: 1 }';

const CHANGE_FORMS = [
  ...AMOUNT_FORMS,
  z.strictObject({ most: wholeNumber(0, 100, 'Dice, at most') }),
] as const;

const diceOf = (changed: z.ZodType) =>
  oneOfThese(
    {
      attack: changed.describe('Own attack dice').optional(),
      defense: changed.describe('Own defense dice').optional(),
      enemyAttack: changed.describe('Attack dice of the other figure').optional(),
      enemyDefense: changed.describe('Defense dice of the other figure').optional(),
      enemyHeight: z
        .literal(false, { error: 'false' })
        .describe('The attacker has no height advantage')
        .optional(),
    },
    DICE_ERROR,
  );

const spelledChange = (written: NonNullable<DiceAction['attack']>) =>
  typeof written === 'object' && !('each' in written) ? written : spelledAmount(written);

const spelledDice = (written: DiceAction) =>
  withSpelled(written, {
    attack: spelledChange,
    defense: spelledChange,
    enemyAttack: spelledChange,
    enemyDefense: spelledChange,
  });

const count = oneOfThese(
  {
    reroll: z
      .strictObject({
        dice: oneOf(['attack', 'defense'], 'Which dice'),
        faces: z
          .array(oneOf(['skull', 'shield', 'blank'], 'A face'), { error: 'a list such as [blank]' })
          .min(1, { error: 'at least one face' }),
        most: wholeNumber(1, 50, 'How many, at most').optional(),
      })
      .describe('Dice to reroll')
      .optional(),
    blanks: oneOf(['skull', 'shield'], 'What blanks count as').optional(),
    skulls: positiveAmount.describe('Automatic skulls').optional(),
    shields: positiveAmount.describe('Automatic shields').optional(),
    perSkull: wholeNumber(2, 20, 'Hits for each skull').optional(),
    perShield: wholeNumber(2, 20, 'Hits that each shield blocks').optional(),
    oneShieldBlocksAll: yes('One shield blocks all hits'),
    mostWounds: wholeNumber(0, 50, 'At most this many wounds by the attack').optional(),
    excessWounds: oneOf(['attacker', 'self'], 'Whom excess shields wound').optional(),
    knockbackPoints: amount.describe('Points of Knockback').optional(),
  },
  'a change to how dice count, such as { shields: 1 } or { perSkull: 2 }',
);

const WOUND_ERROR = 'a number of wounds, destroy, pending, or { dice: 3 }';

const WOUND_FORMS = [
  z.enum(['destroy', 'pending'], { error: WOUND_ERROR }),
  ...POSITIVE_FORMS,
  rolledAmount,
] as const;

const HEAL_ERROR = 'a number of wounds, or all';

const HEAL_FORMS = [z.literal('all', { error: HEAL_ERROR }), ...AMOUNT_FORMS] as const;

const AGAIN_ERROR = 'true, or { most: 2 }';

const again = z
  .union(
    [
      z.literal(true).transform(() => ({})),
      z.strictObject({ most: wholeNumber(1, 1000, 'How often, at most') }),
    ],
    { error: AGAIN_ERROR },
  )
  .describe('One more attack');

const TAKEN = ['whole', 'move', 'attack', 'moveOrAttack', 'end'] as const;

const TURN_ERROR = `${TAKEN.join(', ')}, or { take: move, spaces: 4 }`;

const turn = z
  .union(
    [
      z.enum(TAKEN).transform((take) => ({ take })),
      z.strictObject({
        take: oneOf(TAKEN, 'What the turn consists of, or that it ends'),
        by: oneOf(['enemy', 'own'], 'Which side takes it with the figure').optional(),
        spaces: spaces('How far they may move'),
        farther: spaces('Spaces of Move more'),
        unstruck: yes('They are not struck as they leave engagements'),
        attackers: oneOf(['fallenOfCard'], 'How many of them attack').optional(),
        generals: z.literal('once', { error: 'once' }).describe('How often per General').optional(),
        leaves: z
          .strictObject({
            after: selector,
            figures: wholeNumber(0, 20, 'Figures of its own card that still act'),
          })
          .optional(),
      }),
    ],
    { error: TURN_ERROR },
  )
  .describe('A turn without an order marker of its own');

const END_ERROR = 'unengaged, friend, attacker, or figures such as { species: Elf }';

const MOVE_ERROR = 'a number of spaces, away, stop, or { spaces: 4, unstruck: true }';

const move = z
  .union(
    [
      wholeNumber(1, 100, 'Spaces').transform((far) => ({ spaces: far })),
      z.literal('away').transform(() => ({})),
      trueWord(['stop'], MOVE_ERROR),
      z.strictObject({
        spaces: z
          .union([amount, rolledAmount, z.literal('Move')], {
            error: 'a number of spaces, Move, or { dice: 4, face: symbol }',
          })
          .describe('How far')
          .optional(),
        stop: yes('They may not move any farther'),
        placed: yes('They are placed there, skipping the spaces between'),
        up: wholeNumber(0, 500, 'Levels up that cost nothing').optional(),
        unstruck: yes('They are not struck as they leave'),
        end: z
          .union([oneOf(['unengaged', 'friend', 'attacker'], END_ERROR), selector], {
            error: END_ERROR,
          })
          .describe('Where they have to end')
          .optional(),
      }),
    ],
    { error: MOVE_ERROR },
  )
  .describe('A move in addition to the normal one');

const PUT_AT = ['nextToSelf', 'target', 'swap', 'off'] as const;

const PUT_ERROR = `${PUT_AT.join(', ')}, or { within: 4 }`;

const put = z
  .union(
    [
      z.enum(PUT_AT).transform((at) => ({ at })),
      z.strictObject({
        at: oneOf(PUT_AT, 'On which space').optional(),
        within: spaces('Spaces from where they stand'),
        far: spaces('Spaces from the figure with the power, in sight'),
        onto: z
          .array(z.string().regex(/^[a-z]$/))
          .min(1)
          .max(26)
          .describe('Terrain')
          .optional(),
        unengaged: yes('Not adjacent to an enemy'),
        up: wholeNumber(0, 500, 'Levels above where they stand').optional(),
        after: oneOf(['move'], 'After the move of the figure').optional(),
        falls: yes('They take falls'),
      }),
    ],
    { error: PUT_ERROR },
  )
  .describe('Figures that are put on another space');

const raise = z
  .strictObject(
    {
      nextTo: selector.describe('Adjacent to whom').optional(),
      within: spaces('Spaces from them, or from the figure with the power'),
      sight: yes('In clear sight'),
      at: oneOf(['own', 'target'], 'In place of which figure').optional(),
      level: oneOf(['same'], 'On its level').optional(),
      apart: yes('Adjacent to no figure'),
      wounds: oneOf(['kept'], 'With the wounds of the one it replaces').optional(),
    },
    { error: 'such as { nextTo: { side: own }, within: 1 }' },
  )
  .describe('Figures that come onto the board');

const side = z
  .enum(['own', 'enemy'], { error: 'own or enemy' })
  .transform((to) => ({ to }))
  .describe('The side that they join for the rest of the game');

const markers = z
  .union(
    [
      z.strictObject({
        take: z.union([z.literal('all'), z.literal(1)], { error: 'all or 1' }),
        to: oneOf(['off', 'own', 'other'], 'Where they go'),
        within: spaces('Spaces to a figure of the other card'),
      }),
      z.strictObject({
        bring: z.union(
          [z.literal('own'), z.strictObject({ within: wholeNumber(1, 100, 'Spaces') })],
          { error: 'own, or { within: 6 }' },
        ),
      }),
    ],
    { error: 'such as { take: all, to: off } or { bring: own }' },
  )
  .describe('Order markers that change cards');

const tokens = z
  .union(
    [
      z.strictObject({ add: z.literal(1), most: wholeNumber(1, 50, 'How many, at most') }),
      z.strictObject({ remove: oneOf(['all', 'eachTarget'], 'How many') }),
    ],
    { error: 'such as { add: 1, most: 4 } or { remove: all }' },
  )
  .describe('Markers of the card itself');

const loses = oneOf(['powers'], 'What their cards lose for the rest of the game');

const UNTIL = ['turn', 'marker'] as const;

const hide = z
  .union(
    [
      z.enum(UNTIL).transform((until) => ({ until })),
      z.strictObject({
        until: oneOf(UNTIL, 'How long'),
        whileUnengaged: yes('As long as no enemy is adjacent'),
        wholly: yes('Adjacent figures cannot attack them either'),
      }),
    ],
    { error: 'turn, marker, or { until: marker, wholly: true }' },
  )
  .describe('They cannot be attacked from afar');

export type ActionName = Exclude<keyof Step, 'whom' | 'roll' | 'if' | 'rollAgain'>;

/** The schema of each family of actions except `gives`. */
export const ACTIONS = {
  dice: diceOf(z.union(CHANGE_FORMS, { error: CHANGE_ERROR })),
  count,
  ignore: oneOf(['attack', 'wounds', 'defense', 'ownDefense'], 'What does not count'),
  wound: z.union(WOUND_FORMS, { error: WOUND_ERROR }).describe('Wounds that figures take'),
  heal: z.union(HEAL_FORMS, { error: HEAL_ERROR }).describe('The number of wounds healed'),
  again,
  turn,
  move,
  put,
  raise,
  side,
  loses,
  markers,
  tokens,
  hide,
};

const orTable = (forms: readonly z.ZodType[], error: string) =>
  z.union([...forms, tableOf(z.union(forms, { error }), error)], {
    error: `${error}, or a D20 table of them`,
  });

/** The schemas for actions written directly in an event, where numbers may be D20 tables. */
export const ACTIONS_OF_EVENT = {
  ...ACTIONS,
  dice: diceOf(orTable(CHANGE_FORMS, CHANGE_ERROR)),
  wound: orTable(WOUND_FORMS, WOUND_ERROR).describe('Wounds that figures take'),
  heal: orTable(HEAL_FORMS, HEAL_ERROR).describe('The number of wounds healed'),
};

type SpelledActions = {
  readonly [Name in ActionName]?: (value: NonNullable<Step[Name]>) => unknown;
};

/** By name: how to write the families whose YAML form differs from their data. */
export const spelledActions = (spelledRule: (rule: Rule) => unknown): SpelledActions => ({
  dice: spelledDice,
  count: (written) =>
    withSpelled(written, {
      skulls: spelledAmount,
      shields: spelledAmount,
      knockbackPoints: spelledAmount,
    }),
  wound: (written) => (typeof written === 'string' ? written : spelledAmount(written)),
  heal: (written) => (typeof written === 'string' ? written : spelledAmount(written)),
  again: (written) => (written.most === undefined ? true : written),
  turn: (written) =>
    shortened(
      withSpelled(written, {
        leaves: (leaves) => ({ ...leaves, after: spelledSelector(leaves.after) }),
      }),
      'take',
    ),
  move: (written) => {
    if (Object.keys(written).length === 0) return 'away';
    if (Object.keys(written).length === 1 && typeof written.spaces === 'number')
      return written.spaces;
    return shortened(
      withSpelled(written, {
        spaces: (far) => (far === 'Move' ? far : spelledAmount(far)),
        end: (end) => (typeof end === 'string' ? end : spelledSelector(end)),
      }),
      'stop',
    );
  },
  put: (written) => shortened(written, 'at'),
  raise: (written) => withSpelled(written, { nextTo: spelledSelector }),
  side: ({ to }) => to,
  hide: (written) => shortened(written, 'until'),
  gives: (rules) => spelledList(rules.map((rule) => spelledRule(rule))),
});
