/*
 * Movements out of turn: powers that let figures move on some occasion, such as the end of a turn
 * or an enemy's approach.
 */

import {
  type EffectLine,
  fitsArmyCard,
  type Occasion,
  type RegroupsValue,
} from '../../../cards/index.ts';
import type { Acts } from '../acts.ts';
import { countUse, isUsedUp } from '../attacks/battle-uses.ts';
import { holdsFor } from '../attacks/conditions.ts';
import type { Game } from '../game.ts';
import { neededOf, rollFor, SYMBOL_IN, tellUsed } from '../powers/moments/triggers.ts';
import { hasStruck } from '../state/actions-this-turn.ts';
import type { BattleCard } from '../state/cards.ts';
import type { GameEventOf } from '../tell.ts';

/** A power that lets figures of a side move out of turn. */
interface Regrouping extends RegroupsValue {
  readonly card: BattleCard;
  readonly line: EffectLine;
  /** The cards whose figures may move. */
  readonly movers: readonly BattleCard[];
}

/** Starts movements out of turn on their occasions. */
export class Regroupings {
  private readonly game: Game;
  private readonly acts: Acts;
  /** Indexed by card. */
  private readonly all: readonly (readonly Regrouping[])[];

  constructor(game: Game, acts: Acts) {
    this.game = game;
    this.acts = acts;
    const { cards } = game.tables;
    this.all = cards.map((card) => regroupingsOf(card, cards));
  }

  /**
   * Call on an occasion of a card.
   *
   * @param figure the figure concerned, which may just have been destroyed
   * @param other the enemy that has come next to it, or has attacked it
   */
  of(card: number, at: Occasion, figure: number, other?: number): void {
    const own = this.all[card] as readonly Regrouping[];
    if (own.length === 0 || this.game.isOver()) return;
    const fits = ({ from }: Regrouping) =>
      !from || (other !== undefined && fitsArmyCard(from, this.game.state.card(other).card));
    for (const one of own) if (one.at === at && fits(one)) this.regroup(one, figure, other);
  }

  /** Call when a turn of a card begins. */
  turnBegins(card: number): void {
    this.of(card, 'beforeMoving', this.anyOf(this.game.tables.cards[card] as BattleCard));
  }

  /** Call when a card has moved, before it attacks. */
  beforeAttacking(card: number): void {
    this.of(card, 'beforeAttacking', this.anyOf(this.game.tables.cards[card] as BattleCard));
  }

  /** Call when a turn of a card is over: for its own powers, and those of other friendly cards. */
  turnEnds(card: number): void {
    const { cards, cardsOf } = this.game.tables;
    const { side, card: ended } = cards[card] as BattleCard;
    this.of(card, 'turnEnds', this.anyOf(cards[card] as BattleCard));
    for (const other of cardsOf[side] as readonly number[]) {
      for (const one of this.all[other] as readonly Regrouping[]) {
        if (one.at !== 'friendTurnEnds' || this.game.isOver()) continue;
        if (one.byMarker && this.game.state.orders.acting !== card) continue;
        if (!one.after || fitsArmyCard(one.after, ended)) this.regroup(one, this.anyOf(one.card));
      }
    }
  }

  /** Call when a round begins or ends, for all cards. */
  ofRound(at: Occasion): void {
    for (const card of this.game.tables.cards) this.of(card.index, at, this.anyOf(card));
  }

  private regroup(one: Regrouping, figure: number, other?: number): void {
    const { game, acts } = this;
    const { state, policies } = game;
    const holder = state.isOnBoard(figure) ? figure : this.anyOf(one.card);
    if (
      holder < 0
        ? one.within !== undefined || one.line.when
        : !holdsFor(state, holder, one.line.when)
    )
      return;
    const user = holder < 0 ? one.card.firstFigure : holder;
    if (isUsedUp(state, user, one.line)) return;
    const isApart = other === undefined || holder < 0 || !state.areAdjacent(holder, other);
    if (one.beside === 'attacker' && isApart) return;
    const figures = this.figuresOf(one);
    if (figures === 0) return;
    const movers = one.itself ? [holder].filter((f) => f >= 0) : this.moversOf(one, holder);
    if (movers.length === 0) return;
    const most = Math.min(figures ?? movers.length, movers.length);
    const spaces = this.spacesOf(one, movers, most);
    if (spaces === 0) return;
    if (one.d20 !== undefined) {
      const roll = rollFor({ game, figure: user, line: one.line });
      const used = { game, figure: user, card: one.card, line: one.line, value: one };
      tellUsed(used, [], roll, roll >= one.d20, neededOf(one));
      if (roll < one.d20) return;
    }
    const { figures: _, ...rest } = one;
    const isTold = typeof one.spaces === 'object';
    acts.outOfTurn.begin(
      {
        ...rest,
        spaces,
        ...(figures !== undefined && { figures }),
        ...(other !== undefined && { other }),
      },
      movers,
      () => {
        if (!isTold) this.tell(one, { movers, most, spaces });
      },
    );
    policies[one.card.side].regroup?.(movers);
    if (one.at === 'evaded' && one.unengaged) this.getAway(holder);
    if (!acts.outOfTurn.end() || one.d20 !== undefined) return;
    countUse(state, user, one.line);
    game.fires(one.card, one.line);
  }

  /**
   * Moves a figure away that evades an attack only if it ends next to no enemy, if it is still
   * engaged.
   */
  private getAway(figure: number): void {
    const { game, acts } = this;
    const { state, policies, tables } = game;
    if (!acts.outOfTurn.may(figure) || !state.isEngaged(figure)) return;
    const { list, size } = acts.outOfTurn.reach(figure);
    // The first place is its own.
    const places = [...list.subarray(1, size)];
    if (places.length === 0) return;
    const policy = policies[tables.sideOf[figure] as 0 | 1];
    const worths = policy.standing?.(figure, places) ?? places.map(() => 0);
    acts.outOfTurn.to(figure, places[policy.choose(figure, worths)] as number);
  }

  private tell(
    { card, line }: Regrouping,
    told: Pick<GameEventOf<'regroups'>, 'movers' | 'most' | 'spaces' | 'rolled'>,
  ): void {
    const power = card.powerOf.get(line) as number;
    this.game.state.tell?.({ is: 'regroups', card: card.index, power, ...told });
  }

  /** How many spaces the figures may move; rolled if the power says so. */
  private spacesOf(one: Regrouping, movers: readonly number[], most: number): number {
    const { spaces, card } = one;
    const { dice, orders } = this.game.state;
    if (typeof spaces === 'number') return spaces;
    if (spaces === 'perMarker') return orders.hidden(card.index) + orders.revealed(card.index);
    let symbols = 0;
    for (let i = 0; i < spaces.dice; i++) symbols += Number(dice.below(SYMBOL_IN) === 0);
    const rolled = { dice: spaces.dice, symbols };
    this.tell(one, { movers, most, spaces: symbols, rolled });
    return symbols;
  }

  /** How many figures may move; undefined if all may. */
  private figuresOf({ figures, card }: Regrouping): number | undefined {
    if (typeof figures !== 'string') return figures;
    const { state } = this.game;
    let count = 0;
    for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
      if (figures === 'attacked') count += Number(hasStruck(state, f));
      else count += Number(state.isOnBoard(f) && state.isEngaged(f));
    }
    return count;
  }

  private anyOf({ firstFigure, figures }: BattleCard): number {
    for (let f = firstFigure; f < firstFigure + figures; f++)
      if (this.game.state.isOnBoard(f)) return f;
    return -1;
  }

  private moversOf(
    { movers, within, sight, others, engaged, moved, idle }: Regrouping,
    holder: number,
  ): number[] {
    const { state } = this.game;
    const found: number[] = [];
    for (const { firstFigure, figures } of movers) {
      for (let f = firstFigure; f < firstFigure + figures; f++) {
        if (!state.isOnBoard(f)) continue;
        if (others && f === holder) continue;
        if (within !== undefined && state.distance(holder, f) > within) continue;
        if (sight && !state.sees(holder, state.place[holder] as number, f)) continue;
        if (moved !== undefined && (state.place[f] !== state.began[f]) !== moved) continue;
        if (idle && hasStruck(state, f)) continue;
        if (engaged !== undefined && state.isEngaged(f) !== engaged) continue;
        found.push(f);
      }
    }
    return found;
  }
}

function regroupingsOf(card: BattleCard, cards: readonly BattleCard[]): Regrouping[] {
  return card.battleLines.flatMap((line) => {
    const value = line.regroups as RegroupsValue | undefined;
    if (!value) return [];
    const { who } = value;
    const movers = cards.filter((other) =>
      who ? other.side === card.side && fitsArmyCard(who, other.card) : other === card,
    );
    return [{ ...value, card, line, movers }];
  });
}
