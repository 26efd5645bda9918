/* Whether two saved runs belong together and, if not, how they differ. */

import {
  counted,
  dataDifferences,
  type Problem,
  sameData,
  shown,
  spoken,
} from '../../base/index.ts';
import { shardText } from '../../chance/index.ts';
import type { Effort, Experiment } from '../../experiments/index.ts';
import type { RunIdentity } from './saved-run.ts';

/**
 * How a saved run differs from another in anything on which its rolls depend: scenarios, seed, question, effort. If
 * nothing differs, their rolls can be combined.
 *
 * @param as describes the other run, such as "as in this run"
 */
export function differences(saved: Experiment, other: Experiment, as: string): Problem[] {
  const differs = (field: string, found: unknown, wanted: unknown): Problem[] =>
    sameData(found, wanted)
      ? []
      : [{ path: [field], found: shown(found), allowed: `${shown(wanted)}, ${as}` }];
  const untilPrecise = 'precision' in saved.effort && 'precision' in other.effort;
  return [
    ...scenarioDifference(saved, other, as),
    ...differs('seed', saved.seed, other.seed),
    // The number of yes answers is stored with the rolls, so the question must be the same.
    ...differs('question', saved.question?.text, other.question?.text),
    ...effortDifference(saved.effort, other.effort, as),
    // A run until a precision ends when the widest interval over the reported measures is narrow enough.
    ...(untilPrecise ? differs('measures', namesOf(saved), namesOf(other)) : []),
  ];
}

/** The differences that affect only the reports of two runs, not their rolls. */
export function reportDifferences(saved: Experiment, other: Experiment, as: string): Problem[] {
  const fields = { name: nameOf, description: descriptionOf, measures: namesOf };
  return Object.entries(fields).flatMap(([field, of]) =>
    of(saved) === of(other)
      ? []
      : [{ path: [field], found: shown(of(saved)), allowed: `${shown(of(other))}, ${as}` }],
  );
}

export function shardDifference({ shard }: RunIdentity, other: RunIdentity, as: string): Problem[] {
  const [found, wanted] = [shardText(shard), shardText(other.shard)];
  return found === wanted ? [] : [{ path: ['shard'], found, allowed: `${wanted}, ${as}` }];
}

const nameOf = ({ name }: Experiment) => name;
const descriptionOf = ({ description }: Experiment) => description;
const namesOf = ({ measures }: Experiment) => measures?.join(', ') ?? 'all';

function effortDifference(saved: Effort, other: Effort, as: string): Problem[] {
  const text = (effort: Effort) =>
    'trials' in effort ? spoken(effort.trials) : `a precision of ${effort.precision}`;
  const path = ['precision' in saved && 'precision' in other ? 'precision' : 'trials'];
  const [found, wanted] = [text(saved), text(other)];
  return found === wanted ? [] : [{ path, found, allowed: `${wanted}, ${as}` }];
}

/** The first difference: the first field that differs in the first combination with any difference. */
function scenarioDifference(saved: Experiment, other: Experiment, as: string): Problem[] {
  const [found, wanted] = [saved.cases, other.cases];
  if (found === wanted) return [];
  if (found.length !== wanted.length) {
    const count = (n: number) => counted(n, 'combination');
    const allowed = `${count(wanted.length)}, ${as}`;
    return [{ path: ['vary'], found: count(found.length), allowed }];
  }
  for (const [i, one] of found.entries()) {
    const [difference] = dataDifferences(one.scenario, wanted[i]?.scenario);
    if (!difference) continue;
    const path = ['scenario', ...difference.path];
    const within = found.length > 1 ? ` in combination ${i + 1}` : '';
    const allowed = `${shown(difference.b)}${within}, ${as}`;
    return [{ path, found: shown(difference.a), allowed }];
  }
  return [];
}
