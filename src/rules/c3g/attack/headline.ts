import { decimal } from '../../../words/numbers.ts';
import { bothNamed } from '../../both-named.ts';
import type { Answered, Figures, Told } from '../../plan.ts';
import type { C3gScenario } from '../scenario.ts';

/**
 * States the answer, the mean spaces moved, the mean wounds and, if the defender has a Life, how
 * often it is destroyed. An impossible answer is followed by a remark that it cannot happen.
 */
export function headlineSentence(
  { attacker, defender }: C3gScenario,
  { clause, subject, told, measures }: Answered,
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
      : `, and ${destruction(subject, defender.name, figures.told('destroyed', 1))}`;
  const often = told.isNever ? `${told.often}: it cannot happen` : told.often;
  const sentence = `${clause} ${often}${spaces}, with ${wounds} wounds per attack${end}.`;
  return bothNamed(sentence, { attacker: attacker.name, defender: defender.name });
}

/** "destroys it 12.3% of the time", with the subject of the sentence left out */
function destruction(
  subject: Answered['subject'],
  defender: string,
  { often, isNever }: Told,
): string {
  if (subject === 'attacker') return isNever ? 'never destroys it' : `destroys it ${often}`;
  const is = subject === 'defender' ? 'is' : `${defender} is`;
  return isNever ? `${is} never destroyed` : `${is} destroyed ${often}`;
}
