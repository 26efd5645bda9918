/* The conditions of powers in a battle, checked against the state of the game. */

import {
  type ArmyCardAsked,
  type EffectLine,
  fitsArmyCard,
  type Ground,
  hold,
  type Position,
  type RuleCondition,
  type Selector,
  type TurnAction,
  whenOf,
} from '../../../cards/index.ts';
import { isFree } from '../ground/free-places.ts';
import { obstaclesBeside } from '../ground/obstacles.ts';
import { hasPassed } from '../ground/passing.ts';
import { MARKERS, X } from '../orders/orders.ts';
import { isOn, isSelected } from '../powers/selection.ts';
import { hasDone, hasStruckAgain } from '../state/actions-this-turn.ts';
import type { BattleCard } from '../state/cards.ts';
import type { GameState } from '../state/state.ts';
import { countSelected } from './counting.ts';

/** The context of a moment, in addition to the figure with the power. */
export interface About {
  /** The other figure: the opponent in an attack, the figure that was destroyed, or the figure that came near. */
  readonly it?: number;
  /** The figure that attacks `it`, if the figure with the power is neither of the two. */
  readonly attacker?: number;
  /** The card whose turn, attack or other moment this is. */
  readonly card?: number;
  /** At the end of an attack: its kind and result. */
  readonly attack?: {
    readonly isNormal: boolean;
    readonly wounds: number;
    readonly isDestroyed: boolean;
    readonly isEvaded?: boolean;
  };
  /** Wounds from the attack on `it` that have not been dealt yet; `isIgnored` once a power has undone them. */
  readonly pending?: { readonly wounds: number; isIgnored: boolean };
  /** The space of a figure that an attack has destroyed. */
  readonly space?: number;
  /** The card that destroyed that figure. */
  readonly by?: number;
  /** After all attacks by a figure: the number of figures that it attacked. */
  readonly attacked?: number;
}

const NOTHING: About = {};

/**
 * Whether the conditions of a battle line hold for a figure at its place on the board. Conditions about an attack do
 * not hold outside one.
 */
export const holdsFor = (state: GameState, figure: number, line: EffectLine): boolean =>
  holdAt(state, figure, whenOf(line));

/** Whether the conditions of a rule hold for a figure at its place on the board. */
export const holdAt = (
  state: GameState,
  figure: number,
  all: readonly RuleCondition[],
  about = NOTHING,
): boolean => all.length === 0 || hold(all, new BattlePosition(state, figure, about));

type Asked<Name extends keyof RuleCondition> = NonNullable<RuleCondition[Name]>;

/** A figure on the board and the context of a moment, in the form that conditions read. */
class BattlePosition implements Position {
  private readonly seen: GameState;
  private readonly figure: number;
  private readonly about: About;

  constructor(seen: GameState, figure: number, about: About) {
    this.seen = seen;
    this.figure = figure;
    this.about = about;
  }

  self({ engaged, wounds, given }: Asked<'self'>): boolean {
    const { seen, figure } = this;
    if (engaged) return seen.isEngaged(figure);
    if (given)
      return seen.gifts.some(
        (one) => one.figure === figure && one.gift.card === seen.tables.cardOf[figure],
      );
    return wounds !== undefined && (seen.wounds[figure] as number) >= wounds;
  }

  attack(kind: Asked<'attack'>): boolean {
    const { attack } = this.about;
    return attack !== undefined && (kind === 'any' || attack.isNormal === (kind === 'normal'));
  }

  result(asked: Asked<'result'>): boolean {
    const { attack } = this.about;
    if (!attack) return false;
    return attack.isDestroyed || (asked !== 'destroyed' && attack.wounds >= asked);
  }

  adjacent(): boolean {
    const { it, attack, attacker = this.figure } = this.about;
    return attack !== undefined && it !== undefined && this.seen.areAdjacent(attacker, it);
  }

  target(asked: Selector): boolean {
    return this.about.attack !== undefined && this.it(asked);
  }

  other(asked: Selector): boolean {
    const { attack, attacker, it } = this.about;
    const other = attacker ?? it;
    return attack !== undefined && other !== undefined && this.isOne(asked, other);
  }

  it(asked: Selector): boolean {
    const { it } = this.about;
    return it !== undefined && this.isOne(asked, it);
  }

  private isOne(asked: Selector, one: number): boolean {
    return isSelected(this.seen, asked, one, this.figure);
  }

  ground(asked: Ground): boolean {
    const { seen, figure } = this;
    if ('obstacle' in asked) {
      const one = asked.of === 'target' ? this.about.it : figure;
      return one !== undefined && isBesideObstacle(seen, one, asked.obstacle);
    }
    const { is, within } = asked;
    return within === undefined ? isOn(seen, figure, is) : isTerrainNear(seen, figure, is, within);
  }

  began(how: Asked<'began'>): boolean {
    const { seen, figure } = this;
    if (how === 'engaged' || how === 'unengaged')
      return (seen.beganEngaged[figure] === 1) === (how === 'engaged');
    const began = seen.began[figure] as number;
    return began >= 0 && seen.tables.ground.letters[seen.places(figure).a[began] as number] === how;
  }

  did(deed: Asked<'did'>): boolean {
    const { seen, figure } = this;
    if (deed === 'moved') return seen.began[figure] !== seen.place[figure];
    if (deed === 'stood') return seen.began[figure] === seen.place[figure];
    if (deed === 'passedThrough')
      return this.about.it !== undefined && hasPassed(seen, this.about.it, 'over');
    if (deed === 'fell') return seen.fallen[figure] === 1;
    if (deed === 'evaded') return this.about.attack?.isEvaded === true;
    if (deed === 'attackedAgain') return hasStruckAgain(seen, figure);
    if (deed === 'lostFigure') return hasLost(seen, seen.orders.acting);
    if (deed === 'destroyedIt') return this.about.by === seen.tables.cardOf[figure];
    const action = OF_TURN[deed];
    return action !== undefined && hasDone(seen, figure, action);
  }

  markers(asked: Asked<'markers'>): boolean {
    const { seen, figure } = this;
    const { orders, tables } = seen;
    const { index, side } = seen.card(figure);
    if (typeof asked === 'object') {
      if ('number' in asked) return orders.acting === index && seen.turn === asked.number;
      if ('all' in asked) return areAllOn(seen, index, side, asked.all);
      if (typeof asked.shown !== 'number')
        return isMarkerOn(
          seen,
          tables.sideOf[figure] as number,
          asked.on as ArmyCardAsked,
          asked.shown,
        );
      const whose = asked.on ? this.about.it : figure;
      return whose !== undefined && orders.revealed(seen.card(whose).index) >= asked.shown;
    }
    const [hidden, revealed] = [orders.hidden(index), orders.revealed(index)];
    if (asked === 'X') return orders.showsX(index, side);
    if (asked === 'any') return hidden + revealed > 0;
    if (asked === 'none') return hidden + revealed === 0;
    return asked === 'one' ? hidden === 1 : revealed > 0;
  }

  turn(asked: Asked<'turn'>): boolean {
    const { orders, tables } = this.seen;
    if (asked === 'firstRound') return this.seen.round === 1;
    if (asked === 'unbonded') return !orders.isBonded;
    if (asked === 'further') return orders.isExtra;
    return asked === 'marker' && !orders.isExtra && orders.acting === tables.cardOf[this.figure];
  }

  count(asked: Asked<'count'>, { least = 1 }: RuleCondition): boolean {
    const { seen, figure } = this;
    const { tokens, tables, left } = seen;
    const card = tables.cardOf[figure] as number;
    if (asked === 'tokens') return (tokens[card] as number) >= Number(least);
    if (asked.side === 'card') return (left[card] as number) >= Number(least);
    if (least === 'all') return isWholeArmy(seen, figure, asked);
    return countSelected(seen, figure, asked, this.about.it, least) >= least;
  }

  wayOut(spaces: number): boolean {
    return hasWayOut(this.seen, this.figure, spaces);
  }

  rolled(number: number): boolean {
    return (this.seen.rolled[this.figure] as number) >= number;
  }

  state(name: string): boolean {
    return this.seen.tables.scenario.states?.includes(name) ?? false;
  }
}

const hasLost = ({ left, tables }: GameState, card: number): boolean =>
  (left[card] ?? 0) < (tables.cards[card]?.figures ?? 0);

/** Maps the names of actions in conditions to the names under which these actions are noted during a turn. */
const OF_TURN: Readonly<Partial<Record<Asked<'did'>, TurnAction>>> = {
  cardMoved: 'moved',
  attacked: 'attacked',
  attackedSpecially: 'attackedSpecially',
  destroyed: 'destroyed',
  flew: 'flew',
  leapt: 'leapt',
  ran: 'ran',
};

/** Whether all cards of the side match a selector. */
const isWholeArmy = ({ tables }: GameState, figure: number, { cards = {} }: Selector): boolean =>
  tables.cards.every(
    (card) =>
      card.isOtherSelf || card.side !== tables.sideOf[figure] || fitsArmyCard(cards, card.card),
  );

/** Whether all order markers of a side except X are on matching cards, with at least one of them on this card. */
function areAllOn(
  { orders, tables }: GameState,
  card: number,
  side: number,
  asked: ArmyCardAsked,
): boolean {
  const lie = orders.cards.subarray(side * MARKERS, side * MARKERS + X);
  return (
    lie.includes(card) &&
    lie.every((one) => one >= 0 && fitsArmyCard(asked, (tables.cards[one] as BattleCard).card))
  );
}

/** Whether there is a free place within a number of spaces that is not next to any enemy. */
function hasWayOut(state: GameState, figure: number, spaces: number): boolean {
  const places = state.places(figure);
  const { figuresOf, sideOf } = state.tables;
  const enemies = figuresOf[1 - (sideOf[figure] as number)] as readonly number[];
  const isSafe = (place: number) =>
    enemies.every((one) => !state.isOnBoard(one) || !state.isBesidePlace(figure, place, one));
  for (let place = 0; place < places.count; place++) {
    if (state.distanceFrom(figure, place, figure) > spaces) continue;
    if (isFree(state, places, place, figure) && isSafe(place)) return true;
  }
  return false;
}

/** Whether the side has an order marker on a card that meets a condition. */
function isMarkerOn(
  { orders, tables }: GameState,
  side: number,
  asked: ArmyCardAsked,
  shown: true | undefined,
): boolean {
  for (let at = side * MARKERS; at < (side + 1) * MARKERS; at++) {
    const card = orders.cards[at] as number;
    if (card < 0 || (shown && orders.shown[at] === 0)) continue;
    if (fitsArmyCard(asked, (tables.cards[card] as BattleCard).card)) return true;
  }
  return false;
}

/** Whether terrain with this letter is under a figure or within a number of spaces. */
function isTerrainNear(state: GameState, figure: number, letter: string, within: number): boolean {
  const { letters, distances } = state.tables.ground;
  const isNear = (from: number, space: number) =>
    from >= 0 && (distances.of(from)[space] as number) <= within;
  const [a, b] = [state.spaceA(figure), state.spaceB(figure)];
  return letters.some((one, space) => one === letter && (isNear(a, space) || isNear(b, space)));
}

function isBesideObstacle(state: GameState, figure: number, words: readonly string[]): boolean {
  const place = state.place[figure] as number;
  const places = state.places(figure);
  return obstaclesBeside(state.tables, places, place, words).length > 0;
}
