/* The attacker's choice among the lines of Knockback: the best line for its goal, or the line in a given direction. */

import type { Steps } from '../../base/index.ts';
import { HEX_DIRECTIONS, spaceName } from '../../board/index.ts';
import { weighOutcomesInSteps } from '../../chance/index.ts';
import type { Options } from '../../rules/index.ts';
import { attackDistributionInSteps } from '../combat/dice.ts';
import { countNamed } from '../combat/measures.ts';
import type { AttackProfile } from '../combat/profile.ts';
import type { Route } from '../ground/route.ts';
import { type C3gScenario, type Choice, GOAL_NAMES, GOALS, type Goal } from '../scenario.ts';
import { groundOf } from '../setup.ts';

interface Chosen {
  /** Absent if attacker and defender are not adjacent. */
  readonly chosen: Route | undefined;
  /** Absent if there is only one route. */
  readonly options?: Options;
}

/**
 * Evaluates every route exactly and picks the best one for the goal. Ties are broken by the other goals, then by the
 * order of the routes. If a direction is given, the first route in that direction is picked instead.
 */
export function* chooseRoute(
  scenario: C3gScenario,
  attack: AttackProfile,
  routes: readonly Route[],
): Steps<Chosen> {
  const [first] = routes;
  if (routes.length < 2) return { chosen: first };
  const rated: Rated[] = [];
  for (const route of routes) {
    rated.push({ route, means: yield* meansOf(scenario, attack, route) });
  }
  const best = rated.reduce((a, b) => (isBetter(b, a, scenario.choice) ? b : a));
  return {
    chosen: best.route,
    options: {
      title: 'Lines of Knockback that the attacker may choose',
      head: ['line', ...GOAL_NAMES.map((goal) => GOALS[goal].title)],
      rows: rated.map(({ route, means }) => ({
        name: routeName(scenario, route),
        chosen: route === best.route,
        values: GOAL_NAMES.map((goal) => means[goal]),
      })),
    },
  };
}

type Means = Readonly<Record<Goal, number>>;

interface Rated {
  readonly route: Route;
  readonly means: Means;
}

function isBetter(a: Rated, b: Rated, choice: Choice): boolean {
  if ('direction' in choice) {
    const leads = ({ route }: Rated) =>
      route.line?.direction === HEX_DIRECTIONS.indexOf(choice.direction);
    return leads(a) && !leads(b);
  }
  const order = [choice.goal, ...GOALS[choice.goal].ofEquals];
  const goal = order.find((one) => a.means[one] !== b.means[one]);
  return goal !== undefined && a.means[goal] > b.means[goal];
}

function* meansOf(scenario: C3gScenario, attack: AttackProfile, route?: Route): Steps<Means> {
  const counts = GOAL_NAMES.map((goal) => countNamed(GOALS[goal].measure));
  const sums = counts.map(() => 0n);
  const distribution = yield* attackDistributionInSteps(attack, scenario, route);
  const { total } = yield* weighOutcomesInSteps(distribution, (done, weight) => {
    for (const [i, count] of counts.entries()) sums[i] = (sums[i] as bigint) + count(done) * weight;
  });
  // Rounded to 60 decimals, so that equal means from different Throws become equal numbers, and tiny means do not
  // become 0.
  const mean = (sum = 0n) => Number((sum * 10n ** 60n) / total) / 1e60;
  return Object.fromEntries(GOAL_NAMES.map((goal, i) => [goal, mean(sums[i])])) as unknown as Means;
}

function routeName({ board }: C3gScenario, { line }: Route): string {
  if (!board || !line) return '';
  const { direction, from, through } = line;
  const names = groundOf(board).board.ground.spacesAt([from, through]).map(spaceName);
  return `${HEX_DIRECTIONS[direction]}, from ${names.join(' through ')}`;
}
