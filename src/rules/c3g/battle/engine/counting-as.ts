import { battleLinesOf } from '../../../../powers/active-effects.ts';
import { type ArmyCardAsked, fitsArmyCard } from '../../../../powers/card-asked.ts';
import type { CountsAs } from '../../../../powers/effects/counting-as.ts';
import type { FightSide } from '../../side.ts';
import type { ArmyCard } from '../scenario.ts';

/** By card and personality, so that what is known of a card is known in all battles. */
const CHANGED = new WeakMap<FightSide, Map<string, FightSide>>();

/**
 * The cards of an army, those that count as another personality changed: each power takes one for which powers of the
 * army ask then and did not before, of several that of the most points.
 */
export function countedAs(army: readonly ArmyCard[]): readonly ArmyCard[] {
  let cards = army;
  for (const { card } of army) {
    for (const { countsAs } of card.powers.flatMap(battleLinesOf)) {
      if (countsAs !== undefined) cards = withChosen(cards, countsAs as CountsAs);
    }
  }
  return cards;
}

function withChosen(
  cards: readonly ArmyCard[],
  { to, personality }: CountsAs,
): readonly ArmyCard[] {
  const asked = cards.flatMap(({ card }) => personalitiesIn(card.powers.flatMap(battleLinesOf)));
  const gains = ({ card }: ArmyCard) => {
    const changed = withPersonality(card, personality);
    return asked.filter((one) => fitsArmyCard(one, changed) && !fitsArmyCard(one, card)).length;
  };
  const [chosen] = cards
    .filter(({ card }) => fitsArmyCard(to, card))
    .sort((a, b) => gains(b) - gains(a) || b.points * b.copies - a.points * a.copies);
  return cards.map((one) =>
    one === chosen ? { ...one, card: withPersonality(one.card, personality) } : one,
  );
}

function withPersonality(card: FightSide, personality: string): FightSide {
  const known = CHANGED.get(card) ?? new Map<string, FightSide>();
  CHANGED.set(card, known);
  const changed = known.get(personality) ?? { ...card, personality };
  known.set(personality, changed);
  return changed;
}

/** All that lines ask of cards by their personality. */
function personalitiesIn(value: unknown): ArmyCardAsked[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'personality' in value ? [value as ArmyCardAsked] : [];
  return [...own, ...Object.values(value).flatMap(personalitiesIn)];
}
