import type { Layer } from './chart.ts';

/** The combination of a sweep that a reader has chosen, by its number from 0; none in a still picture. */
export const CHOSEN = 'chosen';

export const CHOSEN_PARAM = { name: CHOSEN, value: null };

/** A frame around the chosen combination. */
export function frameOfChosen(encoding: object = {}): Layer {
  return {
    transform: [{ filter: `datum.combination === ${CHOSEN}` }],
    mark: { type: 'rect', style: 'chosen', filled: false, strokeWidth: 3 },
    encoding,
  };
}
