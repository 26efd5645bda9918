import type { BondedTurn } from '../../cards/index.ts';
import type { Acts } from './acts.ts';
import { giveBack, limitedPer } from './battle-uses.ts';
import { attackersOf, bondsAt, isOpen } from './bond-offers.ts';
import { noteBonded, takersOf } from './bond-takers.ts';
import type { Bond } from './bonds.ts';
import { turnByX } from './bringing.ts';
import type { BattleCard } from './cards.ts';
import { collectAfterTurn } from './collecting.ts';
import type { Game } from './game.ts';
import { endGifts } from './gifts.ts';
import { showAgain } from './hidden.ts';
import { hideUpon } from './hiding.ts';
import { whyIdle } from './idling.ts';
import { Moments } from './moments/index.ts';
import { rollBeforeAttacks } from './moments/luck.ts';
import { offerTables, rollAllTables } from './table-rolls.ts';
import { takeNear } from './takings.ts';
import { endOfTurn } from './turn-ends.ts';
import type { TurnOf } from './turn-of.ts';

/** Turns that a power may add to one turn: a bound. */
const MOST_EXTRA = 20;

/** Turns of cards: that of an order marker, and those that come with it without one. */
export class Turns {
  private readonly game: Game;
  private readonly acts: Acts;
  readonly moments: Moments;
  private isLent = false;
  /** Limited lines that a turn gives back: card and number among all lines. */
  private readonly ofTurns: readonly number[];

  constructor(game: Game, acts: Acts) {
    this.game = game;
    this.acts = acts;
    this.ofTurns = limitedPer(game.tables, 'turn');
    this.moments = new Moments(game, (card) => this.lend(card));
    game.moments = this.moments;
    game.attacks = acts;
    acts.afterMoving = (card) => {
      rollBeforeAttacks(game, card);
      offerTables(game, game.tables.cards[card] as BattleCard);
      this.moments.ofCard('beforeAttacking', card);
      if (!game.isOver()) game.regroupings?.beforeAttacking(card);
    };
  }

  /** A turn that a power gives without an order marker: none follows from it again. */
  private lend(card: number): void {
    if (this.isLent) return;
    this.isLent = true;
    this.take(card);
    this.isLent = false;
  }

  /** The turn of an order marker that has been revealed on a card, with all that it brings. */
  ofMarker(card: number): void {
    const { game, acts } = this;
    const { state, tables } = game;
    const { orders } = state;
    orders.isBonded = false;
    if (tables.hides) showAgain(state, tables.cards[card]?.side);
    orders.most = Number.POSITIVE_INFINITY;
    acts.beginMarker();
    if (this.moments.markerShown(card) || game.isOver()) return;
    const bonds = tables.bonds[card] as readonly Bond[];
    if (bonds.length > 0) {
      if (this.bond(bonds, 'instead') || game.isOver()) return;
      this.bond(bonds, 'before');
      if (game.isOver()) return;
    }
    if ((state.left[card] as number) > 0) this.take(card);
    if (bonds.length > 0 && !game.isOver()) this.bond(bonds, 'after');
  }

  /** All bondings of a side's cards at the beginning or the end of a round. */
  ofRound(side: number, turn: BondedTurn): void {
    const { game, acts } = this;
    const { tables } = game;
    if (!tables.hasRoundBonds) return;
    for (const card of tables.cardsOf[side] as readonly number[]) {
      acts.beginMarker();
      if (!game.isOver()) this.bond(tables.bonds[card] as readonly Bond[], turn);
    }
  }

  /** A turn of a card, and those that its own powers add. */
  private take(card: number, of?: TurnOf): void {
    const { game, acts } = this;
    const { state, policies, result, tables } = game;
    const one = tables.cards[card] as BattleCard;
    for (let extra = 0; extra < MOST_EXTRA; extra++) {
      result.turns[card] = (result.turns[card] as number) + 1;
      state.orders.isExtra = extra > 0;
      state.orders.isCutShort = false;
      state.orders.isOwed = false;
      state.beginTurn();
      state.tableDice = one.tables.map(() => 0);
      if (one.tables.length > 0 && !one.mayRoll) rollAllTables(game, one);
      state.playing = card;
      this.moments.friendsTurnBegins(card);
      acts.beginTurn(card, of);
      if (!of?.only) {
        takeNear(game, one, 'beforeMoving');
        this.moments.ofCard('beforeMoving', card);
        if (!game.isOver()) game.regroupings?.turnBegins(card);
      }
      policies[one.side].turn(one.side, card);
      if (state.tell && !game.isOver()) this.tellIdle(card);
      acts.endTurn();
      const isWhole = !of?.only && !state.orders.isCutShort;
      const goesOn = isWhole && !game.isOver() && endOfTurn(game, one);
      const again = goesOn || (isWhole && state.orders.isOwed);
      if (isWhole && !game.isOver()) takeNear(game, one, 'turnEnds');
      if (isWhole) collectAfterTurn(game, one);
      if (isWhole && !game.isOver() && !this.isLent) {
        this.moments.turnEnds(card);
        if (!game.isOver()) game.regroupings?.turnEnds(card);
        this.hide(one);
      }
      if (tables.hides) showAgain(state);
      endGifts(state, ({ gift }) => gift.value.until === 'turn');
      state.stays = -1;
      giveBack(state, this.ofTurns);
      if (!again || game.isOver() || (state.left[card] as number) === 0) return;
    }
  }

  private tellIdle(card: number): void {
    const { game, acts } = this;
    const { undone } = acts;
    if (undone) game.state.tell?.({ is: 'idle', card, why: whyIdle(game, card, undone) });
  }

  /** Powers by which figures of a card have no hit zone after its turn. */
  private hide({ firstFigure, figures }: BattleCard): void {
    const { game } = this;
    for (let f = firstFigure; f < firstFigure + figures; f++)
      if (game.state.isOnBoard(f)) hideUpon(game, 'turnEnds', f);
  }

  /** Turns that cards take after one of a side, for their markers X. */
  byX(side: number): void {
    const { game, acts } = this;
    for (let by = turnByX(game, side); by && !game.isOver(); by = turnByX(game, side)) {
      acts.beginMarker();
      this.take(by.card, { figures: by.figures, ...(by.either && { either: true }) });
    }
  }

  /** Offers the bondings of a moment. @returns whether anybody has taken a turn */
  private bond(bonds: readonly Bond[], turn: BondedTurn): boolean {
    const { game, acts } = this;
    const { state } = game;
    let isTaken = false;
    // Of several bondings of one power, one.
    const done = new Set<number>();
    for (const bond of bondsAt(bonds, turn)) {
      if (done.has(bond.power) || game.isOver() || !isOpen(state, bond)) continue;
      const chosen = takersOf(game, bond, turn, (one) => acts.hasActed(one));
      if (chosen.length === 0) continue;
      done.add(bond.power);
      isTaken = true;
      state.orders.isBonded = true;
      for (const card of new Set(chosen.map((one) => state.tables.cardOf[one] as number))) {
        const figures = chosen.filter((one) => state.tables.cardOf[one] === card);
        if (game.isOver()) break;
        const attackersLeft = attackersOf(state, bond);
        const of = {
          ...bond.value,
          figures,
          ...(attackersLeft !== undefined && { attackersLeft }),
        };
        noteBonded(game, bond, figures);
        this.take(card, of);
      }
    }
    return isTaken;
  }
}
