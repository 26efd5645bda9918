import { type AttackPlan, isAttack, type Plan } from '../../src/rules/plan.ts';

/** The plan, if it is a single attack. */
export function attackPlan(plan: Plan): AttackPlan {
  if (!isAttack(plan)) throw new Error('the plan is of many throws, not of one attack');
  return plan;
}
