import { Document, isScalar, isSeq, visit, type YAMLSeq } from 'yaml';
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

/** The experiment file of a document, which `knockback run` reads: boards row by row, spaces as `[3, 0]`. */
export function saved({ document }: { readonly document: ExperimentDocument }): string {
  const file = new Document(document, { aliasDuplicateObjects: false });
  visit(file, {
    Seq(_, list) {
      if (isOfNumbers(list)) list.flow = true;
    },
  });
  return file.toString({ lineWidth: 100, blockQuote: 'literal' });
}

/** Whether a list is a space, or spaces, or walls between them: one line says it best. */
function isOfNumbers({ items }: YAMLSeq): boolean {
  return items.every((item) =>
    isSeq(item) ? isOfNumbers(item) : isScalar(item) && typeof item.value === 'number',
  );
}
