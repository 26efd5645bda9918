/*
 * Bondings: powers that give other cards turns without an order marker. `bond-offers.ts` and
 * `turns.ts` play these turns.
 */

import {
  type BondedTurn,
  battleLinesOf,
  type Event,
  eventsIn,
  fitsArmyCard,
  type HeldEvent,
  type RuleMoment,
  type Selector,
  type Step,
  stepsOf,
} from '../../../cards/index.ts';
import { switchedOn } from '../../../fight/index.ts';
import type { BattleScenario } from '../../scenario.ts';
import { type BattleCard, dearest } from '../state/cards.ts';

/** A bonding of a card, with the cards of its side that match. */
export interface Bond extends HeldEvent {
  readonly card: number;
  /** Index of the power on the card. */
  readonly power: number;
  readonly turn: BondedTurn;
  /** What the figures may do in the bonded turn. */
  readonly take: NonNullable<Step['turn']>;
  /** What is left of the bonding card's own turn, which comes before or after the bonded turn. */
  readonly own?: { readonly take: NonNullable<Step['turn']>; readonly isFirst: boolean };
  readonly whom: Selector;
  /** For each card, 1 if its figures may take the turn. */
  readonly fits: Uint8Array;
}

const TURNS: Partial<Readonly<Record<RuleMoment, BondedTurn>>> = {
  beforeTurn: 'before',
  afterTurn: 'after',
  markersPlaced: 'roundBegins',
  roundEnds: 'roundEnds',
};

/** For each card, its own bondings, and the bondings that friendly cards give it. */
export function bondsOf(cards: readonly BattleCard[], scenario: BattleScenario): Bond[][] {
  const all = cards.flatMap((card) => bondsOn(card, cards, scenario));
  return cards.map((card) =>
    all.filter(({ rule: { of }, card: index }) =>
      of
        ? (cards[index] as BattleCard).side === card.side && fitsArmyCard(of.cards ?? {}, card.card)
        : index === card.index,
    ),
  );
}

function bondsOn(
  { card, index }: BattleCard,
  cards: readonly BattleCard[],
  { states }: BattleScenario,
): Bond[] {
  return card.powers.flatMap((use, power) =>
    eventsIn(switchedOn(battleLinesOf(use), states)).flatMap(({ rule, line }) => {
      const turn = bondedTurn(rule);
      const steps = stepsOf(rule.does);
      const step = steps.find((one) => !isOwn(one));
      const own = steps.find(isOwn)?.turn;
      if (turn === undefined || !step?.turn || step.turn.by) return [];
      const whom = rule.whom ?? step.whom ?? {};
      return [
        {
          card: index,
          power,
          rule,
          line,
          turn,
          whom,
          take: step.turn,
          ...(own && { own: { take: own, isFirst: steps[0]?.turn === own } }),
          fits: fitting(cards, index, whom),
        },
      ];
    }),
  );
}

const isOwn = ({ whom }: Step): boolean => whom?.self === 'only';

/** The moment at which an event gives a bonded turn; undefined if it gives none. */
function bondedTurn({ on, instead, if: all = [] }: Event): BondedTurn | undefined {
  if (instead) return on === 'beforeTurn' ? 'instead' : undefined;
  return all.some(({ turn }) => turn === 'firstRound') ? 'firstRound' : TURNS[on];
}

function fitting(
  cards: readonly BattleCard[],
  own: number,
  { cards: asked = {}, self, chosen: isOne }: Selector,
): Uint8Array {
  const { side } = cards[own] as BattleCard;
  const mayBe = ({ index, isHero, copies }: BattleCard) =>
    index !== own || self || (isHero && copies > 1);
  const all = cards.filter(
    (one) => one.side === side && mayBe(one) && fitsArmyCard(asked, one.card),
  );
  const chosen = isOne ? dearest(all) : all;
  return Uint8Array.from(cards, ({ index }) => Number(chosen.some((one) => one.index === index)));
}
