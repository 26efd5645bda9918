import type { PowerUse } from '../../powers/power.ts';
import { shown } from '../../words/problem.ts';
import { sameData } from '../../words/same-data.ts';
import { nameKey } from '../../words/slug.ts';
import { cardFields } from '../schema.ts';
import { writtenPower } from '../written-power.ts';
import { powerCalled } from './known-powers.ts';
import { writable } from './values.ts';

/** The name of a power, and the column that it stands in. */
export interface NamedIn {
  readonly name: string;
  readonly column: string;
}

interface NamedPowers {
  readonly powers: readonly PowerUse[];
  readonly problems: readonly (Pick<NamedIn, 'column'> & {
    readonly found: string;
    readonly allowed: string;
  })[];
}

/**
 * The powers of a card by their names, each once, and what a file of cards would not take.
 *
 * @param card its name
 */
export function powersNamed(names: readonly NamedIn[], card: string): NamedPowers {
  const tooLong = names.flatMap(({ name, column }) => {
    const { allowed } = writable(cardFields.name, name);
    return allowed === undefined ? [] : [{ column, found: shown(name), allowed }];
  });
  if (tooLong.length > 0) return { powers: [], problems: tooLong };
  const uses = [...new Map(names.map((named) => [nameKey(named.name), named])).values()]
    .map((named) => ({ ...named, use: powerCalled(named.name, card) }))
    .filter(({ use }, i, all) => all.findIndex((one) => sameData(one.use, use)) === i);
  const powers = uses.map(({ use }) => use);
  const { error } = cardFields.powers.safeParse(powers.map(writtenPower));
  const problems = (error?.issues ?? []).map(({ path: [at], message }) => {
    const one = typeof at === 'number' ? uses[at] : undefined;
    const column = (one ?? uses.at(-1))?.column ?? 'powers';
    if (!one) return { column, found: `${uses.length} powers`, allowed: message };
    const same = uses.find(({ use }) => use.power === one.use.power);
    const allowed = same === one ? message : `${message} (${shown(same?.name)} is the same power)`;
    return { column, found: shown(one.name), allowed };
  });
  return { powers, problems };
}
