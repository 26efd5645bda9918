/* Draws the armies and the map for each game between random armies. */

import { generatorOf } from '../../chance/index.ts';
import { GameDice } from '../engine/state/game-dice.ts';
import { Growing } from './growing.ts';
import type {
  ArmiesMap,
  ArmiesScenario,
  ArmyField,
  DrawnArmy,
  Playtest,
  PoolCard,
} from './scenario.ts';

export interface DrawnGame {
  readonly map: number;
  /** The army of each side. The first side begins in the first start area. */
  readonly armies: readonly [DrawnArmy, DrawnArmy];
  readonly playtest?: DrawnPlaytest;
  /** The indices of the two armies in the list of given armies; undefined if the armies are random. */
  readonly entrants?: readonly [number, number];
}

/** Where a playtest game belongs in its pair of games. */
export interface DrawnPlaytest {
  readonly pair: number;
  /** The side whose army has the tested card or, in the other game of the pair, the replacement cards. */
  readonly side: 0 | 1;
  /** The army of that side with the tested card. */
  readonly tested: DrawnArmy;
  /** Whether that army has the tested card in this game. */
  readonly hasTested: boolean;
}

/** Probability, in percent, that another copy is added after a common card has been drawn. */
const MORE_COPIES = 50;

/** Number of attempts at drawing an army before an army with too few points is accepted. */
const MOST_TRIES = 50;

/** The stream of random numbers for drawing the cards that replace the tested card. */
const IN_ITS_PLACE = 1;

/**
 * Draws the games of a run. A game depends only on the seed and its number, not on the thread or the order.
 *
 * The first card of an army is drawn from all cards that fit, with equal probability. Cards are added until the army
 * has the minimum of points. Each further card is any fitting card or, at the rate given by the scenario, a partner of
 * a card in the army. After a common card, another copy is added with probability 1/2, repeatedly.
 *
 * In a playtest, games 2n and 2n + 1 are a pair with the same map and opponents. In the second game of a pair, the
 * tested card is replaced by other cards with about as many points, or by its other version; the rest of the army
 * stays. The sides exchange ends from one pair to the next.
 */
export class Draw {
  private readonly scenario: ArmiesScenario;
  private readonly dice: GameDice;
  /** All cards except the tested one and its other version. */
  private readonly others: readonly number[];
  private readonly meetings: readonly (readonly [number, number])[];

  constructor(scenario: ArmiesScenario, seed: string) {
    const draw = generatorOf(`${seed}/armies`);
    this.scenario = scenario;
    this.dice = new GameDice(Uint32Array.from({ length: 4 }, () => draw.int32()));
    const { card, instead } = scenario.playtest ?? {};
    this.others = [...scenario.cards.keys()].filter((i) => i !== card && i !== instead);
    this.meetings = meetingsOf(scenario);
  }

  game(number: number): DrawnGame {
    const { maps, playtest, field } = this.scenario;
    if (field) return this.meeting(number, field);
    const pair = playtest ? Math.floor(number / 2) : number;
    const map = (playtest ? Math.floor(pair / 2) : pair) % maps.length;
    const on = maps[map] as ArmiesMap;
    this.dice.begin(pair);
    const one = this.army(on);
    if (!playtest) return { map, armies: [one, this.army(on)] };
    const tested = this.army(on, playtest.card);
    const side = (pair % 2) as 0 | 1;
    const hasTested = number % 2 === 0;
    const own = hasTested ? tested : this.replaced(tested, playtest, pair, on);
    return {
      map,
      armies: side === 0 ? [own, one] : [one, own],
      playtest: { pair, side, tested, hasTested },
    };
  }

  /** All pairs of armies meet on one map, then again with ends exchanged, then on the next map. */
  private meeting(number: number, { armies }: ArmyField): DrawnGame {
    const { meetings, scenario } = this;
    const [one, other] = meetings[number % meetings.length] as readonly [number, number];
    const turn = Math.floor(number / meetings.length);
    const entrants = turn % 2 === 0 ? ([one, other] as const) : ([other, one] as const);
    const [first, second] = entrants.map((entrant) => armies[entrant] as DrawnArmy);
    return {
      map: Math.floor(turn / 2) % scenario.maps.length,
      armies: [first as DrawnArmy, second as DrawnArmy],
      entrants,
    };
  }

  /**
   * The army with the tested card replaced by its other version, or by random cards for the points of the tested card.
   */
  private replaced(
    army: DrawnArmy,
    { card, instead }: Playtest,
    pair: number,
    on: ArmiesMap,
  ): DrawnArmy {
    if (instead !== undefined) {
      return { ...army, cards: army.cards.map((one) => (one === card ? instead : one)) };
    }
    this.dice.begin(pair, IN_ITS_PLACE);
    return this.filled(on, (growing) => {
      for (const [i, one] of army.cards.entries()) {
        const copies = one === card ? 0 : (army.copies[i] as number);
        for (let n = 0; n < copies; n++) growing.add(one);
      }
    });
  }

  /** @param first the first card of the army; by default, any that fits */
  private army(on: ArmiesMap, first?: number): DrawnArmy {
    return this.filled(on, (growing) => {
      if (first !== undefined) this.addWithCopies(growing, first);
    });
  }

  private filled(on: ArmiesMap, begin: (growing: Growing) => void): DrawnArmy {
    const { cards, points, spread } = this.scenario;
    let best: Growing | undefined;
    for (let i = 0; i < MOST_TRIES; i++) {
      const growing = new Growing(cards, on, points);
      begin(growing);
      for (let next = this.next(growing); next !== undefined; next = this.next(growing)) {
        this.addWithCopies(growing, next);
      }
      if (growing.points >= points - spread) return growing;
      if (!best || growing.points > best.points) best = growing;
    }
    return best as Growing;
  }

  /** The next card; undefined if the army is complete or nothing else fits. */
  private next(growing: Growing): number | undefined {
    const { cards, points, spread, partners } = this.scenario;
    if (growing.points >= points - spread) return undefined;
    if (growing.cards.length > 0 && this.dice.below(100) < partners) {
      const known = growing.cards.flatMap((one) => (cards[one] as PoolCard).partners);
      const partner = this.oneThatFits(growing, known);
      if (partner !== undefined) return partner;
    }
    return this.oneThatFits(growing, this.others);
  }

  private oneThatFits(growing: Growing, among: readonly number[]): number | undefined {
    const fitting = among.filter((one) => !this.isTested(one) && growing.fits(one));
    return fitting.length === 0 ? undefined : fitting[this.dice.below(fitting.length)];
  }

  /**
   * Adds a card and a random number of additional copies of it. The tested card gets none, because a playtest prices a
   * single copy.
   */
  private addWithCopies(growing: Growing, card: number): void {
    growing.add(card);
    const { isCommon } = this.scenario.cards[card] as PoolCard;
    while (isCommon && !this.isTested(card) && this.dice.below(100) < MORE_COPIES) {
      if (growing.points >= this.scenario.points - this.scenario.spread) return;
      if (!growing.fits(card)) return;
      growing.add(card);
    }
  }

  private isTested(card: number): boolean {
    const { playtest } = this.scenario;
    return playtest !== undefined && (card === playtest.card || card === playtest.instead);
  }
}

/** The pairs of given armies that meet each other. Challengers do not meet each other. */
function meetingsOf({ field }: ArmiesScenario): (readonly [number, number])[] {
  if (!field) return [];
  const { armies, challengers } = field;
  const challenged = armies.length - challengers;
  const first = challengers > 0 ? challenged : 1;
  return Array.from({ length: armies.length - first }, (_, i) => first + i).flatMap((one) =>
    Array.from({ length: Math.min(one, challenged) }, (_, other) => [other, one] as const),
  );
}
