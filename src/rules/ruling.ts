/** A decision on a point that the rule documents leave open, as a setting for groups with house rules. */
export interface Ruling {
  readonly name: string;
  readonly usual: boolean;
  /** The rule that applies while the ruling is on. */
  readonly text: string;
}

export type Rulings<Name extends string = string> = Readonly<Record<Name, boolean>>;

/** All rulings of a ruleset, with defaults for those that are not in `chosen`. */
export function completeRulings<Name extends string>(
  rulings: readonly (Ruling & { readonly name: Name })[],
  chosen: Partial<Record<Name, boolean | undefined>> = {},
): Rulings<Name> {
  const complete = rulings.map(({ name, usual }) => [name, chosen[name] ?? usual]);
  return Object.fromEntries(complete) as Rulings<Name>;
}
