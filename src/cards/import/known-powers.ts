import { powerTitle } from '../../powers/active-effects.ts';
import { NAMED_POWERS } from '../../powers/named/index.ts';
import type { PowerUse } from '../../powers/power.ts';
import { hyphenated } from '../../words/slug.ts';
import { shippedCard, shippedCards } from '../collections.ts';
import { familyPower } from './power-families.ts';

/**
 * The power of a name: as on the collections' card of the same name, one that the program knows,
 * "Tough 2" with its number, one of the collections' cards, or one of theirs with another number. One that
 * nobody knows is not modelled.
 */
export function powerCalled(title: string, card: string): PowerUse {
  const name = hyphenated(title);
  return (
    ofCard(name, hyphenated(card)) ??
    namedPower(name) ??
    powersOfCollections().get(name) ??
    familyPower(title, powersOfCollections().values()) ?? {
      power: title,
      effects: [],
      modelled: 'no',
    }
  );
}

function ofCard(name: string, card: string): PowerUse | undefined {
  const entry = shippedCards().find(({ slug }) => slug === card);
  return entry && shippedCard(entry).powers.find((use) => hyphenated(powerTitle(use)) === name);
}

function namedPower(name: string): PowerUse | undefined {
  const [, bare = name, digits] = /^(.*)-(\d{1,2})$/.exec(name) ?? [];
  const power = NAMED_POWERS.find(
    (one) => hyphenated(one.title) === (digits === undefined ? name : bare),
  );
  if (!power) return undefined;
  if (!power.number) return digits === undefined ? { power: power.name } : undefined;
  const number = digits === undefined ? power.number.usual : Number(digits);
  if (number === undefined || number < power.number.least || number > power.number.most) {
    return undefined;
  }
  return { power: power.name, number };
}

let ofCollections: ReadonlyMap<string, PowerUse> | undefined;

/** The cards' own powers by their names, of each name the first: found when first asked for. */
function powersOfCollections(): ReadonlyMap<string, PowerUse> {
  ofCollections ??= new Map(
    shippedCards()
      .flatMap((entry) => shippedCard(entry).powers.filter(({ effects }) => effects !== undefined))
      .map((use) => [hyphenated(use.power), use] as const)
      .toReversed(),
  );
  return ofCollections;
}
