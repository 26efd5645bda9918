import { decimal, percent } from '../../words/numbers.ts';
import type { Figures, Headline } from '../plan.ts';
import type { C3gScenario } from './scenario.ts';

/** What a player asks first: is it displaced? */
export const HEADLINE: Headline = {
  measure: 'displaced',
  value: 1,
  title: 'Chance that {attacker} displaces {defender}',
};

/** Whether it is displaced, how far, at what cost. */
export function headlineSentence({ attacker, defender }: C3gScenario, figures: Figures): string {
  const displaced = percent(figures.chance('displaced', 1), 1);
  const spaces = decimal(figures.mean('spacesMoved'), 1);
  const wounds = decimal(figures.mean('totalWounds'), 2);
  const destroyed = figures.chance('destroyed', 1);
  const end = destroyed > 0 ? `, and destroys it ${percent(destroyed, 1)} of the time` : '';
  return (
    `${attacker.name} displaces ${defender.name} ${displaced} of the time, ` +
    `${spaces} spaces on average, with ${wounds} wounds an attack${end}.`
  );
}
