import { decimal, percent } from '../../words/numbers.ts';
import type { Headline } from '../plan.ts';
import type { C3gScenario } from './scenario.ts';

/** What a player asks first: is it displaced, how far, at what cost? */
export function headlineOf({ attacker, defender }: C3gScenario): Headline {
  return {
    measure: 'displaced',
    value: 1,
    title: (cast) => `Chance that ${cast.attacker} displaces ${cast.defender}`,
    sentence(reading) {
      const displaced = percent(reading.chance('displaced', 1), 1);
      const spaces = decimal(reading.mean('spacesMoved'), 1);
      const wounds = decimal(reading.mean('totalWounds'), 2);
      const destroyed = reading.chance('destroyed', 1);
      const end = destroyed > 0 ? `, and destroys it ${percent(destroyed, 1)} of the time` : '';
      return (
        `${attacker.name} displaces ${defender.name} ${displaced} of the time, ` +
        `${spaces} spaces on average, with ${wounds} wounds an attack${end}.`
      );
    },
  };
}
