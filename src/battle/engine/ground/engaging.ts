/* Powers that change engagement: enemies that hold fast, stop, or demand attacks. */

import type { ArmyCardAsked, StopsNear } from '../../../cards/index.ts';
import type { BattleCard } from '../state/cards.ts';
import { fitsCard } from '../turns/bonds.ts';

/** A figure near which enemies have to stop. */
export interface Stopper extends StopsNear {
  readonly figure: number;
  readonly side: number;
}

/** Effects of powers on engagement, indexed by side; figures are bits within their side. */
export interface Engaging {
  /** Figures that hold adjacent enemies fast. */
  readonly holders: readonly (readonly number[])[];
  /** By card: 1 for cards whose figures it holds fast. */
  readonly held: readonly (Uint8Array | undefined)[];
  /** Figures near which enemies have to stop, of both sides. */
  readonly stoppers: readonly Stopper[];
  /** Figures that adjacent enemies have to attack. */
  readonly demanding: readonly number[];
  /** By card: the enemies that do not keep it from attacking others. */
  readonly passed: readonly number[];
}

/** @param owners by figure, the number of its card */
export function engagingOf(
  cards: readonly BattleCard[],
  figuresOf: readonly (readonly number[])[],
  owners: readonly number[],
): Engaging {
  const cardOf = (figure: number) => cards[owners[figure] as number] as BattleCard;
  const has = ({ battleLines }: BattleCard, effect: string) =>
    battleLines.some((line) => line[effect] !== undefined);
  const sizesIn = ({ battleLines }: BattleCard, effect: string) =>
    battleLines.flatMap((line) => (line[effect] ?? []) as readonly string[]);
  const fits = (sizes: readonly string[], { card }: BattleCard) =>
    sizes.includes(card.size ?? 'medium');
  const bits = (figures: readonly number[], isOne: (figure: number) => boolean) =>
    figures.reduce((sum, figure, bit) => (isOne(figure) ? sum | (1 << bit) : sum), 0);
  return {
    holders: figuresOf.map((all) => all.filter((figure) => has(cardOf(figure), 'holdsFast'))),
    held: cards.map((card) =>
      has(card, 'holdsFast')
        ? Uint8Array.from(cards, (other) => Number(fits(sizesIn(card, 'holdsFast'), other)))
        : undefined,
    ),
    stoppers: stoppersOf(cards),
    demanding: figuresOf.map((all) => bits(all, (one) => has(cardOf(one), 'mustBeAttacked'))),
    passed: cards.map((card) => {
      const passed = card.battleLines.flatMap(({ attacksPast }) => attacksPast ?? []);
      const enemies = figuresOf[1 - card.side] as readonly number[];
      const isPassed = (enemy: BattleCard) =>
        passed.some((of) =>
          typeof of === 'string' ? fits([of], enemy) : fitsCard(of as ArmyCardAsked, enemy),
        );
      return bits(enemies, (one) => isPassed(cardOf(one)));
    }),
  };
}

/** Whether a figure may attack others than the enemies it is engaged with. */
export function mayAttackPast({ passed }: Engaging, card: number, enemies: number): boolean {
  const past = passed[card] as number;
  return past !== 0 && (enemies & ~past) === 0;
}

/** The figures of all cards near which enemies have to stop. */
function stoppersOf(cards: readonly BattleCard[]): Stopper[] {
  return cards.flatMap(({ battleLines, firstFigure, figures, side }) =>
    battleLines.flatMap(({ stopsNear }) =>
      stopsNear === undefined
        ? []
        : Array.from({ length: figures }, (_, i) => ({
            ...(stopsNear as StopsNear),
            figure: firstFigure + i,
            side,
          })),
    ),
  );
}
