/* Effects with which a figure heals, revives or calls other figures in battles. */

import * as z from 'zod';
import { once, oneOf, wholeNumber } from '../../../base/index.ts';
import { type Table, tableOf } from '../amounts.ts';
import { type ArmyCardAsked, anyCardsAsked } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { d20, type Trigger, uponOthers, yes } from '../triggers.ts';

const TABLE = 'a D20 table such as { 13: 2 }';

/** The number of wounds removed; a negative number adds wounds. */
export type Healing = number | 'all';

export interface HealsFriend extends Trigger {
  /** The healer may also heal itself. */
  readonly self?: true;
  /** The healer may also heal figures that it passed over this turn. */
  readonly over?: true;
  /** The healer is destroyed. It can heal at most once in a turn of its card. */
  readonly dies?: true;
  /** The card uses the power instead of attacking. */
  readonly instead?: 'attacks';
  /** The maximum number of wounds removed, or a D20 table for this number. */
  readonly wounds: Healing | Table<Healing>;
}

const healing = once(() =>
  z.union([wholeNumber(-100, 100, 'How many wounds are healed'), z.literal('all')], {
    error: 'a number of wounds to heal, or all',
  }),
);

/** Heals a friend. */
export const healsFriend = uponOthers<HealsFriend>({
  name: 'healsFriend',
  what: 'The figure heals one friendly figure',
  fields: () => ({
    self: yes('Whether the figure may heal itself instead'),
    over: yes('Whether the figure may also heal figures that it moved over this turn'),
    dies: yes(
      'Whether the figure is destroyed when it heals; this is possible once per turn of its card',
    ),
    instead: oneOf(['attacks'], 'attacks: the card uses this instead of its attacks').optional(),
    wounds: z
      .union([healing(), tableOf(healing(), TABLE)], {
        error: 'a number of wounds to heal, or a D20 table such as { 13: 2 }',
      })
      .describe(
        'The maximum number of wounds healed, as a number or a D20 table; if negative, the number of wounds that the figure takes',
      ),
  }),
  example: {
    healsFriend: { moment: 'beforeAttacking', within: 1, to: { type: 'hero' }, wounds: { 6: 1 } },
  },
});

export interface HealsItself extends Trigger {
  readonly d20: number;
  readonly wounds: number;
  /** A bonus to the roll if the event happens to one of these figures. */
  readonly easier?: { readonly for: ArmyCardAsked; readonly by: number };
}

/** The figure heals itself when something happens to another figure. */
export const healsItself = uponOthers<HealsItself>({
  name: 'healsItself',
  what: 'The figure heals itself',
  fields: () => ({
    d20: d20(),
    wounds: wholeNumber(1, 100, 'How many wounds are healed'),
    easier: z
      .strictObject({
        for: anyCardsAsked(),
        by: wholeNumber(1, 19, 'The number added to the roll'),
      })
      .describe('Cards for whose figures a number is added to the roll')
      .optional(),
  }),
  example: { healsItself: { moment: 'fallsBeside', to: {}, d20: 15, wounds: 1 } },
});

export interface BringsBack extends Trigger {
  readonly d20?: number;
  /** The power replaces all attacks of its card in the turn; each figure of the card rolls. */
  readonly instead?: 'attacks';
  /** The figures return on the level of the figure with the power. */
  readonly level?: 'same';
  /** The maximum number of figures that return (default: 1). */
  readonly figures?: number;
  /** The friends next to which the figures return (default: near the figure with the power). */
  readonly beside?: ArmyCardAsked;
}

/** Destroyed friends return. */
export const bringsBack = uponOthers<BringsBack>({
  name: 'bringsBack',
  what: 'The figure brings back destroyed friendly figures',
  fields: () => ({
    d20: d20().optional(),
    figures: wholeNumber(
      1,
      30,
      'The maximum number of figures that come back (default: 1)',
    ).optional(),
    instead: oneOf(
      ['attacks'],
      'attacks: the card uses this instead of all its attacks, and each of its figures rolls',
    ).optional(),
    level: oneOf(['same'], 'same: the figures come back on spaces of its own level').optional(),
    beside: anyCardsAsked()
      .describe(
        'The cards of the friendly figures next to which the destroyed ones come back (default: near the figure with the power)',
      )
      .optional(),
  }),
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
  value: () =>
    wholeNumber(
      1,
      20,
      "The lowest D20 roll with which it returns, at the start of its side's turns",
    ),
  example: { comesBack: 19 },
});

export interface Calls extends Trigger {
  /** The number of figures called, or a D20 table for this number. */
  readonly figures: number | Table<number> | 'perWound';
  /** Each of these figures next to the caller adds 1 to the roll. */
  readonly plus?: ArmyCardAsked;
}

/** Places friends from anywhere next to the caller. No figure strikes them as they leave. */
export const calls = uponOthers<Calls>({
  name: 'calls',
  what: 'The figure calls friendly figures: they are placed adjacent to it',
  fields: () => ({
    figures: z
      .union(
        [
          wholeNumber(1, 30, 'Figures'),
          z.literal('perWound'),
          tableOf(wholeNumber(1, 30, 'Figures'), TABLE),
        ],
        { error: 'a number of figures, perWound, or a D20 table such as { 9: 1 }' },
      )
      .describe(
        'The maximum number of figures called: a number, a D20 table, or perWound, one for each wound on the figure with the power',
      ),
    plus: anyCardsAsked()
      .describe('Cards: each of their figures that is adjacent adds 1 to the roll')
      .optional(),
  }),
  example: { calls: { moment: 'beforeAttacking', to: {}, figures: { 9: 1 } } },
});

export interface ComesLater {
  /** The lowest D20 roll that succeeds, at the beginning of a round or at the end of the summoner's turn. */
  readonly d20: number;
  /** The summoner near which the card's figures arrive. Without a summoner, they arrive anywhere. */
  readonly by?: string;
  readonly within?: number;
  /** The figures cannot arrive next to any other figure. */
  readonly apart?: true;
  /** The card takes a turn as soon as it arrives. */
  readonly acts?: true;
}

/** The card begins off the board and arrives later. */
export const comesLater = effect<ComesLater>({
  name: 'comesLater',
  at: 'battle',
  value: () =>
    z
      .strictObject({
        d20: d20(),
        by: z
          .string({ error: 'the name of a card' })
          .max(120)
          .describe(
            "The name of the card that summons it at the end of that card's turn (default: no one; it arrives at the start of a round)",
          )
          .optional(),
        within: wholeNumber(
          1,
          100,
          'The maximum distance from the summoning figure, in spaces',
        ).optional(),
        apart: yes('Whether its figures cannot be placed adjacent to any other figure'),
        acts: yes('Whether it takes a turn as soon as it arrives'),
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

/** The figure takes wounds when the named friend is destroyed. */
export const suffersWith = effect<SuffersWith>({
  name: 'suffersWith',
  at: 'battle',
  value: () =>
    z
      .strictObject({
        name: z
          .string({ error: 'the name of a card' })
          .max(120)
          .describe('The name of the card whose destruction wounds this figure'),
        wounds: wholeNumber(1, 100, 'How many wounds this figure takes'),
      })
      .describe(
        'The figure is wounded when another friendly figure is destroyed',
      ) as unknown as z.ZodType<SuffersWith>,
  example: { suffersWith: { name: 'Cyprien Esenwein', wounds: 2 } },
});
