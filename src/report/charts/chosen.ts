import type { Layer } from './chart.ts';

/** The combination of a sweep that a reader has chosen, by its number from 0; none in a still picture. */
export const CHOSEN = 'chosen';

export const CHOSEN_PARAM = { name: CHOSEN, value: null };

/**
 * A frame around the chosen combination.
 *
 * @param beyond how much wider it is on either side, in pixels
 */
export function frameOfChosen(
  encoding: object = {},
  beyond: { readonly left: number; readonly right: number } = { left: 0, right: 0 },
): Layer {
  return {
    transform: [{ filter: `datum.combination === ${CHOSEN}` }],
    mark: {
      type: 'rect',
      style: 'chosen',
      filled: false,
      strokeWidth: 3,
      ...(beyond.left > 0 && { xOffset: -beyond.left }),
      ...(beyond.right > 0 && { x2Offset: beyond.right }),
    },
    encoding,
  };
}
