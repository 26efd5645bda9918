/* What a figure does to others in battles apart from attacks: it heals, revives or calls them. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { type Table, tableOf } from '../amounts.ts';
import { type ArmyCardAsked, anyCardsAsked, armyCardAskedText } from '../card-asked.ts';
import { effect } from '../effect.ts';
import { numberText, reachText, tableText } from '../texts.ts';
import { d20, type Trigger, triggerText, uponOthers, yes } from '../triggers.ts';

const TABLE = 'a D20 table such as { 13: 2 }';

/** Wounds removed; negative: wounds added. */
export type Healing = number | 'all';

export interface HealsFriend extends Trigger {
  /** It may heal itself as well. */
  readonly self?: true;
  /** Also figures that it has passed over in the turn. */
  readonly over?: true;
  /** The healer is destroyed; once a turn of its card. */
  readonly dies?: true;
  /** Instead of attacking. */
  readonly instead?: 'attacks';
  /** Most wounds removed, or a D20 table of them. */
  readonly wounds: Healing | Table<Healing>;
}

const healing = z.union([wholeNumber(-100, 100, 'Wounds removed'), z.literal('all')], {
  error: 'wounds removed, or all',
});

/** Healing of others. */
export const healsFriend = uponOthers<HealsFriend>({
  name: 'healsFriend',
  what: 'Heals one figure of its side',
  fields: {
    self: yes('Whether it may heal itself as well'),
    over: yes('Whether it may heal those too over whom it has gone in the turn'),
    dies: yes('Whether it is destroyed for that, once a turn of its card'),
    instead: oneOf(['attacks'], 'In place of what: of the attacks of its card').optional(),
    wounds: z
      .union([healing, tableOf(healing, TABLE)], {
        error: 'wounds, or a D20 table such as { 13: 2 }',
      })
      .describe('Wounds removed at the most, or a D20 table of them; negative: wounds more'),
  },
  text: (value) => {
    const { wounds } = value;
    const what =
      typeof wounds === 'object'
        ? `by a D20 roll ${tableText(wounds, healingText)}`
        : healingText(wounds);
    const cost = value.dies ? ', and is destroyed for that, once a turn' : '';
    const passed = value.over ? ', or over whom it has gone' : '';
    return `${value.instead ? 'in place of its attacks, ' : ''}heals one of its side’s ${triggerText(value)}${passed}: ${what}${cost}`;
  },
  example: {
    healsFriend: { moment: 'beforeAttacking', within: 1, to: { type: 'hero' }, wounds: { 6: 1 } },
  },
});

function healingText(wounds: Healing): string {
  if (wounds === 'all') return 'all wounds';
  return wounds < 0 ? `${numberText(-wounds, 'wound')} more` : numberText(wounds, 'wound');
}

export interface HealsItself extends Trigger {
  readonly d20: number;
  readonly wounds: number;
  /** The bonus to the roll for these figures. */
  readonly easier?: { readonly for: ArmyCardAsked; readonly by: number };
}

/** Heals itself when something happens to others. */
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
  text: (value) => {
    const { wounds, easier } = value;
    const more = easier ? ` (+${easier.by} for ${armyCardAskedText(easier.for)})` : '';
    return `heals ${numberText(wounds, 'wound')} of itself, for ${triggerText(value)}${reachText(value.d20)}${more}`;
  },
  example: { healsItself: { moment: 'fallsBeside', to: {}, d20: 15, wounds: 1 } },
});

export interface BringsBack extends Trigger {
  readonly d20?: number;
  /** Replaces all attacks of its card in the turn; each of its figures rolls. */
  readonly instead?: 'attacks';
  /** On its own level. */
  readonly level?: 'same';
  /** Most figures; absent: 1. */
  readonly figures?: number;
  /** Figures of its side next to which they return; absent: near itself. */
  readonly beside?: ArmyCardAsked;
}

/** Destroyed figures of its side return near it. */
export const bringsBack = uponOthers<BringsBack>({
  name: 'bringsBack',
  what: 'Brings back destroyed figures of its side',
  fields: {
    d20: d20.optional(),
    figures: wholeNumber(1, 30, 'Figures at the most (1 where left out)').optional(),
    instead: oneOf(
      ['attacks'],
      'In place of what: of all attacks of its card, each of whose figures rolls',
    ).optional(),
    level: oneOf(['same'], 'Only on its own level').optional(),
    beside: anyCardsAsked
      .describe('Next to whom of its side (near itself where left out)')
      .optional(),
  },
  text: (value) =>
    `${value.instead ? 'in place of all attacks of its card, ' : ''}brings back ${value.figures ?? 1} destroyed of its side’s ${triggerText(value)}${value.level ? ', on its own level' : ''}${value.beside ? `, next to one of ${armyCardAskedText(value.beside)}` : ''}${value.d20 ? reachText(value.d20) : ''}`,
  example: {
    bringsBack: {
      moment: 'turnEnds',
      within: 1,
      to: { species: 'Marro', type: 'squad', unique: 'common' },
      d20: 13,
    },
  },
});

/** After its destruction it returns next to a figure of its side. */
export const comesBack = effect<number>({
  name: 'comesBack',
  at: 'battle',
  owner: 'either',
  value: wholeNumber(1, 20, 'The D20 number to reach as a turn of its side begins'),
  text: (number) =>
    `once destroyed, comes back without wounds next to a figure of its side${reachText(number)}, rolled as each turn of its side begins`,
  example: { comesBack: 19 },
});

export interface Calls extends Trigger {
  /** Number of figures, or a D20 table of it. */
  readonly figures: number | Table<number> | 'perWound';
  /** Each of these figures next to it adds 1 to the roll. */
  readonly plus?: ArmyCardAsked;
}

/** Moves figures of its side next to it from anywhere; they are not struck as they leave. */
export const calls = uponOthers<Calls>({
  name: 'calls',
  what: 'Puts figures of its side next to it',
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
      .describe('How many figures at the most, a D20 table of it, or one for each wound'),
    plus: anyCardsAsked.describe('Each such figure next to it adds 1 to the roll').optional(),
  },
  text: (value) => {
    const { figures, plus } = value;
    const many =
      typeof figures !== 'object'
        ? figures === 'perWound'
          ? 'one for each wound'
          : `${figures}`
        : `by a D20 roll ${tableText(figures, (n) => numberText(n, 'figure'))}`;
    const more = plus ? `, +1 for each of ${armyCardAskedText(plus)} next to it` : '';
    return `puts next to it ${triggerText(value)}: ${many}${more}`;
  },
  example: { calls: { moment: 'beforeAttacking', to: {}, figures: { 9: 1 } } },
});

export interface ComesLater {
  /** D20 number to reach: at the beginning of a round, or at the end of its summoner's turn. */
  readonly d20: number;
  /** The summoner next to or near which it arrives; absent: it comes by itself, anywhere. */
  readonly by?: string;
  readonly within?: number;
  /** No figure arrives next to another. */
  readonly apart?: true;
  /** It takes a turn immediately. */
  readonly acts?: true;
}

/** It waits off the board. */
export const comesLater = effect<ComesLater>({
  name: 'comesLater',
  at: 'battle',
  owner: 'either',
  value: z
    .strictObject({
      d20,
      by: z
        .string({ error: 'the name of a card' })
        .max(120)
        .describe('Who summons it, at the end of a turn (left out: it comes as a round begins)')
        .optional(),
      within: wholeNumber(1, 100, 'Spaces from who summons it').optional(),
      apart: yes('Whether none of its figures may come next to any other'),
      acts: yes('Whether it takes a turn at once'),
    })
    .describe(
      'Begins off the board, all of the card, and comes later',
    ) as unknown as z.ZodType<ComesLater>,
  text: ({ d20: number, by, within, apart, acts }) =>
    [
      'begins off the board and comes',
      by === undefined ? ' as a round begins' : ` at the end of a turn of ${by}`,
      reachText(number),
      within === undefined ? '' : `, within ${numberText(within, 'space')}`,
      apart ? ', next to nobody' : '',
      acts ? ', and takes a turn' : '',
    ].join(''),
  example: { comesLater: { d20: 13, apart: true } },
});

export interface SuffersWith {
  readonly name: string;
  readonly wounds: number;
}

/** It is wounded when another figure of its side is destroyed. */
export const suffersWith = effect<SuffersWith>({
  name: 'suffersWith',
  at: 'battle',
  owner: 'either',
  value: z
    .strictObject({
      name: z.string({ error: 'the name of a card' }).max(120).describe('Whose end it is'),
      wounds: wholeNumber(1, 100, 'Wounds that it takes'),
    })
    .describe('Wounds at the end of another of its side') as unknown as z.ZodType<SuffersWith>,
  text: ({ name, wounds }) =>
    `takes ${numberText(wounds, 'wound')} when ${name} of its side is destroyed`,
  example: { suffersWith: { name: 'Cyprien Esenwein', wounds: 2 } },
});
