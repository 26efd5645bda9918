import { capitalised } from '../../../words/english.ts';
import { does, inSentence, isPlural, type Named, objectOf, verbOf } from '../../../words/named.ts';
import { spokenMean } from '../../../words/numbers.ts';
import { bothNamed, clauseWithOdds, isNamed } from '../../both-named.ts';
import { castOf } from '../../cast.ts';
import type { Answered, Figures, Told } from '../../plan.ts';
import type { C3gScenario } from '../scenario.ts';

/**
 * States the answer, the mean spaces moved, the mean wounds and, if the defender has a Life, how
 * often it is destroyed. Of an impossible answer it says that it cannot happen. Of the question
 * whether there is a wound, the mean comes first.
 */
export function headlineSentence(
  { attacker, defender }: C3gScenario,
  { clause, subject, told, measures }: Answered,
  figures: Figures,
): string {
  const cast = castOf(attacker, defender);
  const mean = spokenMean(figures.mean('totalWounds'));
  const isAboutEnd =
    defender.life === undefined || (measures.length === 1 && measures[0] === 'destroyed');
  const destroyed = isAboutEnd ? undefined : figures.told('destroyed', 1);
  const ending = (about: Answered['subject']) =>
    destroyed ? `, and ${destruction(about, attacker, defender, destroyed)}` : '';
  if (
    clause === inSentence(`${does(defender, 'takes')} at least 1 wound`) &&
    !told.isNever &&
    !told.isAlways
  ) {
    const isMentioned = defender.life !== undefined || isNamed(defender.name);
    const whom = isMentioned ? `${inSentence(defender.name)} ` : '';
    return `${capitalised(does(attacker, 'deals'))} ${whom}${mean} wounds on average, at least one ${told.often}${ending('attacker')}.`;
  }
  const wounds = `${mean} wounds per attack`;
  if (told.isNever || told.isAlways) {
    const known = bothNamed(`${clauseWithOdds(clause, told)}.`, cast);
    return `${capitalised(known)} ${does(defender, 'takes')} ${wounds}${ending('defender')}.`;
  }
  const isDisplacement = measures.length === 1 && measures[0] === 'displaced';
  const spaces = isDisplacement
    ? `, ${spokenMean(figures.mean('spacesMoved'))} spaces on average`
    : '';
  return capitalised(
    bothNamed(`${clause} ${told.often}${spaces}, with ${wounds}${ending(subject)}.`, cast),
  );
}

/** "destroys it 12.3% of the time", with the subject of the sentence left out */
function destruction(
  subject: Answered['subject'],
  attacker: Named,
  defender: Named,
  told: Told,
): string {
  if (subject === 'attacker') {
    const destroys = `${verbOf(isPlural(attacker), 'destroys')} ${objectOf(defender)}`;
    return told.isNever ? `never ${destroys}` : `${destroys} ${told.often}`;
  }
  const is = subject === 'defender' ? verbOf(isPlural(defender), 'is') : does(defender, 'is');
  return told.isNever ? `${is} never destroyed` : `${is} destroyed ${told.often}`;
}
