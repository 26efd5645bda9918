import { decimal, percent } from '../../words/numbers.ts';
import type { Answered, Figures } from '../plan.ts';
import type { C3gScenario } from './scenario.ts';

/** The answer, how far and at what cost; where there is a Life, also how often it is destroyed. */
export function headlineSentence(
  { defender }: C3gScenario,
  { clause, subject, chance, measures }: Answered,
  figures: Figures,
): string {
  const isAbout = (measure: string) => measures.length === 1 && measures[0] === measure;
  const spaces = isAbout('displaced')
    ? `, ${decimal(figures.mean('spacesMoved'), 1)} spaces on average`
    : '';
  const wounds = decimal(figures.mean('totalWounds'), 2);
  const end =
    defender.life === undefined || isAbout('destroyed')
      ? ''
      : `, and ${destruction(subject, defender.name, figures.chance('destroyed', 1))}`;
  return `${clause} ${percent(chance, 1)} of the time${spaces}, with ${wounds} wounds per attack${end}.`;
}

/** "destroys it 12.3% of the time", said of the sentence's subject */
function destruction(subject: Answered['subject'], defender: string, chance: number): string {
  const often = `${percent(chance, 1)} of the time`;
  if (subject === 'attacker') return chance === 0 ? 'never destroys it' : `destroys it ${often}`;
  const is = subject === 'defender' ? 'is' : `${defender} is`;
  return chance === 0 ? `${is} never destroyed` : `${is} destroyed ${often}`;
}
