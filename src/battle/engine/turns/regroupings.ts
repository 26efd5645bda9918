/* Out-of-turn movements: powers that let figures move when, for example, a turn ends or an enemy approaches. */

import {
  type Event,
  eventsIn,
  fitsArmyCard,
  type HeldEvent,
  type MoveAction,
  type RuleCondition,
  type RuleMoment,
  stepsOf,
} from '../../../cards/index.ts';
import type { Acts } from '../acts.ts';
import { countUse, isUsedUp } from '../attacks/battle-uses.ts';
import { type About, holdAt } from '../attacks/conditions.ts';
import { countFor } from '../attacks/counting.ts';
import type { Game } from '../game.ts';
import { onBoardOf } from '../powers/moments/played.ts';
import { rollFor, SYMBOL_IN, tellUsed } from '../powers/moments/triggers.ts';
import { hasStruck } from '../state/actions-this-turn.ts';
import type { BattleCard } from '../state/cards.ts';
import type { GameEventOf } from '../tell.ts';

/** An out-of-turn movement as specified by an event. */
type Going = MoveAction & { readonly spaces: Exclude<MoveAction['spaces'], 'Move' | undefined> };

/** An event of a card that lets figures of its side move out of turn. */
interface Regrouping extends HeldEvent {
  readonly card: BattleCard;
  readonly move: Going;
  /** The cards whose figures may move. */
  readonly movers: readonly BattleCard[];
}

/** How figures move out of turn because of an event; undefined if none do. */
export function goingIn({ does }: Event): Going | undefined {
  const [step] = stepsOf(does);
  const spaces = step?.move?.spaces;
  return spaces === undefined || spaces === 'Move' ? undefined : { ...step?.move, spaces };
}

/** Starts out-of-turn movements when the events that trigger them occur. */
export class Regroupings {
  private readonly game: Game;
  private readonly acts: Acts;
  /** For each card, its events. */
  private readonly all: readonly (readonly Regrouping[])[];

  constructor(game: Game, acts: Acts) {
    this.game = game;
    this.acts = acts;
    const { cards } = game.tables;
    this.all = cards.map((card) => regroupingsOf(card, cards));
  }

  /**
   * Starts the movements that a card's powers allow at one of the card's moments.
   *
   * @param figure the figure concerned, which may just have been destroyed
   * @param whose `own` for a moment of the card; `others` for a moment of an enemy that has attacked the figure or come
   * next to it
   */
  of(
    card: number,
    moment: RuleMoment,
    figure: number,
    about: About = {},
    whose: 'own' | 'others' = 'own',
  ): void {
    const own = this.all[card] as readonly Regrouping[];
    if (own.length === 0 || this.game.isOver()) return;
    for (const one of own) {
      const { on, of } = one.rule;
      if (on !== moment || (of === undefined) !== (whose === 'own')) continue;
      const { cards } = of ?? {};
      if (cards === undefined || fitsArmyCard(cards, this.game.state.card(about.it as number).card))
        this.regroup(one, figure, about);
    }
  }

  /** Call when a turn of a card begins. */
  turnBegins(card: number): void {
    this.ofCard(card, 'turnBegins');
  }

  /** Call when a card has moved, before it attacks. */
  beforeAttacking(card: number): void {
    this.ofCard(card, 'beforeAttacks');
  }

  /**
   * Call when a turn of a card is over. Lets the powers of this card act, and then the powers of other friendly cards.
   */
  turnEnds(card: number): void {
    const { cards, cardsOf } = this.game.tables;
    const { side, card: ended } = cards[card] as BattleCard;
    this.ofCard(card, 'turnEnds');
    for (const other of cardsOf[side] as readonly number[]) {
      for (const one of this.all[other] as readonly Regrouping[]) {
        const { on, of } = one.rule;
        if (on !== 'turnEnds' || !of || this.game.isOver()) continue;
        const byMarker = one.rule.if?.some(isOfMarker);
        if (byMarker && this.game.state.orders.acting !== card) continue;
        if (fitsArmyCard(of.cards ?? {}, ended)) this.regroup(one, this.anyOf(one.card));
      }
    }
  }

  /** Call when all order markers have been placed, and when a round ends. It applies to all cards. */
  ofRound(moment: RuleMoment): void {
    for (const { index } of this.game.tables.cards) this.ofCard(index, moment);
  }

  private ofCard(card: number, moment: RuleMoment): void {
    if ((this.all[card] as readonly Regrouping[]).length === 0) return;
    this.of(card, moment, this.anyOf(this.game.tables.cards[card] as BattleCard));
  }

  private regroup(one: Regrouping, figure: number, about: About = {}): void {
    const { game, acts } = this;
    const { state, policies } = game;
    const { card, line, rule, move } = one;
    const { whom = {}, roll } = rule;
    const other = about.it;
    const holder = state.isOnBoard(figure) ? figure : this.anyOf(card);
    const user = holder < 0 ? card.firstFigure : holder;
    // Conditions on the card whose turn has ended have been checked already.
    const asked = (rule.if ?? []).filter((one) => !isOfMarker(one));
    if (holder < 0 && (whom.within !== undefined || !asked.every(isOfAttack))) return;
    if (!holdAt(state, user, asked, about)) return;
    if (isUsedUp(state, user, line)) return;
    const isApart = other === undefined || holder < 0 || !state.areAdjacent(holder, other);
    if (move.end === 'attacker' && isApart) return;
    const figures = this.figuresOf(one);
    if (figures === 0) return;
    const movers =
      whom.self === 'only' ? [holder].filter((f) => f >= 0) : this.moversOf(one, holder);
    if (movers.length === 0) return;
    const most = Math.min(figures ?? movers.length, movers.length);
    const spaces = this.spacesOf(one, movers, most);
    if (spaces === 0) return;
    if (roll) {
      const needed = Number(roll.d20);
      const used = { game, figure: user, card, line };
      const rolled = rollFor(used);
      tellUsed(used, [], rolled, rolled >= needed, { needed });
      if (rolled < needed) return;
    }
    const isTold = typeof move.spaces === 'object' && 'dice' in move.spaces;
    acts.outOfTurn.begin(
      {
        ...move,
        spaces,
        ...(figures !== undefined && { figures }),
        ...(other !== undefined && { other }),
      },
      movers,
      () => {
        if (!isTold) this.tell(one, { movers, most, spaces });
      },
    );
    policies[card.side].regroup?.(movers);
    if (about.attack?.isEvaded && move.end === 'unengaged') this.getAway(holder);
    if (!acts.outOfTurn.end() || roll) return;
    countUse(state, user, line);
    game.fires(card, line);
  }

  /** Moves a figure that has evaded an attack, but is still engaged, to a place that is not next to an enemy. */
  private getAway(figure: number): void {
    const { game, acts } = this;
    const { state, policies, tables } = game;
    if (!acts.outOfTurn.may(figure) || !state.isEngaged(figure)) return;
    const { list, size } = acts.outOfTurn.reach(figure);
    // The first place in the list is the figure's own.
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

  /** How many spaces the figures may move. If the power requires a roll, this function rolls. */
  private spacesOf(one: Regrouping, movers: readonly number[], most: number): number {
    const { card, move } = one;
    const { spaces } = move;
    const { dice, orders } = this.game.state;
    if (typeof spaces === 'number') return spaces;
    if (!('dice' in spaces)) return orders.hidden(card.index) + orders.revealed(card.index);
    const count = Number(spaces.dice);
    let symbols = 0;
    for (let i = 0; i < count; i++) symbols += Number(dice.below(SYMBOL_IN) === 0);
    this.tell(one, { movers, most, spaces: symbols, rolled: { dice: count, symbols } });
    return symbols;
  }

  /** How many figures may move; undefined if all may. */
  private figuresOf({ rule: { whom }, card }: Regrouping): number | undefined {
    const { pick } = whom ?? {};
    if (typeof pick === 'number') return pick;
    if (typeof pick !== 'object' || !('each' in pick)) return undefined;
    return countFor(this.game.state, card.firstFigure, pick);
  }

  private anyOf(card: BattleCard): number {
    return onBoardOf(this.game, card)[0] ?? -1;
  }

  private moversOf({ movers, rule: { whom = {} } }: Regrouping, holder: number): number[] {
    const { state } = this.game;
    const { within, sight, self, engaged, did } = whom;
    return movers
      .flatMap((card) => onBoardOf({ state }, card))
      .filter((one) => {
        if (!self && one === holder) return false;
        if (within !== undefined && state.distance(holder, one) > within) return false;
        if (sight && !state.sees(holder, state.place[holder] as number, one)) return false;
        const hasMoved = state.place[one] !== state.began[one];
        if ((did === 'moved' && !hasMoved) || (did === 'stood' && hasMoved)) return false;
        if (did === 'notAttacked' && hasStruck(state, one)) return false;
        return engaged === undefined || state.isEngaged(one) === engaged;
      });
  }
}

const isOfMarker = ({ turn }: RuleCondition): boolean => turn === 'marker';

const isOfAttack = ({ attack, result }: RuleCondition): boolean =>
  attack !== undefined || result !== undefined;

function regroupingsOf(card: BattleCard, cards: readonly BattleCard[]): Regrouping[] {
  return eventsIn(card.battleLines).flatMap(({ rule, line }) => {
    const move = goingIn(rule);
    if (!move) return [];
    const { side, cards: asked = {} } = rule.whom ?? {};
    const movers = cards.filter((other) =>
      side === 'own' ? other.side === card.side && fitsArmyCard(asked, other.card) : other === card,
    );
    return [{ card, line, rule, move, movers }];
  });
}
