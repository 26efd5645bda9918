import type { Aim, Options, Plan, Value } from '../plan.ts';
import { playerOf } from './blow.ts';
import { chooseCourse } from './choose.ts';
import { type Course, coursesOf } from './course.ts';
import { attackThrow } from './dice.ts';
import { factsOf } from './facts.ts';
import { HEADLINE, headlineSentence } from './headline.ts';
import { measuresFor } from './measures.ts';
import { type Muster, muster } from './muster.ts';
import { remarksOn } from './remarks.ts';
import type { C3gScenario } from './scenario.ts';
import { sceneOf } from './scene.ts';
import type { Goal, Other } from './setup.ts';
import { tellBlow } from './tell.ts';

/** Compiles an attack into the dice to throw and the rules that read them. */
export function compile(scenario: C3gScenario): Plan {
  const attack = muster(scenario);
  const courses = coursesOf(scenario, attack.attackDice);
  const { chosen, options } = chooseCourse(scenario, attack, courses);
  return planOf(scenario, attack, chosen, options);
}

/** The plan of an attack whose Knockback takes a given course; without one, there is no Knockback. */
export function planOf(
  scenario: C3gScenario,
  attack: Muster,
  course?: Course,
  options?: Options,
): Plan {
  const measures = measuresFor(scenario, blockersOn(course, attack.attackDice));
  const play = playerOf(attack, scenario, course);
  const { attacker, defender, board, choice } = scenario;
  return {
    law: {
      thrown: attackThrow(attack, scenario, course),
      resolve(raw) {
        const done = play(raw);
        const outcome: Record<string, Value> = {};
        for (const measure of measures) outcome[measure.name] = measure.of(done);
        return outcome;
      },
    },
    account: {
      measures: measures.map(({ name, title, kind }) => ({ name, title, kind })),
      headline: HEADLINE,
      aim: AIMS['goal' in choice ? choice.goal : 'spaces'],
      cast: { attacker: attacker.name, defender: defender.name },
      facts: factsOf(scenario, attack),
      remarks: remarksOn(scenario, attack, course !== undefined),
      ...(options && { options }),
      ...(board && { scene: sceneOf(scenario, board, course, attack.attackDice) }),
    },
    story: {
      headline: (figures) => headlineSentence(scenario, figures),
      tell: (raw, faces) => tellBlow(play(raw), faces, attack, scenario),
    },
  };
}

/** The measure that each goal makes large. */
const AIMS: Record<Goal, Aim> = {
  spaces: { measure: 'spacesMoved', title: 'mean spaces moved' },
  wounds: { measure: 'totalWounds', title: 'mean wounds in all' },
  destroy: { measure: 'destroyed', title: 'chance to destroy' },
};

/** Whoever can be in the way, with any number of Knockback points that the dice can give. */
function blockersOn(course: Course | undefined, mostPoints: number): Other[] {
  const walks = Array.from({ length: mostPoints }, (_, i) => course?.walk(i + 1));
  return [...new Set(walks.flatMap((walk) => walk?.blockers ?? []))];
}
