import { decimal } from '../../../words/numbers.ts';
import { bothNamed, isNamed } from '../../both-named.ts';
import type { Answered, Figures, Told } from '../../plan.ts';
import type { C3gScenario } from '../scenario.ts';

/**
 * States the answer, the mean spaces moved, the mean wounds and, if the defender has a Life, how
 * often it is destroyed. An impossible answer is followed by a remark that it cannot happen. Of the
 * question whether there is a wound, the mean comes first.
 */
export function headlineSentence(
  { attacker, defender }: C3gScenario,
  { clause, subject, told, measures }: Answered,
  figures: Figures,
): string {
  const cast = { attacker: attacker.name, defender: defender.name };
  const wounds = decimal(figures.mean('totalWounds'), 2);
  if (clause === `${defender.name} takes at least 1 wound` && !told.isNever) {
    const isMentioned = defender.life !== undefined || isNamed(defender.name);
    const whom = isMentioned ? `${defender.name} ` : '';
    const end =
      defender.life === undefined
        ? ''
        : `, and ${destruction('attacker', defender.name, figures.told('destroyed', 1))}`;
    return `${attacker.name} deals ${whom}${wounds} wounds on average, at least one ${told.often}${end}.`;
  }
  const isAbout = (measure: string) => measures.length === 1 && measures[0] === measure;
  const spaces = isAbout('displaced')
    ? `, ${decimal(figures.mean('spacesMoved'), 1)} spaces on average`
    : '';
  const end =
    defender.life === undefined || isAbout('destroyed')
      ? ''
      : `, and ${destruction(subject, defender.name, figures.told('destroyed', 1))}`;
  const often = told.isNever ? `${told.often}: it cannot happen` : told.often;
  const sentence = `${clause} ${often}${spaces}, with ${wounds} wounds per attack${end}.`;
  return bothNamed(sentence, cast);
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
