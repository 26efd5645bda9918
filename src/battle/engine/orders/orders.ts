/* Order markers, and the state of the current turn. */

import type { GameDice } from '../state/game-dice.ts';

/** The number of turns of a side in a round. */
export const TURNS = 3;
/** The number of order markers of a side: 1, 2, 3 and X. */
export const MARKERS = 4;
/** The index of X among the markers of a side. */
export const X = 3;

/** The order markers of both sides in a round, and the state of the current turn. */
export class Orders {
  /** For each side and marker, the card with the marker; -1 if the marker was taken away. */
  readonly cards = new Int16Array(2 * MARKERS).fill(-1);
  /** For each side and marker, 1 once the marker is revealed. */
  readonly shown = new Uint8Array(2 * MARKERS);
  /** The card whose marker was revealed for this turn; -1 if there is none. */
  acting = -1;
  /** Whether a figure has taken a bonded turn in this turn. */
  isBonded = false;
  /** Whether this is an extra turn for the card, after the turn that its order marker gave it. */
  isExtra = false;
  /** Whether the acting card has earned another turn. */
  isOwed = false;
  /** Whether the enemy takes this turn, using the card. */
  isTaken = false;
  /** Whether an enemy's power has ended the turn. */
  isCutShort = false;
  /** Whether the acting card pays for another turn. */
  goesOn = false;
  /** Whether the acting card gives up its attacks so that figures return; undefined until its policy has been asked. */
  forgoes: boolean | undefined;
  /** Whether the acting card has rolled its optional tables of attack dice. */
  rollsTables = false;
  /** Generals whose heroes have already had their one bonding of the round; see `generalOf`. */
  readonly generals = new Set<string>();
  /** Maximum number of figures that act in the turn that the marker gives. */
  most = Number.POSITIVE_INFINITY;

  begin(): void {
    this.cards.fill(-1);
    this.shown.fill(0);
    this.acting = -1;
    this.isBonded = false;
    this.isExtra = false;
    this.isOwed = false;
    this.isCutShort = false;
    this.goesOn = false;
    this.rollsTables = false;
    this.generals.clear();
  }

  place(side: number, markers: Int16Array): void {
    for (let i = 0; i < MARKERS; i++) {
      this.cards[side * MARKERS + i] = markers[i] as number;
      this.shown[side * MARKERS + i] = 0;
    }
  }

  /** Number of unrevealed markers on a card. */
  hidden(card: number): number {
    return this.count(card, 0);
  }

  revealed(card: number): number {
    return this.count(card, 1);
  }

  private count(card: number, shown: number): number {
    let count = 0;
    for (let i = 0; i < this.cards.length; i++) {
      if (this.cards[i] === card && this.shown[i] === shown) count++;
    }
    return count;
  }

  /** Whether an unrevealed X is on a card. */
  hasX(card: number, side: number): boolean {
    return this.cards[side * MARKERS + X] === card && this.shown[side * MARKERS + X] === 0;
  }

  showsX(card: number, side: number): boolean {
    return this.cards[side * MARKERS + X] === card && this.shown[side * MARKERS + X] === 1;
  }

  revealX(side: number): void {
    this.shown[side * MARKERS + X] = 1;
  }

  /** Moves all markers of a card to its counterpart. */
  pass(from: number, to: number): void {
    for (let i = 0; i < this.cards.length; i++) if (this.cards[i] === from) this.cards[i] = to;
  }

  /**
   * Takes unrevealed markers off a card: all, or one at random.
   *
   * @param to the card that gets the markers; -1 for none
   * @returns how many were taken
   */
  lose(card: number, all: boolean, dice: GameDice, to = -1): number {
    const hidden = this.hidden(card);
    if (hidden === 0) return 0;
    let skip = all ? 0 : dice.below(hidden);
    let lost = 0;
    for (let i = 0; i < this.cards.length; i++) {
      if (this.cards[i] !== card || this.shown[i] !== 0) continue;
      if (!all && skip-- !== 0) continue;
      this.cards[i] = to;
      lost++;
    }
    return lost;
  }
}
