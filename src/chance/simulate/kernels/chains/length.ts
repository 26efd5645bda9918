import { generatorOf } from '../../../dice/generator.ts';
import type { ChainProgram } from './program.ts';

/** Enough for the order of magnitude, which is all that is needed. */
const FIGHTS = 16;

/** About how many steps a fight takes: the mean of a few, always the same ones. */
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
