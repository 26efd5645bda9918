/* Writes sentences that name both sides of a fight, and clauses with odds, for reports and the command line. */

import { inSentence } from '../base/index.ts';
import { type Cast, withCast } from './cast.ts';
import type { Told } from './plan.ts';

/** Generic names of sides, which do not say who fights. */
const UNNAMED = [
  'Attacker',
  'Defender',
  'The first side',
  'The second side',
  'the first side',
  'the second side',
  'the attacker',
  'the defender',
];

/** Whether a side's name is not generic. */
export function isNamed(name: string): boolean {
  return !UNNAMED.includes(name);
}

/** A clause with its probability: "Krug wins 88.9% of the time", "Krug wins 0% of the time". */
export function clauseWithOdds(clause: string, { often, isNever, isAlways }: Told): string {
  if (isNever) return `${clause} 0% of the time`;
  return isAlways ? `it is certain that ${clause}` : `${clause} ${often}`;
}

/**
 * Makes sure that a sentence about a fight names both sides. If a name is missing, a clause that says who fights whom
 * comes first.
 *
 * @param subject the clause, such as "Krug and Major Q9 fight". If it also lacks a name, "{attacker} attacks
 *                {defender}" is used.
 */
export function bothNamed(sentence: string, cast: Cast, subject?: string): string {
  const { attacker, defender } = cast;
  const attacks = withCast('{attacker} attacks {defender}', cast);
  const names = [attacker, defender].filter(isNamed);
  const isIn = (text: string) =>
    names.every((name) => text.includes(inSentence(name)) || text.includes(name));
  if (isIn(sentence)) return sentence;
  return `When ${subject && isIn(subject) ? subject : attacks}, ${sentence}`;
}
