/*
 * The YAML form of selectors. One mapping holds conditions on cards and all other criteria: `{ side: own, species: Elf,
 * within: 1 }`.
 */

import * as z from 'zod';
import { isSoundSoFar, oneOf, shortText, wholeNumber, yesOrNo } from '../../../base/index.ts';
import { ARMY_CARD_ASKED, anyCardsAsked, armyCardAsked, askedWords } from '../card-asked.ts';
import { SCALES } from '../effect-line.ts';
import type { Selector } from '../rules/selector.ts';
import { yes } from './short.ts';

export const COUNTS = [
  ...SCALES,
  'markers',
  'unrevealedMarkers',
  'engagedOfCard',
  'attackedOfCard',
  'fallenOfCard',
  'wounds',
] as const;

const levels = (what: string) => wholeNumber(0, 500, what).optional();

const level = z
  .union(
    [
      oneOf(['same', 'notLower', 'ownHeight'], 'same, notLower, or ownHeight'),
      wholeNumber(0, 500, 'At most this many levels higher or lower'),
      z.strictObject({ up: levels('Levels up, at most'), down: levels('Levels down, at most') }),
    ],
    { error: 'same, notLower, ownHeight, a number of levels, or { up: 2 }' },
  )
  .describe('How much higher or lower');

const PICK_ERROR = 'best, any, a number of figures, or { cards: 1 }';

const pick = z
  .union(
    [
      oneOf(['best', 'bestOrEachAdjacent', 'any', 'payer'], PICK_ERROR),
      wholeNumber(1, 100, 'How many'),
      z.strictObject({
        cards: wholeNumber(1, 20, 'How many cards'),
        squads: wholeNumber(0, 20, 'How many of them may be squads').optional(),
      }),
      z.strictObject({ each: oneOf(COUNTS, 'One for each of these') }),
    ],
    { error: PICK_ERROR },
  )
  .describe('How many of them (default: all)');

const ERROR = 'which figures, such as { side: own, species: Elf, within: 1 }';

const CARD_FIELDS = Object.keys(ARMY_CARD_ASKED);

/** The schema of a selector. */
export const selector = z
  .strictObject(
    {
      side: oneOf(['own', 'enemy', 'either', 'card'], 'Whose figures').optional(),
      first: oneOf(['own', 'enemy'], 'Which side’s figures are offered first').optional(),
      ...ARMY_CARD_ASKED,
      except: anyCardsAsked.describe('Which cards do not count').optional(),
      self: z
        .union([z.literal(true), z.enum(['last', 'only', 'concerned'])], {
          error: 'true, last, only, or concerned',
        })
        .describe('Whether the figure itself is among them')
        .optional(),
      withFriends: yes('Friends adjacent to them as well'),
      within: wholeNumber(1, 100, 'Spaces; 1: adjacent').optional(),
      beyond: wholeNumber(1, 100, 'More spaces than this').optional(),
      from: oneOf(
        ['target', 'whom', 'both', 'card', 'previous', 'way', 'over', 'selfOrOver'],
        'From where spaces are counted (default: the figure with the power)',
      ).optional(),
      sight: yes('In clear sight'),
      anywhere: armyCardAsked.describe('Which of them count at any distance').optional(),
      engaged: yesOrNo('Whether they are engaged').optional(),
      engagedWith: z
        .union([wholeNumber(1, 30, 'How many figures of the card'), anyCardsAsked], {
          error: 'a number of figures of the card, or a friend such as { species: Elf }',
        })
        .describe('With whom they are engaged')
        .optional(),
      level: level.optional(),
      terrain: askedWords('the terrain letter of a space'),
      nextToAlly: yesOrNo('Whether they are adjacent to a friend').optional(),
      marked: shortText('The name under which others have marked them', 60).optional(),
      wounds: wholeNumber(1, 100, 'Wounds, at least').optional(),
      lifeLeft: wholeNumber(1, 100, 'Life left, at most').optional(),
      state: oneOf(['fallen', 'waiting'], 'Destroyed, or not yet on the board').optional(),
      did: oneOf(
        ['moved', 'stood', 'notAttacked', 'notActed'],
        'What they did this turn',
      ).optional(),
      markers: oneOf(['none'], 'No order marker on their card').optional(),
      sees: yes('They see the target'),
      apart: yes('Not adjacent to the figure with the power'),
      once: yes('Each at most once a turn'),
      chosen: yes('One card of them, chosen before the battle'),
      pick: pick.optional(),
      most: wholeNumber(1, 100, 'At most this many of them count').optional(),
    },
    { error: ERROR },
  )
  .transform((written): Selector => {
    const isOfCard = ([name]: [string, unknown]) => CARD_FIELDS.includes(name);
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
  .meta({ id: 'selector', description: 'Which figures' }) as unknown as z.ZodType<Selector>;

/** The schema of a condition on one known figure: a selector with at least one criterion. */
export const askedFigure = selector.refine((asked) => Object.keys(asked).length > 0, {
  error: 'at least one property, such as { size: [small, medium] }',
  when: isSoundSoFar,
});

/**
 * The figures on which a rule acts, or whose moment it is. `self` is short for the figure with the power, `it` for the
 * figure that the moment is about.
 */
export const whom = z.union(
  [
    z
      .enum(['self', 'it'], { error: `self, it, or ${ERROR}` })
      .transform((word): Selector => ({ self: word === 'self' ? 'only' : 'concerned' })),
    selector,
  ],
  { error: `self, it, or ${ERROR}` },
) as unknown as z.ZodType<Selector>;

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
