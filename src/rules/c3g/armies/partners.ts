import { battleLinesOf } from '../../../powers/active-effects.ts';
import { type ArmyCardAsked, fitsArmyCard } from '../../../powers/card-asked.ts';
import type { AuraValue } from '../../../powers/effects/aura.ts';
import type { Bonding } from '../../../powers/effects/bonding.ts';
import type { FightSide } from '../side.ts';

/**
 * By card, the numbers of its partners: cards to which it gives turns, which its auras are for or from which they go
 * out, and those that do so for it. An aura that is for anybody makes no partners of those whom it is for.
 */
export function partnersOf(cards: readonly FightSide[]): number[][] {
  const asked = cards.map(askedBy);
  const gives = (from: number, to: number) =>
    (asked[from] ?? []).some((one) => fitsArmyCard(one, typed(cards[to] as FightSide)));
  return cards.map((_, i) =>
    [...cards.keys()].filter((j) => j !== i && (gives(i, j) || gives(j, i))),
  );
}

/** What a card asks of those for whom its powers act. */
function askedBy({ powers }: FightSide): ArmyCardAsked[] {
  return powers
    .flatMap(battleLinesOf)
    .flatMap(({ bonding, aura }) => [
      ...(bonding === undefined ? [] : [(bonding as Bonding).with]),
      ...(aura === undefined ? [] : ofFriends(aura as AuraValue)),
    ]);
}

function ofFriends({ to: { side = 'own', self: _, ...asked }, by }: AuraValue): ArmyCardAsked[] {
  const isForSome = Object.keys(asked).length > 0 && (side === 'own' || side === 'all');
  return [...(isForSome ? [asked] : []), ...(by ? [by] : [])];
}

const typed = (card: FightSide) => ({
  ...card,
  type: card.type ?? (card.figures > 1 ? 'squad' : 'hero'),
});
