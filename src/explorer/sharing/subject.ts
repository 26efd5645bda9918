import { fileSlug } from '../../words/slug.ts';
import type { ExperimentDocument } from '../document.ts';
import type { Engine } from '../engine/engine.ts';
import type { Reply } from '../engine/protocol.ts';

/** The shared experiments: the one that is shown, or the two that are compared. */
export type Subject =
  | { readonly document: ExperimentDocument }
  | { readonly a: ExperimentDocument; readonly b: ExperimentDocument };

/** @throws Refused */
export async function markdownOf(subject: Subject, engine: Engine): Promise<string> {
  return 'a' in subject
    ? answerOf(await engine.ask('markdown', 'comparisonMarkdown', subject))
    : answerOf(await engine.ask('markdown', 'markdown', subject));
}

/**
 * Vega-Lite specs of one picture.
 *
 * @throws Refused
 */
export async function pictureOf(subject: Subject, engine: Engine): Promise<readonly object[]> {
  return 'a' in subject
    ? answerOf(await engine.ask('picture', 'comparisonPicture', subject))
    : answerOf(await engine.ask('picture', 'picture', subject));
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
