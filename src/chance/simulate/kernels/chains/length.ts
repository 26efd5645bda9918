/* Estimates the number of steps of a fight, to predict how long simulating it takes. */

import { generatorOf } from '../../../dice/generator.ts';
import type { ChainProgram } from './program.ts';

/** The number of fights played for the estimate, enough for the order of magnitude. */
const FIGHTS = 16;

/** The approximate number of steps in a fight: the mean of a few simulated fights, the same ones in every run. */
export function stepsOfFight({ start, mostSteps, offsets, values, next }: ChainProgram): number {
  const draw = generatorOf('length');
  let steps = 0;
  for (let fight = 0; fight < FIGHTS; fight++) {
    for (let at = start, left = mostSteps; at >= 0 && left > 0; left--) {
      let value = draw.int32() >>> 0;
      let step = offsets[at] as number;
      const last = (offsets[at + 1] as number) - 1;
      while (step < last && value >= (values[step] as number)) value -= values[step++] as number;
      at = next[step] as number;
      steps++;
    }
  }
  return steps / FIGHTS;
}
