/* What auras are worth in a position, both for the figures that they reach and for their holders. */

import { DIRECTIONS, FAR } from '../../../board/index.ts';
import type { Game } from '../game.ts';
import type { Aura, Reaching } from '../powers/auras.ts';
import type { BattleCard } from '../state/cards.ts';
import { BySpace } from './by-space.ts';
import type { Expectations } from './expectations.ts';
import { patienceOf } from './patience.ts';
import type { Weights } from './weights.ts';

/**
 * What an aura is worth to a figure of a card in a turn, in points: what it adds to the figure's own attacks
 * (`attacks`), and what it takes from enemy attacks on the figure (`saves`).
 */
interface AuraWorth {
  readonly card: BattleCard;
  readonly attacks: number;
  readonly saves: number;
}

/**
 * What a place is worth to the holder of an aura for adjacent figures. Adjacent spaces count if friends could attack an
 * enemy from them or be attacked on them. Only the best of these spaces are added up: as many as there are friends that
 * can reach the holder in a turn.
 */
class BesideHolder {
  private readonly game: Game;
  /** What the spaces are worth, the best first. */
  private readonly worths = new Float64Array(DIRECTIONS * 2);
  /** For each space, the distance to the nearest enemy. */
  private readonly nearest: BySpace;

  constructor(game: Game) {
    this.game = game;
    this.nearest = new BySpace(game.state);
  }

  /**
   * @param most maximum number of figures that fight in a turn
   * @param soonAt how soon enemies can attack a space; at most 1
   * @returns points, for the card whose figures gain the most
   */
  worthAt(
    figure: number,
    place: number,
    cards: readonly AuraWorth[],
    most: number,
    soonAt: (space: number) => number,
  ): number {
    let best = 0;
    for (const one of cards) {
      const count = this.friendsNear(figure, place, one.card, most);
      if (count * (one.attacks + one.saves) <= best) continue;
      best = Math.max(best, this.sumOfBest(figure, place, one, count, soonAt));
    }
    return best;
  }

  private friendsNear(holder: number, place: number, card: BattleCard, most: number): number {
    const { state } = this.game;
    let count = 0;
    for (let f = card.firstFigure; f < card.firstFigure + card.figures && count < most; f++) {
      if (f === holder || !state.isOnBoard(f)) continue;
      if (state.distanceFrom(holder, place, f) <= card.move + 1) count++;
    }
    return count;
  }

  private sumOfBest(
    figure: number,
    place: number,
    { card, attacks, saves }: AuraWorth,
    count: number,
    soonAt: (space: number) => number,
  ): number {
    const { state, tables } = this.game;
    const { a, b } = state.places(figure);
    const { neighbours, held } = tables.ground;
    const { height } = state.card(figure);
    const own = [a[place] as number, b[place] as number];
    const { worths } = this;
    worths.fill(0, 0, count);
    for (const space of own) {
      if (space < 0) continue;
      for (let d = 0; d < DIRECTIONS; d++) {
        const next = neighbours[space * DIRECTIONS + d] as number;
        if (next < 0 || held[next] === 1 || next === own[0] || next === own[1]) continue;
        if (!this.isOpen(figure, next, card)) continue;
        if (!state.areBesideIn(space, d, height, card.height)) continue;
        // A space next to both halves of the holder's base counts once.
        if (space !== own[0] && state.areBeside(own[0] as number, height, next, card.height))
          continue;
        let left = saves === 0 ? 0 : saves * soonAt(next);
        if (attacks > 0 && this.nearest.of(card.side, next, this.enemyFrom) <= card.reach)
          left += attacks;
        for (let i = 0; i < count && left > 0; i++) {
          const there = worths[i] as number;
          if (left <= there) continue;
          worths[i] = left;
          left = there;
        }
      }
    }
    let sum = 0;
    for (let i = 0; i < count; i++) sum += worths[i] as number;
    return sum;
  }

  /** Whether a figure of the card is on a space or could be there. */
  private isOpen(holder: number, space: number, card: BattleCard): boolean {
    const { occupant, tables } = this.game.state;
    const there = occupant[space] as number;
    return there < 0 || there === holder || tables.cardOf[there] === card.index;
  }

  /** Distance from a space to the nearest enemy of a side. */
  private readonly enemyFrom = (side: number, space: number): number => {
    const { state, tables } = this.game;
    let least = FAR;
    for (const enemy of tables.figuresOf[1 - side] as readonly number[]) {
      if (!state.isOnBoard(enemy)) continue;
      const [a, b] = [state.spaceA(enemy), state.spaceB(enemy)];
      least = Math.min(least, tables.ground.spacesBetween(a, b, space, -1));
    }
    return least;
  };
}

/** Rough number of figures of a side that fight in a turn. */
const FIGHTING = 4;

/**
 * The worth of places through auras, in points: what the figure gains under auras, and what other figures gain under
 * its own auras. The effect of an aura on a figure is exact, because the distributions include it; the nearer the
 * enemies are, the more it counts.
 */
export class AuraValues {
  private readonly game: Game;
  private readonly prospects: Expectations;
  private readonly weights: Weights;
  private readonly hasAuras: boolean;
  private readonly beside: BesideHolder;
  /** For each giver of an aura for adjacent figures, the cards that gain from the aura. */
  private readonly besideCards = new Map<number, readonly AuraWorth[]>();
  /** The version of the state for which `besideCards` holds. */
  private besideFor = -1;
  /** The worth of each place for the figure asked about last; negative if not known. */
  private readonly besidePlaces: Float64Array;
  private placesFor = -1;
  private placesOf = -1;
  private placesBy = -1;
  /** For each figure, its own auras, with their indices among the givers of effects. */
  private readonly given: readonly (readonly Given[])[];
  /** How soon enemies can attack each space. */
  private readonly soon: BySpace;
  /** The highest gains that single figures get from an aura, the best first. */
  private readonly best = new Float64Array(FIGHTING);
  /**
   * What an aura is worth, indexed by giver, card and whether attacks count; and the version of the state for which
   * this value holds.
   */
  private readonly worths: Float64Array;
  private readonly worthsAt: Int32Array;
  /** Indexed by giver and card: 1 if the aura affects figures of the card. */
  private readonly concerned: Uint8Array;

  constructor(game: Game, prospects: Expectations, weights: Weights) {
    this.game = game;
    this.prospects = prospects;
    this.weights = weights;
    this.beside = new BesideHolder(game);
    const { auras, glyphs, figures, cards, single, double } = game.tables;
    this.besidePlaces = new Float64Array(Math.max(single.count, double.count));
    this.hasAuras = auras.all.length > 0;
    const all = auras.all.map((aura, i) => ({ aura, giver: glyphs.length + i }));
    this.given = Array.from({ length: figures }, (_, figure) =>
      all.filter(({ aura }) => aura.figures.includes(figure)),
    );
    const givers = all.length === 0 ? 0 : glyphs.length + all.length;
    this.worths = new Float64Array(2 * givers * cards.length);
    this.worthsAt = new Int32Array(2 * givers * cards.length).fill(-1);
    this.concerned = new Uint8Array(givers * cards.length);
    for (const [index, reaching] of auras.reaching.entries())
      for (const { giver } of reaching) this.concerned[giver * cards.length + index] = 1;
    this.soon = new BySpace(game.state);
  }

  /** What a place is worth to a figure through auras. */
  worthAt(figure: number, place: number): number {
    return this.hasAuras ? this.worthUnder(figure, place) : 0;
  }

  private worthUnder(figure: number, place: number): number {
    const { state, tables, encounters } = this.game;
    const card = state.card(figure);
    let sum = 0;
    for (const one of tables.auras.reaching[card.index] as readonly Reaching[]) {
      const times = encounters.auras.countOf(one, figure, place);
      if (times === 0) continue;
      const { a, b } = state.places(figure);
      // Only enemy attacks count here: what the aura adds to the figure's own attacks is part of the worth of those
      // attacks.
      const saved = this.worthOf(one.giver, one.aura, card, false);
      sum += times * saved * this.soonFor(card.side, a[place] as number, b[place] as number);
    }
    for (const given of this.given[figure] as readonly Given[]) {
      sum +=
        given.aura.within === 1
          ? this.besideHolder(given, figure, place)
          : this.withinAura(given, figure, place);
    }
    if (sum === 0) return 0;
    // The weight falls while no one attacks, so that armies do not wait under their auras.
    return this.weights.company * patienceOf(this.game, this.weights, card.side) * sum;
  }

  /**
   * This is a separate function because V8 allocates memory for closures when a function begins, and `worthUnder` is
   * called for every place.
   */
  private withinAura(given: Given, figure: number, place: number): number {
    const { auras } = this.game.encounters;
    return this.reached(given, figure, (other) =>
      auras.isWithin(given.aura, figure, place, other, true),
    );
  }

  private besideHolder(given: Given, figure: number, place: number): number {
    const { side } = this.game.state.card(figure);
    const cards = this.cardsBeside(given, side);
    if (cards.length === 0) return 0;
    const { version } = this.game.state;
    const { besidePlaces } = this;
    // Cached because the choice of a bonded turn looks at the same places as the turn itself.
    if (this.placesFor !== version || this.placesOf !== figure || this.placesBy !== given.giver) {
      this.placesFor = version;
      this.placesOf = figure;
      this.placesBy = given.giver;
      besidePlaces.fill(-1);
    }
    const known = besidePlaces[place] as number;
    if (known >= 0) return known;
    const found = this.worthBeside(figure, place, cards, side);
    besidePlaces[place] = found;
    return found;
  }

  private worthBeside(
    figure: number,
    place: number,
    cards: readonly AuraWorth[],
    side: number,
  ): number {
    return this.beside.worthAt(figure, place, cards, FIGHTING, (space) => this.soonAt(side, space));
  }

  /** The cards of a side that currently gain from an aura. */
  private cardsBeside({ giver, aura }: Given, side: number): readonly AuraWorth[] {
    const { state, tables } = this.game;
    if (this.besideFor !== state.version) {
      this.besideFor = state.version;
      this.besideCards.clear();
    }
    const known = this.besideCards.get(giver);
    if (known) return known;
    const found = (tables.cardsOf[side] as readonly number[]).flatMap((index): AuraWorth[] => {
      const card = tables.cards[index] as BattleCard;
      if ((state.left[index] as number) === 0 || !this.concerns(giver, card)) return [];
      const all = this.worthOf(giver, aura, card, true);
      const saves = this.worthOf(giver, aura, card, false);
      return all > 0 ? [{ card, saves, attacks: all - saves }] : [];
    });
    this.besideCards.set(giver, found);
    return found;
  }

  /**
   * The most that a figure's auras for adjacent friends can gain if the figure moves instead of staying where it is.
   */
  besideWorth(figure: number): number {
    const given = (this.given[figure] ?? []).filter(({ aura }) => aura.within === 1);
    if (given.length === 0) return 0;
    const { list, size } = this.game.reach(figure);
    const at = (place: number) =>
      given.reduce((sum, one) => sum + this.besideHolder(one, figure, place), 0);
    let most = 0;
    for (let i = 0; i < size; i++) most = Math.max(most, at(list[i] as number));
    return this.weights.company * (most - at(this.game.state.place[figure] as number));
  }

  /** What it is worth to bring more figures under a card's auras in its turn. */
  turnWorth({ firstFigure, figures, side }: BattleCard): number {
    if (!this.hasAuras) return 0;
    const { state, encounters } = this.game;
    let sum = 0;
    for (let figure = firstFigure; figure < firstFigure + figures; figure++) {
      if (!state.isOnBoard(figure)) continue;
      const place = state.place[figure] as number;
      for (const given of this.given[figure] as readonly Given[]) {
        const { within } = given.aura;
        // By the time the holder arrives, figures that are now near enough for an adjacent aura will have moved on.
        if (within === undefined || within === 1) continue;
        const { move } = state.card(figure);
        const then = this.reached(
          given,
          figure,
          (other) => state.distance(figure, other) <= within + move,
        );
        const now = this.reached(given, figure, (other) =>
          encounters.auras.isWithin(given.aura, figure, place, other, true),
        );
        sum += Math.max(0, then - now);
      }
    }
    return this.weights.gather * patienceOf(this.game, this.weights, side) * sum;
  }

  /** The sum of an aura's best effects on figures in its reach, counting at most as many figures as fight in a turn. */
  private reached(
    { giver, aura }: Given,
    figure: number,
    isNear: (other: number) => boolean,
  ): number {
    if (aura.within === undefined) return 0;
    const { state, tables } = this.game;
    const { best } = this;
    best.fill(0);
    for (let other = 0; other < tables.figures; other++) {
      if (other === figure || !state.isOnBoard(other)) continue;
      const card = state.card(other);
      if (!this.concerns(giver, card)) continue;
      // Attackers move before they attack. They may stay within a wider aura, but not adjacent to its holder.
      const worth = this.worthOf(giver, aura, card, aura.within > 1);
      if (worth === 0) continue;
      const { side } = state.card(figure);
      let left = worth * this.soonFor(side, state.spaceA(other), state.spaceB(other));
      if (left <= (best[FIGHTING - 1] as number) || !isNear(other)) continue;
      for (let i = 0; i < FIGHTING; i++) {
        const there = best[i] as number;
        if (left <= there) continue;
        best[i] = left;
        left = there;
      }
    }
    let sum = 0;
    for (let i = 0; i < FIGHTING; i++) sum += best[i] as number;
    return sum;
  }

  private concerns(giver: number, { index }: BattleCard): boolean {
    return this.concerned[giver * this.game.tables.cards.length + index] === 1;
  }

  /**
   * The worth of an aura in one turn to each figure of a card that it reaches, in points: what it adds to the figure's
   * attacks plus what it takes from attacks on the figure. The enemy card with the highest sum counts.
   *
   * @param attacks whether the figure's own attacks count
   */
  private worthOf(giver: number, aura: Aura, card: BattleCard, attacks: boolean): number {
    const { state, tables } = this.game;
    const at = (giver * tables.cards.length + card.index) * 2 + Number(attacks);
    if (this.worthsAt[at] !== state.version) {
      this.worths[at] = this.worthNow(giver, aura, card, attacks);
      this.worthsAt[at] = state.version;
    }
    return this.worths[at] as number;
  }

  private worthNow(
    giver: number,
    { card: owner, sides }: Aura,
    card: BattleCard,
    attacks: boolean,
  ): number {
    const { prospects } = this;
    const { tables, state } = this.game;
    const grant = tables.distributions.grants.plus(0, giver);
    const sign = tables.cards[owner]?.side === card.side ? 1 : -1;
    let most = 0;
    for (const index of tables.cardsOf[1 - card.side] as readonly number[]) {
      if ((state.left[index] as number) === 0) continue;
      const enemy = tables.cards[index] as BattleCard;
      const won =
        attacks && sides.includes('attacker')
          ? prospects.gain(card, enemy, grant, 0) - prospects.gain(card, enemy)
          : 0;
      const saved = sides.includes('defender')
        ? prospects.gain(enemy, card) - prospects.gain(enemy, card, 0, grant)
        : 0;
      most = Math.max(most, sign * (won + saved));
    }
    return most;
  }

  /** How soon enemies can attack a base; `second` is -1 for a single base. */
  private soonFor(side: number, space: number, second: number): number {
    const soon = this.soonAt(side, space);
    return second < 0 ? soon : Math.max(soon, this.soonAt(side, second));
  }

  private soonAt(side: number, space: number): number {
    return this.soon.of(side, space, this.soonNow);
  }

  /** How soon enemies can attack a space: 1 if in their next turn, and less for each additional turn that they need. */
  private readonly soonNow = (side: number, space: number): number => {
    const { state, tables } = this.game;
    let least = Number.POSITIVE_INFINITY;
    for (const enemy of tables.figuresOf[1 - side] as readonly number[]) {
      if (!state.isOnBoard(enemy)) continue;
      const { move, reach } = state.card(enemy);
      const [a, b] = [state.spaceA(enemy), state.spaceB(enemy)];
      const far = tables.ground.spacesBetween(a, b, space, -1) - reach;
      least = Math.min(least, Math.max(0, far / Math.max(1, move) - 1));
    }
    return least === Number.POSITIVE_INFINITY ? 0 : this.weights.delay ** least;
  };
}

interface Given {
  readonly aura: Aura;
  readonly giver: number;
}
