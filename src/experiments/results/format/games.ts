/* The part of a result's JSON for fights that are played: means per game. */

import * as z from 'zod';
import { once } from '../../../base/index.ts';
import type { GamesCounted } from '../../../rules/index.ts';
import { wonFromEnds } from '../ends.ts';
import type { Result } from '../result.ts';
import { probability } from './fields.ts';

const text = once(() => z.string());
const mean = once(() => z.number().min(0));

/** The sums over all games of a battle, divided by the number of games. */
export const gamesSchema = once(() =>
  z.strictObject({
    pointsByRound: z
      .array(
        z.strictObject({
          side: text().describe('Its name'),
          means: z
            .array(mean())
            .describe(
              'Mean points left after 0, 1, 2 … rounds; a game that is over keeps its points',
            ),
        }),
      )
      .describe('The mean points left to each side'),
    wonFrom: z
      .array(
        z.strictObject({
          side: text().describe('Its name'),
          end: text().describe('The name of the start area'),
          games: z.number().int().min(1).describe('How many games the side began there'),
          count: z.number().int().min(0).describe('How many of these games the side won'),
          probability: probability().describe(
            'Games won there divided by games begun there, from 0 to 1',
          ),
          low: probability().describe("Lower end of Wilson's 95% interval, from 0 to 1"),
          high: probability().describe("Upper end of Wilson's 95% interval, from 0 to 1"),
        }),
      )
      .describe(
        'How often each side won from each end of the map; absent unless the ends are assigned at random',
      )
      .optional(),
    destroyedBy: z
      .array(
        z.strictObject({
          side: text().describe('Whose card it is'),
          card: text().describe('The card whose figures are destroyed'),
          by: text().describe(
            'The card that destroys the figures, or another cause, such as falls',
          ),
          figures: mean().describe('Per game'),
        }),
      )
      .describe(
        'Figures destroyed, by card and by cause; combinations that never happened are left out',
      ),
    fellOn: z
      .array(
        z.strictObject({
          side: text().describe('Whose figures they are'),
          space: z.tuple([z.number(), z.number()]).describe('[column, row]'),
          figures: mean().describe('Per game'),
        }),
      )
      .describe('Figures destroyed, by the space on which they stood'),
    turnsLost: z
      .array(
        z.strictObject({ side: text().describe('Its name'), mean: mean().describe('Per game') }),
      )
      .describe('Turns lost because order markers were on cards without figures'),
    powers: z
      .array(
        z.strictObject({
          side: text().describe('Whose card it is'),
          card: text().describe('Its name'),
          power: text().describe('The title of the power'),
          mean: mean().describe('Per game'),
        }),
      )
      .describe(
        'For each power that acts only in battles, how often it acted; powers that never acted are left out',
      ),
  }),
);

/** The powers of all cards, in the order in which their uses are counted. */
export function powersCounted({
  sides,
}: GamesCounted): { readonly side: string; readonly card: string; readonly power: string }[] {
  return sides.flatMap(({ name: side, cards }) =>
    cards.flatMap(({ name: card, powers }) => powers.map((power) => ({ side, card, power }))),
  );
}

/** The means per game as JSON; undefined for fights that are not played. */
export function gamesJson(result: Result): z.output<ReturnType<typeof gamesSchema>> | undefined {
  const { account, totals, simulation } = result;
  const { games } = account;
  if (!games || !totals || !simulation) return undefined;
  const { sides, causes, rounds, spaces } = games;
  const perGame = (sum = 0) => sum / simulation.trials;
  const cards = sides.flatMap(({ name: side, cards: own }) =>
    own.map(({ name: card }) => ({ side, card })),
  );
  const by = [...cards.map(({ card }) => card), ...causes];
  return {
    ...(games.ends && { wonFrom: wonFromEnds(result) }),
    pointsByRound: sides.map(({ name: side }, s) => ({
      side,
      means: totals.pointsByRound.slice(s * rounds, (s + 1) * rounds).map(perGame),
    })),
    destroyedBy: cards.flatMap((one, row) =>
      by
        .map((cause, i) => ({
          ...one,
          by: cause,
          figures: perGame(totals.destroyedBy[row * by.length + i]),
        }))
        .filter(({ figures }) => figures > 0),
    ),
    fellOn: sides.flatMap(({ name: side }, s) =>
      spaces
        .map(([column, row], i): { side: string; space: [number, number]; figures: number } => ({
          side,
          space: [column, row],
          figures: perGame(totals.fellOn[s * spaces.length + i]),
        }))
        .filter(({ figures }) => figures > 0),
    ),
    turnsLost: sides.map(({ name: side }, s) => ({ side, mean: perGame(totals.turnsLost[s]) })),
    powers: powersCounted(games)
      .map((one, i) => ({ ...one, mean: perGame(totals.fired[i]) }))
      .filter((one) => one.mean > 0),
  };
}
