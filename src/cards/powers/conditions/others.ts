/*
 * Conditions on other figures and on what happened earlier in the turn. Only battles track these, so the conditions
 * never hold in a fight of two.
 */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { ARMY_CARD_ASKED, type ArmyCardAsked, armyCardAsked } from '../card-asked.ts';
import { condition } from '../condition.ts';

/** Figures near the figure with the power, or near its target. */
export interface NearAsked extends ArmyCardAsked {
  /** Spaces, 1 for adjacent (default: any distance). */
  readonly within?: number;
  readonly sight?: true;
  /** Whose figures (default: friends). */
  readonly side?: 'own' | 'enemies';
  /** The minimum number (default: 1). */
  readonly count?: number;
  /** Only figures with at least this many wounds, or that are (not) engaged. */
  readonly wounds?: number;
  readonly engaged?: boolean;
  /** On the same level as the figure with the power, or not below it. */
  readonly level?: 'same' | 'notLower';
  /** Only figures that see the target. */
  readonly seesTarget?: true;
  /** `target`: near the target (default: near the figure with the power). */
  readonly of?: 'target';
}

export const near = condition<NearAsked>({
  name: 'near',
  value: z
    .strictObject(
      {
        within: wholeNumber(
          1,
          100,
          'Within this many spaces; 1: adjacent (default: any distance)',
        ).optional(),
        sight: z.literal(true, { error: 'true' }).describe('Clear line of sight').optional(),
        side: oneOf(['own', 'enemies'], 'Whose figures (default: its own side’s)').optional(),
        count: wholeNumber(1, 30, 'At least this many (default: 1)').optional(),
        wounds: wholeNumber(1, 100, 'With at least this many wounds').optional(),
        engaged: z
          .boolean({ error: 'true or false' })
          .describe('Only engaged figures (true), or only unengaged ones (false)')
          .optional(),
        level: oneOf(
          ['same', 'notLower'],
          'Only those on its own level, or not below it',
        ).optional(),
        seesTarget: z
          .literal(true, { error: 'true' })
          .describe('Only those that see its target')
          .optional(),
        of: oneOf(['target'], 'Near its target (default: near itself)').optional(),
        ...ARMY_CARD_ASKED,
      },
      { error: 'a mapping such as { within: 1, species: Elf }' },
    )
    .describe('Other figures near it') as unknown as z.ZodType<NearAsked>,
  example: { within: 1, species: 'Elf' },
});

/** At least this many fitting friends have been destroyed. */
export interface FallenAsked extends ArmyCardAsked {
  /** The minimum number (default: 1). */
  readonly count?: number;
}

export const fallen = condition<FallenAsked>({
  name: 'fallen',
  value: z
    .strictObject(
      {
        count: wholeNumber(1, 30, 'At least this many (default: 1)').optional(),
        ...ARMY_CARD_ASKED,
      },
      { error: 'a mapping such as { class: Queen }' },
    )
    .describe('Destroyed figures of its side') as unknown as z.ZodType<FallenAsked>,
  example: { class: 'Queen' },
});

/** Terrain with this letter near the figure. */
export interface GroundAsked {
  readonly letter: string;
  readonly within: number;
}

export const nearTerrain = condition<GroundAsked>({
  name: 'nearTerrain',
  value: z
    .strictObject(
      {
        letter: z.string().regex(/^[a-z]$/, { error: 'a terrain letter' }),
        within: wholeNumber(1, 50, 'Spaces from it; its own space counts, too'),
      },
      { error: 'a mapping such as { letter: w, within: 1 }' },
    )
    .describe('Ground near it') as unknown as z.ZodType<GroundAsked>,
  example: { letter: 'w', within: 1 },
});

/** All cards of the figure's army, as it was at the beginning of the battle, fit. */
export const army = condition<ArmyCardAsked>({
  name: 'army',
  value: armyCardAsked,
  example: { personality: 'Valiant' },
});

/** A fitting card of the figure's side has an order marker. */
export interface MarkerOnAsked extends ArmyCardAsked {
  /** Only a revealed marker (default: any). */
  readonly shown?: true;
}

export const markerOn = condition<MarkerOnAsked>({
  name: 'markerOn',
  value: z
    .strictObject(
      {
        shown: z.literal(true, { error: 'true' }).describe('A revealed one').optional(),
        ...ARMY_CARD_ASKED,
      },
      { error: 'a mapping such as { shown: true, general: Utgar }' },
    )
    .describe('Friendly cards with an order marker') as unknown as z.ZodType<MarkerOnAsked>,
  example: { shown: true, general: 'Utgar' },
});

const DEEDS = [
  'attacked',
  'attackedSpecially',
  'destroyed',
  'moved',
  'flew',
  'leapt',
  'ran',
] as const;
export type TurnAction = (typeof DEEDS)[number];

/** An action of the figure or its card in this turn. */
export const did = condition<TurnAction>({
  name: 'did',
  value: oneOf(DEEDS, 'What it or its card has done this turn'),
  example: 'flew',
});

/** The figure could move to an empty space that no enemy is next to. */
export const wayOut = condition<number>({
  name: 'wayOut',
  value: wholeNumber(1, 50, 'An empty place within this many spaces, without an adjacent enemy'),
  example: 4,
});

/** The number that a D20 must show. It is rolled once a turn, after moving and before attacking. */
export const rolled = condition<number>({
  name: 'rolled',
  value: wholeNumber(
    2,
    20,
    'The number needed on a D20 that it rolls between moving and attacking',
  ),
  example: 16,
});

/** In this turn, a figure of the same card has moved through or over the target. */
export const passedThrough = condition<true>({
  name: 'passedThrough',
  example: true,
});

/** The figure has temporary effects from a power on its own card. */
export const given = condition<true>({
  name: 'given',
  example: true,
});

/** The card has collected at least this many markers of its own. */
export const tokens = condition<number>({
  name: 'tokens',
  value: wholeNumber(1, 20, 'At least this many collected markers on its card'),
  example: 2,
});
