/*
 * Clauses of a sentence, each with a subject and a predicate. Each family of actions and traits writes its own clauses.
 */

import { verbOf } from '../../../../base/index.ts';

/** The subject and the predicate: "it" and "rolls 1 extra attack die". */
export interface Clause {
  readonly who: string;
  /** A verb in the third person singular, and the words that follow it. */
  readonly does: string;
  /** The subject is plural. */
  readonly several?: boolean;
}

/** The words for the figures of a rule. */
export interface Scene {
  /** The figure with the power: "it", or "each other friendly figure". */
  readonly self: string;
  /** The other figure of an attack, or the figure to which the event happens: "the target". */
  readonly other: string;
  /** The figures on which the rule acts, if it names them. */
  readonly whom?: string;
  readonly several?: boolean;
  /** The kind of attack, unless the sentence has already named it. */
  readonly kind?: 'normal' | 'special';
  /** The sentence has already said how long the effect lasts. */
  readonly isTimed?: true;
}

const INFINITIVES: Readonly<Record<string, string>> = { is: 'be' };

/** A clause as text: "it rolls 1 extra attack die", "you may take …" */
export function clauseText({ who, does, several = false }: Clause, may = false): string {
  const [verb = '', ...rest] = does.split(' ');
  if (/^(cannot|may|must|can)$/.test(verb)) return `${who} ${does}`;
  const form = may ? `may ${INFINITIVES[verb] ?? verbOf(true, verb)}` : verbOf(several, verb);
  return [who, form, ...rest].join(' ');
}

/** A clause about the figures on which a rule acts (default: the other figure). */
export const receiving = ({ whom, other, several }: Scene, does: string): Clause => ({
  who: whom ?? other,
  does,
  ...(whom !== undefined && several && { several }),
});
