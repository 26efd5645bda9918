/* The course of a game: setup, rounds with order markers and initiative, and the final result. */

import type { Steps } from '../../../base/index.ts';
import { LAVA_FIELD } from '../../../board/index.ts';
import type { BondedTurn } from '../../../cards/index.ts';
import { WINNERS } from '../../totals.ts';
import type { Acts } from '../acts.ts';
import { giveBack, limitedPer } from '../attacks/battle-uses.ts';
import { holdsFor } from '../attacks/conditions.ts';
import { amountOf } from '../attacks/counting.ts';
import type { Game } from '../game.ts';
import { offerX } from '../orders/marker-x.ts';
import { MARKERS, TURNS } from '../orders/orders.ts';
import type { BattleCard } from '../state/cards.ts';
import { endGifts, endGiftsAtMarker } from '../state/gifts.ts';
import { pointsOfBoth, pointsOfCard, pointsOfSide, pointsPerWound } from '../state/points.ts';
import type { GameState } from '../state/state.ts';
import { Turns } from './turns.ts';

/** What a side's powers add to its initiative roll. */
export function initiativeOf(game: Game, side: number): number {
  const { state } = game;
  const { cards, cardsOf } = state.tables;
  let sum = 0;
  for (const index of cardsOf[side] as readonly number[]) {
    const card = cards[index] as BattleCard;
    for (const { value, line } of card.values) {
      if (value.initiative === undefined) continue;
      const figure = firstOnBoard(state, card);
      if (figure < 0 || !holdsFor(state, figure, line)) continue;
      const bonus = amountOf(state, figure, value.initiative);
      if (bonus !== 0) game.fires(card, line);
      sum += bonus;
    }
  }
  return sum;
}

function firstOnBoard(state: GameState, { firstFigure, figures }: BattleCard): number {
  for (let f = firstFigure; f < firstFigure + figures; f++) if (state.isOnBoard(f)) return f;
  return -1;
}

/**
 * Fills in the result. If the game ended early, the side with figures left has won (a draw if neither has any);
 * otherwise, the side with more points has won.
 */
function finish(game: Game): void {
  const { state, result, tables, totals } = game;
  const { alive } = state;
  result.rounds = state.round;
  result.isByPoints = !game.isOver();
  const [a, b] = pointsOfBoth(state);
  // Points are sums of fractions with rounding errors, so tiny differences count as a draw.
  if (!result.isByPoints)
    result.winner = (alive[0] as number) > 0 ? 0 : (alive[1] as number) > 0 ? 1 : 2;
  else if (Math.abs(a - b) < 1e-9) result.winner = 2;
  else result.winner = a > b ? 0 : 1;
  countEnds(game);
  if (!state.hasMet) totals.apart[0] = (totals.apart[0] as number) + 1;
  for (const side of [0, 1]) {
    result.pointsLeft[side] = Math.round(side === 0 ? a : b);
    result.figuresLeft[side] = alive[side] as number;
  }
  for (const { index, powerless } of tables.cards) {
    const ownSelves = powerless === undefined ? [index] : [index, powerless];
    result.pointsDestroyed[index] = Math.round(game.pointsDestroyed[index] as number);
    result.pointsLost[index] = Math.round(
      (game.pointsBrought[index] as number) - sumOf(ownSelves, (one) => pointsOfCard(state, one)),
    );
    result.survived[index] = sumOf(ownSelves, (one) => state.left[one] as number) > 0 ? 1 : 0;
  }
  const { winner, isByPoints } = result;
  state.tell?.({ is: 'over', winner, isByPoints, points: [a, b] });
}

const sumOf = <One>(all: readonly One[], of: (one: One) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

/** Counts at which end of the map the winner began. */
function countEnds({ state, result, totals }: Game): void {
  const { winner } = result;
  result.end = state.endOf(0);
  result.winningEnd = winner === 2 ? 2 : state.endOf(winner);
  if (totals.winsByEnd.length === 0) return;
  const at = result.end * WINNERS + winner;
  totals.winsByEnd[at] = (totals.winsByEnd[at] as number) + 1;
}

/** Plays games from setup to the end. */
export class Rounds {
  private readonly game: Game;
  private readonly acts: Acts;
  private readonly turns: Turns;
  private readonly markers: readonly [Int16Array, Int16Array];
  /** The limited lines whose uses are renewed each round. */
  private readonly ofRounds: readonly number[];

  constructor(game: Game, acts: Acts) {
    this.game = game;
    this.acts = acts;
    this.markers = [new Int16Array(MARKERS), new Int16Array(MARKERS)];
    this.turns = new Turns(game, acts);
    this.ofRounds = limitedPer(game.tables, 'round');
  }

  *play(number: number): Steps<void> {
    const { game } = this;
    const { state, tables } = game;
    game.begin(number);
    this.setUp();
    game.mustered();
    const { rounds } = tables.scenario;
    while (!game.isOver() && state.round < rounds) {
      yield* this.round();
      this.countPoints(state.round);
    }
    // If the game ended early, the remaining rounds count with the final points.
    for (let round = state.round + 1; round <= rounds; round++) this.countPoints(round);
    finish(game);
  }

  /**
   * Sets up the armies. A D20 roll decides which side places first, unless all figures have given
   * places.
   */
  private setUp(): void {
    const { game, acts } = this;
    const { state, policies, tables } = game;
    if (acts.placing.putGiven()) return;
    if (tables.scenario.ends) state.tell?.({ is: 'ends', ends: [state.endOf(0), state.endOf(1)] });
    const rolls: [number, number][] = [];
    const first = this.higher(rolls, 0, 0);
    state.tell?.({ is: 'placing', side: first, rolls });
    for (const side of [first, (1 - first) as 0 | 1]) {
      acts.placing.begin();
      policies[side].place(side);
      acts.placing.end(side);
    }
  }

  /** Rolls a D20 for each side until the sums with the bonuses differ. Returns the side with the higher sum. */
  private higher(rolls: [number, number][], bonus0: number, bonus1: number): 0 | 1 {
    const { dice } = this.game.state;
    for (;;) {
      const [a, b] = [dice.d20() + bonus0, dice.d20() + bonus1];
      rolls.push([a, b]);
      if (a !== b) return a > b ? 0 : 1;
    }
  }

  private *round(): Steps<void> {
    const { game } = this;
    const { state, policies, result, encounters } = game;
    state.round++;
    state.orders.generals.clear();
    state.turn = 0;
    state.tell?.({ is: 'round', round: state.round });
    giveBack(state, this.ofRounds);
    state.gaveInRound.clear();
    endGifts(state, ({ gift }) => gift.lasts === 'round');
    this.turns.moments.roundBegins();
    if (game.isOver()) return;
    for (const side of [0, 1] as const) {
      policies[side].mark(side, this.markers[side]);
      state.orders.place(side, this.markers[side]);
      state.tell?.({ is: 'markers', side, cards: [...this.markers[side]] });
    }
    if (state.round === 1) yield* this.bondAll('firstRound');
    yield* this.bondAll('roundBegins');
    game.regroupings?.ofRound('markersPlaced');
    if (game.isOver()) return;
    const rolls: [number, number][] = [];
    const powers = [initiativeOf(game, 0), initiativeOf(game, 1)] as const;
    const bonus = (side: 0 | 1) =>
      encounters.glyphs.sum(side, 'initiative') + encounters.glyphs.sum(side, 'd20') + powers[side];
    const added = [bonus(0), bonus(1)] as const;
    const first = this.higher(rolls, ...added);
    state.first = first;
    if (state.round === 1) result.first = first;
    state.tell?.({ is: 'initiative', rolls, added, first });
    for (let turn = 0; turn < TURNS; turn++) {
      state.turn = turn + 1;
      for (const side of [first, (1 - first) as 0 | 1]) {
        yield* this.turn(side, state.orders.cards[side * MARKERS + turn] as number);
        if (game.isOver()) return;
      }
    }
    state.tell?.({ is: 'turnsOver' });
    yield* this.bondAll('roundEnds');
    if (!game.isOver()) game.regroupings?.ofRound('roundEnds');
    if (!game.isOver()) this.endOfRound();
  }

  private *bondAll(turn: BondedTurn): Steps<void> {
    for (const side of [0, 1]) yield* this.turns.roundTurns(side, turn);
  }

  private *turn(side: 0 | 1, card: number): Steps<void> {
    const { game } = this;
    const { state, totals } = game;
    const isLost = card < 0 || (state.left[card] as number) === 0;
    for (let i = 0; i < 2; i++) state.quiet[i] = (state.quiet[i] as number) + 1;
    state.tell?.({ is: 'turn', side, turn: state.turn, card, lost: isLost });
    this.turns.moments.sideTurnBegins(side);
    if (isLost) {
      totals.turnsLost[side] = (totals.turnsLost[side] as number) + 1;
      return;
    }
    const acting = this.turns.moments.markerComes(side, card);
    state.orders.acting = acting;
    state.fellNow = [];
    endGiftsAtMarker(state, side);
    state.orders.shown[side * MARKERS + state.turn - 1] = 1;
    offerX(game, acting);
    yield* this.turns.markerTurn(acting);
    state.orders.acting = -1;
    yield* this.turns.xTurns(side);
  }

  /** Plays the end of the round: powers, then the heat of lava fields, then glyphs. */
  private endOfRound(): void {
    this.turns.moments.roundEnds();
    const { game } = this;
    const { state, tables } = game;
    const { kinds } = tables.ground;
    for (let f = 0; f < tables.figures; f++) {
      if (!state.isOnBoard(f) || state.card(f).lavaResistant) continue;
      if (state.gait(f).ignored & LAVA_FIELD) continue;
      const [a, b] = [state.spaceA(f), state.spaceB(f)];
      const kind = (kinds[a] as number) | (b < 0 ? 0 : (kinds[b] as number));
      if ((kind & LAVA_FIELD) === 0) continue;
      const wounds = state.dice.skulls(1);
      state.tell?.({ is: 'heat', figure: f, wounds });
      game.wound(f, wounds, 'lava field');
    }
    for (const [i, glyph] of tables.glyphs.entries()) {
      if (!glyph.wounds || state.glyphLies[i] === 0 || game.isOver()) continue;
      const holder = state.occupant[glyph.space] as number;
      if (holder >= 0) this.wannok(i, holder);
    }
  }

  /** On a 1, the glyph wounds its holder; otherwise it wounds the enemy figure whose wounds cost the fewest points. */
  private wannok(glyph: number, holder: number): void {
    const { game } = this;
    const { state, tables } = game;
    const bonus = game.encounters.glyphs.sum(tables.sideOf[holder] as number, 'd20');
    const roll = state.dice.d20() + bonus;
    state.tell?.({ is: 'glyph', figure: holder, glyph, roll });
    if (roll === 1) {
      game.wound(holder, 1, 'glyph');
      return;
    }
    const others = (
      tables.figuresOf[1 - (tables.sideOf[holder] as number)] as readonly number[]
    ).filter((one) => state.isOnBoard(one));
    const [least] = others.sort((a, b) => pointsPerWound(state, a) - pointsPerWound(state, b));
    if (least !== undefined) game.wound(least, 1, tables.cardOf[holder] as number);
  }

  private countPoints(round: number): void {
    const { game } = this;
    const { state, totals, tables } = game;
    for (const side of [0, 1]) {
      const at = side * tables.scenario.rounds + round - 1;
      totals.pointsByRound[at] = (totals.pointsByRound[at] as number) + pointsOfSide(state, side);
    }
  }
}
