import { stringify } from 'yaml';
import { parseYaml } from '../../../scenarios/document.ts';
import { loadExperiment } from '../../../scenarios/load.ts';
import type { ExperimentDocument } from '../../document.ts';
import { NO_FILES } from '../read.ts';

/**
 * The document of an experiment file.
 *
 * @throws BadInput with the place of every mistake, as for a file of the command line
 */
export function opened({
  name,
  text,
}: {
  readonly name: string;
  readonly text: string;
}): ExperimentDocument {
  loadExperiment(name, { ...NO_FILES, read: () => text });
  return parseYaml(text, name).data as ExperimentDocument;
}

/** The experiment file of a document, which `knockback run` reads. */
export function saved({ document }: { readonly document: ExperimentDocument }): string {
  return stringify(document, { lineWidth: 100 });
}
