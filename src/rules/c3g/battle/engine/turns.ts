import type { EffectLine } from '../../../../powers/effect-line.ts';
import type { BondedTurn } from '../../../../powers/effects/bonding.ts';
import type { MomentName } from '../../fights/tell-moment.ts';
import type { Acts } from './acts.ts';
import { promiseLeft } from './attack-worths.ts';
import { countUse } from './battle-uses.ts';
import {
  asksD20,
  attackersOf,
  type BondOffer,
  bondsAt,
  candidatesOf,
  figuresFor,
  generalOf,
  holderOf,
  isOpen,
  mistakeIn,
} from './bond-offers.ts';
import { type Bond, fitsCard } from './bonds.ts';
import { turnByX } from './bringing.ts';
import type { BattleCard } from './cards.ts';
import { collectAfterTurn } from './collecting.ts';
import { type Distribution, drawn } from './distribution.ts';
import type { Game } from './game.ts';
import { endGifts } from './gifts.ts';
import { showAgain } from './hidden.ts';
import { hideUpon } from './hiding.ts';
import { Moments } from './moments/index.ts';
import { rollBeforeAttacks } from './moments/luck.ts';
import { meanOf, tellUsed, withLuck } from './moments/upon.ts';
import { rollTables } from './table-rolls.ts';
import { takeNear } from './takings.ts';
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
    this.ofTurns = limitedPer(game, 'turn');
    this.moments = new Moments(game, (card) => this.lend(card));
    game.moments = this.moments;
    game.attacks = acts;
    acts.afterMoving = (card) => {
      rollBeforeAttacks(game, card);
      this.offerTables(card);
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
      this.beginTurn(one);
      state.playing = card;
      this.moments.friendsTurnBegins(card);
      acts.beginTurn(card, of);
      if (!of?.only) {
        takeNear(game, one, 'beforeMoving');
        this.moments.ofCard('beforeMoving', card);
        if (!game.isOver()) game.regroupings?.turnBegins(card);
      }
      policies[one.side].turn(one.side, card);
      acts.endTurn();
      const isWhole = !of?.only && !state.orders.isCutShort;
      const goesOn = isWhole && !game.isOver() && this.endOfTurn(one);
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
      this.refresh(this.ofTurns);
      if (!again || game.isOver() || (state.left[card] as number) === 0) return;
    }
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

  refresh(lines: readonly number[]): void {
    const { state, tables } = this.game;
    for (const line of lines) {
      for (let f = 0; f < tables.figures; f++) state.used[f * state.lines + line] = 0;
    }
  }

  /** Offers the bondings of a moment. @returns whether anybody has taken a turn */
  private bond(bonds: readonly Bond[], turn: BondedTurn): boolean {
    const { game } = this;
    const { state } = game;
    let isTaken = false;
    // Of several bondings of one power, one.
    const done = new Set<number>();
    for (const bond of bondsAt(bonds, turn)) {
      if (done.has(bond.power) || game.isOver() || !isOpen(state, bond)) continue;
      const chosen = this.chosenFor(bond, turn);
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
        this.noteBonded(bond, figures);
        this.take(card, of);
      }
    }
    return isTaken;
  }

  /** What a bonding changes for the rest of the turn or of the round. */
  private noteBonded({ value }: Bond, figures: readonly number[]): void {
    const { state } = this.game;
    const { orders } = state;
    const { generals, leaves } = value;
    if (generals) for (const one of figures) orders.generals.add(generalOf(state, one));
    const isAfter = leaves && figures.some((one) => fitsCard(leaves.after, state.card(one)));
    if (isAfter) orders.most = leaves.figures;
  }

  /** Rolls for a bonding, and asks who takes it. */
  private chosenFor(bond: Bond, turn: BondedTurn): readonly number[] {
    const { game, acts } = this;
    const { state, policies, tables } = game;
    const { value, card, power } = bond;
    const { side } = tables.cards[card] as BattleCard;
    const candidates = candidatesOf(state, bond).filter(
      (one) => (value.own && !value.idle) || !acts.hasActed(one),
    );
    if (candidates.length === 0) return [];
    let roll = 0;
    if (asksD20(value)) roll = withLuck(game, holderOf(state, bond), bond.line, state.dice.d20());
    const figures = figuresFor(value, roll);
    const isMissed = value.d20 !== undefined && roll < value.d20;
    const offer: BondOffer = {
      bond,
      candidates,
      cards: value.cards ?? 1,
      ...(figures !== undefined && { figures }),
    };
    const chosen = isMissed ? [] : policies[side].bond(side, offer);
    const mistake = mistakeIn(state, offer, chosen);
    if (mistake) throw new Error(`card ${card} cannot bond so: ${mistake}`);
    if (roll > 0 || chosen.length > 0) {
      const cards = [...new Set(chosen.map((one) => tables.cardOf[one] as number))];
      state.tell?.({ is: 'bonded', side, card, power, turn, roll, figures: chosen, cards });
    }
    if (chosen.length > 0) {
      const own = tables.cards[card] as BattleCard;
      game.fires(own, bond.line);
      countUse(state, own.firstFigure, bond.line);
    }
    return chosen;
  }

  private beginTurn({ index, tables: lines, mayRoll }: BattleCard): void {
    const { state, tables } = this.game;
    for (let f = 0; f < tables.figures; f++) {
      state.began[f] = state.place[f] as number;
      state.beganEngaged[f] = Number(
        tables.asksMovement && state.isOnBoard(f) && state.isEngaged(f),
      );
      state.attacked[f] = 0;
      state.dealt[f] = 0;
    }
    state.deeds.fill(0);
    state.movements.fill(0);
    state.rolled.fill(0);
    state.thrown.fill(0);
    state.passed.fill(0);
    state.collected.fill(0);
    state.orders.forgoes = undefined;
    state.orders.rollsTables = false;
    state.tableDice = lines.map(() => 0);
    if (lines.length > 0 && !mayRoll) this.rollAllTables(index, lines);
  }

  private rollAllTables(index: number, lines: readonly EffectLine[]): void {
    this.game.state.tableDice = rollTables(this.game, index, lines);
    this.loseFigure(index);
  }

  /** Rolls the table of a card that may leave it, where its policy wants to. */
  private offerTables(index: number): void {
    const { game } = this;
    const { state, tables, policies } = game;
    const card = tables.cards[index] as BattleCard;
    const { firstFigure, figures, side, points, tables: lines } = card;
    if (!card.mayRoll || (state.left[index] as number) === 0) return;
    const plain = promiseLeft(game, card);
    state.orders.rollsTables = true;
    const least = losesAt(card);
    const rolled = meanOf(lines[0]?.attackDice as Readonly<Record<string, number>>, (dice) => {
      state.tableDice = [dice];
      return promiseLeft(game, card) - (dice <= least ? points / figures : 0);
    });
    state.tableDice = lines.map(() => 0);
    state.orders.rollsTables = policies[side].choose(firstFigure, [plain, rolled]) === 1;
    if (!state.orders.rollsTables) return;
    this.rollAllTables(index, lines);
    for (const line of lines) game.fires(card, line);
  }

  /** The last figure of a card dies where its table gave too little. */
  private loseFigure(index: number): void {
    const { game } = this;
    const { state, tables } = game;
    const card = tables.cards[index] as BattleCard;
    const most = Math.max(...state.tableDice);
    const line = card.battleLines.find(({ losesFigure }) => losesFigure !== undefined);
    if (!line || most > losesAt(card)) return;
    for (let f = card.firstFigure + card.figures - 1; f >= card.firstFigure; f--) {
      if (!state.isOnBoard(f)) continue;
      tellUsed({ game, figure: f, card, line, value: most }, [f], 0, true);
      game.destroy(f, 'own side');
      return;
    }
  }

  /** Powers at the end of a card's turn. @returns whether it takes another one */
  private endOfTurn(card: BattleCard): boolean {
    const { state, encounters } = this.game;
    if (!card.endsTurn && !card.mayGoAgain) return false;
    this.offerMore(card);
    let again = false;
    // It is rolled once for the whole card.
    let isRolled = false;
    for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
      if (!state.isOnBoard(f)) continue;
      const enemy = this.nearestEnemy(f);
      if (enemy < 0) continue;
      const met = () => encounters.meets(f, state.place[f] as number, enemy, state.isEngaged(f));
      const distributions = encounters.distributions(f, enemy);
      if (card.endsTurn) this.happens(f, enemy, distributions.endOfTurn(met()), 'end');
      if (state.lives[f] === 0) continue;
      if (card.mayGoAgain && !isRolled) {
        const distribution = distributions.anotherTurn(met());
        isRolled = !distribution.isNothing;
        again = this.happens(f, enemy, distribution, 'anotherTurn');
      }
    }
    state.orders.goesOn = false;
    return again;
  }

  /** A further turn at a price, or for the marker X: its side says whether it wants it. */
  private offerMore({ index, side, mayPay, spendsX }: BattleCard): void {
    const { state, policies } = this.game;
    const { orders } = state;
    const hasX = spendsX === 'turn' && orders.hasX(index, side);
    if ((!mayPay && !hasX) || orders.isExtra) return;
    if (!policies[side].goOn(side, index)) return;
    orders.goesOn = true;
    if (hasX) this.revealX(index, side);
  }

  /** Reveals X on a card, with the numbered marker, where a power of it asks for that. */
  offerX(card: number): void {
    const { state, tables, policies } = this.game;
    const { side, spendsX } = tables.cards[card] as BattleCard;
    if (spendsX !== 'round' || !state.orders.hasX(card, side)) return;
    if (policies[side].goOn(side, card)) this.revealX(card, side);
  }

  private revealX(card: number, side: 0 | 1): void {
    const { state } = this.game;
    state.orders.revealX(side);
    state.tell?.({ is: 'revealed', side, card });
  }

  private happens(
    figure: number,
    enemy: number,
    distribution: Distribution,
    when: MomentName,
  ): boolean {
    const { game } = this;
    const { state, encounters, tables } = game;
    if (distribution.isNothing) return false;
    const outcome = drawn(distribution, state.dice.uniform());
    if (state.tell) {
      const place = state.place[figure] as number;
      const met = encounters.meets(figure, place, enemy, state.isEngaged(figure));
      state.tell({ is: 'power', figure, target: enemy, when, met: { ...met }, outcome });
    }
    encounters.uses.note(figure, enemy, outcome.used);
    const isNear = state.areAdjacent(figure, enemy);
    if (isNear && outcome.enemyDestroyed) game.destroy(enemy, tables.cardOf[figure] as number);
    else if (isNear) game.wound(enemy, outcome.enemyWounds, tables.cardOf[figure] as number);
    if (outcome.ownDestroyed) game.destroy(figure, 'own side');
    else game.wound(figure, outcome.ownWounds, 'own side');
    return outcome.again;
  }

  private nearestEnemy(figure: number): number {
    const { state, tables } = this.game;
    let [best, least] = [-1, Number.POSITIVE_INFINITY];
    for (const enemy of tables.figuresOf[
      1 - (tables.sideOf[figure] as number)
    ] as readonly number[]) {
      if (!state.isOnBoard(enemy)) continue;
      const far = state.distance(figure, enemy);
      if (far < least) [best, least] = [enemy, far];
    }
    return best;
  }
}

/** The most attack dice of its table at which a card loses a figure. */
const losesAt = ({ battleLines }: BattleCard): number =>
  Math.max(
    ...battleLines.map(({ losesFigure }) =>
      losesFigure === undefined ? Number.NEGATIVE_INFINITY : Number(losesFigure),
    ),
    Number.NEGATIVE_INFINITY,
  );

/** Limited lines of a period, by their numbers among all. */
export function limitedPer({ tables }: Game, period: string): number[] {
  return tables.cards.flatMap(({ index, limited }) =>
    limited.flatMap(({ per }: EffectLine, i) =>
      per === period ? [(tables.limitedFrom[index] as number) + i] : [],
    ),
  );
}
