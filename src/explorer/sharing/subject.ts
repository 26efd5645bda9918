import { fileSlug } from '../../base/index.ts';
import type { ExperimentDocument } from '../document.ts';
import type { Engine } from '../engine/engine.ts';
import type { Reply } from '../engine/protocol.ts';
import { simulatedOf, withPlayed } from '../simulation/kept-runs.ts';

/** The shared experiments: the one that is shown, or the two that are compared. */
export type Subject =
  | { readonly document: ExperimentDocument }
  | { readonly a: ExperimentDocument; readonly b: ExperimentDocument };

/** @throws Refused */
export async function markdownOf(subject: Subject, engine: Engine): Promise<string> {
  if ('a' in subject)
    return answerOf(
      await engine.ask('markdown', 'comparisonMarkdown', withPlayed(subject.a, subject.b)),
    );
  const played = playedOf(subject.document);
  return played ? played.markdown : answerOf(await engine.ask('markdown', 'markdown', subject));
}

/**
 * Vega-Lite specs of one picture.
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

/** What a battle came to, whose numbers are those that were played; undefined of what has exact odds. */
function playedOf(document: ExperimentDocument) {
  const end = simulatedOf(document);
  return end && !end.isExact ? end : undefined;
}

export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/**
 * The files of the shared experiments: one, or those of A and B.
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

/** What the engine has found wrong. */
export class Refused extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** @throws Refused */
export function answerOf<T>(reply: Reply<T> | undefined): T {
  if (reply && 'answer' in reply) return reply.answer;
  throw new Refused(reply?.problems ?? []);
}
