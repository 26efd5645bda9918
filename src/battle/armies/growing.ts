/* An army under construction, used to draw random armies and to check given ones. */

import { MOST_FIGURES } from '../engine/state/cards.ts';
import type { ArmiesMap, PoolCard } from './scenario.ts';

/** An army to which cards are added, within the limits of points, uniqueness and room. */
export class Growing {
  readonly cards: number[] = [];
  readonly copies: number[] = [];
  points = 0;
  private readonly pool: readonly PoolCard[];
  private readonly room: ArmiesMap['room'];
  private readonly most: number;
  private figures = 0;
  private spaces = 0;
  private doubles = 0;

  /** @param most maximum points of the army */
  constructor(pool: readonly PoolCard[], { room }: ArmiesMap, most: number) {
    this.pool = pool;
    this.room = room;
    this.most = most;
  }

  /** Whether a card, or another copy of it, fits within the limits of points, figures, uniqueness and room. */
  fits(number: number): boolean {
    const { card, points, isUnique } = this.pool[number] as PoolCard;
    const doubles = card.base === 'double' ? card.figures : 0;
    return (
      this.points + points <= this.most &&
      this.figures + card.figures <= MOST_FIGURES &&
      this.spaces + card.figures + doubles <= this.room.spaces &&
      this.doubles + doubles <= this.room.doubles &&
      !(isUnique && this.cards.includes(number))
    );
  }

  add(number: number): void {
    const { card, points } = this.pool[number] as PoolCard;
    const doubles = card.base === 'double' ? card.figures : 0;
    this.points += points;
    this.figures += card.figures;
    this.spaces += card.figures + doubles;
    this.doubles += doubles;
    const at = this.cards.indexOf(number);
    if (at >= 0) this.copies[at] = (this.copies[at] as number) + 1;
    else {
      this.cards.push(number);
      this.copies.push(1);
    }
  }
}
