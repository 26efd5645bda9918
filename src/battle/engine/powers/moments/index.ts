/*
 * Powers that act at a moment of a round or turn, without an attack. The rest of the folder has one
 * file per kind.
 */

import {
  type BattleMoment,
  battleLinesOf,
  type ComesLater,
  type EffectLine,
  type Trigger,
} from '../../../../cards/index.ts';
import { isUsedUp } from '../../attacks/battle-uses.ts';
import { holdsFor } from '../../attacks/conditions.ts';
import type { Game } from '../../game.ts';
import type { BattleCard } from '../../state/cards.ts';
import { summons } from '../../state/summoned.ts';
import { arrive, relocate } from './arriving.ts';
import { bringBack, call, come, comeBack } from './coming-back.ts';
import { changeSides, lend, takeControl } from './control.ts';
import { swap, throwEnemies } from './displacing.ts';
import { give } from './giving.ts';
import { harmNear } from './harming.ts';
import { heal, healItself } from './healing.ts';
import { giveWay } from './raising.ts';
import { rollFor, type TakeTurn, tellUsed, type Used } from './triggers.ts';

type Act = (used: Used<never>, takeTurn: TakeTurn) => void;

/** Effects that act on other figures, at the moment given in the value. */
const UPON_OTHERS: Readonly<Record<string, Act>> = {
  healsFriend: heal,
  bringsBack: bringBack,
  calls: call,
  takesControl: takeControl,
  throws: throwEnemies,
  swaps: swap,
  harmsNear: harmNear,
  healsItself: healItself,
  gives: give,
  arrives: arrive,
};

/** Effects that act on their own card, with their fixed moments. */
const ON_ITSELF: Readonly<Record<string, { readonly moment: BattleMoment; readonly act: Act }>> = {
  comesBack: { moment: 'sideTurnBegins', act: comeBack },
  goesOver: { moment: 'turnEnds', act: goOver },
  lendsItself: { moment: 'turnEnds', act: lendItself },
  relocates: { moment: 'roundBegins', act: relocate },
  givesWay: { moment: 'roundBegins', act: giveWay },
};

/** Acts for which the figure need not be on the board. */
const OFF_BOARD: ReadonlySet<Act> = new Set([comeBack, bringBack, arrive, relocate]);

/** A line that acts at a moment, with its value and its act. */
interface Timed {
  readonly line: EffectLine;
  readonly value: unknown;
  readonly act: Act;
}

/** The powers of a card by moment, in the order of the card. */
type TimedPowers = ReadonlyMap<BattleMoment, readonly Timed[]>;

/** Runs the powers that act at moments of rounds, turns and attacks. */
export class Moments {
  private readonly game: Game;
  private readonly takeTurn: TakeTurn;
  /** By card: its powers by moment. */
  private readonly timed: readonly TimedPowers[];
  private readonly late: readonly Used<ComesLater>[];
  /** Cards with powers that act when figures next to theirs are destroyed. */
  private readonly watchers: readonly BattleCard[];

  constructor(game: Game, takeTurn: TakeTurn) {
    this.game = game;
    this.takeTurn = takeTurn;
    const { cards } = game.tables;
    this.timed = cards.map(timedOf);
    this.watchers = cards.filter(
      ({ index }) => this.acts('fallsBeside', index) || this.acts('destroysBeside', index),
    );
    this.late = cards.flatMap((card) =>
      card.battleLines.flatMap((line) =>
        line.comesLater
          ? [{ game, figure: card.firstFigure, card, line, value: line.comesLater as ComesLater }]
          : [],
      ),
    );
  }

  /** Powers of all cards on both sides when a round begins. */
  roundBegins(): void {
    for (const used of this.late) {
      if (used.value.by === undefined && !this.game.isOver()) come(used, this.takeTurn);
    }
    for (const { index } of this.game.tables.cards) this.ofCard('roundBegins', index);
  }

  roundEnds(): void {
    for (const { index } of this.game.tables.cards) this.ofCard('roundEnds', index);
  }

  /** Call when a figure is destroyed, before it leaves the board. */
  falls(figure: number, by: number | undefined): void {
    const { state, tables } = this.game;
    for (const { index } of this.watchers) {
      const { firstFigure, figures } = tables.cards[index] as BattleCard;
      for (let f = firstFigure; f < firstFigure + figures; f++) {
        if (f === figure || !state.isOnBoard(f) || !state.areAdjacent(f, figure)) continue;
        this.ofFigure('fallsBeside', f, figure);
        if (by === index) this.ofFigure('destroysBeside', f, figure);
      }
    }
  }

  /** Powers of all cards of a side, including destroyed ones, when a turn of the side begins. */
  sideTurnBegins(side: number): void {
    const { tables } = this.game;
    for (const card of tables.cardsOf[side] as readonly number[])
      this.ofCard('sideTurnBegins', card);
  }

  /** Call when an order marker is revealed on a card. @returns whether the enemy plays the turn */
  markerShown(card: number): boolean {
    const { tables } = this.game;
    const { side } = tables.cards[card] as BattleCard;
    for (const friend of tables.cardsOf[side] as readonly number[])
      this.ofCard('theirMarkerShown', friend);
    this.ofCard('markerShown', card);
    return this.isTakenByEnemy(card);
  }

  /** Powers of other friendly cards when the turn of a card begins. */
  friendsTurnBegins(card: number): void {
    const { tables } = this.game;
    const { side } = tables.cards[card] as BattleCard;
    for (const friend of tables.cardsOf[side] as readonly number[])
      if (friend !== card) this.ofCard('theirTurnBegins', friend);
  }

  /** Whether figures of a card have powers against enemies that come next to them. */
  answersApproach = (card: number): boolean => this.acts('approached', card);

  /** Whether a card has powers that act at a moment. */
  private acts(moment: BattleMoment, card: number): boolean {
    return this.timed[card]?.has(moment) ?? false;
  }

  turnEnds(card: number): void {
    this.ofCard('turnEnds', card);
    const { game } = this;
    for (const used of this.late) {
      const own = game.tables.cards[card] as BattleCard;
      if (game.isOver() || used.card.side !== own.side || !summons(own, used.value)) continue;
      if (game.state.isOnBoard(own.firstFigure)) come(used, this.takeTurn, own.firstFigure);
    }
  }

  /** Powers of all figures of a card at a moment. */
  ofCard(moment: BattleMoment, card: number): void {
    if (!this.acts(moment, card)) return;
    const { firstFigure, figures } = this.game.tables.cards[card] as BattleCard;
    for (let f = firstFigure; f < firstFigure + figures; f++) this.ofFigure(moment, f);
  }

  /**
   * Powers of a figure at a moment.
   *
   * @param other the figure that it attacked, or that attacked it
   * @param wounds wounds from that attack
   */
  ofFigure(moment: BattleMoment, figure: number, other?: number, wounds?: number): void {
    const { game, takeTurn } = this;
    const { state } = game;
    const card = state.card(figure);
    const timed = this.timed[card.index]?.get(moment);
    if (!timed) return;
    for (const { line, value, act } of timed) {
      const isThere = state.isOnBoard(figure) || OFF_BOARD.has(act);
      if (game.isOver() || !isThere) return;
      if (isUsedUp(state, figure, line)) continue;
      if (state.isOnBoard(figure) && !holdsFor(state, figure, line.when)) continue;
      const of = { ...(other !== undefined && { other }), ...(wounds !== undefined && { wounds }) };
      act({ game, figure, card, line, value: value as never, ...of }, takeTurn);
    }
  }

  /** Call before a figure attacks another. */
  attacks(figure: number, target: number): void {
    this.ofFigure('attacks', figure, target);
  }

  /** Call after an attack. */
  attacked(
    figure: number,
    target: number,
    isNormal: boolean,
    wounds: number,
    isDestroyed: boolean,
  ): void {
    const { state } = this.game;
    if (isDestroyed && isNormal && state.isOnBoard(figure))
      this.ofFigure('hasDestroyed', figure, target);
    if (isDestroyed || !state.isOnBoard(target)) return;
    if (state.isOnBoard(figure)) this.ofFigure('hasAttacked', figure, target);
    if (wounds > 0 && state.isOnBoard(figure)) this.ofFigure('hasWounded', figure, target);
    if (wounds > 0) this.ofFigure('isWounded', target, figure, wounds);
  }

  private isTakenByEnemy(index: number): boolean {
    const { game } = this;
    const card = game.tables.cards[index] as BattleCard;
    const line = card.battleLines.find(({ enemyTakesTurn }) => enemyTakesTurn !== undefined);
    if (!line || !game.state.isOnBoard(card.firstFigure)) return false;
    const used = { game, figure: card.firstFigure, card, line, value: Number(line.enemyTakesTurn) };
    const roll = rollFor(used);
    const acts = roll >= used.value;
    tellUsed(used, [], roll, acts, { needed: used.value });
    return acts && lend(game, index, this.takeTurn);
  }
}

/** A cache, since cards take part in many battles. */
const TIMED = new WeakMap<BattleCard['card'], TimedPowers>();

function timedOf({ card }: BattleCard): TimedPowers {
  const known = TIMED.get(card);
  if (known) return known;
  const timed = new Map<BattleMoment, Timed[]>();
  const add = (moment: BattleMoment, one: Timed) =>
    timed.set(moment, [...(timed.get(moment) ?? []), one]);
  for (const line of card.powers.flatMap(battleLinesOf)) {
    for (const [name, act] of Object.entries(UPON_OTHERS)) {
      const value = line[name] as Trigger | undefined;
      if (value !== undefined) add(value.moment, { line, value, act });
    }
    for (const [name, { moment, act }] of Object.entries(ON_ITSELF))
      if (line[name] !== undefined) add(moment, { line, value: line[name], act });
  }
  TIMED.set(card, timed);
  return timed;
}

/** The card changes sides for the rest of the game, on a low D20. */
function goOver(used: Used<number>): void {
  const { game, card, value } = used;
  const roll = rollFor(used);
  const acts = roll <= value;
  tellUsed(used, [], roll, acts, { needed: value, isAtMost: true });
  if (acts) changeSides(game, card.index, 'game');
}

/** The enemy plays a further turn of the card, on a low D20. */
function lendItself(used: Used<number>, takeTurn: TakeTurn): void {
  const { game, card, value } = used;
  const roll = rollFor(used);
  const acts = roll <= value;
  tellUsed(used, [], roll, acts, { needed: value, isAtMost: true });
  if (acts) lend(game, card.index, takeTurn);
}
