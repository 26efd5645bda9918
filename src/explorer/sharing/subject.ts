/* What is shared from the page: tables, charts and files, either of one experiment or of two that are compared. */

import { fileSlug } from '../../base/index.ts';
import type { ExperimentDocument } from '../document.ts';
import type { Engine } from '../engine/engine.ts';
import type { Reply } from '../engine/protocol.ts';
import { simulatedOf, withPlayed } from '../simulation/kept-runs.ts';

/** The shared experiments: the current one, or the two that are compared. */
export type Subject =
  | { readonly document: ExperimentDocument }
  | { readonly a: ExperimentDocument; readonly b: ExperimentDocument };

/**
 * The report or the comparison as Markdown.
 *
 * @throws Refused
 */
export async function markdownOf(subject: Subject, engine: Engine): Promise<string> {
  if ('a' in subject)
    return answerOf(
      await engine.ask('markdown', 'comparisonMarkdown', withPlayed(subject.a, subject.b)),
    );
  const played = playedOf(subject.document);
  return played ? played.markdown : answerOf(await engine.ask('markdown', 'markdown', subject));
}

/**
 * The main chart as stacked Vega-Lite specs; empty if there is none.
 *
 * @throws Refused
 */
export async function pictureOf(subject: Subject, engine: Engine): Promise<readonly object[]> {
  if ('a' in subject)
    return answerOf(
      await engine.ask('picture', 'comparisonPicture', withPlayed(subject.a, subject.b)),
    );
  const played = playedOf(subject.document);
  return played
    ? played.pictures.charts.slice(0, 1).map(({ chart }) => chart.spec)
    : answerOf(await engine.ask('picture', 'picture', subject));
}

/** The results of a battle if its games were played; undefined for fights with exact odds. */
function playedOf(document: ExperimentDocument) {
  const end = simulatedOf(document);
  return end && !end.isExact ? end : undefined;
}

/** A file to download. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/**
 * The files of the shared experiments: one file, or one for each of A and B.
 *
 * @throws Refused
 */
export async function filesOf(subject: Subject, engine: Engine): Promise<NamedText[]> {
  const file = async (before: string, document: ExperimentDocument) => ({
    name: `${before}${fileSlug(String(document.name))}.yaml`,
    text: answerOf(await engine.ask(`saved ${before}`, 'saved', { document })),
  });
  return 'a' in subject
    ? [await file('a-', subject.a), await file('b-', subject.b)]
    : [await file('', subject.document)];
}

/** The problems that the engine found in a question, as an error. */
export class Refused extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * The answer in a reply from the engine.
 *
 * @throws Refused if the reply has no answer
 */
export function answerOf<T>(reply: Reply<T> | undefined): T {
  if (reply && 'answer' in reply) return reply.answer;
  throw new Refused(reply?.problems ?? []);
}
