import fc from 'fast-check';
import { stringify } from 'yaml';
import { type Door, type Due, judged } from '../door.ts';
import { spoiltFrom } from '../spoilt.ts';
import { tryExperiment } from '../try-experiment.ts';
import { type Document, validDocument } from '../valid.ts';

export interface ExperimentInput {
  readonly document: Document;
  readonly due: Due;
  readonly what: string;
  readonly style: 'yaml' | 'flow' | 'json';
}

const style = fc.constantFrom('yaml', 'flow', 'json');

/** Valid experiments, and experiments with one mistake. */
export const anyExperiment: fc.Arbitrary<ExperimentInput> = fc.oneof(
  fc.record({
    document: validDocument,
    due: fc.constant('accepted'),
    what: fc.constant('a valid experiment'),
    style,
  }),
  fc
    .tuple(validDocument.chain(spoiltFrom), style)
    .map(([spoilt, as]): ExperimentInput => ({ ...spoilt, due: 'refused', style: as })),
);

export function textOf({
  document,
  style: as,
}: Pick<ExperimentInput, 'document' | 'style'>): string {
  if (as === 'json') return JSON.stringify(document);
  return stringify(document, as === 'flow' ? { collectionStyle: 'flow' } : {});
}

/** Experiment files whose validity is known. */
export const experimentDoor: Door<ExperimentInput> = {
  name: 'experiment',
  atATime: 30,
  inputs: anyExperiment,
  enter: async (input) => judged(await tryExperiment(textOf(input)), input.due, input.what),
};
