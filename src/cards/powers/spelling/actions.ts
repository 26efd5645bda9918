/* The YAML form of events' actions: for each family, a mapping or a short form. */

import * as z from 'zod';
import { isSoundSoFar, listed, once, oneOf, wholeNumber } from '../../../base/index.ts';
import { tableOf } from '../amounts.ts';
import type { DiceAction } from '../rules/families/dice.ts';
import type { Rule, Step } from '../rules/rule.ts';
import {
  amount,
  amountForms,
  positiveAmount,
  positiveForms,
  rolledAmount,
  spelledAmount,
} from './amount.ts';
import { selector, spelledSelector } from './selector.ts';
import { shortened, spelledList, trueWord, withSpelled, yes } from './short.ts';

const hasOne = (given: object) => Object.keys(given).length === 1;

const spaces = (what: string) => wholeNumber(1, 100, what).optional();

/** The schema for a mapping with exactly one of these fields. */
const oneOfThese = (shape: z.ZodRawShape, error: string) =>
  z.strictObject(shape, { error }).refine(hasOne, {
    error: ({ input }) => {
      const keys = Object.keys(input as object);
      return keys.length > 1 ? `one key, and write a rule for each of ${listed(keys)}` : error;
    },
    when: isSoundSoFar,
  });

const DICE_ERROR = 'a change of dice, such as { attack: 1 } or { enemyDefense: -1 }';

const CHANGE_ERROR = 'a whole number, { each: ownWound }, or { most: 1 }';

const changeForms = once(
  () =>
    [
      ...amountForms(),
      z.strictObject({
        most: wholeNumber(0, 100, 'The maximum number of dice rolled'),
        // Otherwise, Zod would report `each` as an unknown key of this form instead of a mistake in the key's value.
        each: z.never({ error: CHANGE_ERROR }).optional(),
      }),
    ] as const,
);

const diceOf = (changed: z.ZodType) =>
  oneOfThese(
    {
      attack: changed.describe("The figure's own attack dice").optional(),
      defense: changed.describe("The figure's own defense dice").optional(),
      enemyAttack: changed.describe('The attack dice of the other figure').optional(),
      enemyDefense: changed.describe('The defense dice of the other figure').optional(),
      enemyHeight: z
        .literal(false, { error: 'false' })
        .describe('false: the attacker gets no die for height advantage')
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

const count = once(() =>
  oneOfThese(
    {
      reroll: z
        .strictObject({
          dice: oneOf(['attack', 'defense'], 'Which dice'),
          faces: z
            .array(oneOf(['skull', 'shield', 'blank'], 'A face'), {
              error: 'a list such as [blank]',
            })
            .min(1, { error: 'at least one face' }),
          most: wholeNumber(1, 50, 'The maximum number of dice rolled again').optional(),
        })
        .describe('Dice that may be rolled again')
        .optional(),
      blanks: oneOf(['skull', 'shield'], 'The face that blanks count as').optional(),
      skulls: positiveAmount().describe('Automatic skulls').optional(),
      shields: positiveAmount().describe('Automatic shields').optional(),
      perSkull: wholeNumber(2, 20, 'How many hits each skull counts as').optional(),
      perShield: wholeNumber(2, 20, 'How many hits each shield blocks').optional(),
      oneShieldBlocksAll: yes('A single shield blocks all hits'),
      mostWounds: wholeNumber(
        0,
        50,
        'The maximum number of wounds that the attack deals',
      ).optional(),
      excessWounds: oneOf(
        ['attacker', 'self'],
        'Who takes an unblockable hit for each excess shield',
      ).optional(),
      knockbackPoints: amount().describe('Extra Knockback points').optional(),
    },
    'a change to how dice count, such as { shields: 1 } or { perSkull: 2 }',
  ),
);

const WOUND_ERROR = 'a number of wounds, destroy, pending, or { dice: 3 }';

const woundForms = once(
  () =>
    [
      z.enum(['destroy', 'pending'], { error: WOUND_ERROR }),
      ...positiveForms(),
      rolledAmount(),
    ] as const,
);

const HEAL_ERROR = 'a number of wounds, or all';

const healForms = once(() => [z.literal('all', { error: HEAL_ERROR }), ...amountForms()] as const);

const AGAIN_ERROR = 'true, or { most: 2 }';

const again = once(() =>
  z
    .union(
      [
        z.literal(true).transform(() => ({})),
        z.strictObject({ most: wholeNumber(1, 1000, 'The maximum number of extra attacks') }),
      ],
      { error: AGAIN_ERROR },
    )
    .describe('The figure may attack again'),
);

const TAKEN = ['whole', 'move', 'attack', 'moveOrAttack', 'end'] as const;

const TURN_ERROR = `${TAKEN.join(', ')}, or { take: move, spaces: 4 }`;

const turn = once(() =>
  z
    .union(
      [
        z.enum(TAKEN).transform((take) => ({ take })),
        z.strictObject({
          take: oneOf(TAKEN, 'What the turn consists of; end: the turn under way ends'),
          by: oneOf(['enemy', 'own'], 'Which side plays the turn').optional(),
          spaces: spaces('How many spaces the figures may move'),
          farther: spaces('How many spaces farther than their Move the figures may move'),
          unstruck: yes('The figures take no leaving engagement attacks'),
          attackers: oneOf(
            ['fallenOfCard'],
            'fallenOfCard: one of the figures can attack for each figure that the card has lost',
          ).optional(),
          generals: z
            .literal('once', { error: 'once' })
            .describe(
              'once: heroes that follow the same General can take this kind of turn only once per round',
            )
            .optional(),
          leaves: z
            .strictObject({
              after: selector(),
              figures: wholeNumber(0, 20, 'How many figures of its own card can act afterwards'),
            })
            .optional(),
        }),
      ],
      { error: TURN_ERROR },
    )
    .describe('A turn without an order marker'),
);

const END_ERROR = 'unengaged, friend, attacker, or figures such as { species: Elf }';

const MOVE_ERROR = 'a number of spaces, away, stop, or { spaces: 4, unstruck: true }';

const move = once(() =>
  z
    .union(
      [
        wholeNumber(1, 100, 'Spaces').transform((far) => ({ spaces: far })),
        z.literal('away').transform(() => ({})),
        trueWord(['stop'], MOVE_ERROR),
        z.strictObject({
          spaces: z
            .union([amount(), rolledAmount(), z.literal('Move')], {
              error: 'a number of spaces, Move, or { dice: 4, face: symbol }',
            })
            .describe('How many spaces the figures may move')
            .optional(),
          stop: yes('The figures must stop moving'),
          placed: yes(
            'Each figure is placed directly on its final space, over anything in between',
          ),
          up: wholeNumber(
            0,
            500,
            'How many levels higher the move may end; climbing then costs nothing',
          ).optional(),
          unstruck: yes('The figures take no leaving engagement attacks'),
          end: z
            .union([oneOf(['unengaged', 'friend', 'attacker'], END_ERROR), selector()], {
              error: END_ERROR,
            })
            .describe('Where the move must end')
            .optional(),
        }),
      ],
      { error: MOVE_ERROR },
    )
    .describe('A move in addition to the normal move'),
);

const PUT_AT = ['nextToSelf', 'target', 'swap', 'off'] as const;

const PUT_ERROR = `${PUT_AT.join(', ')}, or { within: 4 }`;

const put = once(() =>
  z
    .union(
      [
        z.enum(PUT_AT).transform((at) => ({ at })),
        z.strictObject({
          at: oneOf(
            PUT_AT,
            'The space: adjacent to the figure with the power (nextToSelf), that of the target, an exchange of spaces (swap), or off the board',
          ).optional(),
          within: spaces('How far from its previous space a figure may be placed, in spaces'),
          far: spaces(
            'How far from the figure with the power a figure may be placed, in spaces; the space must be in sight',
          ),
          onto: z
            .array(z.string().regex(/^[a-z]$/))
            .min(1)
            .max(26)
            .describe('Terrain')
            .optional(),
          unengaged: yes('The figures cannot be placed adjacent to an enemy'),
          up: wholeNumber(
            0,
            500,
            'How many levels higher than before a figure may be placed (default: 0, or any number with level)',
          ).optional(),
          level: oneOf(['same'], 'same: on the level of the figure with the power').optional(),
          after: oneOf(
            ['move'],
            'move: the figures are placed after the figure with the power has moved',
          ).optional(),
          falls: yes('The figures take falling damage'),
        }),
      ],
      { error: PUT_ERROR },
    )
    .describe('The figures are placed on another space'),
);

const raise = once(() =>
  z
    .strictObject(
      {
        nextTo: selector()
          .describe('The figures next to which they come onto the board')
          .optional(),
        within: spaces(
          'The maximum distance from those figures (default: from the figure with the power), in spaces',
        ),
        sight: yes('The space must be in clear sight'),
        at: oneOf(
          ['own', 'target'],
          'Whose place they take: that of the figure with the power (own), or that of the target',
        ).optional(),
        level: oneOf(['same'], 'same: on the level of the figure with the power').optional(),
        apart: yes('The space must not be adjacent to any figure'),
        wounds: oneOf(
          ['kept'],
          'kept: the figure has the wounds of the figure that it replaces',
        ).optional(),
      },
      {
        error:
          'where the figures come onto the board, such as { nextTo: { side: own }, within: 1 }',
      },
    )
    .describe('Destroyed or waiting figures come onto the board'),
);

const side = once(() =>
  z
    .enum(['own', 'enemy'], { error: 'own or enemy' })
    .transform((to) => ({ to }))
    .describe('The side that the figures join for the rest of the game'),
);

const markers = once(() =>
  z
    .union(
      [
        z.strictObject({
          take: z.union([z.literal('all'), z.literal(1)], { error: 'all or 1' }),
          to: oneOf(
            ['off', 'own', 'other'],
            'Where the order markers go: off all cards, to the card with the power (own), or to another card of their army',
          ),
          within: spaces('The maximum distance to a figure of the other card, in spaces'),
        }),
        z.strictObject({
          bring: z.union(
            [z.literal('own'), z.strictObject({ within: wholeNumber(1, 100, 'Spaces') })],
            { error: 'own, or { within: 6 }' },
          ),
        }),
      ],
      {
        error:
          'what happens to the order markers, such as { take: all, to: off } or { bring: own }',
      },
    )
    .describe('Order markers that are taken, or move to another card'),
);

const tokens = once(() =>
  z
    .union(
      [
        z.strictObject({
          add: z.literal(1),
          most: wholeNumber(1, 50, 'The maximum number of markers on the card'),
        }),
        z.strictObject({ remove: oneOf(['all', 'eachTarget'], 'How many') }),
      ],
      {
        error: "how the card's own markers change, such as { add: 1, most: 4 } or { remove: all }",
      },
    )
    .describe('Markers that the card itself collects or loses'),
);

const loses = once(() =>
  oneOf(
    ['powers'],
    'powers: the cards of the figures lose all powers, for the rest of the game or, with { for: turn }, for the rest of the turn',
  ),
);

const UNTIL = ['turn', 'marker'] as const;

const hide = once(() =>
  z
    .union(
      [
        z.enum(UNTIL).transform((until) => ({ until })),
        z.strictObject({
          until: oneOf(UNTIL, 'How long'),
          whileUnengaged: yes('The figures hide only while no enemy is adjacent to them'),
          wholly: yes('Even adjacent figures cannot attack the hidden figures'),
        }),
      ],
      { error: 'turn, marker, or { until: marker, wholly: true }' },
    )
    .describe('The figures hide: only adjacent figures can attack them'),
);

export type ActionName = Exclude<keyof Step, 'whom' | 'roll' | 'if' | 'rollAgain'>;

/** The schema of each family of actions except `gives`. */
export const actionFields = once(() => ({
  dice: diceOf(z.union(changeForms(), { error: CHANGE_ERROR })),
  count: count(),
  ignore: oneOf(
    ['attack', 'wounds', 'defense', 'ownDefense'],
    "What is ignored: the attack, its wounds, the target's defense dice (defense), or the figure's own defense dice",
  ),
  wound: z.union(woundForms(), { error: WOUND_ERROR }).describe('How many wounds the figures take'),
  heal: z.union(healForms(), { error: HEAL_ERROR }).describe('How many wounds are healed'),
  again: again(),
  turn: turn(),
  move: move(),
  put: put(),
  raise: raise(),
  side: side(),
  loses: loses(),
  markers: markers(),
  tokens: tokens(),
  hide: hide(),
}));

const orTable = (forms: readonly z.ZodType[], error: string) =>
  z.union([...forms, tableOf(z.union(forms, { error }), error)], {
    error: `${error}, or a D20 table of them`,
  });

/** The schemas for actions that an event contains directly. Their numbers may be D20 tables. */
export const actionFieldsOfEvent = once(() => ({
  ...actionFields(),
  dice: diceOf(orTable(changeForms(), CHANGE_ERROR)),
  wound: orTable(woundForms(), WOUND_ERROR).describe('How many wounds the figures take'),
  heal: orTable(healForms(), HEAL_ERROR).describe('How many wounds are healed'),
}));

type SpelledActions = {
  readonly [Name in ActionName]?: (value: NonNullable<Step[Name]>) => unknown;
};

/** Functions, keyed by name, that write the families whose YAML form differs from their data. */
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
