/* Powers that change engagement: enemies that hold fast, stop, or demand attacks. */

import {
  type Bar,
  type EffectLine,
  fitsArmyCard,
  type Held,
  traitsIn,
} from '../../../cards/index.ts';
import type { BattleCard } from '../state/cards.ts';

/** A figure near which enemies have to stop. */
export interface Stopper {
  readonly figure: number;
  readonly side: number;
  /** Within how many spaces; 1 means adjacent. */
  readonly within: number;
  /** Whether the enemy has to see any part of the figure. */
  readonly sight: boolean;
  /** For each card, whether its figures have to stop. */
  readonly stops: readonly boolean[];
}

/** Effects of powers on engagement, indexed by side; figures are bits within their side. */
export interface Engaging {
  /** Figures that hold adjacent enemies fast. */
  readonly holders: readonly (readonly number[])[];
  /** For each card, an array with 1 for every card whose figures it holds fast; undefined if it holds none. */
  readonly held: readonly (Uint8Array | undefined)[];
  /** Figures of both sides near which enemies have to stop. */
  readonly stoppers: readonly Stopper[];
  /** Figures that adjacent enemies have to attack. */
  readonly demanding: readonly number[];
  /** For each card, the enemies that let it attack other figures while it is engaged with these enemies. */
  readonly passed: readonly number[];
}

/** The lines of a card that forbid something to enemies near it. */
export const barsOf = ({ battleLines }: BattleCard, what: Bar['what']): Held<'bar'>[] =>
  traitsIn(battleLines, 'bar').filter(({ bar, rule }) => bar.what === what && rule.whom);

/** The lines of a card that make adjacent enemies attack its figures. */
export const demandsOf = (card: BattleCard): Held<'bar'>[] =>
  barsOf(card, 'attack').filter(({ bar }) => bar.others);

/** Lines that forbid strikes at a leaving figure, whether or not it flies. */
export const barsOnStrikes = (lines: readonly EffectLine[]): Held<'bar'>[] =>
  traitsIn(lines, 'bar').filter(({ bar }) => bar.what === 'strike' && !bar.flying);

/** @param owners for each figure, the number of its card */
export function engagingOf(
  cards: readonly BattleCard[],
  figuresOf: readonly (readonly number[])[],
  owners: readonly number[],
): Engaging {
  const ofOwner = <Value>(values: readonly Value[], figure: number) =>
    values[owners[figure] as number] as Value;
  const bits = (figures: readonly number[], isOne: (figure: number) => boolean) =>
    figures.reduce((sum, figure, bit) => (isOne(figure) ? sum | (1 << bit) : sum), 0);
  const held = cards.map((card) => {
    const bars = barsOf(card, 'move');
    return bars.length === 0 ? undefined : Uint8Array.from(namedBy(bars, cards), Number);
  });
  const demands = cards.map((card) => demandsOf(card).length > 0);
  return {
    holders: figuresOf.map((all) => all.filter((figure) => ofOwner(held, figure) !== undefined)),
    held,
    stoppers: cards.flatMap((card) => stoppersOf(card, cards)),
    demanding: figuresOf.map((all) => bits(all, (one) => ofOwner(demands, one))),
    passed: cards.map((card) => {
      const passed = namedBy(barsOf(card, 'bind'), cards);
      return bits(figuresOf[1 - card.side] as readonly number[], (one) => ofOwner(passed, one));
    }),
  };
}

/** For each card, whether any of these prohibitions applies to its figures. A card without a size counts as medium. */
function namedBy(bars: readonly Held<'bar'>[], cards: readonly BattleCard[]): boolean[] {
  if (bars.length === 0) return cards.map(() => false);
  return cards.map(({ card }) => {
    const sized = { ...card, size: card.size ?? 'medium' };
    return bars.some(({ rule }) => fitsArmyCard(rule.whom?.cards ?? {}, sized));
  });
}

/**
 * Whether a figure may attack figures other than the enemies that it is engaged with.
 *
 * @param enemies those enemies, as bits
 */
export function mayAttackPast({ passed }: Engaging, card: number, enemies: number): boolean {
  const past = passed[card] as number;
  return past !== 0 && (enemies & ~past) === 0;
}

/** The figures of a card near which enemies have to stop. */
function stoppersOf(card: BattleCard, cards: readonly BattleCard[]): Stopper[] {
  const { firstFigure, figures, side } = card;
  return barsOf(card, 'goOn').flatMap((held) => {
    const { within = 1, sight = false } = held.rule.whom ?? {};
    const stops = namedBy([held], cards);
    return Array.from({ length: figures }, (_, i) => ({
      figure: firstFigure + i,
      ...{ side, within, sight, stops },
    }));
  });
}
