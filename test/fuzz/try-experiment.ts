import { DISK } from '../../src/base/files/read-file.ts';
import { BadInput } from '../../src/base/words/problem.ts';
import type { Experiment } from '../../src/experiments/scenarios/experiment.ts';
import { loadExperiment } from '../../src/experiments/scenarios/load.ts';
import type { Verdict } from './door.ts';
import { checkRefusal } from './harmless.ts';
import { scratchFile } from './scratch.ts';
import { checkSound } from './sound.ts';

/** Loads the text of an experiment file as the commands do, and runs it if it is accepted. */
export async function tryExperiment(text: string | Uint8Array): Promise<Verdict> {
  const experiment = loaded(scratchFile('experiment.yaml', text));
  if (!experiment) return 'refused';
  await checkSound(experiment);
  return 'accepted';
}

function loaded(file: string): Experiment | undefined {
  try {
    return loadExperiment(file, DISK);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    checkRefusal(error);
    return undefined;
  }
}
