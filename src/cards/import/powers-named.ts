import { nameKey, sameData, shown } from '../../base/index.ts';
import { powerTitle } from '../powers/named-powers.ts';
import type { PowerUse } from '../powers/power.ts';
import { cardFields } from '../schema.ts';
import { writtenPower } from '../written-power.ts';
import { powerCalled } from './known-powers.ts';
import type { Reason } from './skipped.ts';
import { type ReadPower, type WrongPower, writable } from './values.ts';

/** A power, and the column that it stands in. */
export interface PowerIn {
  readonly power: ReadPower;
  readonly column: string;
}

interface NamedPowers {
  readonly powers: readonly PowerUse[];
  readonly reasons: readonly Reason[];
}

const KIND = 'has powers that no card can have';

const isWrong = (power: ReadPower): power is WrongPower =>
  typeof power === 'object' && 'wrong' in power;

function titleOf(power: ReadPower): string {
  if (typeof power === 'string') return power;
  return isWrong(power) ? power.wrong : powerTitle(power);
}

/**
 * The powers of a card, by their names where these are given, each once, and what a file of cards would not take.
 *
 * @param card its name
 */
export function powersNamed(given: readonly PowerIn[], card: string): NamedPowers {
  const refused = given.flatMap(({ power, column }): Reason[] => {
    const title = titleOf(power);
    if (isWrong(power)) {
      const text = `the power ${shown(title)} has effects that cannot be read; put the card in a file of its own for --cards, which says what is wrong`;
      return [{ column, text, kind: KIND }];
    }
    const { allowed } = writable(cardFields.name, title);
    if (allowed === undefined) return [];
    return [{ column, text: `the power ${shown(title)} is not ${allowed}`, kind: KIND }];
  });
  if (refused.length > 0) return { powers: [], reasons: refused };
  const sound = given.flatMap(({ power, column }) => (isWrong(power) ? [] : [{ power, column }]));
  const uses = [...new Map(sound.map((one) => [nameKey(titleOf(one.power)), one])).values()]
    .map(({ power, column }) => ({
      column,
      title: titleOf(power),
      use: typeof power === 'string' ? powerCalled(power, card) : power,
    }))
    .filter(({ use }, i, all) => all.findIndex((one) => sameData(one.use, use)) === i);
  const powers = uses.map(({ use }) => use);
  const { error } = cardFields.powers.safeParse(powers.map(writtenPower));
  const reasons = (error?.issues ?? []).map(({ path: [at], message }): Reason => {
    const one = typeof at === 'number' ? uses[at] : undefined;
    const column = (one ?? uses.at(-1))?.column ?? 'powers';
    if (!one) return { column, text: `${uses.length} powers are not ${message}`, kind: KIND };
    const same = uses.find(({ use }) => use.power === one.use.power);
    const text =
      same === one
        ? `the power ${shown(one.title)} is refused: write ${message}`
        : `${shown(one.title)} is the same power as ${shown(same?.title)}: write every power once`;
    return { column, text, kind: KIND };
  });
  return { powers, reasons };
}
