import { capitalised, type Named, printable } from '../../base/index.ts';
import { type RecordedResult, rulesetOf, withProviso } from '../../experiments/index.ts';
import {
  type Cast,
  castOf,
  checkExpression,
  clauseOf,
  type Measure,
  parseQuestion,
  type Role,
  type Scenario,
} from '../../rules/index.ts';

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
