import type { GameDice } from '../state/game-dice.ts';

/** Worths that differ by no more than rounding errors are the same. */
const ALIKE = 1e-9;

/**
 * The best of several choices as they are looked at one after another. Where several are worth the same, lots decide: a
 * space is no better for being numbered first, and both ends of a symmetric map are played alike.
 */
export class Best {
  choice = -1;
  worth = Number.NEGATIVE_INFINITY;
  private readonly lots: GameDice;
  private alike = 0;

  constructor(lots: GameDice) {
    this.lots = lots;
  }

  /** Nothing has been looked at yet. */
  begin(): void {
    this.choice = -1;
    this.worth = Number.NEGATIVE_INFINITY;
    this.alike = 0;
  }

  /** Whether a choice that is worth no more than this need not be looked at. */
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
