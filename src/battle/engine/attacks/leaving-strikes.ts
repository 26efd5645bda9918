/* Strikes by the enemies that a figure leaves, and the powers of figures and auras that prevent these strikes. */

import { type EffectLine, fitsArmyCard, type Selector } from '../../../cards/index.ts';
import { type FightSide, luckLeavingIn } from '../../../fight/index.ts';
import type { AuraReach } from '../ground/aura-reach.ts';
import { barsOnStrikes } from '../ground/engaging.ts';
import type { Reaching } from '../powers/auras.ts';
import type { BattleCard } from '../state/cards.ts';
import type { GameState } from '../state/state.ts';
import { holdsFor } from './conditions.ts';

/** A line that acts on a figure at its place. */
interface Acting {
  readonly line: EffectLine;
  /** The card on which the line, or the aura that gives it, is written. */
  readonly card: BattleCard;
  /** The line as written on the card: the line itself, or the aura that gives it. */
  readonly written: EffectLine;
}

/** Lines about movement that act on a figure: its own lines, and lines of auras that reach the figure. */
function linesOn(state: GameState, auras: AuraReach, figure: number): Acting[] {
  const card = state.card(figure);
  const own = card.battleLines.map((line) => ({ line, card, written: line }));
  const { cards, auras: all } = state.tables;
  const reaching = all.moves[card.index] ? (all.reaching[card.index] as readonly Reaching[]) : [];
  const given = reaching.flatMap((one) => {
    const { moving, line: written, card: giver } = one.aura;
    if (moving.length === 0) return [];
    if (auras.countOf(one, figure, state.place[figure] as number) === 0) return [];
    return moving.map((line) => ({ line, written, card: cards[giver] as BattleCard }));
  });
  return [...own, ...given].filter(({ line }) => holdsFor(state, figure, line));
}

const isNamed = ({ cards = {}, except }: Selector, card: FightSide) =>
  fitsArmyCard(cards, card) && !(except && fitsArmyCard(except, card));

/**
 * The power that keeps an enemy from striking a figure that leaves it; undefined if the enemy
 * strikes.
 */
export function whyNoLeavingStrike(
  state: GameState,
  auras: AuraReach,
  figure: number,
  enemy: number,
): Acting | undefined {
  if (!state.tables.strikesVary) return undefined;
  const [one, other] = [state.card(figure).card, state.card(enemy).card];
  return (
    linesOn(state, auras, figure).find(({ line }) =>
      barsOnStrikes([line]).some(({ rule: { whom } }) => whom && isNamed(whom, other)),
    ) ??
    linesOn(state, auras, enemy).find(({ line }) =>
      barsOnStrikes([line]).some(({ bar: { against } }) => against && isNamed(against, one)),
    )
  );
}

/**
 * The enemies that would strike a figure as it leaves them, as bits; -1 (all) if no power in the battle changes who
 * strikes.
 */
export function strikersOf(state: GameState, auras: AuraReach, figure: number): number {
  const { strikesVary, figuresOf, sideOf, bitOf } = state.tables;
  if (!strikesVary) return -1;
  let bits = 0;
  for (const enemy of figuresOf[1 - (sideOf[figure] as number)] as readonly number[]) {
    if (state.isOnBoard(enemy) && !whyNoLeavingStrike(state, auras, figure, enemy))
      bits |= 1 << (bitOf[enemy] as number);
  }
  return bits;
}

/** The lowest D20 roll that saves a leaving figure from strikes; 0 if no roll does, 1 if every roll does. */
export function luckLeaving(state: GameState, auras: AuraReach, figure: number): number {
  const { ignoresLeaving, index } = state.card(figure);
  if (!state.tables.auras.moves[index]) return ignoresLeaving;
  const numbers = linesOn(state, auras, figure)
    .flatMap(({ line }) => luckLeavingIn([line]))
    .concat(ignoresLeaving)
    .filter((number) => number > 0);
  return numbers.length === 0 ? 0 : Math.min(...numbers);
}
