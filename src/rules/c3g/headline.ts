import { decimal, percent } from '../../words/numbers.ts';
import type { Answered, Figures } from '../plan.ts';
import type { C3gScenario } from './scenario.ts';

/** The answer, how far and at what cost; where there is a Life, also how often it is destroyed. */
export function headlineSentence(
  { defender }: C3gScenario,
  { clause, chance, measures }: Answered,
  figures: Figures,
): string {
  const isAbout = (measure: string) => measures.length === 1 && measures[0] === measure;
  const spaces = isAbout('displaced')
    ? `, ${decimal(figures.mean('spacesMoved'), 1)} spaces on average`
    : '';
  const wounds = decimal(figures.mean('totalWounds'), 2);
  const destroyed = figures.chance('destroyed', 1);
  const end =
    defender.life === undefined || isAbout('destroyed')
      ? ''
      : destroyed === 0
        ? ', and never destroys it'
        : `, and destroys it ${percent(destroyed, 1)} of the time`;
  return `${clause} ${percent(chance, 1)} of the time${spaces}, with ${wounds} wounds per attack${end}.`;
}
