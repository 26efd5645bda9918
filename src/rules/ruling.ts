/** A decision where the documents are silent, as a setting for tables with house rules. */
export interface Ruling {
  readonly name: string;
  readonly usual: boolean;
  /** What holds while the ruling is on. */
  readonly text: string;
}

export type Rulings<Name extends string = string> = Readonly<Record<Name, boolean>>;

/** All rulings of a ruleset, with their defaults where `chosen` has no setting. */
export function completeRulings<Name extends string>(
  rulings: readonly (Ruling & { readonly name: Name })[],
  chosen: Partial<Record<Name, boolean | undefined>> = {},
): Rulings<Name> {
  const complete = rulings.map(({ name, usual }) => [name, chosen[name] ?? usual]);
  return Object.fromEntries(complete) as Rulings<Name>;
}
