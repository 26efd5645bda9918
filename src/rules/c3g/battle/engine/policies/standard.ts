import type { Acts } from '../acts.ts';
import type { BondOffer } from '../bond-offers.ts';
import type { BattleCard } from '../cards.ts';
import type { Game } from '../game.ts';
import { FAR } from '../ground.ts';
import type { Policy } from '../policy.ts';
import type { Reach } from '../reach.ts';
import { bestForX, bestOf, worthWithOthers } from './bonding.ts';
import { Company } from './company.ts';
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

/** An enemy on the board, as a figure of the acting card has to reckon with it. */
interface Danger {
  figure: number;
  card: number;
  space: number;
  /** Points that its attacks of a turn cost in the mean. */
  cost: number;
  /** Points that an attack of the card on it promises, and the most that it could count. */
  gain: number;
  most: number;
  /** How far it can strike in a turn: its Move and its Range. */
  strikes: number;
}

class Standard implements Policy {
  private readonly game: Game;
  private readonly acts: Acts;
  private readonly weights: Weights;
  private readonly prospects: Prospects;
  private readonly company: Company;
  /** Enemies of the card that is looked out for, and its friends. */
  private readonly dangers: Danger[] = [];
  private count = 0;
  /** The same enemies, those on whom an attack promises most first. */
  private targets: Danger[] = [];
  private readonly friends: Danger[] = [];
  private friendCount = 0;
  /** By space, for the card that is looked at: what its attacks promise from there on, and what it costs to stand there. */
  private readonly outlooks: Float64Array;
  private readonly threats: Float64Array;
  private readonly supports: Float64Array;
  /** By space: who of the card could go there first in this turn; -1: nobody. */
  private readonly firstThere: Int16Array;
  /** By place that a figure can go to, in the order in which they were found: what it promises, and what the way costs. */
  private readonly hopes: Float64Array;
  private readonly losses: Float64Array;
  /** By spaces of movement: what an attack counts that is so far away. */
  private readonly delays = new Float64Array(256 * 64);
  /** By card of the enemy: costs added up while a place is looked at, and how many figures they are of. */
  private readonly costs: Float64Array;
  private readonly counted: Int16Array;

  constructor(game: Game, acts: Acts, weights: Weights) {
    this.game = game;
    this.acts = acts;
    this.weights = weights;
    this.prospects = new Prospects(game);
    this.company = new Company(game, this.prospects, weights);
    const { cards, figures, ground, single, double } = game.tables;
    const places = Math.max(single.count, double.count);
    this.hopes = new Float64Array(places);
    this.losses = new Float64Array(places);
    this.outlooks = new Float64Array(ground.count);
    this.threats = new Float64Array(ground.count);
    this.supports = new Float64Array(ground.count);
    this.firstThere = new Int16Array(ground.count);
    this.costs = new Float64Array(cards.length);
    this.counted = new Int16Array(cards.length);
    for (let i = 0; i < figures; i++) {
      this.dangers.push({ figure: 0, card: 0, space: 0, cost: 0, gain: 0, most: 0, strikes: 0 });
      this.friends.push({ figure: 0, card: 0, space: 0, cost: 0, gain: 0, most: 0, strikes: 0 });
    }
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
    return reached >= this.bestGain(card) * 0.999
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
      return now >= this.bestGain(card) * 0.999 ? now : 0;
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
    for (let i = 0; i < this.count; i++) {
      const { space: to, gain } = this.targets[i] as Danger;
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
    const found = this.weights.delay ** (far / Math.max(1, move));
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

  private threatAt(card: BattleCard, space: number, second: number): number {
    if (second >= 0) return this.threat(card, space, second);
    const known = this.threats[space] as number;
    if (known >= 0) return known;
    const found = this.threat(card, space, second);
    this.threats[space] = found;
    return found;
  }

  /** Points that friends of whoever stands there could destroy in the turn after. */
  private supportAt(space: number): number {
    const known = this.supports[space] as number;
    if (known >= 0) return known;
    const found = this.reckoned(
      this.friends,
      this.friendCount,
      space,
      -1,
      this.firstThere[space] as number,
    );
    this.supports[space] = found;
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
        worst = Math.max(worst, this.threat(card, state.spaceA(f), state.spaceB(f)));
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
    const caution = this.weights.caution * this.patience(side);
    const { hopes, losses } = this;
    const atMost = (i: number) => (hopes[i] as number) - (losses[i] as number);
    const value = (i: number) => {
      const danger = this.dangerAt(figure, card, list[i] as number);
      return (hopes[i] as number) - caution * danger - (losses[i] as number);
    };
    let first = 0;
    for (let i = 0; i < size; i++) {
      hopes[i] = this.hopeAt(figure, card, reach, list[i] as number);
      losses[i] = this.lossAt(card, reach, list[i] as number);
      this.noteFirst(figure, card, list[i] as number);
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

  /** Notes who of a card can be first at a place, if that is dangerous at all: it does not count as its own support. */
  private noteFirst(figure: number, card: BattleCard, place: number): void {
    const { a, b } = this.game.state.places(figure);
    const [space, second] = [a[place] as number, b[place] as number];
    if ((this.firstThere[space] as number) >= 0) return;
    if (second < 0 || this.threatAt(card, space, second) > 0) this.firstThere[space] = figure;
  }

  /** What the way to a place costs. */
  private lossAt(card: BattleCard, { strikes, hazards }: Reach, place: number): number {
    const risk = (strikes[place] as number) * 0.5 + (hazards[place] as number) * 2;
    return risk * this.prospects.pointsPerWound(card);
  }

  /** What standing somewhere costs, less what friends make the enemy pay for it. */
  private dangerAt(figure: number, card: BattleCard, place: number): number {
    const { a, b } = this.game.state.places(figure);
    const space = a[place] as number;
    const threat = this.threatAt(card, space, b[place] as number);
    if (threat === 0) return 0;
    return Math.max(0, threat - this.weights.support * this.supportAt(space));
  }

  /** The most that an attack from a place promises; 0 for none. */
  private bestAttack(figure: number, place: number, enemies: number): number {
    const { state, encounters } = this.game;
    let most = 0;
    if (enemies === 0 && state.card(figure).reach === 1) return 0;
    for (let i = 0; i < this.count; i++) {
      const { figure: target, most: atMost } = this.targets[i] as Danger;
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

  /** A side that is behind cannot wait for the last round. */
  private patience(side: number): number {
    const { game } = this;
    const { rounds } = game.tables.scenario;
    const isBehind = game.pointsOf(side) <= game.pointsOf(1 - side);
    const late = game.state.round / rounds;
    const haste = isBehind ? 1 - (1 - this.weights.haste) * Math.min(1, late * 1.5) : 1;
    return haste * this.weights.boredom ** game.state.quiet;
  }

  /** Collects the enemies that a card has to reckon with, and its friends. */
  private lookOut(card: BattleCard): void {
    const { state, tables } = this.game;
    this.prospects.forget();
    this.outlooks.fill(-1);
    this.threats.fill(-1);
    this.supports.fill(-1);
    this.firstThere.fill(-1);
    this.count = 0;
    for (const enemy of tables.figuresOf[1 - card.side] as readonly number[]) {
      if (!state.isOnBoard(enemy)) continue;
      const other = state.card(enemy);
      const danger = this.dangers[this.count++] as Danger;
      this.note(danger, enemy, this.prospects.gain(other, card));
      danger.gain = this.prospects.gain(card, other);
      // Height makes an attack better by about half at the most.
      danger.most = 1.6 * danger.gain + (this.weights.kill * other.points) / other.figures;
    }
    this.targets = this.dangers.slice(0, this.count).sort((a, b) => b.gain - a.gain);
    this.friendCount = 0;
    for (const friend of tables.figuresOf[card.side] as readonly number[]) {
      if (!state.isOnBoard(friend)) continue;
      this.note(
        this.friends[this.friendCount++] as Danger,
        friend,
        this.bestGain(state.card(friend)),
      );
    }
  }

  private note(danger: Danger, figure: number, cost: number): void {
    const { state } = this.game;
    const { index, move, reach } = state.card(figure);
    danger.figure = figure;
    danger.card = index;
    danger.space = state.spaceA(figure);
    danger.cost = cost;
    danger.strikes = move + reach;
  }

  /** The most that a figure of a card can hope for against any card of the enemy that is left. */
  private bestGain(card: BattleCard): number {
    const { state, tables } = this.game;
    let most = 0;
    for (const other of tables.cardsOf[1 - card.side] as readonly number[]) {
      if ((state.left[other] as number) === 0) continue;
      most = Math.max(most, this.prospects.gain(card, tables.cards[other] as BattleCard));
    }
    return most;
  }

  /** Points that the enemy's next turn costs in the mean, if a figure of the card stands there. */
  private threat(card: BattleCard, space: number, second: number): number {
    const cost = this.reckoned(this.dangers, this.count, space, second, -1);
    return Math.min(card.points / card.figures, cost);
  }

  /** What figures could do at a space in their next turn: one card acts at a time, so the others count less. */
  private reckoned(
    all: readonly Danger[],
    count: number,
    space: number,
    second: number,
    except: number,
  ): number {
    const { tables } = this.game;
    const { ground, cards } = tables;
    const { costs, counted } = this;
    costs.fill(0);
    counted.fill(0);
    for (let i = 0; i < count; i++) {
      const { figure, card: by, space: from, cost, strikes } = all[i] as Danger;
      if (figure === except) continue;
      const row = from * ground.count;
      const near = ground.distance[row + space] as number;
      const far = second < 0 ? near : Math.min(near, ground.distance[row + second] as number);
      if (far > strikes) continue;
      const other = cards[by] as BattleCard;
      if ((counted[by] as number) >= other.activated) continue;
      if (other.reach === 1 && far > 1 && this.prospects.wayBetween(other, from, space) > strikes)
        continue;
      counted[by] = (counted[by] as number) + 1;
      costs[by] = (costs[by] as number) + cost;
    }
    let [most, sum] = [0, 0];
    for (const cost of costs) {
      sum += cost;
      if (cost > most) most = cost;
    }
    return most + this.weights.others * (sum - most);
  }
}
