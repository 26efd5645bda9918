/* The cast of a fight: the names of attacker and defender, filled into sentences. */

import { inSentence, isPlural, type Named, verbOf } from '../base/index.ts';

const ROLES = ['attacker', 'defender'] as const;

/** The cast of two figures or squads, with the wounds that they already have. */
export function castOf(attacker: Wounded, defender: Wounded): Cast {
  const figures = { attacker, defender };
  const plurals = ROLES.filter((role) => isPlural(figures[role]));
  const hurt = ROLES.filter((role) => (figures[role].wounds ?? 0) > 0);
  return {
    attacker: attacker.name,
    defender: defender.name,
    ...(plurals.length > 0 && { plurals }),
    ...(hurt.length > 0 && {
      wounds: Object.fromEntries(hurt.map((role) => [role, figures[role].wounds ?? 0])),
    }),
  };
}

interface Wounded extends Named {
  readonly wounds?: number;
}

/** Adds a figure's present wounds after the first mention of its name: "Krug (with 3 wounds)". */
export function withWounds(sentence: string, { wounds = {}, ...names }: Cast): string {
  return ROLES.reduce((text, role) => {
    const number = wounds[role];
    const name = [names[role], inSentence(names[role])].find((one) => text.includes(one));
    if (number === undefined || name === undefined) return text;
    const [before = '', ...after] = text.split(name);
    const rest = after.join(name);
    const said = `with ${number} ${number === 1 ? 'wound' : 'wounds'}`;
    const [, more, end = rest] = /^ \(([^)]*)\)(.*)$/s.exec(rest) ?? [];
    return `${before}${name} (${more === undefined ? '' : `${more}, `}${said})${end}`;
  }, sentence);
}

/** The form of a verb that follows a name: "wins", or "win" for a plural name. */
export function verbOfRole({ plurals = [], ...names }: Cast, name: string, verb: string): string {
  return verbOf(
    plurals.some((role) => names[role] === name),
    verb,
  );
}

/**
 * Fills the names of the cast into a text. A verb after a name at the beginning agrees with the name. All replacements
 * are made at the same time, so braces inside a name stay as they are.
 *
 * @param words replacements for other words in braces
 */
export function withCast(
  text: CastText,
  { plurals = [], wounds: _, ...names }: Cast,
  words: Readonly<Record<string, string>> = {},
): string {
  const isOfSeveral = plurals.some((role) => text.startsWith(`{${role}} `));
  const agreed = text.replace(/(?<=^\{\w+\} )\w+/, (verb) => verbOf(isOfSeveral, verb));
  const all: Readonly<Record<string, string>> = {
    attacker: inSentence(names.attacker),
    defender: inSentence(names.defender),
    ...words,
  };
  return agreed.replace(/\{(\w+)\}/g, (whole, name: string) => all[name] ?? whole);
}

/** A side's role in a fight. */
export type Role = 'attacker' | 'defender';

/** The names of attacker and defender. */
export interface Cast extends Readonly<Record<Role, string>> {
  /** Roles whose names take a plural verb, such as "Warriors"; absent if none. */
  readonly plurals?: readonly Role[];
  /** The wounds that each side already has; absent if none. */
  readonly wounds?: Readonly<Partial<Record<Role, number>>>;
}

/** Text in which `{attacker}` and `{defender}` stand for the names of the cast. */
export type CastText = string;
