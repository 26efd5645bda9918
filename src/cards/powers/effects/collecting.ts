/* A card's own markers, which its powers collect and spend. The condition `tokens` counts them. */

import * as z from 'zod';
import { oneOf, wholeNumber } from '../../../base/index.ts';
import { effect } from '../effect.ts';
import { numberText } from '../texts.ts';
import { yes } from '../triggers.ts';

const OCCASIONS = {
  turnEnds: 'after each of its turns',
  kills: 'for each enemy that it destroys',
  falls: 'when any figure near it is destroyed',
} as const;

export interface Collects {
  readonly at: keyof typeof OCCASIONS;
  /** Most at a time. */
  readonly most: number;
  /** For `falls`. */
  readonly within?: number;
  readonly sight?: true;
  /** At most one a turn. */
  readonly onePerTurn?: true;
}

export const collects = effect<Collects>({
  name: 'collects',
  at: 'battle',
  owner: 'either',
  value: z
    .strictObject(
      {
        at: oneOf(Object.keys(OCCASIONS) as [string, ...string[]], 'When'),
        most: wholeNumber(1, 20, 'How many it has at the most'),
        within: wholeNumber(1, 100, 'Spaces to who is destroyed').optional(),
        sight: yes('Whether it has to see who is destroyed'),
        onePerTurn: yes('Whether no more than one comes in a turn'),
      },
      { error: 'a mapping such as { at: turnEnds, most: 4 }' },
    )
    .describe('Markers that its card collects') as unknown as z.ZodType<Collects>,
  text: ({ at, most, within, sight, onePerTurn }) =>
    [
      `collects a marker ${OCCASIONS[at]}`,
      ...(within === undefined ? [] : [`within ${numberText(within, 'space')}`]),
      ...(sight ? ['in its sight'] : []),
      ...(onePerTurn ? ['one a turn'] : []),
      `${most} at the most`,
    ].join(', '),
  example: { collects: { at: 'turnEnds', most: 4 } },
});

const SPENDING = {
  attack: 'its attack',
  special: 'its special attack',
} as const;

export interface SpendsTokens {
  readonly after: keyof typeof SPENDING;
  /** One for each figure attacked; absent: all. */
  readonly each?: 'target';
}

export const spendsTokens = effect<SpendsTokens>({
  name: 'spendsTokens',
  at: 'battle',
  owner: 'either',
  value: z
    .strictObject(
      {
        after: oneOf(Object.keys(SPENDING) as [string, ...string[]], 'After which attacks'),
        each: oneOf(['target'], 'One for each figure attacked (all where left out)').optional(),
      },
      { error: 'a mapping such as { after: special }' },
    )
    .describe('Markers that an attack costs its card') as unknown as z.ZodType<SpendsTokens>,
  text: ({ after, each }) =>
    `spends ${each ? 'a collected marker for each figure attacked' : 'all collected markers'} after ${SPENDING[after]}`,
  example: { spendsTokens: { after: 'special' } },
});
