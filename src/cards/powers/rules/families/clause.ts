/* Clauses: who does what. The families of actions and traits word themselves as clauses. */

import { verbOf } from '../../../../base/index.ts';

/** "it" and "rolls 1 extra attack die" */
export interface Clause {
  readonly who: string;
  /** A verb in the third person singular, and what follows it. */
  readonly does: string;
  /** The subject is plural. */
  readonly several?: boolean;
}

/** What the figures of a rule are called. */
export interface Scene {
  /** The figure with the power: "it", or "each other friendly figure". */
  readonly self: string;
  /** The other figure of an attack, or the one that the moment is about: "the target". */
  readonly other: string;
  /** Those on whom the rule acts, if it says so. */
  readonly whom?: string;
  readonly several?: boolean;
  /** The kind of attack, if the sentence does not begin with it. */
  readonly kind?: 'normal' | 'special';
}

const INFINITIVES: Readonly<Record<string, string>> = { is: 'be' };

/** "it rolls 1 extra attack die", "you may take …" */
export function clauseText({ who, does, several = false }: Clause, may = false): string {
  const [verb = '', ...rest] = does.split(' ');
  if (/^(cannot|may|must|can)$/.test(verb)) return `${who} ${does}`;
  const form = may ? `may ${INFINITIVES[verb] ?? verbOf(true, verb)}` : verbOf(several, verb);
  return [who, form, ...rest].join(' ');
}

/** What those on whom a rule acts do; absent: the other figure. */
export const receiving = ({ whom, other, several }: Scene, does: string): Clause => ({
  who: whom ?? other,
  does,
  ...(whom !== undefined && several && { several }),
});
