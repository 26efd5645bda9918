import { atOnce } from '../../../src/base/words/steps.ts';
import { compile } from '../../../src/experiments/registry/rulesets.ts';
import type { FightPlan } from '../../../src/rules/plan.ts';
import { fightPlan, lawIn, type MeasureDistribution } from '../duel/duels.ts';
import { type Document, scenarioOf } from '../scenarios.ts';

export const planOfSurvival = (document: Document): FightPlan =>
  fightPlan(atOnce(compile(scenarioOf({ fight: 'survival', ...document }))));

/** How likely each number of attacks is. */
export const attacksOf = (document: Document): MeasureDistribution =>
  lawIn(planOfSurvival(document), 'attacks');
