import type { Card } from '../../src/cards/card.ts';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { battleLinesOf, powerTitle } from '../../src/powers/active-effects.ts';
import { effectNamed } from '../../src/powers/effects/index.ts';

/** A power of a classic card that works through others. */
export interface ThroughOthers {
  readonly card: Card;
  /** Its number among the powers of the card. */
  readonly power: number;
  readonly title: string;
  /** By which effects it does. */
  readonly effects: readonly string[];
}

/** Effects that screen others, although they act on enemies alone. */
const SCREENS = new Set(['holdsFast', 'mustBeAttacked', 'stopsNear']);

/** The powers of the classic cards with points that act through other figures, or screen them. */
export function throughOthers(): ThroughOthers[] {
  return shippedCards()
    .filter(({ collection }) => collection === 'classic')
    .map(shippedCard)
    .filter(({ points }) => points !== undefined)
    .flatMap((card) =>
      card.powers.flatMap((use, power): ThroughOthers[] => {
        const names = battleLinesOf(use).flatMap((line) => Object.keys(line));
        const effects = [...new Set(names)].filter(
          (name) => effectNamed(name)?.throughOthers || SCREENS.has(name),
        );
        return effects.length > 0 ? [{ card, power, title: powerTitle(use), effects }] : [];
      }),
    );
}
