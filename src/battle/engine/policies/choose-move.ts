import type { Acts } from '../acts.ts';
import type { Game } from '../game.ts';
import { LAVA_FIELD } from '../ground/ground.ts';
import type { Reach } from '../ground/reach.ts';
import { TURNS } from '../orders/orders.ts';
import { asIfRun } from '../state/actions-this-turn.ts';
import type { BattleCard } from '../state/cards.ts';
import { Best } from './best.ts';
import type { Evaluation } from './evaluation.ts';
import { cautionOf, heedOf, holdingOf } from './patience.ts';
import type { Weights } from './weights.ts';

/** Points that a space of the way costs, so that of places that are worth the same the nearest is taken. */
const EFFORT = 1e-7;

/** Wounds of the heat of a lava field at the end of a round; and how likely a figure stays there until then. */
const HEAT = 0.5;
const STAYING = 0.5;

/** Where figures go. */
export class MoveChoice {
  private readonly game: Game;
  private readonly acts: Acts;
  private readonly weights: Weights;
  private readonly views: Evaluation;
  /**
   * By place that a figure can go to, in the order in which they were found: what it promises later, what it promises in
   * all or at the most, whether that is known, and what the way costs.
   */
  private readonly laters: Float64Array;
  private readonly hopes: Float64Array;
  private readonly isKnown: Uint8Array;
  private readonly losses: Float64Array;
  private readonly chosen: Best;
  /** How much height counts for the acting side, and wounds by the ground. */
  private holding = 1;
  private heed = 1;

  constructor(game: Game, acts: Acts, weights: Weights, views: Evaluation) {
    this.game = game;
    this.acts = acts;
    this.weights = weights;
    this.views = views;
    const { single, double } = game.tables;
    const places = Math.max(single.count, double.count);
    this.laters = new Float64Array(places);
    this.hopes = new Float64Array(places);
    this.isKnown = new Uint8Array(places);
    this.losses = new Float64Array(places);
    this.chosen = new Best(game.state.lots);
  }

  /**
   * The place in reach that promises most to a figure of the card that is looked out for, and how much more than staying
   * where it is. What attacks from a place promise and what it costs to stand there take long to reckon: places that
   * could not be the best even at the most that attacks could promise and at no cost are passed over.
   */
  best(
    figure: number,
    card: BattleCard,
    reach: Reach,
  ): { readonly place: number; readonly gain: number } {
    const { list, size } = reach;
    const caution = cautionOf(this.game, this.weights, card.side);
    const { danger } = this.views;
    const { laters, hopes, losses } = this;
    const { a, b } = this.game.state.places(figure);
    this.lookFrom(figure, card, reach);
    /** The most that a place is worth: what is known of its attacks, or the most that they could promise. */
    const atMost = (i: number) => (hopes[i] as number) - (losses[i] as number);
    const hope = (i: number) => {
      if (this.isKnown[i] === 1) return;
      this.isKnown[i] = 1;
      hopes[i] = this.strikeFrom(figure, reach, list[i] as number) + (laters[i] as number);
    };
    const value = (i: number) => {
      const place = list[i] as number;
      const cost = danger.at(figure, card, a[place] as number, b[place] as number);
      return (hopes[i] as number) - caution * cost - (losses[i] as number);
    };
    const first = this.mostHopeful(size, atMost, hope);
    const { chosen: best } = this;
    best.begin();
    best.look(first, value(first));
    for (let i = 0; i < size; i++) {
      if (i === first || best.isOut(atMost(i))) continue;
      hope(i);
      if (!best.isOut(atMost(i))) best.look(i, value(i));
    }
    if (best.choice === 0) return { place: list[0] as number, gain: 0 };
    // Its own place is the first one found.
    hope(0);
    return { place: list[best.choice] as number, gain: best.worth - value(0) };
  }

  private begin(side: number): void {
    this.holding = holdingOf(this.game, this.weights, side);
    this.heed = heedOf(this.game, this.weights, side);
  }

  /** Finds what all places in reach are worth at the most, but for what it costs to stand there. */
  private lookFrom(figure: number, card: BattleCard, reach: Reach): void {
    const { list, size } = reach;
    const { state } = this.game;
    const { danger, strikes, outlook, prospects, glyphs } = this.views;
    danger.lookOut(card.side);
    danger.lookAt(figure);
    glyphs.lookAt(figure);
    this.begin(card.side);
    const { laters, hopes, losses, isKnown } = this;
    const perWound = prospects.pointsPerWound(card);
    let farthest = 0;
    for (let i = 0; i < size; i++) {
      const place = list[i] as number;
      const far = state.distanceFrom(figure, place, figure);
      laters[i] = this.laterAt(figure, card, place);
      losses[i] = this.riskAt(figure, reach, place) * perWound + EFFORT * far;
      if (far > farthest) farthest = far;
    }
    strikes.aim(figure, outlook, farthest);
    for (let i = 0; i < size; i++) {
      const place = list[i] as number;
      const isAttacking = this.acts.attacksAfter(figure, place) && !reach.isHurry(place);
      isKnown[i] = Number(!isAttacking);
      const bound = !isAttacking
        ? 0
        : reach.isRun(place)
          ? Number.POSITIVE_INFINITY
          : strikes.atMost(place, reach.enemiesAt(place));
      hopes[i] = bound + (laters[i] as number);
    }
  }

  /** Of the places that are worth most at no cost the first one. */
  private mostHopeful(
    size: number,
    atMost: (i: number) => number,
    hope: (i: number) => void,
  ): number {
    let first = 0;
    for (let i = 1; i < size; i++) if (atMost(i) > atMost(first)) first = i;
    hope(first);
    let most = atMost(first);
    for (let i = 0; i < size; i++) {
      if (atMost(i) < most) continue;
      hope(i);
      if (atMost(i) < most || (atMost(i) === most && i > first)) continue;
      most = atMost(i);
      first = i;
    }
    return first;
  }

  /** What places are worth to a figure of the card that is looked out for, after this turn. */
  standing(figure: number, card: BattleCard, places: readonly number[]): number[] {
    const caution = cautionOf(this.game, this.weights, card.side);
    const { danger, glyphs } = this.views;
    danger.lookOut(card.side);
    danger.lookAt(figure);
    glyphs.lookAt(figure);
    this.begin(card.side);
    const { a, b } = this.game.state.places(figure);
    return places.map(
      (place) =>
        this.laterAt(figure, card, place) -
        caution * danger.at(figure, card, a[place] as number, b[place] as number),
    );
  }

  /** What attacks from a place promise now. */
  private strikeFrom(figure: number, reach: Reach, place: number): number {
    const enemies = reach.enemiesAt(place);
    return reach.isRun(place)
      ? this.strikeAfterRun(figure, place, enemies)
      : this.views.strikes.best(place, enemies);
  }

  private strikeAfterRun(figure: number, place: number, enemies: number): number {
    return asIfRun(this.game.state, figure, () => this.views.strikes.best(place, enemies));
  }

  private laterAt(figure: number, card: BattleCard, place: number): number {
    const { outlook, company, deeds, glyphs } = this.views;
    const { future, height, levels } = this.weights;
    const { level, field } = this.game.state.places(figure);
    const next = outlook.at(card, place);
    const from = this.game.state.place[figure] as number;
    const now = from < 0 ? 0 : Math.min(levels, level[from] as number);
    const then = Math.min(levels, level[place] as number);
    return (
      next * future * (1 + height * (now + this.holding * (then - now))) +
      company.worthAt(figure, place) +
      deeds.worthAt(figure, place) +
      glyphs.worthAt(figure, place) -
      (field[place] === 1 ? this.heatOn(figure, card) : 0)
    );
  }

  /** Points that the heat of a lava field costs whoever stands there, most in the last turn of a round. */
  private heatOn(figure: number, card: BattleCard): number {
    const { state } = this.game;
    if (card.lavaResistant || state.gait(figure).ignored & LAVA_FIELD) return 0;
    const stays = state.turn < TURNS ? STAYING : 1;
    return HEAT * stays * this.heed * this.views.prospects.pointsPerWound(card);
  }

  /** Rough number of wounds on the way to a place; falls count less in a stand-off. */
  private riskAt(figure: number, { strikes, hazards }: Reach, place: number): number {
    const { lava } = this.game.state.places(figure);
    const burns = Math.min(hazards[place] as number, lava[place] as number);
    const falls = (hazards[place] as number) - burns;
    return (strikes[place] as number) * 0.5 + 2 * (burns + this.heed * falls);
  }
}
