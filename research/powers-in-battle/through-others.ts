import { asksOfFriends } from '../../src/battle/armies/partners.ts';
import type { Card } from '../../src/cards/card.ts';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { effectNamed } from '../../src/cards/powers/effects/index.ts';
import { powerTitle } from '../../src/cards/powers/named-powers.ts';
import type { PowerUse } from '../../src/cards/powers/power.ts';
import { allLinesOf, battleLinesOf } from '../../src/cards/powers/rules-in-force.ts';

/** A power of a classic card that works through other figures. */
export interface ThroughOthers {
  readonly card: Card;
  /** The index of the power on the card. */
  readonly power: number;
  readonly title: string;
  /** The effects that work through other figures. */
  readonly effects: readonly string[];
  /**
   * Whether games count how often the power takes effect. Effects on dice, movement and special attacks are not
   * counted, because they are part of attacks and turns.
   */
  readonly isCounted: boolean;
}

/**
 * Effects that protect other figures, or move them out of turn, even though they act only on enemies or on the card
 * itself.
 */
const FOR_OTHERS = new Set(['holdsFast', 'mustBeAttacked', 'stopsNear', 'regroups']);

/**
 * The powers of classic cards (those that have points) that act through other figures, protect them, or depend on them.
 */
export function throughOthers(): ThroughOthers[] {
  return shippedCards()
    .filter(({ collection }) => collection === 'classic')
    .map(shippedCard)
    .filter(({ points }) => points !== undefined)
    .flatMap((card) =>
      card.powers.flatMap((use, power): ThroughOthers[] => {
        const effects = effectsThroughOthers(use);
        if (effects.length === 0) return [];
        const isCounted = battleLinesOf(use).length > 0;
        return [{ card, power, title: powerTitle(use), effects, isCounted }];
      }),
    );
}

function effectsThroughOthers(use: PowerUse): string[] {
  const acts = battleLinesOf(use)
    .flatMap((line) => Object.keys(line))
    .filter((name) => effectNamed(name)?.throughOthers || FOR_OTHERS.has(name));
  const asks = allLinesOf(use)
    .filter(asksOfFriends)
    .flatMap((line) => Object.keys(line).filter((name) => effectNamed(name)));
  return [...new Set([...acts, ...asks])];
}
