/*
 * The YAML form of selectors. One mapping holds conditions on cards and all other criteria: `{ side: own, species: Elf,
 * within: 1 }`.
 */

import * as z from 'zod';
import { isSoundSoFar, once, oneOf, shortText, wholeNumber, yesOrNo } from '../../../base/index.ts';
import { anyCardsAsked, armyCardAsked, armyCardFields, askedWords } from '../card-asked.ts';
import { SCALES } from '../effect-line.ts';
import type { Selector } from '../rules/selector.ts';
import { yes } from './short.ts';

export const COUNTS = [
  ...SCALES,
  'markers',
  'unrevealedMarkers',
  'revealedMarkers',
  'engagedOfCard',
  'attackedOfCard',
  'fallenOfCard',
  'wounds',
] as const;

const levels = (what: string) => wholeNumber(0, 500, what).optional();

const level = once(() =>
  z
    .union(
      [
        oneOf(['same', 'notLower', 'ownHeight'], 'same, notLower, or ownHeight'),
        wholeNumber(0, 500, 'The maximum difference in level'),
        z.strictObject({
          up: levels('The maximum number of levels by which they may be higher'),
          down: levels('The maximum number of levels by which they may be lower'),
        }),
      ],
      { error: 'same, notLower, ownHeight, a number of levels, or { up: 2 }' },
    )
    .describe('How much higher or lower the figures may be than the figure with the power'),
);

const PICK_ERROR = 'best, any, a number of figures, or { cards: 1 }';

const pick = once(() =>
  z
    .union(
      [
        oneOf(['best', 'bestOrEachAdjacent', 'any', 'payer'], PICK_ERROR),
        wholeNumber(1, 100, 'How many'),
        z.strictObject({
          cards: wholeNumber(1, 20, 'How many cards are picked'),
          squads: wholeNumber(0, 20, 'How many of the cards may be squads').optional(),
        }),
        z.strictObject({ each: oneOf(COUNTS, 'One figure is picked for each of these') }),
      ],
      { error: PICK_ERROR },
    )
    .describe('How many of the figures are picked (default: all)'),
);

const ERROR = 'a description of figures, such as { side: own, species: Elf, within: 1 }';

const cardFieldNames = once(() => Object.keys(armyCardFields()));

/** The schema of a selector. */
export const selector = once(
  () =>
    z
      .strictObject(
        {
          side: oneOf(
            ['own', 'enemy', 'either', 'card'],
            'Whose figures: own side, enemy, either side, or own card',
          ).optional(),
          first: oneOf(['own', 'enemy'], 'Which side’s figures are considered first').optional(),
          ...armyCardFields(),
          except: anyCardsAsked().describe('Cards whose figures do not count').optional(),
          self: z
            .union([z.literal(true), z.enum(['last', 'only', 'concerned'])], {
              error: 'true, last, only, or concerned',
            })
            .describe(
              'true: the figure with the power counts, too; last: after all others; only: no other figure counts; concerned: only the figure to which something happens counts',
            )
            .optional(),
          withFriends: yes('Friendly figures adjacent to these figures count, too'),
          within: wholeNumber(1, 100, 'The maximum distance, in spaces; 1: adjacent').optional(),
          beyond: wholeNumber(
            1,
            100,
            'Only figures farther away than this many spaces count',
          ).optional(),
          from: oneOf(
            ['target', 'whom', 'both', 'card', 'previous', 'way', 'over', 'selfOrOver'],
            'Where distances are measured from (default: the figure with the power)',
          ).optional(),
          sight: yes('Only figures in clear sight count'),
          anywhere: armyCardAsked()
            .describe('Cards whose figures count at any distance')
            .optional(),
          engaged: yesOrNo(
            'true: only engaged figures count; false: only unengaged figures',
          ).optional(),
          engagedWith: z
            .union(
              [
                wholeNumber(1, 30, 'The minimum number of figures of the card with the power'),
                anyCardsAsked(),
              ],
              {
                error: 'a number of figures of the card, or a friend such as { species: Elf }',
              },
            )
            .describe(
              'Only figures that are engaged with this many figures of the card, or with a friendly figure of this kind, count',
            )
            .optional(),
          level: level().optional(),
          terrain: askedWords("the terrain letter of the figures' space"),
          nextToAlly: yesOrNo(
            'Whether the figures must be adjacent to another friendly figure',
          ).optional(),
          marked: shortText(
            'The name by which another power has marked the figures',
            60,
          ).optional(),
          wounds: wholeNumber(
            1,
            100,
            'Only figures with at least this many wounds count',
          ).optional(),
          lifeLeft: wholeNumber(
            1,
            100,
            'Only figures with at most this much Life left count',
          ).optional(),
          state: oneOf(
            ['fallen', 'waiting'],
            'fallen: destroyed figures; waiting: figures that are not yet on the board',
          ).optional(),
          did: oneOf(
            ['moved', 'stood', 'notAttacked', 'notActed'],
            'What the figures must or must not have done this turn',
          ).optional(),
          markers: oneOf(
            ['none'],
            'none: only figures without an order marker on their card count',
          ).optional(),
          sees: yes('Only figures that see the target count'),
          apart: yes('Only figures that are not adjacent to the figure with the power count'),
          once: yes('Each figure counts at most once a turn'),
          chosen: yes('Only figures of one card, chosen before the battle, count'),
          pick: pick().optional(),
          most: wholeNumber(1, 100, 'The maximum number of figures that count').optional(),
        },
        { error: ERROR },
      )
      .transform((written): Selector => {
        const isOfCard = ([name]: [string, unknown]) => cardFieldNames().includes(name);
        const all = Object.entries(written);
        const cards = Object.fromEntries(all.filter(isOfCard));
        const { side, first, ...others } = Object.fromEntries(all.filter((one) => !isOfCard(one)));
        return {
          ...(side !== undefined && { side }),
          ...(first !== undefined && { first }),
          ...(Object.keys(cards).length > 0 && { cards }),
          ...others,
        } as Selector;
      })
      .meta({
        id: 'selector',
        description: 'Which figures count; they must meet all criteria',
      }) as unknown as z.ZodType<Selector>,
);

/** The schema of a condition on one known figure: a selector with at least one criterion. */
export const askedFigure = once(() =>
  selector().refine((asked) => Object.keys(asked).length > 0, {
    error: 'at least one property, such as { size: [small, medium] }',
    when: isSoundSoFar,
  }),
);

/**
 * The figures on which a rule acts, or to which its moment happens. `self` is short for the figure with the power, `it`
 * for the figure to which the event happens.
 */
export const whom = once(
  () =>
    z.union(
      [
        z
          .enum(['self', 'it'], { error: `self, it, or ${ERROR}` })
          .transform((word): Selector => ({ self: word === 'self' ? 'only' : 'concerned' })),
        selector(),
      ],
      { error: `self, it, or ${ERROR}` },
    ) as unknown as z.ZodType<Selector>,
);

export function spelledSelector({ side, first, cards, ...others }: Selector): object {
  return {
    ...(side !== undefined && { side }),
    ...(first !== undefined && { first }),
    ...cards,
    ...others,
  };
}

export function spelledWhom(written: Selector): unknown {
  const { self, ...others } = written;
  if (Object.keys(others).length === 0 && self === 'only') return 'self';
  if (Object.keys(others).length === 0 && self === 'concerned') return 'it';
  return spelledSelector(written);
}
