import type { RecordedOutcome, RecordedResult } from '../results/format/recorded.ts';
import type { Measure } from '../rules/plan.ts';
import { rulesetOf } from '../rules/rulesets.ts';
import { capitalised } from '../words/english.ts';

/** A measure of which a file gives only the name and what came out: `blockerWounds:the-joker`. */
export function measureNamed(
  name: string,
  scenario: RecordedResult['scenario'],
  outcomes: readonly RecordedOutcome[],
): Measure {
  const [base = '', ...whom] = name.split(':');
  const known = rulesetOf(scenario).measures.find((measure) => measure.name === base);
  const title = known?.title ?? inWords(base);
  return {
    name,
    title: [title, ...whom].join(': '),
    kind: known?.kind ?? kindOf(outcomes),
  };
}

/** `blockerDestroyed` is "Blocker destroyed". */
function inWords(name: string): string {
  return capitalised(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

function kindOf(outcomes: readonly RecordedOutcome[]): Measure['kind'] {
  if (outcomes.some(({ value }) => typeof value === 'string')) return 'name';
  return outcomes.every(({ value }) => value === 0 || value === 1) ? 'flag' : 'count';
}
