/* Conditions on obstacles next to a figure. */

import * as z from 'zod';
import { shortText } from '../../../base/index.ts';
import { condition } from '../condition.ts';

/** The figure is next to an obstacle whose name has one of these words. Only battle maps have obstacles. */
export const besideObstacle = condition<readonly string[]>({
  name: 'besideObstacle',
  value: () =>
    z
      .array(shortText("A word in the obstacle's name"), {
        error: 'a list of words such as [glacier]',
      })
      .min(1, { error: 'at least one word' })
      .describe(
        'Words in the names of obstacles: the figure must be adjacent to an obstacle with one of these words in its name',
      ) as unknown as z.ZodType<readonly string[]>,
  example: ['glacier'],
});

/** The target is next to an obstacle whose name has one of these words. */
export const targetBesideObstacle = condition<readonly string[]>({
  name: 'targetBesideObstacle',
  value: () =>
    z
      .array(shortText("A word in the obstacle's name"), {
        error: 'a list of words such as [glacier]',
      })
      .min(1, { error: 'at least one word' })
      .describe(
        "Words in the names of obstacles: the figure's target must be adjacent to an obstacle with one of these words in its name",
      ) as unknown as z.ZodType<readonly string[]>,
  example: ['glacier'],
});
