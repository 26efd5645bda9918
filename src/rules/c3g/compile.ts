import type { Plan } from '../plan.ts';
import { blow } from './blow.ts';
import { attackThrow } from './dice.ts';
import { headlineOf } from './headline.ts';
import { C3G_MEASURES } from './measures.ts';
import { muster } from './muster.ts';
import { remarksOn } from './remarks.ts';
import type { C3gScenario } from './scenario.ts';
import { tellBlow } from './tell.ts';

/** Compiles an attack into the dice to throw and the rules that read them. */
export function compile(scenario: C3gScenario): Plan {
  const attack = muster(scenario);
  return {
    thrown: attackThrow(attack),
    measures: C3G_MEASURES,
    headline: headlineOf(scenario),
    subject: `${scenario.attacker.name} attacks ${scenario.defender.name}`,
    remarks: remarksOn(scenario, attack),
    resolve(raw) {
      const done = blow(raw, attack, scenario);
      return Object.fromEntries(C3G_MEASURES.map((measure) => [measure.name, measure.of(done)]));
    },
    tell: (raw, faces) => tellBlow(blow(raw, attack, scenario), faces, attack, scenario),
  };
}
