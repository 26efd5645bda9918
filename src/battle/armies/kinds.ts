import type { ArmiesScenario, DrawnArmy, PoolCard } from './scenario.ts';
import { ARMY_KINDS, type ArmyKind } from './totals.ts';

/** From this Range on a card counts as ranged. */
const RANGED = 4;

/**
 * The number of the kind of an army with the tested card, by what stands beside that card: a partner of it; else more
 * points that attack from afar than not.
 */
export function kindOfArmy({ cards, playtest }: ArmiesScenario, army: DrawnArmy): number {
  return ARMY_KINDS.indexOf(kindOf());

  function kindOf(): ArmyKind {
    const partners = playtest ? (cards[playtest.card] as PoolCard).partners : [];
    if (army.cards.some((one) => partners.includes(one))) return 'bonding';
    let [near, far] = [0, 0];
    for (const [i, one] of army.cards.entries()) {
      if (one === playtest?.card) continue;
      const { card, points } = cards[one] as PoolCard;
      const all = points * (army.copies[i] as number);
      if (card.range >= RANGED) far += all;
      else near += all;
    }
    return far > near ? 'ranged' : 'melee';
  }
}
