/*
 * Conditions on other figures and on what happened earlier in the turn. Only battles track these facts, so the
 * conditions never hold in a one-on-one fight.
 */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { type ArmyCardAsked, armyCardAsked, armyCardFields } from '../card-asked.ts';
import { condition } from '../condition.ts';

/** Figures near the figure with the power, or near its target. */
export interface NearAsked extends ArmyCardAsked {
  /** The maximum distance in spaces; 1 for adjacent (default: any distance). */
  readonly within?: number;
  readonly sight?: true;
  /** Whose figures count (default: friends). */
  readonly side?: 'own' | 'enemies';
  /** The minimum number (default: 1). */
  readonly count?: number;
  /** Only figures with at least this many wounds count; or only engaged (true) or unengaged (false) figures. */
  readonly wounds?: number;
  readonly engaged?: boolean;
  /** Only figures on the same level as the figure with the power, or not below it, count. */
  readonly level?: 'same' | 'notLower';
  /** Only figures that see the target count. */
  readonly seesTarget?: true;
  /** `target`: near the target (default: near the figure with the power). */
  readonly of?: 'target';
}

export const near = condition<NearAsked>({
  name: 'near',
  value: () =>
    z
      .strictObject(
        {
          within: wholeNumber(
            1,
            100,
            'The maximum distance to the other figures, in spaces; 1: adjacent (default: any distance)',
          ).optional(),
          sight: z
            .literal(true, { error: 'true' })
            .describe('Only figures in clear line of sight count')
            .optional(),
          side: oneOf(
            ['own', 'enemies'],
            'Whose figures count (default: those of its own side)',
          ).optional(),
          count: wholeNumber(1, 30, 'The minimum number of figures (default: 1)').optional(),
          wounds: wholeNumber(
            1,
            100,
            'Only figures with at least this many wounds count',
          ).optional(),
          engaged: z
            .boolean({ error: 'true or false' })
            .describe('true: only engaged figures count; false: only unengaged figures')
            .optional(),
          level: oneOf(
            ['same', 'notLower'],
            'same: only figures on its own level count; notLower: only figures that are not lower',
          ).optional(),
          seesTarget: z
            .literal(true, { error: 'true' })
            .describe('Only figures that see its target count')
            .optional(),
          of: oneOf(
            ['target'],
            'target: the figures must be near its target (default: near the figure itself)',
          ).optional(),
          ...armyCardFields(),
        },
        { error: 'a mapping such as { within: 1, species: Elf }' },
      )
      .describe(
        'True if at least `count` other figures that match the other keys are near',
      ) as unknown as z.ZodType<NearAsked>,
  example: { within: 1, species: 'Elf' },
});

/** At least `count` friendly figures that meet these conditions have been destroyed. */
export interface FallenAsked extends ArmyCardAsked {
  /** The minimum number (default: 1). */
  readonly count?: number;
}

export const fallen = condition<FallenAsked>({
  name: 'fallen',
  value: () =>
    z
      .strictObject(
        {
          count: wholeNumber(1, 30, 'The minimum number of figures (default: 1)').optional(),
          ...armyCardFields(),
        },
        { error: 'a mapping such as { class: Queen }' },
      )
      .describe(
        'True if at least `count` figures of its own side that match the other keys have been destroyed',
      ) as unknown as z.ZodType<FallenAsked>,
  example: { class: 'Queen' },
});

/** Terrain with a given letter near the figure. */
export interface GroundAsked {
  readonly letter: string;
  readonly within: number;
}

export const nearTerrain = condition<GroundAsked>({
  name: 'nearTerrain',
  value: () =>
    z
      .strictObject(
        {
          letter: z.string().regex(/^[a-z]$/, { error: 'a terrain letter' }),
          within: wholeNumber(
            1,
            50,
            "The maximum distance to the terrain, in spaces; the figure's own space counts, too",
          ),
        },
        { error: 'a mapping such as { letter: w, within: 1 }' },
      )
      .describe('True if this terrain is near the figure') as unknown as z.ZodType<GroundAsked>,
  example: { letter: 'w', within: 1 },
});

/** All cards that the figure's army had at the beginning of the battle meet these conditions. */
export const army = condition<ArmyCardAsked>({
  name: 'army',
  value: () => armyCardAsked(),
  example: { personality: 'Valiant' },
});

/** A fitting card of the figure's side has an order marker. */
export interface MarkerOnAsked extends ArmyCardAsked {
  /** Only a revealed marker counts (default: any marker). */
  readonly shown?: true;
}

export const markerOn = condition<MarkerOnAsked>({
  name: 'markerOn',
  value: () =>
    z
      .strictObject(
        {
          shown: z
            .literal(true, { error: 'true' })
            .describe('Only revealed order markers count')
            .optional(),
          ...armyCardFields(),
        },
        { error: 'a mapping such as { shown: true, general: Utgar }' },
      )
      .describe(
        'True if a friendly card of this kind has an order marker',
      ) as unknown as z.ZodType<MarkerOnAsked>,
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

/** Something that the figure or its card has done this turn. */
export const did = condition<TurnAction>({
  name: 'did',
  value: () => oneOf(DEEDS, 'What the figure or its card has done this turn'),
  example: 'flew',
});

/** The figure could move to an empty space that is not adjacent to an enemy. */
export const wayOut = condition<number>({
  name: 'wayOut',
  value: () =>
    wholeNumber(
      1,
      50,
      'True if an empty space that is not adjacent to an enemy is within this many spaces of the figure, which could move to it',
    ),
  example: 4,
});

/** The number that a D20 must show. It is rolled once a turn, after moving and before attacking. */
export const rolled = condition<number>({
  name: 'rolled',
  value: () =>
    wholeNumber(2, 20, 'The number to reach with a D20, rolled after moving and before attacking'),
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
  value: () => wholeNumber(1, 20, 'The minimum number of collected markers on its card'),
  example: 2,
});
