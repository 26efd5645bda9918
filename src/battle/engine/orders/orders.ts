import type { GameDice } from '../state/game-dice.ts';

/** Turns of a side in a round. */
export const TURNS = 3;
/** Order markers of a side: 1, 2, 3 and X. */
export const MARKERS = 4;
/** The place of X among them. */
export const X = 3;

/** Where the order markers of both sides lie in a round, and what has become of them. */
export class Orders {
  /** By side and marker: the card on which it lies; -1: it has been taken away. */
  readonly cards = new Int16Array(2 * MARKERS).fill(-1);
  /** The same: 1 once it is revealed. */
  readonly shown = new Uint8Array(2 * MARKERS);
  /** The card whose marker has been revealed for the turn; -1: none. */
  acting = -1;
  /** Whether somebody has bonded in this turn. */
  isBonded = false;
  /** Whether it is a turn beyond that of the marker. */
  isExtra = false;
  /** Its card has earned another turn. */
  isOwed = false;
  /** Whether an enemy has ended the turn. */
  isCutShort = false;
  /** Whether the acting card wants to pay for a further turn. */
  goesOn = false;
  /** Whether it makes no attacks, so that figures come back; undefined: it has not been asked. */
  forgoes: boolean | undefined;
  /** Whether it has rolled tables of attack dice that it may leave. */
  rollsTables = false;
  /** Generals whose heroes have bonded in the round, where they may do so once; see `generalOf`. */
  readonly generals = new Set<string>();
  /** How many figures act in the turn of the marker. */
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

  /** Order markers on a card that nobody has seen. */
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

  /** Whether X lies on a card, unrevealed. */
  hasX(card: number, side: number): boolean {
    return this.cards[side * MARKERS + X] === card && this.shown[side * MARKERS + X] === 0;
  }

  showsX(card: number, side: number): boolean {
    return this.cards[side * MARKERS + X] === card && this.shown[side * MARKERS + X] === 1;
  }

  revealX(side: number): void {
    this.shown[side * MARKERS + X] = 1;
  }

  /**
   * Takes unrevealed markers off a card, all or one at random.
   *
   * @param to where they go; -1: off the board
   * @returns how many
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

  /** Unrevealed markers of a card come over to another one. @returns how many */
  move(from: number, to: number): number {
    let moved = 0;
    for (let i = 0; i < this.cards.length; i++) {
      if (this.cards[i] !== from || this.shown[i] !== 0) continue;
      this.cards[i] = to;
      moved++;
    }
    return moved;
  }
}
