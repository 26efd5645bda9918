import { BadInput } from '../../base/index.ts';
import { wholeName } from '../../chance/index.ts';
import { type AttackPlan, castOf, type Options, type Value } from '../../rules/index.ts';
import { attackDistribution } from '../combat/dice.ts';
import { factsOf } from '../combat/facts.ts';
import { measuresFor } from '../combat/measures.ts';
import { ATTACK } from '../combat/pools.ts';
import { reachProblems } from '../combat/possible-attacks.ts';
import { type AttackProfile, knocksBack, profileOf } from '../combat/profile.ts';
import { tellOutcome } from '../combat/tell.ts';
import { headlineSentence } from '../fights/headline.ts';
import { type Route, routesOf } from '../ground/route.ts';
import { sceneOf } from '../ground/scene.ts';
import { aimOf, type C3gScenario } from '../scenario.ts';
import type { Other } from '../setup.ts';
import { chooseAttack } from './choose-attack.ts';
import { chooseRoute } from './choose-route.ts';
import { attackCaveats, remarksOn } from './remarks.ts';
import { usualQuestions } from './usual-question.ts';

/**
 * Compiles an attack into its dice and the rules that read them.
 *
 * @throws BadInput for an attack out of reach, which is possible if rulings were changed after
 *   reading
 */
export function compile(scenario: C3gScenario): AttackPlan {
  const problems = reachProblems(scenario);
  if (problems.length > 0) throw new BadInput(...problems);
  const { chosen: attacking, remark } = chooseAttack(scenario);
  const plan = compileAttack(attacking);
  if (remark === undefined) return plan;
  const { account } = plan;
  const made = { kind: 'attackMade', card: scenario.attacker.name, text: remark };
  return { ...plan, account: { ...account, caveats: [made, ...(account.caveats ?? [])] } };
}

function compileAttack(scenario: C3gScenario): AttackPlan {
  const attack = profileOf(scenario);
  const routes = routesOf(scenario);
  const { chosen, options } = chooseRoute(scenario, attack, routes);
  return planOf(scenario, attack, chosen, options);
}

/**
 * The plan of an attack with Knockback along a given route; without a route there is no Knockback.
 */
export function planOf(
  scenario: C3gScenario,
  attack: AttackProfile,
  route?: Route,
  options?: Options,
): AttackPlan {
  const { thrown, alike, resolve, mostPoints } = attackDistribution(attack, scenario, route);
  const canKnockBack = knocksBack(attack) || (attack.hasMoreDice && mostPoints > 0);
  const measures = measuresFor(scenario, attack.active, blockersOn(route, mostPoints));
  const { attacker, defender, board, choice } = scenario;
  return {
    model: {
      thrown,
      ...(alike !== undefined && { alike }),
      resolve(raw) {
        const done = resolve(raw);
        const outcome: Record<string, Value> = {};
        for (const measure of measures) outcome[measure.name] = measure.of(done);
        return outcome;
      },
    },
    account: {
      measures: measures.map(({ of, ...measure }) => measure),
      beside: defender.life === undefined ? [] : ['destroyed'],
      ...usualQuestions(choice, { thrown, resolve }, route !== undefined && canKnockBack),
      aim: aimOf(choice),
      cast: castOf(attacker, defender),
      facts: factsOf(scenario, attack),
      caveats: attackCaveats(scenario, route !== undefined),
      remarks: remarksOn(scenario, attack, {
        adjacent: route !== undefined,
        hasDice:
          attack.attackDice > 0 || thrown.some(({ name }) => wholeName(name) === ATTACK.name),
        canKnockBack,
      }),
      ...(options && { options }),
      ...(board && { scene: sceneOf(scenario, board, route, mostPoints) }),
    },
    story: {
      headline: (answered, figures) => headlineSentence(scenario, answered, figures),
      tell: (raw, faces) => tellOutcome(resolve(raw), faces, attack, scenario),
    },
  };
}

/** Everything that can be in the way, for any number of Knockback points that the dice can give. */
function blockersOn(route: Route | undefined, mostPoints: number): Other[] {
  const walks = Array.from({ length: mostPoints }, (_, i) => route?.walk(i + 1));
  return [...new Set(walks.flatMap((walk) => walk?.blockers ?? []))];
}
