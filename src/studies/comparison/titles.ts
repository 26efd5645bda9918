import { capitalised } from '../../base/words/english.ts';
import type { Named } from '../../base/words/named.ts';
import { printable } from '../../base/words/problem.ts';
import { rulesetOf, withProviso } from '../../experiments/registry/rulesets.ts';
import type { RecordedResult } from '../../experiments/results/format/recorded.ts';
import { type Cast, castOf, type Role } from '../../rules/cast.ts';
import type { Measure } from '../../rules/measure.ts';
import { checkExpression } from '../../rules/questions/check.ts';
import { clauseOf } from '../../rules/questions/clause.ts';
import { parseQuestion } from '../../rules/questions/parse.ts';
import type { Scenario } from '../../rules/ruleset.ts';

/** The measures of a recorded fight, as its ruleset words them; none of a scenario that it cannot read. */
export function measuresOf({ scenario }: Pick<RecordedResult, 'scenario'>): readonly Measure[] {
  try {
    return rulesetOf(scenario).measuresOf(scenario as unknown as Scenario);
  } catch {
    return [];
  }
}

/** "Krug wins": what both sides were asked, in words; as it was written where the words are not known. */
export function questionTitle(a: RecordedResult, b: RecordedResult): string {
  const text = a.question?.text ?? '';
  const measures = measuresOf(a);
  try {
    const expression = checkExpression(parseQuestion(text).expression, measures);
    const cast = sharedCast(a, b);
    const scenarios = [a.scenario, b.scenario] as unknown as readonly Scenario[];
    return capitalised(cast ? withProviso(clauseOf(expression, measures, cast), scenarios) : text);
  } catch {
    return capitalised(text);
  }
}

/** Whoever fights on both sides; who is not the same goes by role. Undefined where a file does not say. */
function sharedCast(a: RecordedResult, b: RecordedResult): Cast | undefined {
  const [ofA, ofB] = [a, b].map(({ scenario }) => fightersIn(scenario));
  const { roles } = rulesetOf(a.scenario);
  const names = ROLES.map((role, i) => {
    const [one, other] = [ofA?.[i], ofB?.[i]];
    if (!one || !other) return undefined;
    return one.name === other.name ? one : { name: roles?.[role] ?? `the ${role}` };
  });
  const [attacker, defender] = names;
  return attacker && defender && castOf(attacker, defender);
}

const ROLES: readonly Role[] = ['attacker', 'defender'];

function fightersIn(scenario: RecordedResult['scenario']): readonly (Named | undefined)[] {
  const { sidesOf } = rulesetOf(scenario);
  return (
    sidesOf?.(scenario as unknown as Scenario) ?? ROLES.map((role) => figureIn(scenario, role))
  );
}

function figureIn(scenario: RecordedResult['scenario'], role: Role): Named | undefined {
  const figure = scenario[role];
  if (typeof figure !== 'object' || figure === null || !('name' in figure)) return undefined;
  const { name, type } = figure as { readonly name: unknown; readonly type?: unknown };
  if (typeof name !== 'string') return undefined;
  return { name: printable(name), ...(typeof type === 'string' && { type }) };
}
