import type { Acts } from '../acts.ts';
import type { BondOffer } from '../bond-offers.ts';
import type { BattleCard } from '../cards.ts';
import type { Game } from '../game.ts';
import { FAR } from '../ground.ts';
import type { Policy } from '../policy.ts';
import type { Reach } from '../reach.ts';
import { bestForX, bestOf, worthWithOthers } from './bonding.ts';
import { Company } from './company.ts';
import { Danger } from './danger.ts';
import type { PolicyMaker } from './maker.ts';
import { Prospects } from './prospects.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * Looks at everything that a turn can do, weighs it by exact expectation, and takes the best: what its attacks
 * promise now, what they will next turn, what the enemy's next turns cost.
 */
export const standard: PolicyMaker = standardWith(WEIGHTS);

export function standardWith(weights: Weights): PolicyMaker {
  return (game, acts) => new Standard(game, acts, weights);
}

/** An enemy on the board, as a target of the acting card. */
interface Target {
  figure: number;
  space: number;
  /** Points that an attack of the card on it promises, and the most that it could count. */
  gain: number;
  most: number;
}

class Standard implements Policy {
  private readonly game: Game;
  private readonly acts: Acts;
  private readonly weights: Weights;
  private readonly prospects: Prospects;
  private readonly company: Company;
  private readonly danger: Danger;
  /** The enemies of the card that is looked out for, those on whom an attack promises most first. */
  private targets: Target[] = [];
  /** By space, for the card that is looked at: what its attacks promise from there on. */
  private readonly outlooks: Float64Array;
  /** By place that a figure can go to, in the order in which they were found: what it promises, and what the way costs. */
  private readonly hopes: Float64Array;
  private readonly losses: Float64Array;
  /** By spaces of movement: what an attack counts that is so far away. */
  private readonly delays = new Float64Array(256 * 64);

  constructor(game: Game, acts: Acts, weights: Weights) {
    this.game = game;
    this.acts = acts;
    this.weights = weights;
    this.prospects = new Prospects(game);
    this.company = new Company(game, this.prospects, weights);
    this.danger = new Danger(game, weights, this.prospects);
    const { ground, single, double } = game.tables;
    const places = Math.max(single.count, double.count);
    this.hopes = new Float64Array(places);
    this.losses = new Float64Array(places);
    this.outlooks = new Float64Array(ground.count);
  }

  /** Those who have to come near stand in front, those who shoot behind them; all as near the middle as can be. */
  place(side: number): void {
    const { state, tables } = this.game;
    const { ground, starts, cards, cardsOf, cardOf, figuresOf } = tables;
    const goals = starts[1 - side] as readonly number[];
    const order = [...(cardsOf[side] as readonly number[])].sort((x, y) => {
      const [a, b] = [cards[x] as BattleCard, cards[y] as BattleCard];
      return Number(b.isDouble) - Number(a.isDouble) || a.reach - b.reach || b.points - a.points;
    });
    for (const card of order) {
      for (const figure of figuresOf[side] as readonly number[]) {
        if (cardOf[figure] !== card) continue;
        const { a } = state.places(figure);
        let [best, least] = [-1, Number.POSITIVE_INFINITY];
        for (const place of this.acts.placing.startsOf(figure)) {
          const row = (a[place] as number) * ground.count;
          let far = 0;
          for (const goal of goals) far += ground.distance[row + goal] as number;
          if (far < least) [best, least] = [place, far];
        }
        if (best >= 0) this.acts.placing.put(figure, best);
      }
    }
  }

  /** Every marker goes onto the card whose turn promises most, later ones less where the card is in danger. */
  mark(side: number, markers: Int16Array): void {
    const { state, tables } = this.game;
    const worths = new Map<number, number>();
    this.danger.lookOut(side);
    this.danger.lookAt(-1);
    const living = (tables.cardsOf[side] as readonly number[]).filter(
      (card) => (state.left[card] as number) > 0,
    );
    const options = living.map((card) => {
      this.lookOut(tables.cards[card] as BattleCard);
      const worth = this.turnWorth(card);
      worths.set(card, worth);
      return { card, worth, survives: this.survives(card) };
    });
    const worthOf = (card: number) => worths.get(card) ?? 0;
    const priceOf = (card: number) =>
      this.prospects.pointsPerWound(tables.cards[card] as BattleCard);
    for (let i = 0; i < 3; i++) {
      let [best, most] = [living[0] as number, Number.NEGATIVE_INFINITY];
      for (const { card, survives } of options) {
        const value = worthWithOthers(state, card, i + 1, worthOf, priceOf) * survives ** i;
        if (value > most) [best, most] = [card, value];
      }
      markers[i] = best;
    }
    markers[3] =
      bestForX(state, living, markers, worthOf) ??
      living.find((card) => card !== markers[0]) ??
      (living[0] as number);
  }

  /** Mean points that a turn of a card promises: attacks that it can make, else how much nearer it can come. */
  private turnWorth(index: number): number {
    const { tables, state } = this.game;
    const card = tables.cards[index] as BattleCard;
    const all: number[] = [];
    for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
      if (state.isOnBoard(f)) all.push(this.partOf(card, f));
    }
    all.sort((a, b) => b - a);
    const attacks = all.slice(0, card.activated).reduce((sum, one) => sum + one, 0);
    return attacks + this.company.turnWorth(card);
  }

  /** The same of one figure of the card that is looked out for. */
  private partOf(card: BattleCard, figure: number): number {
    const space = this.game.state.spaceA(figure);
    const reached = this.outlook(card, space, true);
    return reached >= this.prospects.bestGain(card) * 0.999
      ? reached
      : this.weights.approach * (reached - this.outlook(card, space, false));
  }

  bond(_: number, offer: BondOffer): readonly number[] {
    const { state, tables } = this.game;
    const { bond, candidates } = offer;
    let looking = -1;
    const part = (figure: number) => {
      const card = state.card(figure);
      if (card.index !== looking) this.lookOut(card);
      looking = card.index;
      if (bond.value.only !== 'attack') return this.partOf(card, figure);
      const now = this.outlook(card, state.spaceA(figure), false);
      return now >= this.prospects.bestGain(card) * 0.999 ? now : 0;
    };
    const parts = new Map(candidates.map((figure) => [figure, part(figure)]));
    const worth = (figure: number) => parts.get(figure) as number;
    const best = bestOf(state, offer, worth);
    const isFull = bond.value.own && !bond.value.only;
    if (bond.value.turn !== 'instead' || isFull) return best;
    // Who gives a turn away loses it.
    this.lookOut(tables.cards[bond.card] as BattleCard);
    const gained = best.reduce((sum, figure) => sum + worth(figure), 0);
    return gained > this.turnWorth(bond.card) ? best : [];
  }

  goOn(_: number, index: number): boolean {
    const card = this.game.tables.cards[index] as BattleCard;
    if (card.spendsX === 'round') return true;
    this.lookOut(card);
    const worth = this.turnWorth(index);
    if (!card.mayPay) return worth > 0;
    const left = card.life - (this.game.state.wounds[card.firstFigure] as number);
    return left > 1 && worth > this.prospects.pointsPerWound(card);
  }

  /**
   * What the attack of a figure of the card that is looked out for promises from a space on: on whom it promises most,
   * less for each turn on the way.
   *
   * @param mayMove whether it moves first
   */
  private outlook(card: BattleCard, space: number, mayMove: boolean): number {
    const { ground } = this.game.tables;
    const near = mayMove ? card.move : 0;
    let most = 0;
    for (const { space: to, gain } of this.targets) {
      // Those on whom it promises most come first.
      if (gain <= most) break;
      const far =
        card.reach > 1
          ? (ground.distance[space * ground.count + to] as number) - card.reach
          : this.prospects.wayBetween(card, space, to) - 1;
      most = Math.max(most, gain * this.delayOf(card, far - near));
    }
    return most;
  }

  /** What an attack counts for which a figure has to go so far. */
  private delayOf({ move }: BattleCard, far: number): number {
    if (far <= 0) return 1;
    const at = Math.min(far, FAR) * 64 + Math.min(63, Math.max(1, move));
    const known = this.delays[at] as number;
    if (known > 0) return known;
    const turns = far / Math.max(1, move);
    const { delay, near } = this.weights;
    const found = turns <= 1 ? 1 - near * turns : (1 - near) * delay ** (turns - 1);
    this.delays[at] = found;
    return found;
  }

  /** The same as `outlook` without a movement, for the card that was looked out for. */
  private outlookAt(card: BattleCard, space: number): number {
    const known = this.outlooks[space] as number;
    if (known >= 0) return known;
    const found = this.outlook(card, space, false);
    this.outlooks[space] = found;
    return found;
  }

  /** How likely a card is still of use after an enemy's turn, roughly. */
  private survives(index: number): number {
    const { tables, state } = this.game;
    const card = tables.cards[index] as BattleCard;
    const points = this.game.pointsOfCard(index);
    if (points <= 0) return 0;
    let worst = 0;
    for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
      if (state.isOnBoard(f))
        worst = Math.max(worst, this.danger.threat(card, state.spaceA(f), state.spaceB(f)));
    }
    return Math.max(0.1, 1 - (this.weights.danger * worst) / points);
  }

  turn(side: number, index: number): void {
    const { game, acts } = this;
    const { state, tables } = game;
    const card = tables.cards[index] as BattleCard;
    this.lookOut(card);
    const figures: { figure: number; outlook: number }[] = [];
    for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++) {
      if (acts.mayAct(f))
        figures.push({ figure: f, outlook: this.outlook(card, state.spaceA(f), true) });
    }
    figures.sort((a, b) => b.outlook - a.outlook);
    const acting = figures.slice(0, acts.activates);
    const move = () => {
      for (const { figure } of acting) {
        if (!game.isOver() && acts.canStillMove(figure)) this.move(figure, card, side);
      }
    };
    move();
    if (!game.isOver() && acts.beforeAttacks()) move();
    if (game.isOver()) return;
    this.attack(acting.map(({ figure }) => figure));
  }

  /**
   * Goes to the place that promises most. What it costs to stand somewhere takes long to reckon, and is never less
   * than nothing: places that could not be the best even so are passed over.
   */
  private move(figure: number, card: BattleCard, side: number): void {
    const { game } = this;
    const { state } = game;
    const { place } = this.bestOf(figure, card, side, game.reach(figure));
    if (place !== state.place[figure]) this.acts.move(figure, place);
  }

  /** The place in reach that promises most, and how much more than staying where it is. */
  private bestOf(
    figure: number,
    card: BattleCard,
    side: number,
    reach: Reach,
  ): { readonly place: number; readonly gain: number } {
    const { list, size } = reach;
    const caution = this.weights.caution * this.patience(side) * this.exposure(side);
    this.danger.lookOut(side);
    this.danger.lookAt(figure);
    const { hopes, losses } = this;
    const { a, b } = this.game.state.places(figure);
    const atMost = (i: number) => (hopes[i] as number) - (losses[i] as number);
    const value = (i: number) => {
      const place = list[i] as number;
      const danger = this.danger.at(figure, card, a[place] as number, b[place] as number);
      return (hopes[i] as number) - caution * danger - (losses[i] as number);
    };
    let first = 0;
    for (let i = 0; i < size; i++) {
      hopes[i] = this.hopeAt(figure, card, reach, list[i] as number);
      losses[i] = this.lossAt(card, reach, list[i] as number);
      if (atMost(i) > atMost(first)) first = i;
    }
    let [best, most] = [first, value(first)];
    for (let i = 0; i < size; i++) {
      // Of places that are worth the same the one that was found first counts.
      if (i === first || atMost(i) < most || (atMost(i) === most && i > best)) continue;
      const worth = value(i);
      if (worth > most || (worth === most && i < best)) [best, most] = [i, worth];
    }
    // Its own place is the first one found.
    return { place: list[best] as number, gain: best === 0 ? 0 : most - value(0) };
  }

  /** Those who gain most by it move, out of turn, one after another. */
  regroup(figures: readonly number[]): void {
    const { acts, game } = this;
    const { state } = game;
    const options = figures
      .flatMap((figure) => {
        const card = state.card(figure);
        this.lookOut(card);
        const { place, gain } = this.bestOf(figure, card, card.side, acts.regroupReach(figure));
        return gain > 0 ? [{ figure, place, gain }] : [];
      })
      .sort((a, b) => b.gain - a.gain);
    for (const { figure, place } of options) {
      if (!acts.mayRegroup(figure)) continue;
      if (acts.regroupReach(figure).has(place)) acts.regroupTo(figure, place);
    }
    this.prospects.forget();
  }

  /** What attacks from a place promise, now and later. */
  private hopeAt(figure: number, card: BattleCard, reach: Reach, place: number): number {
    const { future, height } = this.weights;
    const { a, level } = this.game.state.places(figure);
    const attacks = this.acts.attacks && !reach.isHurry(place);
    const now = attacks ? this.bestAttack(figure, place, reach.enemiesAt(place)) : 0;
    const next = this.outlookAt(card, a[place] as number);
    const company = this.company.worthAt(figure, place);
    return now + next * future * (1 + height * (level[place] as number)) + company;
  }

  /** What the way to a place costs. */
  private lossAt(card: BattleCard, { strikes, hazards }: Reach, place: number): number {
    const risk = (strikes[place] as number) * 0.5 + (hazards[place] as number) * 2;
    return risk * this.prospects.pointsPerWound(card);
  }

  /** The most that an attack from a place promises; 0 for none. */
  private bestAttack(figure: number, place: number, enemies: number): number {
    const { state, encounters } = this.game;
    let most = 0;
    if (enemies === 0 && state.card(figure).reach === 1) return 0;
    for (const { figure: target, most: atMost } of this.targets) {
      if (atMost <= most || !state.isOnBoard(target)) continue;
      if (!encounters.canTarget(figure, place, target, enemies)) continue;
      most = Math.max(most, this.worthOf(figure, place, target, enemies));
    }
    return most;
  }

  private worthOf(figure: number, place: number, target: number, enemies: number): number {
    const promise = this.prospects.attack(figure, place, target, enemies);
    if (!promise) return 0;
    const { points, figures } = this.game.state.card(target);
    return promise.worth + (this.weights.kill * promise.destroys * points) / figures;
  }

  /** Each attack on whom it promises most, the most promising one first. */
  private attack(figures: readonly number[]): void {
    const { game, acts } = this;
    const { state, tables, encounters } = game;
    const enemies = tables.figuresOf[
      1 - (tables.sideOf[figures[0] as number] as number)
    ] as readonly number[];
    const tried = new Set<number>();
    for (;;) {
      let [by, on, most] = [-1, -1, 0];
      for (const figure of figures) {
        if (tried.has(figure) || !state.isOnBoard(figure) || !acts.canStillAttack(figure)) continue;
        const place = state.place[figure] as number;
        const bits = state.enemiesBeside(figure);
        for (const target of enemies) {
          if (!state.isOnBoard(target) || !encounters.canTarget(figure, place, target, bits))
            continue;
          const worth = this.worthOf(figure, place, target, bits);
          if (worth > most) [by, on, most] = [figure, target, worth];
        }
      }
      if (by < 0) return;
      tried.add(by);
      acts.attack(by, on);
      this.prospects.forget();
      if (game.isOver()) return;
    }
  }

  choose(_: number, worth: readonly number[]): number {
    let best = 0;
    for (const [i, one] of worth.entries()) if (one > (worth[best] as number)) best = i;
    return best;
  }

  /** How many turns the enemy has in the mean before the next one of a side: who comes first is rolled anew each round. */
  private exposure(side: number): number {
    const { state } = this.game;
    if (state.turn < 3) return 1;
    return state.first === side ? 1.5 : 0.5;
  }

  /** A side that is behind cannot wait for the last round. */
  private patience(side: number): number {
    const { game } = this;
    const { rounds } = game.tables.scenario;
    const isBehind = game.pointsOf(side) <= game.pointsOf(1 - side);
    const late = game.state.round / rounds;
    const haste = isBehind ? 1 - (1 - this.weights.haste) * Math.min(1, late * 1.5) : 1;
    return haste * this.weights.boredom ** game.state.quiet;
  }

  /** Collects the enemies that a card could attack. */
  private lookOut(card: BattleCard): void {
    const { state, tables } = this.game;
    this.prospects.forget();
    this.outlooks.fill(-1);
    this.targets = [];
    for (const figure of tables.figuresOf[1 - card.side] as readonly number[]) {
      if (!state.isOnBoard(figure)) continue;
      const other = state.card(figure);
      const gain = this.prospects.gain(card, other);
      // Height makes an attack better by about half at the most.
      const most = 1.6 * gain + (this.weights.kill * other.points) / other.figures;
      this.targets.push({ figure, space: state.spaceA(figure), gain, most });
    }
    this.targets.sort((a, b) => b.gain - a.gain);
  }
}
