import type { GameDice } from '../state/game-dice.ts';

/** Worths that differ by no more than this count as equal: the difference is rounding. */
const ALIKE = 1e-9;

/**
 * Finds the best of several choices, which are offered one after another. Ties are broken at random. Thus the numbering
 * of spaces does not matter, and both ends of a symmetric map are played alike.
 */
export class Best {
  choice = -1;
  worth = Number.NEGATIVE_INFINITY;
  private readonly lots: GameDice;
  private alike = 0;

  constructor(lots: GameDice) {
    this.lots = lots;
  }

  /** Forgets all choices offered so far. */
  begin(): void {
    this.choice = -1;
    this.worth = Number.NEGATIVE_INFINITY;
    this.alike = 0;
  }

  /** Whether a choice worth at most this much can be skipped. */
  isOut(atMost: number): boolean {
    return atMost < this.worth - ALIKE;
  }

  look(choice: number, worth: number): void {
    if (this.isOut(worth)) return;
    if (worth > this.worth + ALIKE) {
      this.worth = worth;
      this.alike = 1;
      this.choice = choice;
    } else if (this.lots.below(++this.alike) === 0) this.choice = choice;
  }
}
