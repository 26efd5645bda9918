/* Turns of cards, from the order marker to the last bonded turn. */

import { atOnce, type Steps } from '../../../base/index.ts';
import { FAR } from '../../../board/index.ts';
import { type BondedTurn, fitsArmyCard } from '../../../cards/index.ts';
import type { MomentName } from '../../../fight/index.ts';
import type { Acts } from '../acts.ts';
import { countUse, giveBack, limitedPer } from '../attacks/battle-uses.ts';
import { type Distribution, drawn } from '../attacks/distribution.ts';
import type { AttackSituation } from '../attacks/situation.ts';
import type { Game } from '../game.ts';
import { revealX } from '../orders/marker-x.ts';
import { targetsFrom } from '../policies/expectations.ts';
import { regainPowers } from '../powers/moments/control.ts';
import { Moments } from '../powers/moments/index.ts';
import { rollBeforeAttacks } from '../powers/moments/luck.ts';
import { onBoardOf } from '../powers/moments/played.ts';
import { withLuck } from '../powers/moments/triggers.ts';
import type { BattleCard } from '../state/cards.ts';
import { endGifts } from '../state/gifts.ts';
import { showAgain } from '../state/hidden.ts';
import type { WhyIdle } from '../tell.ts';
import {
  asksD20,
  attackersOf,
  type BondOffer,
  bondsAt,
  candidatesOf,
  cardsFor,
  figuresFor,
  generalOf,
  holderOf,
  isOpen,
  mistakeIn,
} from './bond-offers.ts';
import type { Bond } from './bonds.ts';
import { offerTables, rollAllTables } from './table-rolls.ts';
import type { MayDo, TurnOf } from './turn-of.ts';

/**
 * Plays powers at the end of a card's turn.
 *
 * @returns whether the card takes another turn
 */
export function endOfTurn(game: Game, card: BattleCard): boolean {
  const { state, encounters } = game;
  if (!card.endsTurn && !card.mayGoAgain) return false;
  offerMore(game, card);
  let again = false;
  // One roll counts for the whole card.
  let isRolled = false;
  for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
    if (!state.isOnBoard(f)) continue;
    const enemy = nearestEnemy(game, f);
    if (enemy < 0) continue;
    const met = () => metAtEnd(game, f, enemy);
    const distributions = encounters.distributions(f, enemy);
    if (card.endsTurn) happens(game, f, enemy, distributions.endOfTurn(met()), 'end');
    if (state.lives[f] === 0) continue;
    if (card.mayGoAgain && !isRolled) {
      const distribution = distributions.anotherTurn(met());
      isRolled = !distribution.isNothing;
      again = happens(game, f, enemy, distribution, 'anotherTurn');
    }
  }
  state.orders.goesOn = false;
  return again;
}

/** Offers another turn, either at a price or for marker X. */
function offerMore(game: Game, card: BattleCard): void {
  const { state, policies } = game;
  const { orders } = state;
  const { index, side, mayPay, spendsX } = card;
  const hasX = spendsX === 'turn' && orders.hasX(index, side);
  if ((!mayPay && !hasX) || orders.isExtra) return;
  if (!policies[side].goOn(side, index)) return;
  orders.goesOn = true;
  if (hasX) revealX(game, card);
}

/**
 * Applies the outcome of a roll made at the end of a turn.
 *
 * @returns whether the card takes another turn
 */
function happens(
  game: Game,
  figure: number,
  enemy: number,
  distribution: Distribution,
  when: MomentName,
): boolean {
  const { state, encounters, tables } = game;
  if (distribution.isNothing) return false;
  const outcome = drawn(distribution, state.dice.uniform());
  if (state.tell) {
    const met = metAtEnd(game, figure, enemy);
    state.tell({ is: 'power', figure, target: enemy, when, met: { ...met }, outcome });
  }
  encounters.uses.note(figure, enemy, outcome.used);
  const reaches = state.areAdjacent(figure, enemy) || state.card(figure).endsTurnAfar;
  if (reaches && outcome.enemyDestroyed) game.destroy(enemy, tables.cardOf[figure] as number);
  else if (reaches) game.wound(enemy, outcome.enemyWounds, tables.cardOf[figure] as number);
  if (outcome.ownDestroyed) game.destroy(figure, 'own side');
  else game.wound(figure, outcome.ownWounds, 'own side');
  return outcome.again;
}

/**
 * The situation of two figures at the end of a turn. Powers need line of sight to enemies that are
 * not adjacent.
 */
function metAtEnd({ state, encounters }: Game, figure: number, enemy: number): AttackSituation {
  const place = state.place[figure] as number;
  const met = encounters.meets(figure, place, enemy, state.isEngaged(figure));
  if (!met.isAdjacent && !state.sees(figure, place, enemy)) met.distance = FAR;
  return met;
}

function nearestEnemy({ state, tables }: Game, figure: number): number {
  const enemies = tables.figuresOf[1 - (tables.sideOf[figure] as number)] as readonly number[];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemies) {
    if (!state.isOnBoard(enemy)) continue;
    const far = state.distance(figure, enemy);
    if (far < least) {
      best = enemy;
      least = far;
    }
  }
  return best;
}

/** Why the figures of a card do nothing in a turn. */
function whyIdle(game: Game, card: number, may: MayDo): WhyIdle {
  const { state } = game;
  if (state.left[card] === 0) return 'off';
  if (state.orders.isCutShort) return 'cutShort';
  if (may.figures.length === 0) return isOnBoard(game, card) ? 'acted' : 'off';
  let canMove = false;
  for (const figure of may.figures) {
    const places = may.move ? placesOf(game, figure) : [state.place[figure] as number];
    canMove ||= places.length > 1;
    if (!may.attack) continue;
    if (places.some((place, i) => (i === 0 || !may.isEither) && canAttackFrom(game, figure, place)))
      return 'attacks';
  }
  if (canMove) return may.attack ? 'outOfReach' : 'moves';
  return 'held';
}

function isOnBoard({ state, tables }: Game, index: number): boolean {
  return tables.cardOf.some((card, figure) => card === index && state.isOnBoard(figure));
}

/** The places where a figure can be after moving. Its current place is first. */
function placesOf(game: Game, figure: number): number[] {
  const now = game.state.place[figure] as number;
  const { list, size } = game.reach(figure);
  return [now, ...[...list.subarray(0, size)].filter((place) => place !== now)];
}

function canAttackFrom(game: Game, figure: number, place: number): boolean {
  const { state } = game;
  const stood = state.place[figure] as number;
  state.take(figure);
  state.put(figure, place);
  const targets = targetsFrom(game, figure);
  state.take(figure);
  state.put(figure, stood);
  return targets.length > 0;
}

/**
 * Rolls for a bonding, if the bonding requires it, and asks the policy who takes the turn.
 *
 * @param hasActed whether a figure has acted in a turn from the same order marker
 * @returns the figures that take the turn; empty if there are none
 */
function takersOf(
  game: Game,
  bond: Bond,
  turn: BondedTurn,
  hasActed: (figure: number) => boolean,
): readonly number[] {
  const { state, policies, tables } = game;
  const { rule, whom, card, power } = bond;
  const own = tables.cards[card] as BattleCard;
  const { side } = own;
  const candidates = candidatesOf(state, bond).filter(
    (one) => (whom.self && whom.did !== 'notActed') || !hasActed(one),
  );
  if (candidates.length === 0) return [];
  let roll = 0;
  if (asksD20(bond)) roll = withLuck(game, holderOf(state, bond), bond.line, state.dice.d20());
  const figures = figuresFor(bond, roll);
  const isMissed = rule.roll?.d20 !== undefined && roll < Number(rule.roll.d20);
  const offer: BondOffer = {
    bond,
    candidates,
    cards: cardsFor(bond).cards,
    ...(figures !== undefined && { figures }),
  };
  const chosen = isMissed ? [] : policies[side].bond(side, offer);
  const mistake = mistakeIn(state, offer, chosen);
  if (mistake) throw new Error(`card ${card} cannot bond this way: ${mistake}`);
  if (roll > 0 || chosen.length > 0) {
    const cards = [...new Set(chosen.map((one) => tables.cardOf[one] as number))];
    state.tell?.({ is: 'bonded', side, card, power, turn, roll, figures: chosen, cards });
  }
  if (chosen.length > 0) {
    game.fires(own, bond.line);
    countUse(state, own.firstFigure, bond.line);
  }
  return chosen;
}

/** The turn that a bonding gives to figures, with the bonding's limits. */
const turnOf = (
  { take, spaces, farther, unstruck }: Bond['take'],
  figures: readonly number[],
): TurnOf => ({
  figures,
  ...((take === 'move' || take === 'attack') && { only: take }),
  ...(spaces !== undefined && { spaces }),
  ...(farther !== undefined && { farther }),
  ...(unstruck && { freely: true }),
});

/** Notes what a bonded turn changes for the rest of the turn or round. */
function noteBonded({ state }: Game, { take }: Bond, figures: readonly number[]): void {
  const { orders } = state;
  const { generals, leaves } = take;
  if (generals) for (const one of figures) orders.generals.add(generalOf(state, one));
  const isAfter =
    leaves && figures.some((one) => fitsArmyCard(leaves.after.cards ?? {}, state.card(one).card));
  if (isAfter) orders.most = leaves.figures;
}

/** Maximum number of turns that powers can add to one turn. */
const MOST_EXTRA = 20;

/** Plays turns of cards: those that order markers give, and those that powers add. */
export class Turns {
  private readonly game: Game;
  private readonly acts: Acts;
  readonly moments: Moments;
  private isLent = false;
  /** The numbers of the lines whose uses are renewed each turn. */
  private readonly ofTurns: readonly number[];

  constructor(game: Game, acts: Acts) {
    this.game = game;
    this.acts = acts;
    this.ofTurns = limitedPer(game.tables, 'turn');
    this.moments = new Moments(game, (card, of) => {
      if (!of) this.lend(card);
      else {
        acts.beginMarker();
        atOnce(this.take(card, of));
      }
    });
    game.moments = this.moments;
    game.attacks = acts;
    acts.afterMoving = (card) => {
      rollBeforeAttacks(game, card);
      offerTables(game, game.tables.cards[card] as BattleCard);
      this.moments.ofCard('beforeAttacks', card);
      if (!game.isOver()) game.regroupings?.beforeAttacking(card);
      this.moments.together('beforeAttacks', card);
    };
  }

  /** Plays a turn that a power gives without an order marker. Such a turn cannot give another one. */
  private lend(card: number): void {
    if (this.isLent) return;
    this.isLent = true;
    atOnce(this.take(card));
    this.isLent = false;
  }

  /** Plays the turn that an order marker gives the card on which it is revealed, and all turns that follow from it. */
  *markerTurn(card: number): Steps<void> {
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
      if ((yield* this.bond(bonds, 'instead')) || game.isOver()) return;
      yield* this.bond(bonds, 'before');
      if (game.isOver()) return;
    }
    if ((state.left[card] as number) > 0) yield* this.take(card);
    if (bonds.length > 0 && !game.isOver()) yield* this.bond(bonds, 'after');
  }

  /** Offers all bondings of a side at the beginning or end of a round. */
  *roundTurns(side: number, turn: BondedTurn): Steps<void> {
    const { game, acts } = this;
    const { tables } = game;
    if (!tables.hasRoundBonds) return;
    for (const card of tables.cardsOf[side] as readonly number[]) {
      acts.beginMarker();
      if (!game.isOver()) yield* this.bond(tables.bonds[card] as readonly Bond[], turn);
    }
  }

  /** Plays a turn of a card, and the turns that the card's own powers add. */
  private *take(card: number, of?: TurnOf): Steps<void> {
    const { game, acts } = this;
    const { state, policies, result, tables } = game;
    const one = tables.cards[card] as BattleCard;
    for (let extra = 0; extra < MOST_EXTRA; extra++) {
      yield;
      const counted = game.countedFor(card);
      result.turns[counted] = (result.turns[counted] as number) + 1;
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
        this.moments.together('turnBegins', card);
        this.moments.ofCard('turnBegins', card);
        if (!game.isOver()) game.regroupings?.turnBegins(card);
      }
      policies[one.side].turn(one.side, card);
      if (state.tell && !game.isOver()) this.tellIdle(card);
      acts.endTurn();
      const isWhole = !of?.only && !state.orders.isCutShort;
      const goesOn = isWhole && !game.isOver() && endOfTurn(game, one);
      const again = goesOn || (isWhole && state.orders.isOwed);
      if (isWhole) this.moments.together('turnEnds', card);
      if (isWhole && !game.isOver() && !this.isLent) {
        this.moments.turnEnds(card);
        if (!game.isOver()) game.regroupings?.turnEnds(card);
      }
      if (tables.hides) showAgain(state);
      endGifts(state, ({ gift }) => gift.lasts === 'turn');
      regainPowers(game);
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

  /** Plays the turns that cards take with their X markers after a side's turn. */
  *xTurns(side: number): Steps<void> {
    while (!this.game.isOver() && this.moments.sideTurnEnds(side)) yield;
  }

  /**
   * Offers the bondings that act at one moment of a turn or round.
   *
   * @returns whether any figure has taken a turn
   */
  private *bond(bonds: readonly Bond[], turn: BondedTurn): Steps<boolean> {
    const { game, acts } = this;
    const { state } = game;
    let isTaken = false;
    // Only one bonding of each power is used.
    const done = new Set<number>();
    for (const bond of bondsAt(bonds, turn)) {
      if (done.has(bond.power) || game.isOver() || !isOpen(state, bond)) continue;
      const all = takersOf(game, bond, turn, (one) => acts.hasActed(one));
      if (all.length === 0) continue;
      done.add(bond.power);
      isTaken = true;
      state.orders.isBonded = true;
      if (bond.own?.isFirst) yield* this.takeOwn(bond);
      const near = bond.own?.isFirst ? candidatesOf(state, bond) : all;
      const chosen = all.filter((one) => near.includes(one));
      for (const card of new Set(chosen.map((one) => state.tables.cardOf[one] as number))) {
        const figures = chosen.filter((one) => state.tables.cardOf[one] === card);
        if (game.isOver()) break;
        const attackersLeft = attackersOf(state, bond);
        noteBonded(game, bond, figures);
        yield* this.take(card, {
          ...turnOf(bond.take, figures),
          ...(attackersLeft !== undefined && { attackersLeft }),
        });
      }
      if (bond.own?.isFirst === false) yield* this.takeOwn(bond);
    }
    return isTaken;
  }

  /** Plays what is left of the bonding card's own turn. */
  private *takeOwn({ card, own }: Bond): Steps<void> {
    const { game } = this;
    const figures = onBoardOf(game, game.tables.cards[card] as BattleCard);
    if (own && figures.length > 0 && !game.isOver())
      yield* this.take(card, turnOf(own.take, figures));
  }
}
