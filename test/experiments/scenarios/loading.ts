import { join } from 'node:path';
import { DISK } from '../../../src/base/files/read-file.ts';
import { BadInput } from '../../../src/base/words/problem.ts';
import type { Experiment } from '../../../src/experiments/scenarios/experiment.ts';
import { loadExperiment } from '../../../src/experiments/scenarios/load.ts';
import { folderOf } from './files.ts';

/** The four lines that every experiment has. */
export const head = 'name: Test\nrules: c3g\nattacker: hawkgirl\ndefender: the-joker\n';

export function load(files: Record<string, string>, name = 'file.yaml'): Experiment {
  return loadExperiment(join(folderOf(files), name), DISK);
}

/** The messages, with the folder of the files taken out. */
export function mistakes(files: Record<string, string>): string[] {
  const folder = folderOf(files);
  try {
    loadExperiment(join(folder, 'file.yaml'), DISK);
  } catch (error) {
    if (error instanceof BadInput) return error.message.replaceAll(`${folder}/`, '').split('\n');
    throw error;
  }
  return [];
}
