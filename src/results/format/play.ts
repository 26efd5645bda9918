import type { Account } from '../../rules/plan.ts';
import type { Problem } from '../../words/problem.ts';
import type { RecordedPlay } from './recorded.ts';

/** What a file of results would hold of the best play; absent of fights without choices. */
export function recordedPlay({ options, play }: Account): RecordedPlay | undefined {
  if (!play) return undefined;
  const firstChoices = options?.rows.map(({ name, chosen, values }) => ({
    choice: name,
    worth: values[0] ?? 0,
    ...(chosen && { chosen }),
  }));
  return { ...(firstChoices && { firstChoices }), ...play };
}

/** What no schema can see: sequels that lead to no decision. */
export function mistakesOfPlay({ decisions }: RecordedPlay): Problem[] {
  const last = decisions.length - 1;
  return decisions.flatMap(({ sequels }, i) =>
    sequels.flatMap(({ next = 0 }, j): Problem[] =>
      next <= last
        ? []
        : [
            {
              path: ['play', 'decisions', i, 'sequels', j, 'next'],
              found: String(next),
              allowed: `the number of a decision, from 0 to ${last}`,
            },
          ],
    ),
  );
}
