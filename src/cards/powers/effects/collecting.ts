/* A card's own markers, which its powers collect and spend. The condition `tokens` counts them. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { effect } from '../effect.ts';
import { yes } from '../triggers.ts';

const OCCASIONS = ['turnEnds', 'kills', 'falls'] as const;

export interface Collects {
  readonly at: (typeof OCCASIONS)[number];
  /** The maximum number of these markers on the card at the same time. */
  readonly most: number;
  /** For `falls`: the maximum distance to the destroyed figure, in spaces. */
  readonly within?: number;
  readonly sight?: true;
  readonly onePerTurn?: true;
}

export const collects = effect<Collects>({
  name: 'collects',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          at: oneOf(OCCASIONS, 'When'),
          most: wholeNumber(1, 20, 'The maximum number of markers on the card'),
          within: wholeNumber(
            1,
            100,
            'The maximum distance to the destroyed figure, in spaces',
          ).optional(),
          sight: yes('Whether a figure of the card must see the destroyed figure'),
          onePerTurn: yes('Whether the card collects at most one marker per turn'),
        },
        { error: 'a mapping such as { at: turnEnds, most: 4 }' },
      )
      .describe(
        'When the card collects markers, and how many it can have',
      ) as unknown as z.ZodType<Collects>,
  example: { collects: { at: 'turnEnds', most: 4 } },
});

const SPENDING = ['attack', 'special'] as const;

export interface SpendsTokens {
  readonly after: (typeof SPENDING)[number];
  /** `target`: the card spends one marker for each figure attacked (default: all markers). */
  readonly each?: 'target';
}

export const spendsTokens = effect<SpendsTokens>({
  name: 'spendsTokens',
  at: 'battle',
  value: () =>
    z
      .strictObject(
        {
          after: oneOf(SPENDING, 'The attacks that use up markers'),
          each: oneOf(
            ['target'],
            'target: one marker for each figure attacked (default: all markers)',
          ).optional(),
        },
        { error: 'a mapping such as { after: special }' },
      )
      .describe(
        'Collected markers that the card loses after an attack',
      ) as unknown as z.ZodType<SpendsTokens>,
  example: { spendsTokens: { after: 'special' } },
});
