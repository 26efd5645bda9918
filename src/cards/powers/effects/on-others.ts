/* Effects by which a figure heals, revives or calls other figures in battles. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { type Table, tableOf } from '../amounts.ts';
import { type ArmyCardAsked, anyCardsAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { d20, type Trigger, uponOthers, yes } from '../triggers.ts';

const TABLE = 'a D20 table such as { 13: 2 }';

/** Wounds removed; a negative number adds wounds. */
export type Healing = number | 'all';

export interface HealsFriend extends Trigger {
  /** The healer may also heal itself. */
  readonly self?: true;
  /** The healer may also heal figures that it passed over this turn. */
  readonly over?: true;
  /** The healer is destroyed; at most once in a turn of its card. */
  readonly dies?: true;
  /** Instead of attacking. */
  readonly instead?: 'attacks';
  /** Maximum number of wounds removed, or a D20 table of it. */
  readonly wounds: Healing | Table<Healing>;
}

const healing = z.union([wholeNumber(-100, 100, 'Wounds removed'), z.literal('all')], {
  error: 'wounds removed, or all',
});

/** Heals a friend. */
export const healsFriend = uponOthers<HealsFriend>({
  name: 'healsFriend',
  what: 'Heals one friendly figure',
  fields: {
    self: yes('Whether it may also heal itself'),
    over: yes('Whether it may also heal figures that it moved over this turn'),
    dies: yes('Whether it is destroyed to do so, once per turn of its card'),
    instead: oneOf(['attacks'], 'What it replaces: the attacks of its card').optional(),
    wounds: z
      .union([healing, tableOf(healing, TABLE)], {
        error: 'wounds, or a D20 table such as { 13: 2 }',
      })
      .describe('The most wounds removed, or a D20 table; negative: wounds added'),
  },
  example: {
    healsFriend: { moment: 'beforeAttacking', within: 1, to: { type: 'hero' }, wounds: { 6: 1 } },
  },
});

export interface HealsItself extends Trigger {
  readonly d20: number;
  readonly wounds: number;
  /** A bonus to the roll if the moment is about one of these figures. */
  readonly easier?: { readonly for: ArmyCardAsked; readonly by: number };
}

/** Heals itself when something happens to another figure. */
export const healsItself = uponOthers<HealsItself>({
  name: 'healsItself',
  what: 'Heals itself',
  fields: {
    d20,
    wounds: wholeNumber(1, 100, 'Wounds removed'),
    easier: z
      .strictObject({ for: anyCardsAsked, by: wholeNumber(1, 19, 'What is added to the roll') })
      .describe('Figures for which something is added to the roll')
      .optional(),
  },
  example: { healsItself: { moment: 'fallsBeside', to: {}, d20: 15, wounds: 1 } },
});

export interface BringsBack extends Trigger {
  readonly d20?: number;
  /** Replaces all attacks of its card in the turn; each of its figures rolls. */
  readonly instead?: 'attacks';
  /** On the same level as the figure with the power. */
  readonly level?: 'same';
  /** Maximum number of figures (default: 1). */
  readonly figures?: number;
  /** The friends next to which they return (default: near the figure with the power). */
  readonly beside?: ArmyCardAsked;
}

/** Destroyed friends return. */
export const bringsBack = uponOthers<BringsBack>({
  name: 'bringsBack',
  what: 'Brings back destroyed friendly figures',
  fields: {
    d20: d20.optional(),
    figures: wholeNumber(1, 30, 'The maximum number of figures (default: 1)').optional(),
    instead: oneOf(
      ['attacks'],
      'What it replaces: all attacks of its card, and each of its figures rolls',
    ).optional(),
    level: oneOf(['same'], 'Only on its own level').optional(),
    beside: anyCardsAsked
      .describe('Next to which friendly figures (default: near itself)')
      .optional(),
  },
  example: {
    bringsBack: {
      moment: 'turnEnds',
      within: 1,
      to: { species: 'Marro', type: 'squad', unique: 'common' },
      d20: 13,
    },
  },
});

/** The figure, once destroyed, returns next to a friend. */
export const comesBack = effect<number>({
  name: 'comesBack',
  at: 'battle',
  value: wholeNumber(1, 20, 'The D20 number to reach as a turn of its side begins'),
  example: { comesBack: 19 },
});

export interface Calls extends Trigger {
  /** Number of figures, or a D20 table of it. */
  readonly figures: number | Table<number> | 'perWound';
  /** Each of these figures next to the caller adds 1 to the roll. */
  readonly plus?: ArmyCardAsked;
}

/** Puts friends from anywhere next to the caller. No figure strikes them as they leave. */
export const calls = uponOthers<Calls>({
  name: 'calls',
  what: 'Places friendly figures adjacent to it',
  fields: {
    figures: z
      .union(
        [
          wholeNumber(1, 30, 'Figures'),
          z.literal('perWound'),
          tableOf(wholeNumber(1, 30, 'Figures'), TABLE),
        ],
        { error: 'a number of figures, perWound, or a D20 table such as { 9: 1 }' },
      )
      .describe('The maximum number of figures, a D20 table, or one for each wound'),
    plus: anyCardsAsked.describe('Each such adjacent figure adds 1 to the roll').optional(),
  },
  example: { calls: { moment: 'beforeAttacking', to: {}, figures: { 9: 1 } } },
});

export interface ComesLater {
  /** The D20 number to reach, at the beginning of a round or at the end of its summoner's turn. */
  readonly d20: number;
  /** The summoner next to or near which it arrives. Without a summoner it arrives anywhere. */
  readonly by?: string;
  readonly within?: number;
  /** The figures do not arrive next to any figure. */
  readonly apart?: true;
  /** It takes a turn as soon as it arrives. */
  readonly acts?: true;
}

/** The card begins off the board and arrives later. */
export const comesLater = effect<ComesLater>({
  name: 'comesLater',
  at: 'battle',
  value: z
    .strictObject({
      d20,
      by: z
        .string({ error: 'the name of a card' })
        .max(120)
        .describe(
          'Which figure summons it, at the end of a turn (default: it arrives at the start of a round)',
        )
        .optional(),
      within: wholeNumber(1, 100, 'Spaces from the summoning figure').optional(),
      apart: yes('Whether its figures may not arrive adjacent to any other figure'),
      acts: yes('Whether it takes a turn immediately'),
    })
    .describe(
      'The whole card begins off the board and arrives later',
    ) as unknown as z.ZodType<ComesLater>,
  example: { comesLater: { d20: 13, apart: true } },
});

export interface SuffersWith {
  readonly name: string;
  readonly wounds: number;
}

/** The figure is wounded when the named friend is destroyed. */
export const suffersWith = effect<SuffersWith>({
  name: 'suffersWith',
  at: 'battle',
  value: z
    .strictObject({
      name: z.string({ error: 'the name of a card' }).max(120).describe('Whose destruction'),
      wounds: wholeNumber(1, 100, 'Wounds that it takes'),
    })
    .describe(
      'Wounds when another friendly figure is destroyed',
    ) as unknown as z.ZodType<SuffersWith>,
  example: { suffersWith: { name: 'Cyprien Esenwein', wounds: 2 } },
});
