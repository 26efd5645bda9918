import { spaceName } from '../../boards/space.ts';
import { weighOutcomes } from '../../exact/outcomes.ts';
import type { Options } from '../plan.ts';
import { type Blow, playerOf } from './blow.ts';
import type { Course } from './course.ts';
import { attackThrow } from './dice.ts';
import type { Muster } from './muster.ts';
import type { C3gScenario } from './scenario.ts';
import type { Choice, Goal } from './setup.ts';

/** What each goal counts. Exact sums over all rolls, as share of their number. */
const COUNTED: Record<Goal, { readonly title: string; of(blow: Blow): number }> = {
  spaces: { title: 'mean spaces moved', of: (blow) => blow.spacesMoved },
  wounds: {
    title: 'mean wounds in all',
    of: ({ strike, knockbackWounds, fallWounds }) => strike.wounds + knockbackWounds + fallWounds,
  },
  destroy: { title: 'chance to destroy', of: (blow) => Number(blow.destroyed) },
};

const GOAL_ORDER: Record<Goal, readonly Goal[]> = {
  spaces: ['spaces', 'wounds', 'destroy'],
  wounds: ['wounds', 'destroy', 'spaces'],
  destroy: ['destroy', 'wounds', 'spaces'],
};

interface Chosen {
  /** Absent where attacker and defender are not adjacent. */
  readonly chosen: Course | undefined;
  /** Absent where there is nothing to choose from. */
  readonly options?: Options;
}

/**
 * Evaluates every course exactly and picks one: the best by the goal, of equals by the other goals,
 * of equals still the first; or the first in a given direction.
 */
export function chooseCourse(
  scenario: C3gScenario,
  attack: Muster,
  courses: readonly Course[],
): Chosen {
  const [first] = courses;
  if (courses.length < 2) return { chosen: first };
  const rated = courses.map((course) => ({ course, means: meansOf(scenario, attack, course) }));
  const best = rated.reduce((a, b) => (isBetter(b, a, scenario.choice) ? b : a));
  return {
    chosen: best.course,
    options: {
      title: 'Lines the attacker may choose',
      head: ['line', ...Object.values(COUNTED).map(({ title }) => title)],
      rows: rated.map(({ course, means }) => ({
        name: courseName(course),
        chosen: course === best.course,
        values: Object.values(means),
      })),
    },
  };
}

type Means = Readonly<Record<Goal, number>>;

interface Rated {
  readonly course: Course;
  readonly means: Means;
}

function isBetter(a: Rated, b: Rated, choice: Choice): boolean {
  if ('direction' in choice) {
    const leads = ({ course }: Rated) => course.line?.direction === choice.direction;
    return leads(a) && !leads(b);
  }
  const goal = GOAL_ORDER[choice.goal].find((one) => a.means[one] !== b.means[one]);
  return goal !== undefined && a.means[goal] > b.means[goal];
}

function meansOf(scenario: C3gScenario, attack: Muster, course: Course): Means {
  const sums = { spaces: 0n, wounds: 0n, destroy: 0n };
  const law = {
    thrown: attackThrow(attack, scenario, course),
    resolve: playerOf(attack, scenario, course),
  };
  const { total } = weighOutcomes(law, (done, weight) => {
    for (const goal of GOAL_ORDER.spaces) sums[goal] += BigInt(COUNTED[goal].of(done)) * weight;
  });
  // 60 decimals, so that equal means of different throws are equal numbers, and the rarest are not 0.
  const mean = (sum: bigint) => Number((sum * 10n ** 60n) / total) / 1e60;
  return { spaces: mean(sums.spaces), wounds: mean(sums.wounds), destroy: mean(sums.destroy) };
}

function courseName({ line }: Course): string {
  return line
    ? `${line.direction}, from ${spaceName(line.from)} through ${spaceName(line.through)}`
    : '';
}
