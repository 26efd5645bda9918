/* A game in progress, shared by the engine, the powers and the policies. */

import {
  type ArmyCardAsked,
  cardWordsIn,
  type EffectLine,
  fitsArmyCard,
  type Roll,
  type RuleMoment,
} from '../../cards/index.ts';
import { type GameResult, type GameTotals, newResult } from '../game-result.ts';
import type { BattleScenario } from '../scenario.ts';
import { newTotals, OWN_CAUSES, type OwnCause } from '../totals.ts';
import type { About } from './attacks/conditions.ts';
import { Encounters } from './attacks/encounters.ts';
import { type Reach, reachOn } from './ground/reach.ts';
import type { Policy } from './policy.ts';
import type { BattleCard } from './state/cards.ts';
import { endGifts } from './state/gifts.ts';
import { battleMemory } from './state/memory.ts';
import { pointsOfBoth, pointsOfCard } from './state/points.ts';
import { GameState } from './state/state.ts';
import { type Summoned, summonedCards } from './state/summoned.ts';
import { type BattleTables, battleTables } from './state/tables.ts';
import { Movements, type OutOfTurn } from './turns/movement.ts';

/** Keeps only the places where an out-of-turn movement may end. */
function narrow(
  state: GameState,
  figure: number,
  reach: Reach,
  { spaces, up, end, other }: OutOfTurn,
): void {
  if (up !== undefined) {
    const { level } = state.places(figure);
    const from = state.levelOf(figure);
    reach.keep(
      (place) =>
        (level[place] as number) - from <= up &&
        (reach.isFlown[place] === 1 || reach.pathTo(place).length - 1 <= spaces),
    );
  }
  if (end === 'unengaged') reach.keep((place) => reach.enemiesAt(place) === 0);
  else if (end === 'attacker') {
    reach.keep((place) => other !== undefined && state.isBesidePlace(figure, place, other));
  } else if (end) {
    const { cards = {} } = end === 'friend' ? {} : end;
    reach.keep((place) => hasFriendAt(state, figure, place, cards));
  }
}

function hasFriendAt(
  state: GameState,
  figure: number,
  place: number,
  asked: ArmyCardAsked,
): boolean {
  const { figuresOf, sideOf } = state.tables;
  return (figuresOf[sideOf[figure] as number] as readonly number[]).some(
    (one) =>
      one !== figure &&
      state.isOnBoard(one) &&
      fitsArmyCard(asked, state.card(one).card) &&
      state.isBesidePlace(figure, place, one),
  );
}

/** The parts of the game needed to react when a figure is destroyed. */
interface Bereaved {
  readonly state: GameState;
  readonly tables: BattleTables;
  readonly policies: readonly [Policy, Policy];
  fires(card: BattleCard, line: EffectLine): void;
}

/**
 * If a figure was the last of its card, gives the card's spirits to cards that the policy chooses. The spirits last for
 * the rest of the game.
 */
function leaveSpirits(game: Bereaved, figure: number): void {
  const { state, tables, policies } = game;
  const card = tables.cards[tables.cardOf[figure] as number] as BattleCard;
  if ((state.left[card.index] as number) > 0) return;
  for (const spirit of tables.auras.spirits) {
    if (spirit.card !== card.index) continue;
    const all = spirit.cards.filter((one) => (state.left[one] as number) > 0);
    if (all.length === 0) continue;
    const worth = all.map((one) => pointsOfCard(state, one));
    const chosen = all[policies[card.side].choose(figure, worth)] as number;
    const { grants } = tables.distributions;
    state.spiritOf[chosen] = grants.plus(state.spiritOf[chosen] as number, spirit.giver);
    game.fires(card, spirit.line);
    const power = card.powerOf.get(spirit.line) ?? 0;
    state.tell?.({ is: 'spirit', figure, card: chosen, power });
  }
}

/** A game in progress: its state, its result so far, and its policies. */
export class Game {
  readonly tables: BattleTables;
  readonly state: GameState;
  readonly result: GameResult;
  readonly totals: GameTotals;
  /** For each card, the enemy points that it has destroyed, not rounded. */
  readonly pointsDestroyed: Float64Array;
  /** For each card, its points when the first round begins, not counting figures left out for lack of room. */
  readonly pointsBrought: Float64Array;
  readonly encounters: Encounters;
  readonly movements: Movements;
  /** For each side, its policy. Policies read the game, so they are created after the game. */
  policies!: readonly [Policy, Policy];
  /** Out-of-turn movements; created after the game, like the policies. */
  regroupings:
    | {
        of(
          card: number,
          moment: RuleMoment,
          figure: number,
          about?: About,
          whose?: 'own' | 'others',
        ): void;
        turnBegins(card: number): void;
        beforeAttacking(card: number): void;
        turnEnds(card: number): void;
        ofRound(moment: RuleMoment): void;
      }
    | undefined;
  /** Access to methods of `Acts`; set after the game has been created. */
  attacks:
    | {
        canStillAttack(figure: number): boolean;
        forgoAttacks(): void;
        hasActivated(figure: number): boolean;
        moveAgain(): void;
      }
    | undefined;
  /** Powers that act at particular moments of an attack; set after the game has been created. */
  moments:
    | {
        falls(figure: number, by: number | undefined): void;
        answersApproach(card: number): boolean;
        left(figure: number, by: number | undefined): void;
        lost(figure: number): void;
        ofFigure(moment: RuleMoment, figure: number, about: About, whose: 'others'): boolean;
        together(
          moment: RuleMoment,
          card: number,
          about?: About,
          whose?: 'own' | 'others',
          figures?: readonly number[],
        ): boolean;
        replace(figure: number, about: About & { readonly it: number }): void;
        attacks(figure: number, target: number): void;
        struck(about: About & { readonly it: number }): void;
        strikeRolls(about: About & { readonly it: number }): readonly Roll[];
        targeted(attacker: number, target: number, isNormal: boolean): void;
        attacked(
          figure: number,
          target: number,
          isNormal: boolean,
          wounds: number,
          isDestroyed: boolean,
        ): void;
      }
    | undefined;
  private readonly summoned: readonly Summoned[];
  private readonly single: Reach;
  private readonly double: Reach;

  /**
   * @param base four words derived from the seed of the run
   * @param memory tables shared with other battles
   */
  constructor(scenario: BattleScenario, base: Uint32Array, memory = battleMemory()) {
    this.tables = battleTables(scenario, memory);
    const { cards, ground, single, double } = this.tables;
    this.state = new GameState(this.tables, base);
    this.result = newResult(cards.length);
    this.totals = newTotals(scenario, ground.count);
    this.pointsDestroyed = new Float64Array(cards.length);
    this.pointsBrought = new Float64Array(cards.length);
    this.summoned = summonedCards(cards);
    this.single = reachOn(ground, single);
    this.double = reachOn(ground, double);
    this.encounters = new Encounters(this.state);
    this.movements = new Movements(this.state, this.encounters);
  }

  /**
   * The places that a figure can currently reach. The object is reused; it is valid until the next call or the next
   * change of state.
   */
  reach(figure: number): Reach {
    const { state } = this;
    const reach = this.reachLike(figure);
    if (!reach.isOf(state, figure)) reach.of(state, figure, this.movements.of(figure));
    return reach;
  }

  /** The reused object for all figures with the same type of base as this one. */
  private reachLike(figure: number): Reach {
    return this.state.card(figure).isDouble ? this.double : this.single;
  }

  /** Adds 1 to the count of how often the power that contains this line has acted. */
  fires({ index, powerOf }: BattleCard, line: EffectLine): void {
    const power = powerOf.get(line);
    if (power === undefined) return;
    const at = (this.tables.powersFrom[this.inArmy(index)] as number) + power;
    const { fired } = this.totals;
    fired[at] = (fired[at] as number) + 1;
  }

  /** The places to which a figure can move out of turn. */
  reachOf(figure: number, regrouping: OutOfTurn): Reach {
    const { state } = this;
    const reach = this.reachLike(figure);
    reach.forget();
    reach.of(state, figure, this.movements.outOfTurn(figure, regrouping));
    narrow(state, figure, reach, regrouping);
    return reach;
  }

  begin(number: number): void {
    const { state, result } = this;
    state.begin(number);
    this.leaveUnsummoned();
    this.pointsDestroyed.fill(0);
    for (const card of this.tables.cards) {
      if (card.isOtherSelf) continue;
      for (const { line } of cardWordsIn(card.battleLines)) this.fires(card, line);
    }
    result.turns.fill(0);
    result.woundsDealt.fill(0);
    result.displaced.fill(0);
  }

  /** Call when both armies have been placed. Losses are counted from then on. */
  mustered(): void {
    for (const { index } of this.tables.cards)
      this.pointsBrought[index] = pointsOfCard(this.state, index);
  }

  isOver(): boolean {
    return this.isOut(0) || this.isOut(1);
  }

  /** Whether a side has no figures left, including figures that the enemy controls for a turn. */
  private isOut(side: number): boolean {
    const { alive, lent } = this.state;
    return (alive[side] as number) + (lent[side] as number) === 0;
  }

  /** Leaves a figure without room out of the game. The figure does not count as destroyed and has no points. */
  leaveOut(figure: number): void {
    const { state } = this;
    const { index, side } = state.card(figure);
    state.lives[figure] = 0;
    state.left[index] = (state.left[index] as number) - 1;
    state.alive[side] = (state.alive[side] as number) - 1;
  }

  /** Leaves out cards that wait for a summoner once all their possible summoners are destroyed. */
  leaveUnsummoned(): void {
    const { state, summoned } = this;
    for (const { card, by } of summoned) {
      const mayBeLeft = ({ index }: BattleCard) =>
        (state.left[index] as number) > 0 || state.negated.includes(index);
      if (by.some(mayBeLeft)) continue;
      const end = card.firstFigure + card.figures;
      for (let figure = card.firstFigure; figure < end; figure++) {
        if (state.lives[figure] === 1 && !state.isOnBoard(figure)) this.leaveOut(figure);
      }
    }
  }

  /**
   * Destroys a figure.
   *
   * @param by the card that destroys it, or one of `OWN_CAUSES`
   */
  destroy(figure: number, by: number | OwnCause): void {
    const { state, tables, totals } = this;
    const { cardOf, sideOf, ground, cards } = tables;
    const card = cardOf[figure] as number;
    const side = sideOf[figure] as number;
    if (state.isOnBoard(figure)) {
      const at = side * ground.count + state.spaceA(figure);
      totals.fellOn[at] = (totals.fellOn[at] as number) + 1;
    }
    const killer = typeof by === 'number' ? by : undefined;
    if (state.isOnBoard(figure)) this.moments?.falls(figure, killer);
    state.take(figure);
    endGifts(state, (one) => one.figure === figure);
    state.lives[figure] = 0;
    state.fallen[figure] = 1;
    state.fellNow.push(figure);
    state.left[card] = (state.left[card] as number) - 1;
    state.alive[side] = (state.alive[side] as number) - 1;
    if (state.left[card] === 0) this.leaveUnsummoned();
    const isEnemy = typeof by === 'number' && cards[by]?.side !== side;
    const cell = this.cellOf(card, isEnemy ? by : typeof by === 'number' ? 'own side' : by);
    totals.destroyedBy[cell] = (totals.destroyedBy[cell] as number) + 1;
    if (isEnemy) {
      state.kills[by] = (state.kills[by] as number) + 1;
      const { life } = cards[card] as BattleCard;
      this.credit(by, card, life - (state.wounds[figure] as number));
    }
    state.tell?.({ is: 'destroyed', figure, by, points: pointsOfBoth(this.state) });
    this.moments?.left(figure, killer);
    if (tables.auras.spirits.length > 0) leaveSpirits(this, figure);
    this.moments?.lost(figure);
  }

  /** The index in `GameTotals.destroyedBy` for a destroyed figure's card and the cause. */
  private cellOf(card: number, by: number | OwnCause): number {
    const { ofArmies } = this.tables;
    const column = typeof by === 'number' ? this.inArmy(by) : ofArmies + OWN_CAUSES.indexOf(by);
    return this.inArmy(card) * (ofArmies + OWN_CAUSES.length) + column;
  }

  /** The number of a card in the armies; for a counterpart, the number of the card that it replaces. */
  private inArmy(index: number): number {
    return (this.tables.cards[index] as BattleCard).original;
  }

  /**
   * The card to which the results of a card are credited: the original if the card is its counterpart without powers.
   */
  countedFor(index: number): number {
    const { cards } = this.tables;
    const { original, side } = cards[index] as BattleCard;
    return cards[original]?.side === side ? original : index;
  }

  /** Brings a destroyed figure back, without wounds. */
  rise(figure: number, place: number): void {
    const { state } = this;
    const { index, side } = state.card(figure);
    state.lives[figure] = 1;
    state.fallen[figure] = 0;
    state.wounds[figure] = 0;
    state.left[index] = (state.left[index] as number) + 1;
    state.alive[side] = (state.alive[side] as number) + 1;
    state.put(figure, place);
    state.tell?.({ is: 'back', figure, place, points: pointsOfBoth(this.state) });
  }

  /** Credits a card with wounds that it has dealt to an enemy card, and with the points of these wounds. */
  private credit(dealer: number, card: number, wounds: number): void {
    const by = this.countedFor(dealer);
    this.state.hasMet = true;
    const { woundsDealt } = this.result;
    woundsDealt[by] = (woundsDealt[by] as number) + wounds;
    const { points, figures, life } = this.tables.cards[card] as BattleCard;
    this.pointsDestroyed[by] =
      (this.pointsDestroyed[by] as number) + (points * wounds) / (figures * life);
  }

  /** Deals wounds to a figure, and destroys it if no Life is left. A negative number of wounds heals the figure. */
  wound(figure: number, wounds: number, by: number | OwnCause): void {
    const { state, tables } = this;
    if (wounds === 0 || state.lives[figure] === 0) return;
    const all = (state.wounds[figure] as number) + wounds;
    const isEnemy =
      typeof by === 'number' && (tables.cards[by] as BattleCard).side !== tables.sideOf[figure];
    if (all >= state.card(figure).life) {
      this.destroy(figure, by);
      return;
    }
    state.wounds[figure] = Math.max(0, all);
    const left = state.card(figure).life - (state.wounds[figure] as number);
    state.tell?.({ is: 'wounded', figure, wounds, left, points: pointsOfBoth(this.state) });
    if (isEnemy && wounds > 0) this.credit(by, tables.cardOf[figure] as number, wounds);
  }
}
