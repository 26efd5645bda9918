import type { Ruleset } from '../rules/ruleset.ts';
import { BadInput, shown } from '../words/problem.ts';
import type { Case } from './experiment.ts';

/**
 * Makes sure that what is asked for can be measured, in one combination at least: a report would
 * leave it out in silence.
 *
 * @throws BadInput at every measure that no case has
 */
export function checkMeasures(
  asked: readonly string[],
  { measures }: Ruleset,
  cases: readonly Case[],
): void {
  const conditionOf = (name: string) => measures.find((one) => one.name === name)?.condition;
  const isMeasured = (name: string) => {
    const condition = conditionOf(name);
    return !condition || cases.some(({ scenario }) => condition.isMet(scenario));
  };
  if (asked.every(isMeasured)) return;
  const names = measures.map(({ name }) => name).filter(isMeasured);
  const here = `what this fight has: ${names.join(', ')}`;
  throw new BadInput(
    ...asked.flatMap((name, i) => {
      const found = `${shown(name)}, which is measured only ${conditionOf(name)?.text}`;
      return isMeasured(name) ? [] : [{ path: ['measures', i], found, allowed: here }];
    }),
  );
}
