/* The policy `standard`, which plays all battles unless the scenario names another policy. */

import type { Acts } from '../acts.ts';
import type { Game } from '../game.ts';
import type { Policy } from '../policy.ts';
import type { BattleCard } from '../state/cards.ts';
import type { BondOffer } from '../turns/bond-offers.ts';
import { AttackChoice } from './attack-choice.ts';
import { AttackOutlook } from './attack-outlook.ts';
import { AttackValues } from './attack-values.ts';
import { AuraValues } from './aura-values.ts';
import { Best } from './best.ts';
import { bestForX, bestOf, ownWorth, shareOf, worthWithOthers } from './bonding.ts';
import { MoveChoice } from './choose-move.ts';
import { Danger } from './danger.ts';
import type { Evaluation } from './evaluation.ts';
import { type Expectations, expectationsOf } from './expectations.ts';
import { GlyphWorths } from './glyph-worths.ts';
import type { PolicyMaker } from './maker.ts';
import { PowerValues } from './power-values.ts';
import { setUp } from './setting-up.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** If the expected gain is at least this share of the best gain, the attack counts as one that can be made now. */
const ALL_BUT = 0.999;

/** Estimates the worth of turns in points before they are taken, for order markers and bonded turns. */
class TurnWorths {
  private readonly game: Game;
  private readonly weights: Weights;
  private readonly views: Evaluation;

  constructor(game: Game, weights: Weights, views: Evaluation) {
    this.game = game;
    this.weights = weights;
    this.views = views;
  }

  /**
   * The worth of a turn of the current card: of the attacks that it can make or, if it can make none, of the approach.
   */
  of(card: BattleCard): number {
    const { state } = this.game;
    const all: number[] = [];
    for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
      if (state.isOnBoard(f)) all.push(this.part(card, f));
    }
    all.sort((a, b) => b - a);
    const attacks = all.slice(0, card.activated).reduce((sum, one) => sum + one, 0);
    return attacks + this.views.company.turnWorth(card) + this.views.deeds.turnWorth(card);
  }

  /** What one figure contributes to a turn's worth. */
  part(card: BattleCard, figure: number): number {
    const place = this.game.state.place[figure] as number;
    const reached = this.views.outlook.from(card, place, true);
    return this.isBest(card, reached)
      ? reached
      : this.weights.approach * (reached - this.views.outlook.from(card, place, false));
  }

  /** What one figure contributes to the worth of a turn without movement. */
  standing(card: BattleCard, figure: number): number {
    const place = this.game.state.place[figure] as number;
    const now = this.views.outlook.from(card, place, false);
    return this.isBest(card, now) ? now : 0;
  }

  private isBest(card: BattleCard, promise: number): boolean {
    return promise >= this.views.prospects.bestGain(card) * ALL_BUT;
  }

  /** Rough share of the worth of a card's turn that is left after an enemy turn. */
  survives(card: BattleCard): number {
    const left = this.views.prospects.valueLeft(card);
    if (left <= 0) return 0;
    const lost = Math.min(1, (this.weights.danger * this.views.danger.lossOf(card)) / left);
    // A reduced squad activates as many figures as before, as long as it has that many.
    const figures = this.game.state.left[card.index] as number;
    const acting = Math.min(card.activated, figures);
    return Math.max(0.1, Math.min(acting, figures * (1 - lost)) / acting);
  }
}

/**
 * Evaluates all options of a turn with exact expectations and takes the best: what attacks now and in the next turn are
 * worth, minus the expected cost of the enemy's next turns.
 */
export const standard: PolicyMaker = standardWith(WEIGHTS);

export function standardWith(weights: Weights): PolicyMaker {
  return (game, acts) => new Standard(game, acts, weights);
}

class Standard implements Policy {
  private readonly game: Game;
  private readonly acts: Acts;
  private readonly prospects: Expectations;
  private readonly company: AuraValues;
  private readonly danger: Danger;
  private readonly promises: AttackValues;
  private readonly outlook: AttackOutlook;
  private readonly worths: TurnWorths;
  private readonly strikes: AttackChoice;
  private readonly going: MoveChoice;
  private readonly best: Best;

  constructor(game: Game, acts: Acts, weights: Weights) {
    this.game = game;
    this.acts = acts;
    const prospects = expectationsOf(game);
    const company = new AuraValues(game, prospects, weights);
    this.company = company;
    const danger = new Danger(game, weights, prospects);
    const promises = new AttackValues(game, prospects);
    const outlook = new AttackOutlook(game, weights, prospects, promises);
    const strikes = new AttackChoice(game, acts, weights, prospects, promises);
    const deeds = new PowerValues(game, prospects);
    const glyphs = new GlyphWorths(game, prospects, outlook, weights);
    const views = { prospects, outlook, strikes, company, danger, deeds, glyphs };
    this.prospects = prospects;
    this.danger = danger;
    this.promises = promises;
    this.outlook = outlook;
    this.strikes = strikes;
    this.worths = new TurnWorths(game, weights, views);
    this.going = new MoveChoice(game, acts, weights, views);
    this.best = new Best(game.state.lots);
  }

  place(side: number): void {
    setUp(this.game, this.acts, this.prospects, side);
  }

  /**
   * Puts each marker on the card whose turn is worth the most. On cards in danger, later markers count less. Cards that
   * cannot reach any enemy get no marker if another card can reach one.
   */
  mark(side: number, markers: Int16Array): void {
    const { state, tables } = this.game;
    const worths = new Map<number, number>();
    const marked = new Set<number>();
    this.danger.lookOut(side);
    const able: number[] = [];
    const living = (tables.cardsOf[side] as readonly number[]).filter((index) => {
      if ((state.left[index] as number) === 0) return false;
      const card = tables.cards[index] as BattleCard;
      worths.set(index, this.promiseOf(card));
      if (this.mayReach(card)) able.push(index);
      return true;
    });
    const cards = able.length > 0 ? able : living;
    const options = cards.map((card) => ({
      card,
      survives: this.worths.survives(tables.cards[card] as BattleCard),
    }));
    // Bringing other figures under an aura counts only once a round.
    const worthOf = (card: number) =>
      (worths.get(card) ?? 0) -
      (marked.has(card) ? this.company.turnWorth(tables.cards[card] as BattleCard) : 0);
    const priceOf = (card: number) =>
      this.prospects.pointsPerWound(tables.cards[card] as BattleCard);
    for (let i = 0; i < 3; i++) {
      let best = cards[0] as number;
      let most = Number.NEGATIVE_INFINITY;
      // Initiative is not known yet: on average, half an enemy turn comes before the first marker.
      for (const { card, survives } of options) {
        const value = worthWithOthers(state, card, i + 1, worthOf, priceOf) * survives ** (i + 0.5);
        if (value > most) {
          best = card;
          most = value;
        }
      }
      markers[i] = best;
      marked.add(best);
    }
    markers[3] =
      bestForX(state, cards, markers, worthOf) ??
      cards.find((card) => card !== markers[0]) ??
      (cards[0] as number);
  }

  /** Whether a figure of the card can reach an enemy; true if none of its figures is on the board. */
  private mayReach(card: BattleCard): boolean {
    const { state } = this.game;
    let isWaiting = true;
    for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
      if (!state.isOnBoard(f)) continue;
      if (this.outlook.hasWay(card, state.place[f] as number)) return true;
      isWaiting = false;
    }
    return isWaiting;
  }

  worthOf(index: number): number {
    return this.promiseOf(this.game.tables.cards[index] as BattleCard);
  }

  /** What a card's turn is expected to be worth, in points. */
  private promiseOf(card: BattleCard): number {
    this.outlook.lookOut(card);
    return this.worths.of(card);
  }

  bond(_: number, offer: BondOffer): readonly number[] {
    const { state, tables } = this.game;
    const { bond, candidates } = offer;
    const { turn, take, whom, rule } = bond;
    let looking = -1;
    const part = (figure: number) => {
      const card = state.card(figure);
      if (card.index !== looking) this.outlook.lookOut(card);
      looking = card.index;
      if (take.take === 'attack') return this.worths.standing(card, figure);
      const own = this.worths.part(card, figure);
      return turn === 'before' ? own + this.company.besideWorth(figure) : own;
    };
    const parts = new Map(candidates.map((figure) => [figure, part(figure)]));
    const worth = (figure: number) => parts.get(figure) as number;
    const best = bestOf(state, offer, worth);
    const isFull = whom.self && take.take === 'whole' && !rule.of;
    if (turn !== 'instead' || isFull) return best;
    // The bonded turn replaces a turn: the turn of the acting card if the rule has `of`, otherwise the turn of the
    // bonding's card.
    const loser = rule.of ? state.orders.acting : bond.card;
    const lost = this.promiseOf(tables.cards[loser] as BattleCard);
    const brought = best.reduce((sum, figure) => sum + worth(figure), 0);
    // If figures only attack, `worth` counts attacks from where they stand now.
    const gained = take.take === 'move' ? shareOf(take) * brought : brought;
    return gained + ownWorth(bond, lost) > lost ? best : [];
  }

  goOn(_: number, index: number): boolean {
    const card = this.game.tables.cards[index] as BattleCard;
    if (card.spendsX === 'round') return true;
    const worth = this.promiseOf(card);
    if (!card.mayPay) return worth > 0;
    const left = card.life - (this.game.state.wounds[card.firstFigure] as number);
    return left > 1 && worth > this.prospects.pointsPerWound(card);
  }

  turn(_: number, index: number): void {
    const { game, acts } = this;
    const { state, tables } = game;
    const card = tables.cards[index] as BattleCard;
    this.outlook.lookOut(card);
    const figures: { figure: number; promise: number }[] = [];
    for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
      if (acts.mayAct(f))
        figures.push({
          figure: f,
          promise: this.outlook.from(card, state.place[f] as number, true),
        });
    }
    figures.sort((a, b) => b.promise - a.promise);
    const acting = figures.slice(0, acts.activates);
    const move = () => {
      for (const { figure } of acting) {
        if (!game.isOver() && acts.canStillMove(figure)) this.move(figure, card);
      }
    };
    move();
    if (!game.isOver() && acts.beforeAttacks()) move();
    if (game.isOver()) return;
    this.strikes.make(acting.map(({ figure }) => figure));
  }

  private move(figure: number, card: BattleCard): void {
    const { game } = this;
    const { place } = this.going.best(figure, card, game.reach(figure));
    if (place !== game.state.place[figure]) this.acts.move(figure, place);
  }

  /** Moves figures out of turn, one after another, starting with those that gain the most. */
  regroup(figures: readonly number[]): void {
    const { acts, game } = this;
    const options = figures
      .flatMap((figure) => {
        const card = game.state.card(figure);
        this.outlook.lookOut(card);
        const { place, gain } = this.going.best(figure, card, acts.outOfTurn.reach(figure));
        return gain > 0 ? [{ figure, place, gain }] : [];
      })
      .sort((a, b) => b.gain - a.gain);
    for (const { figure, place } of options) {
      if (!acts.outOfTurn.may(figure)) continue;
      if (acts.outOfTurn.reach(figure).has(place)) acts.outOfTurn.to(figure, place);
    }
    this.promises.forget();
  }

  standing(figure: number, places: readonly number[]): readonly number[] {
    const { outlook } = this;
    const { card: before } = outlook;
    const card = this.game.state.card(figure);
    outlook.lookOut(card);
    const worths = this.going.standing(figure, card, places);
    // The acting card's outlook is restored, because its next figures still need their own targets in this turn.
    if (before) outlook.lookOut(before);
    return worths;
  }

  choose(_: number, worth: readonly number[]): number {
    const { best } = this;
    best.begin();
    for (const [i, one] of worth.entries()) best.look(i, one);
    // The first option is often to do nothing, so it wins ties.
    return best.isOut(worth[0] as number) ? best.choice : 0;
  }
}
