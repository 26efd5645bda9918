/* The answer for the "Roll one" button in panels that show a fight. */

import type { FacesRolled } from '../../../chance/index.ts';
import type { Step } from '../../../rules/index.ts';
import { explainStudy } from '../../../studies/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { experimentOf } from '../experiments.ts';
import { exactly } from '../machines.ts';

/** One fight narrated step by step, with the rolled dice if it is an attack. */
export interface ExplainedFight {
  readonly seed: string;
  readonly faces: FacesRolled;
  readonly steps: readonly Step[];
}

/**
 * One fight in words, the same as `knockback explain FILE --seed SEED` prints.
 *
 * @throws BadInput for an experiment that varies something
 */
export async function explanation({
  document,
  seed,
}: {
  readonly document: ExperimentDocument;
  readonly seed: string;
}): Promise<ExplainedFight> {
  const { experiment, plan } = experimentOf(document);
  const ask = { experiment, plan: plan(), seed, dice: [] };
  const { told } = await exactly(explainStudy, ask);
  return { seed, faces: told.faces, steps: told.steps };
}
