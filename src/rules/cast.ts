import { inSentence, isPlural, type Named, verbOf } from '../words/named.ts';

/** The cast of two figures or squads. */
export function castOf(attacker: Named, defender: Named): Cast {
  const figures = { attacker, defender };
  const plurals = (['attacker', 'defender'] as const).filter((role) => isPlural(figures[role]));
  return {
    attacker: attacker.name,
    defender: defender.name,
    ...(plurals.length > 0 && { plurals }),
  };
}

/** The verb after the name of one of the cast: "wins", or "win" of several. */
export function verbOfRole({ plurals = [], ...names }: Cast, name: string, verb: string): string {
  return verbOf(
    plurals.some((role) => names[role] === name),
    verb,
  );
}

/**
 * A text with the names of its cast; a verb after the name that it begins with agrees with it. All is filled in at
 * once: whatever stands in a name is text.
 *
 * @param words what stands for anything else in braces
 */
export function withCast(
  text: CastText,
  { plurals = [], ...names }: Cast,
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

/** A part in a fight. */
export type Role = 'attacker' | 'defender';

/** The names of attacker and defender. */
export interface Cast extends Readonly<Record<Role, string>> {
  /** Those that take the verb of several, such as a squad called "Warriors"; absent: none. */
  readonly plurals?: readonly Role[];
}

/** Text in which `{attacker}` and `{defender}` stand for the names of the cast. */
export type CastText = string;
