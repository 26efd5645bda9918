import { blocksOf } from '../../../report/blocks.ts';
import { markdownText } from '../../../report/formats/markdown.ts';
import type { ExperimentDocument } from '../../document.ts';
import { experimentOf } from '../experiments.ts';

/** The exact odds as Markdown, as with `--format markdown --no-simulation`. */
export async function markdown({
  document,
}: {
  readonly document: ExperimentDocument;
}): Promise<string> {
  const { experiment, results } = experimentOf(document);
  return markdownText(experiment.name, blocksOf(await results()));
}
