import { asksOfFriends } from '../../src/battle/armies/partners.ts';
import type { Card } from '../../src/cards/card.ts';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { arenaOf } from '../../src/cards/powers/arena.ts';
import type { EffectLine } from '../../src/cards/powers/effect-line.ts';

import { powerTitle } from '../../src/cards/powers/named-powers.ts';
import type { PowerUse } from '../../src/cards/powers/power.ts';
import { allLinesOf, battleLinesOf } from '../../src/cards/powers/rules-in-force.ts';
import { eventsIn, stepsOf, traitsIn } from '../../src/cards/powers/standing.ts';
import { actThroughOthers } from '../../src/cards/powers/through-others.ts';

/** A power of a classic card that acts through other figures. */
export interface ThroughOthers {
  readonly card: Card;
  /** The index of the power on the card. */
  readonly power: number;
  readonly title: string;
  /** The kinds of rules through which the power acts on other figures. */
  readonly effects: readonly string[];
  /**
   * Whether games count how often the power takes effect. Effects on dice, movement and special attacks are not
   * counted, because they are part of attacks and turns.
   */
  readonly isCounted: boolean;
}

/** Whether a line protects other figures or moves them out of turn, although it acts only on enemies or its own card. */
const isForOthers = (line: EffectLine): boolean =>
  traitsIn([line], 'bar').some(({ bar }) => bar.others || SCREENS.includes(bar.what)) ||
  eventsIn([line]).some(({ rule }) =>
    stepsOf(rule.does).some(({ move }) => move && move.spaces !== 'Move' && !move.stop),
  );

const SCREENS: readonly string[] = ['move', 'goOn'];

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
  const acts = battleLinesOf(use).filter((line) => actThroughOthers([line]) || isForOthers(line));
  const asks = allLinesOf(use).filter(asksOfFriends);
  return [...new Set([...acts, ...asks].flatMap((line) => arenaOf(line).kinds))].map(
    ({ name }) => name,
  );
}
