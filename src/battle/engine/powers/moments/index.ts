/* Powers that act at particular moments of a round, turn or attack. Each other file in the folder covers one kind. */

import type { HeldEvent, Roll, RuleMoment, Selector } from '../../../../cards/index.ts';
import { isUsedUp } from '../../attacks/battle-uses.ts';
import { type About, holdAt } from '../../attacks/conditions.ts';
import type { Game } from '../../game.ts';
import { MARKERS } from '../../orders/orders.ts';
import type { BattleCard } from '../../state/cards.ts';
import { WHOLLY } from '../../state/hidden.ts';
import { familyIn } from '../families/index.ts';
import { isSelected } from '../selection.ts';
import { options, play, playTogether } from './play.ts';
import { onBoardOf, type Played, sidesOf } from './played.ts';
import { type TimedPowers, timedOf, type Whose } from './timed.ts';
import type { TakeTurn } from './triggers.ts';

/** Cards by side. */
type BySide = readonly [readonly BattleCard[], readonly BattleCard[]];

/** Runs the powers that act at particular moments of rounds, turns and attacks. */
export class Moments {
  private readonly game: Game;
  private readonly takeTurn: TakeTurn;
  /** For each card, its powers, indexed by moment. */
  private readonly timed: readonly TimedPowers[];
  /** For each side, its cards with powers that act at a moment of the side or of another of its cards. */
  private readonly atTurnOfSide: BySide;
  private readonly atMarkerOfFriend: BySide;
  private readonly atTurnOfFriend: BySide;
  private readonly beforeMarker: BySide;
  /** Cards that may take turns at the end of a side's turn. */
  private readonly afterTurnOfSide: readonly BattleCard[];
  /** Cards that come onto the board when a round begins. */
  private readonly late: readonly BattleCard[];
  /** Cards that come onto the board at the end of another card's turn. */
  private readonly summoned: readonly BattleCard[];
  /** Cards that let figures take the places of destroyed enemies. */
  private readonly replacing: readonly BattleCard[];
  /** Cards whose figures act, each for itself, when a figure next to them is destroyed. */
  private readonly watchers: readonly BattleCard[];
  /** Cards whose figures act, each for itself, when a figure anywhere is destroyed. */
  private readonly mourners: readonly BattleCard[];
  /** Whether powers may undo wounds from attacks before they are dealt. */
  private readonly spares: boolean;
  /** Cards whose figures act together when a figure near them is destroyed. */
  private readonly watching: readonly BattleCard[];
  /** Cards whose figures act together when a figure anywhere is destroyed. */
  private readonly mourning: readonly BattleCard[];

  constructor(game: Game, takeTurn: TakeTurn) {
    this.game = game;
    this.takeTurn = takeTurn;
    const { cards } = game.tables;
    this.timed = cards.map(({ card }) => timedOf(card));
    this.watchers = cards.filter(({ index }) => this.acts('destroyed', index, 'others'));
    this.mourners = cards.filter(({ index }) => this.acts('destroyed', index, 'anywhere'));
    this.spares = this.timed.some(
      ({ own, others }) => own.has('woundsKnown') || others.has('struck'),
    );
    const together = (moment: RuleMoment, whose: Whose) =>
      cards.filter(({ index }) => this.timed[index]?.together[whose].has(moment));
    this.watching = together('destroyed', 'others');
    this.mourning = together('destroyed', 'anywhere');
    const bySide = (all: readonly BattleCard[]): BySide => [
      all.filter(({ side }) => side === 0),
      all.filter(({ side }) => side === 1),
    ];
    const acting = (moment: RuleMoment, whose: Whose) =>
      bySide(cards.filter(({ index }) => this.acts(moment, index, whose)));
    this.atTurnOfSide = acting('sideTurnBegins', 'own');
    this.atMarkerOfFriend = acting('markerShown', 'others');
    this.atTurnOfFriend = acting('turnBegins', 'others');
    this.beforeMarker = bySide(together('markerComes', 'own'));
    const atEnd = [...together('sideTurnEnds', 'own'), ...together('sideTurnEnds', 'others')];
    this.afterTurnOfSide = cards.filter((card) => !card.isOtherSelf && atEnd.includes(card));
    this.late = together('roundBegins', 'own');
    this.summoned = together('turnEnds', 'others');
    this.replacing = together('attackOver', 'inPlace');
  }

  /** Plays the powers of all cards on both sides when a round begins. */
  roundBegins(): void {
    for (const { index, firstFigure } of this.late)
      if (!this.game.isOver()) this.together('roundBegins', index, {}, 'own', [firstFigure]);
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
        this.ofFigure('destroyed', f, { it: figure, ...(by !== undefined && { by }) }, 'others');
      }
    }
    for (const { index } of this.watching)
      this.together('destroyed', index, { it: figure }, 'others');
  }

  /** Call when a destroyed figure has left the board, before its card leaves spirits. */
  left(figure: number, by: number | undefined): void {
    for (const { index } of this.mourning)
      this.together(
        'destroyed',
        index,
        { it: figure, ...(by !== undefined && { by }) },
        'anywhere',
      );
  }

  /** Call when a destroyed figure has left the board, after its card has left any spirits. */
  lost(figure: number): void {
    for (const { index } of this.mourners)
      this.ofCard('destroyed', index, { it: figure }, 'anywhere');
  }

  /** Plays the powers of all of a side's cards, including destroyed cards, when a turn of the side begins. */
  sideTurnBegins(side: 0 | 1): void {
    for (const { index } of this.atTurnOfSide[side]) this.ofCard('sideTurnBegins', index);
  }

  /**
   * Call when an order marker is revealed on a card.
   *
   * @returns whether the enemy takes the turn
   */
  markerShown(card: number): boolean {
    const { tables } = this.game;
    const { side } = tables.cards[card] as BattleCard;
    for (const { index } of this.atMarkerOfFriend[side])
      this.ofCard('markerShown', index, { card }, 'others');
    this.game.state.orders.isTaken = false;
    this.ofCard('markerShown', card);
    return this.game.state.orders.isTaken;
  }

  /** Plays the powers of other friendly cards when a card's turn begins. */
  friendsTurnBegins(card: number): void {
    const { tables } = this.game;
    const { side } = tables.cards[card] as BattleCard;
    for (const { index } of this.atTurnOfFriend[side])
      if (index !== card) this.ofCard('turnBegins', index, { card }, 'others');
  }

  /**
   * Offers turns in return for marker X after a side's turn.
   *
   * @returns whether a card has taken one
   */
  sideTurnEnds(side: number): boolean {
    const { state, tables } = this.game;
    for (const { index, side: own } of this.afterTurnOfSide) {
      if (!state.orders.hasX(index, own)) continue;
      if (own === side) this.together('sideTurnEnds', index);
      for (const it of state.fellNow) {
        if (tables.cardOf[it] === index) continue;
        if (this.together('sideTurnEnds', index, { it }, 'others')) break;
      }
      if (!state.orders.hasX(index, own)) return true;
    }
    return false;
  }

  /**
   * Offers to move a marker that is about to be revealed on a card.
   *
   * @returns the card that has the marker afterwards
   */
  markerComes(side: 0 | 1, card: number): number {
    const { orders, turn } = this.game.state;
    const marker = side * MARKERS + turn - 1;
    const before = orders.cards[marker];
    for (const { index } of this.beforeMarker[side]) {
      this.together('markerComes', index, { card });
      const now = orders.cards[marker] as number;
      if (now !== before) return now;
    }
    return card;
  }

  /** Whether figures of a card have powers against enemies that come next to them. */
  answersApproach = (card: number): boolean => this.acts('approached', card, 'others');

  /** Whether a card has powers that act at a moment. */
  private acts(moment: RuleMoment, card: number, whose: Whose = 'own'): boolean {
    return this.timed[card]?.[whose].has(moment) ?? false;
  }

  turnEnds(card: number): void {
    this.ofCard('turnEnds', card);
    const { game } = this;
    const { firstFigure: it } = game.tables.cards[card] as BattleCard;
    for (const { index, firstFigure } of this.summoned)
      if (!game.isOver() && game.state.isOnBoard(it))
        this.together('turnEnds', index, { it }, 'others', [firstFigure]);
  }

  /** Plays the powers of each figure of a card at a moment. */
  ofCard(moment: RuleMoment, card: number, about: About = {}, whose: Whose = 'own'): void {
    if (!this.acts(moment, card, whose)) return;
    const { firstFigure, figures } = this.game.tables.cards[card] as BattleCard;
    for (let f = firstFigure; f < firstFigure + figures; f++)
      this.ofFigure(moment, f, about, whose);
  }

  /**
   * Plays the powers that a card plays once for all its figures.
   *
   * @param figures the figures that may play them; by default, all on the board
   * @returns whether the conditions of any power held
   */
  together(
    moment: RuleMoment,
    card: number,
    about: About = {},
    whose: Whose = 'own',
    figures?: readonly number[],
  ): boolean {
    const { game, takeTurn } = this;
    const { state, tables } = game;
    const timed = this.timed[card]?.together[whose].get(moment);
    if (!timed) return false;
    const own = tables.cards[card] as BattleCard;
    const may = (figures ?? onBoardOf(game, own)).filter((figure) => figure !== about.it);
    const due = ({ rule, line }: HeldEvent) =>
      may
        .filter((figure) => !isUsedUp(state, figure, line))
        .map((figure): Played => ({ game, figure, card: own, line, rule, about, takeTurn }))
        .filter(isDue);
    const alternatives = timed.filter(({ rule }) => familyIn(rule).isAlternative);
    let isDueNow = false;
    const playAll = (all: readonly Played[]) => {
      isDueNow ||= all.length > 0;
      playTogether(all);
    };
    for (const one of timed) if (!alternatives.includes(one)) playAll(due(one));
    if (alternatives.length > 0)
      playAll(alternatives.flatMap(due).sort((a, b) => a.figure - b.figure));
    return isDueNow;
  }

  /**
   * Plays the powers of a figure at a moment.
   *
   * @returns whether the conditions of any power held
   */
  ofFigure(moment: RuleMoment, figure: number, about: About = {}, whose: Whose = 'own'): boolean {
    const { game, takeTurn } = this;
    const { state } = game;
    const card = state.card(figure);
    const timed = this.timed[card.index]?.[whose].get(moment);
    if (!timed) return false;
    let isDueNow = false;
    for (const { rule, line } of timed) {
      const mayPlay = familyIn(rule).offBoard || state.isOnBoard(figure);
      if (about.pending?.isIgnored || game.isOver() || !mayPlay) break;
      if (isUsedUp(state, figure, line)) continue;
      const played: Played = { game, figure, card, line, rule, about, takeTurn };
      if (!isDue(played)) continue;
      isDueNow = true;
      play(played);
    }
    return isDueNow;
  }

  /**
   * Call when a figure's attack has destroyed another figure. The attacker, or a friend that returns, may take the
   * destroyed figure's place.
   */
  replace(figure: number, about: About & { readonly it: number }): void {
    const { game, takeTurn } = this;
    const { state, tables } = game;
    const own = state.card(figure);
    for (const { rule, line } of this.timed[own.index]?.inPlace.get('attackOver') ?? []) {
      const played: Played = { game, figure, card: own, line, rule, about, takeTurn };
      if (state.isOnBoard(figure) && isDue(played)) play(played);
    }
    if (tables.sideOf[about.it] === own.side || !state.isOnBoard(figure)) return;
    for (const card of this.replacing) {
      if (card.side !== own.side) continue;
      for (const { rule, line } of timedOf(card.card).together.inPlace.get('attackOver') ?? []) {
        const { of, ...rest } = rule;
        const played: Played = { game, figure, card, line, rule: rest, about, takeTurn };
        if (!isReplacing(played, of) || !isDue(played) || options(played).length === 0) continue;
        play(played);
        return;
      }
    }
  }

  /** Call before a figure attacks another. */
  attacks(figure: number, target: number): void {
    this.ofFigure('aims', figure, { it: target });
  }

  /** Call before an attack on a figure. The figure may then hide with its own power or with a friend's power. */
  targeted(attacker: number, target: number, isNormal: boolean): void {
    const { state, tables } = this.game;
    const attack = { isNormal, wounds: 0, isDestroyed: false };
    const about = { it: target, attacker, attack };
    this.ofFigure('targeted', target, about);
    for (const friend of tables.figuresOf[tables.sideOf[target] as number] as readonly number[]) {
      if (state.hidden[target] === WHOLLY || !state.isOnBoard(friend)) continue;
      if (this.ofFigure('targeted', friend, about, 'others')) return;
    }
  }

  /** Call before the wounds from an attack are dealt. Powers of the target's side may undo them. */
  struck(about: About & { readonly it: number }): void {
    if (!this.spares) return;
    this.ofFigure('woundsKnown', about.it, about);
    for (const friend of this.friendsOf(about.it)) this.ofFigure('struck', friend, about, 'others');
  }

  /** The rolls by friends that may undo the wounds from an attack. */
  strikeRolls(about: About & { readonly it: number }): Roll[] {
    if (!this.spares) return [];
    const { game } = this;
    return this.friendsOf(about.it).flatMap((figure) => {
      const card = game.state.card(figure);
      const timed = this.timed[card.index]?.others.get('struck') ?? [];
      return timed.flatMap(({ rule, line }) =>
        rule.roll && isDue({ game, figure, card, line, rule, about }) ? [rule.roll] : [],
      );
    });
  }

  /** The other figures of a figure's side that are on the board. */
  private friendsOf(figure: number): readonly number[] {
    const { state, tables } = this.game;
    return (tables.figuresOf[tables.sideOf[figure] as number] as readonly number[]).filter(
      (one) => one !== figure && state.isOnBoard(one),
    );
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
    if (!isDestroyed && !state.isOnBoard(target)) return;
    const attack = { isNormal, wounds, isDestroyed };
    this.ofFigure('attackOver', figure, { it: target, attack });
    if (!isDestroyed) this.ofFigure('attackOver', target, { it: figure, attack }, 'others');
  }
}

/**
 * Whether a card lets a figure take the place of a figure that this attacker has destroyed: the attacker belongs to the
 * card, or fits the selector `of`.
 */
function isReplacing({ game: { state }, figure, card }: Played, of: Selector | undefined): boolean {
  if (of === undefined) return state.card(figure).index === card.index;
  return (state.left[card.index] as number) > 0 && isSelected(state, of, figure, figure);
}

/** Whether the conditions of an event hold and the event applies to the figure that its moment is about. */
function isDue(played: Played): boolean {
  const {
    game: { state },
    figure,
    rule,
    about,
  } = played;
  const { of, if: conditions } = rule;
  if (of && about.it !== undefined && !isAbout(played, of, about.it)) return false;
  return conditions === undefined || holdAt(state, figure, conditions, about);
}

const isAbout = ({ game: { state, tables }, figure, card }: Played, of: Selector, it: number) =>
  (of.self === true && it === figure) ||
  (sidesOf(of, card.side).includes(tables.sideOf[it] as number) &&
    isSelected(state, of, it, figure));
