import { explain } from '../../../results/explanation.ts';
import { compileFor } from '../../../results/for-question.ts';
import type { FacesRolled, Step } from '../../../rules/plan.ts';
import { BadInput } from '../../../words/problem.ts';
import { atOnce } from '../../../words/steps.ts';
import type { ExperimentDocument } from '../../document.ts';
import { read } from '../read.ts';

export interface ToldAttack {
  readonly seed: string;
  readonly faces: FacesRolled;
  readonly steps: readonly Step[];
}

/** One attack in words: the one that `knockback explain FILE --seed SEED` tells. */
export function explanation({
  document,
  seed,
}: {
  readonly document: ExperimentDocument;
  readonly seed: string;
}): ToldAttack {
  const { cases, question } = read(document);
  const [only, ...others] = cases;
  if (!only || others.length > 0) {
    const found = `${cases.length} combinations`;
    throw new BadInput({ path: ['vary'], found, allowed: 'an experiment that varies nothing' });
  }
  const plan = atOnce(compileFor(only.scenario, question));
  const { faces, steps } = explain(plan, [], seed, question);
  return { seed, faces, steps };
}
