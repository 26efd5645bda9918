import type { FightSide } from '../../fight/index.ts';
import { type PlayedCard, playedCard } from './cards.ts';

/** Cards as battles play them, each worked out once, by the object that armies have. */
export function knownCards(): typeof playedCard {
  const known = new WeakMap<FightSide, Map<string, PlayedCard>>();
  return (card, side, on) => {
    const ofCard = known.get(card) ?? new Map<string, PlayedCard>();
    known.set(card, ofCard);
    const found = ofCard.get(keyOf(on)) ?? ofCard.get(keyOf(on, side));
    if (found) return found;
    // Uses are counted by the line: those of one side's card are not those of the other's.
    const played = playedCard(structuredClone(card), side, on);
    const isOfSide = played.limited.length > 0 || played.decided.length > 0;
    ofCard.set(isOfSide ? keyOf(on, side) : keyOf(on), played);
    return played;
  };
}

const keyOf = (on: readonly string[], side?: number) => [side, ...on].join('/');
