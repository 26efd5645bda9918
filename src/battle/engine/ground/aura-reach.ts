import { addedIn } from '../../../cards/index.ts';
import { isUsedUp } from '../attacks/battle-uses.ts';
import { holdAt } from '../attacks/conditions.ts';
import type { Aura, Reaching } from '../powers/auras.ts';
import type { BattleCard } from '../state/cards.ts';
import type { GameState } from '../state/state.ts';

/** Finds the figures that auras reach from the current places of the figures that have the auras. */
export class AuraReach {
  private readonly state: GameState;

  constructor(state: GameState) {
    this.state = state;
  }

  /** The number of figures whose aura of this kind reaches a figure at a place, up to `aura.most`. */
  countOf(
    { aura, isSelf, isOnlySelf, isAnywhere }: Reaching,
    figure: number,
    place: number,
  ): number {
    const { state } = this;
    const owner = state.tables.cards[aura.card] as BattleCard;
    if (aura.line.uses !== undefined && isUsedUp(state, owner.firstFigure, aura.line)) return 0;
    let count = 0;
    for (const from of aura.figures) {
      if (!state.isOnBoard(from)) continue;
      if (
        from === figure
          ? !isSelf
          : isOnlySelf || !(isAnywhere || this.isWithin(aura, figure, place, from, false))
      )
        continue;
      if (!holdAt(state, from, aura.when)) continue;
      if (++count >= aura.most) break;
    }
    return count;
  }

  /**
   * Whether an aura of one of two figures would reach the other if `figure` were at a place.
   *
   * @param isHolder whether `figure` has the aura, instead of `other`
   */
  isWithin(
    { within, needsSight }: Aura,
    figure: number,
    place: number,
    other: number,
    isHolder: boolean,
  ): boolean {
    const { state } = this;
    if (within === 1) return state.isBesidePlace(figure, place, other);
    if (within !== undefined && state.distanceFrom(figure, place, other) > within) return false;
    if (!needsSight) return true;
    return isHolder
      ? state.sees(figure, place, other)
      : state.seesAt(other, state.place[other] as number, figure, place);
  }

  /** The number of spaces by which other figures may extend the Range of a figure's attacks from a place. */
  longerAt(figure: number, place: number): number {
    const { auras, distributions } = this.state.tables;
    const { index } = this.state.card(figure);
    if (!auras.ranges[index]) return 0;
    let sum = 0;
    const { effects } = distributions.grants;
    for (const set of [this.state.spiritOf[index], this.state.giftsOf[figure]]) {
      const lines = effects[set as number] ?? [];
      if (lines.length > 0) for (const range of addedIn(lines, 'range')) sum += range;
    }
    for (const one of auras.reaching[index] as readonly Reaching[]) {
      if (one.aura.range > 0) sum += one.aura.range * this.countOf(one, figure, place);
    }
    return sum;
  }
}
