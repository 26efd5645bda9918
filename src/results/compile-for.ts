import type { Question } from '../questions/question.ts';
import { wantedOf } from '../questions/wanted.ts';
import type { Plan } from '../rules/plan.ts';
import type { Scenario } from '../rules/ruleset.ts';
import { compile, rulesetOf } from '../rules/rulesets.ts';
import type { Steps } from '../words/steps.ts';
import { expressionFor } from './expression-for.ts';

/**
 * The plan of a fight. Where it leaves choices, they are made for a question.
 *
 * @param question absent: the one that is usual for the fight
 */
export function compileFor(scenario: Scenario, question?: Question): Steps<Plan> {
  const { hasChoices, measuresOf } = rulesetOf(scenario);
  if (!hasChoices || !question) return compile(scenario);
  const expression = expressionFor(question, measuresOf(scenario));
  return compile(scenario, wantedOf(question.text, expression));
}
