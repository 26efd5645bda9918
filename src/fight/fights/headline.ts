/*
 * The sentence that sums up an attack or a turn, above its report. Duels have their own sentences (`duel/headline.ts`).
 */

import {
  capitalised,
  does,
  inSentence,
  isPlural,
  type Named,
  spokenMean,
  verbOf,
} from '../../base/index.ts';
import {
  type Answered,
  bothNamed,
  castOf,
  clauseWithOdds,
  type Figures,
  isNamed,
  type Told,
} from '../../rules/index.ts';
import type { Attacker, Defender } from '../scenario.ts';

/** Who attacks whom, in a single attack or in all attacks of a turn. */
interface Attacking {
  readonly attacker: Attacker;
  readonly defender: Defender;
  /** "4 attacks"; absent for a single attack. */
  readonly attacks?: string;
}

/**
 * States the answer, the mean spaces moved, the mean wounds and, if the defender has a Life, how often it is destroyed.
 * An impossible or certain answer is stated as such. If the question is whether the defender takes a wound, the mean
 * wounds come first.
 */
export function headlineSentence(
  attacking: Attacking,
  answered: Answered,
  figures: Figures,
): string {
  const { attacker, attacks } = attacking;
  const sentence = sentenceOf(attacking, answered, figures);
  if (attacks === undefined) return sentence;
  const name = [attacker.name, inSentence(attacker.name)].find((one) => sentence.includes(one));
  return name === undefined ? sentence : sentence.replace(name, `${name} (${attacks})`);
}

function sentenceOf(
  { attacker, defender, attacks }: Attacking,
  { clause, subject, told, measures }: Answered,
  figures: Figures,
): string {
  const cast = castOf(attacker, defender);
  const mean = spokenMean(figures.mean('totalWounds'));
  const isAboutEnd =
    defender.life === undefined || (measures.length === 1 && measures[0] === 'destroyed');
  const isTurn = attacks !== undefined;
  const isTold = !isAboutEnd && !(isTurn && isHardlyWorthTelling(defender, figures));
  const destroyed = isTold ? figures.told('destroyed', 1) : undefined;
  const ending = (about: Answered['subject']) =>
    destroyed ? `, and ${destruction(about, attacker, defender, destroyed)}` : '';
  if (
    clause === inSentence(`${does(defender, 'takes')} at least 1 wound`) &&
    !told.isNever &&
    !told.isAlways
  ) {
    const isMentioned = defender.life !== undefined || isNamed(defender.name);
    const whom = isMentioned ? `${inSentence(defender.name)} ` : '';
    const per = isTurn ? 'per turn' : 'on average';
    return `${capitalised(does(attacker, 'deals'))} ${whom}${mean} wounds ${per}, at least one ${told.often}${ending('attacker')}.`;
  }
  const wounds = `${mean} wounds per ${isTurn ? 'turn' : 'attack'}`;
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

/**
 * Whether destruction needs no mention, because any wound destroys, or because it happens in fewer than 1 in 2,000
 * turns.
 */
function isHardlyWorthTelling({ life = 0, wounds }: Defender, figures: Figures): boolean {
  return life - wounds === 1 || figures.chance('destroyed', 1) < 0.0005;
}

/** "destroys it 12.3% of the time", without a subject. */
function destruction(
  subject: Answered['subject'],
  attacker: Named,
  defender: Named,
  told: Told,
): string {
  if (subject === 'attacker') {
    // Only one figure of a squad is attacked.
    const whom = isPlural(defender) ? 'the attacked figure' : 'it';
    const destroys = `${verbOf(isPlural(attacker), 'destroys')} ${whom}`;
    return told.isNever ? `never ${destroys}` : `${destroys} ${told.often}`;
  }
  const is = subject === 'defender' ? verbOf(isPlural(defender), 'is') : does(defender, 'is');
  return told.isNever ? `${is} never destroyed` : `${is} destroyed ${told.often}`;
}
