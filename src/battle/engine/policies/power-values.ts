/* What powers that do not attack are worth, for the policy `standard`. */

import {
  type Event,
  eventsIn,
  fitsArmyCard,
  type RuleMoment,
  type Selector,
  type Step,
  stepsOf,
} from '../../../cards/index.ts';
import type { Game } from '../game.ts';
import { removedBy } from '../powers/families/heal.ts';
import { meanOver } from '../powers/moments/play.ts';
import { sidesOf } from '../powers/moments/played.ts';
import { chanceOf } from '../powers/moments/triggers.ts';
import type { BattleCard } from '../state/cards.ts';
import { summons, summonsIn } from '../state/summoned.ts';
import type { Expectations } from './expectations.ts';

/**
 * The worth of a turn with another player's card, as a share of that card's best turn; the card may be unable to reach
 * any enemy.
 */
const LENT_TURN = 0.5;

/** The worth of a figure's arrival now instead of later, as a share of its value. */
const ARRIVING = 0.5;

/** What each space nearer to an enemy out of reach is worth, as a share of the figure's value. */
const NEARER = 0.01;

/** The moments that come after a turn's movements. */
const AFTER_MOVING: ReadonlySet<RuleMoment> = new Set(['beforeAttacks', 'turnEnds']);
/** The moments within turns. Powers that act at other moments need no order marker. */
const OF_TURNS: ReadonlySet<RuleMoment> = new Set([...AFTER_MOVING, 'markerShown', 'turnBegins']);

/** A power that acts on other figures in its card's turn. */
interface Deed {
  readonly on: RuleMoment;
  readonly whom: Selector;
  /** For each card, 1 if the power acts on the card's figures. */
  readonly fits: Uint8Array;
  readonly worth: (figure: number, one: number) => number;
}

/** What a card's powers other than attacks are expected to be worth in its turn. */
export class PowerValues {
  private readonly game: Game;
  private readonly prospects: Expectations;
  /** For each card, its powers that act on other figures. */
  private readonly deeds: readonly (readonly Deed[])[];
  /** For each card, its powers that work regardless of where its figures are. */
  private readonly anywhere: readonly (readonly ((figure: number) => number)[])[];

  constructor(game: Game, prospects: Expectations) {
    this.game = game;
    this.prospects = prospects;
    const { cards } = game.tables;
    this.deeds = cards.map(({ battleLines }) =>
      eventsIn(battleLines).flatMap(({ rule }) => this.deedsOf(rule)),
    );
    this.anywhere = cards.map((card) => [
      ...eventsIn(card.battleLines).flatMap(({ rule }) => this.returnsBy(rule)),
      ...this.summonsBy(card),
    ]);
  }

  /** What these powers are worth in a whole turn. For powers used after moving, the movement counts too. */
  turnWorth(card: BattleCard): number {
    const { state } = this.game;
    const deeds = this.deeds[card.index] as readonly Deed[];
    const anywhere = this.anywhere[card.index] as readonly ((figure: number) => number)[];
    let sum = this.arrivalOf(card);
    if (deeds.length === 0 && anywhere.length === 0) return sum;
    for (let figure = card.firstFigure; figure < card.firstFigure + card.figures; figure++) {
      if (!state.isOnBoard(figure)) continue;
      for (const deed of deeds) {
        const { within = Number.POSITIVE_INFINITY } = deed.whom;
        const reach = within + (AFTER_MOVING.has(deed.on) ? card.move : 0);
        sum += this.best(deed, figure, (one) => state.distance(figure, one) <= reach);
      }
      for (const worth of anywhere) sum += worth(figure);
    }
    return sum;
  }

  /** The worth of a figure's arrival when an order marker of its card is revealed. */
  private arrivalOf(card: BattleCard): number {
    const { state } = this.game;
    const comes = eventsIn(card.battleLines, 'markerShown').some(
      ({ rule: { of, whom } }) => of === undefined && whom?.state === 'waiting',
    );
    if (!comes) return 0;
    let waits = false;
    for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++)
      waits ||= state.lives[f] === 1 && !state.isOnBoard(f);
    return waits ? ARRIVING * this.prospects.valueOfFigure(card) : 0;
  }

  /** What powers used after moving are worth from a place. */
  worthAt(figure: number, place: number): number {
    const deeds = this.deeds[this.game.state.card(figure).index] as readonly Deed[];
    return deeds.length === 0 ? 0 : this.worthOf(deeds, figure, place);
  }

  private worthOf(deeds: readonly Deed[], figure: number, place: number): number {
    const { state } = this.game;
    let sum = 0;
    for (const deed of deeds) {
      const { within, sight } = deed.whom;
      if (!AFTER_MOVING.has(deed.on)) continue;
      sum += this.best(deed, figure, (one) => {
        if (within === undefined) return true;
        if (within === 1) return state.isBesidePlace(figure, place, one);
        if (state.distanceFrom(figure, place, one) > within) return false;
        return !sight || state.sees(figure, place, one);
      });
    }
    return sum;
  }

  /** The highest worth of a power on any figure that is near enough. */
  private best(
    { fits, whom, worth }: Deed,
    figure: number,
    isNear: (one: number) => boolean,
  ): number {
    const { state, tables } = this.game;
    const { side } = state.card(figure);
    let most = 0;
    for (const of of sidesOf(whom, side)) {
      for (const one of tables.figuresOf[of] as readonly number[]) {
        if (!state.isOnBoard(one)) continue;
        if (one === figure ? !whom.self : fits[tables.cardOf[one] as number] !== 1) continue;
        if (isNear(one)) most = Math.max(most, worth(figure, one));
      }
    }
    return most;
  }

  private deedsOf(rule: Event): Deed[] {
    const { on, of } = rule;
    const [step] = stepsOf(rule.does);
    const whom = rule.whom ?? step?.whom;
    if (of || !step || !whom || !OF_TURNS.has(on)) return [];
    const worth = this.worthOfStep(rule, step, whom);
    if (!worth) return [];
    const { cards = {}, except } = whom;
    const fits = Uint8Array.from(this.game.tables.cards, ({ card }) =>
      Number(fitsArmyCard(cards, card) && !(except && fitsArmyCard(except, card))),
    );
    return [{ on, whom, fits, worth }];
  }

  /**
   * What an event on a figure is worth, judged by the event's first step; undefined if that kind of step is not
   * evaluated.
   */
  private worthOfStep(rule: Event, step: Step, whom: Selector): Deed['worth'] | undefined {
    const { state } = this.game;
    if (step.heal !== undefined)
      return (_, one) =>
        meanOver(rule, (row) => removedBy(row, state.wounds[one] as number)) *
        this.prospects.pointsPerWound(state.card(one));
    if (step.side?.to === 'own' || step.turn?.by === 'own')
      return (figure, one) => this.controlOf(rule, figure, one);
    // Only calls of a fixed number of figures count. If the number depends on the wounds from an attack, the place does
    // not matter.
    if (step.put?.at !== 'nextToSelf' || whom.side !== 'own' || typeof whom.pick !== 'number')
      return undefined;
    const count = meanOver(rule, (row) => Number((row.whom ?? whom).pick));
    return (figure, one) => count * this.nearerBy(figure, one);
  }

  /**
   * The worth of controlling a card: one turn of the card; or, if it changes sides for the rest of the game, its value
   * for both sides.
   */
  private controlOf({ roll, does, cost }: Event, figure: number, one: number): number {
    const { game, prospects } = this;
    const [own, card] = [game.state.card(figure), game.state.card(one)];
    const isEnemy = card.side !== own.side;
    if (isEnemy && card.otherSelf === undefined) return 0;
    const chance = chanceOf(Number(roll?.d20));
    if (stepsOf(does).some(({ side }) => side)) {
      const price = cost?.self ? prospects.valueOfFigure(own) : 0;
      return chance * (2 * prospects.valueLeft(card) - price);
    }
    const acting = isEnemy ? (game.tables.cards[card.otherSelf as number] as BattleCard) : card;
    return chance * LENT_TURN * prospects.bestGain(acting) * card.activated;
  }

  /** The worth of bringing the figure `one` next to `figure`. */
  private nearerBy(figure: number, one: number): number {
    const { state, tables } = this.game;
    const { side } = state.card(figure);
    let [here, there] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const enemy of tables.figuresOf[1 - side] as readonly number[]) {
      if (!state.isOnBoard(enemy)) continue;
      here = Math.min(here, state.distance(figure, enemy));
      there = Math.min(there, state.distance(one, enemy));
    }
    if (!Number.isFinite(here)) return 0;
    const { move, reach } = state.card(one);
    const missing = (far: number) => Math.max(0, far - move - reach);
    return (
      (missing(there) - missing(here)) * NEARER * this.prospects.valueOfFigure(state.card(one))
    );
  }

  /** The worth of the destroyed figures that return: the most valuable of them. */
  private returnsBy({ whom, does, roll }: Event): ((figure: number) => number)[] {
    const [step] = stepsOf(does);
    if (whom?.state !== 'fallen' || !step?.raise || step.raise.at) return [];
    const { game, prospects } = this;
    const { cards = {}, except, pick } = whom;
    const chance = chanceOf(Number(roll?.d20 ?? 1));
    return [
      (figure) => {
        const { state, tables } = game;
        const values: number[] = [];
        for (const one of tables.figuresOf[state.card(figure).side] as readonly number[]) {
          const card = state.card(one);
          if (state.fallen[one] === 0 || !fitsArmyCard(cards, card.card)) continue;
          if (!(except && fitsArmyCard(except, card.card)))
            values.push(prospects.valueOfFigure(card));
        }
        values.sort((a, b) => b - a);
        return chance * values.slice(0, Number(pick)).reduce((sum, one) => sum + one, 0);
      },
    ];
  }

  /** The worth of the cards that a card can summon. */
  private summonsBy(card: BattleCard): ((figure: number) => number)[] {
    const { game, prospects } = this;
    const { cards } = game.tables;
    return cards.flatMap((late) =>
      summonsIn(late.battleLines).flatMap((rule) => {
        if (late.side !== card.side || late.isOtherSelf || !summons(card, rule)) return [];
        return (figure: number) => {
          const { state } = game;
          if (figure !== card.firstFigure) return 0;
          const waits = state.lives[late.firstFigure] === 1 && !state.isOnBoard(late.firstFigure);
          return waits ? chanceOf(Number(rule.roll?.d20 ?? 1)) * prospects.valueLeft(late) : 0;
        };
      }),
    );
  }
}
