import type { Acts } from '../acts.ts';
import type { BattleCard } from '../cards.ts';
import { asIfRun } from '../deeds.ts';
import type { Game } from '../game.ts';
import { LAVA_FIELD } from '../ground.ts';
import { TURNS } from '../orders.ts';
import type { Reach } from '../reach.ts';
import { Best } from './best.ts';
import { cautionOf } from './patience.ts';
import type { Views } from './views.ts';
import type { Weights } from './weights.ts';

/** Points that a space of the way costs, so that of places that are worth the same the nearest is taken. */
const EFFORT = 1e-4;

/** Wounds of the heat of a lava field at the end of a round; and how likely a figure stays there until then. */
const HEAT = 0.5;
const STAYING = 0.5;

/** Where figures go. */
export class Going {
  private readonly game: Game;
  private readonly acts: Acts;
  private readonly weights: Weights;
  private readonly views: Views;
  /** By place that a figure can go to, in the order in which they were found: what it promises, and what the way costs. */
  private readonly hopes: Float64Array;
  private readonly losses: Float64Array;
  private readonly chosen: Best;

  constructor(game: Game, acts: Acts, weights: Weights, views: Views) {
    this.game = game;
    this.acts = acts;
    this.weights = weights;
    this.views = views;
    const { single, double } = game.tables;
    const places = Math.max(single.count, double.count);
    this.hopes = new Float64Array(places);
    this.losses = new Float64Array(places);
    this.chosen = new Best(game.state.lots);
  }

  /**
   * The place in reach that promises most to a figure of the card that is looked out for, and how much more than staying
   * where it is. What it costs to stand somewhere takes long to reckon, and is never less than nothing: places that
   * could not be the best even so are passed over.
   */
  best(
    figure: number,
    card: BattleCard,
    reach: Reach,
  ): { readonly place: number; readonly gain: number } {
    const { list, size } = reach;
    const caution = cautionOf(this.game, this.weights, card.side);
    const { state } = this.game;
    const { danger, strikes, outlook, prospects, glyphs } = this.views;
    danger.lookOut(card.side);
    danger.lookAt(figure);
    glyphs.lookAt(figure);
    strikes.aim(figure, outlook);
    const { hopes, losses } = this;
    const { a, b } = state.places(figure);
    const atMost = (i: number) => (hopes[i] as number) - (losses[i] as number);
    const value = (i: number) => {
      const place = list[i] as number;
      const cost = danger.at(figure, card, a[place] as number, b[place] as number);
      return (hopes[i] as number) - caution * cost - (losses[i] as number);
    };
    const perWound = prospects.pointsPerWound(card);
    let first = 0;
    for (let i = 0; i < size; i++) {
      const place = list[i] as number;
      hopes[i] = this.hopeAt(figure, card, reach, place);
      losses[i] =
        riskAt(reach, place) * perWound + EFFORT * state.distanceFrom(figure, place, figure);
      if (atMost(i) > atMost(first)) first = i;
    }
    const { chosen: best } = this;
    best.begin();
    best.look(first, value(first));
    for (let i = 0; i < size; i++)
      if (i !== first && !best.isOut(atMost(i))) best.look(i, value(i));
    // Its own place is the first one found.
    const gain = best.choice === 0 ? 0 : best.worth - value(0);
    return { place: list[best.choice] as number, gain };
  }

  /** What places are worth to a figure of the card that is looked out for, after this turn. */
  standing(figure: number, card: BattleCard, places: readonly number[]): number[] {
    const caution = cautionOf(this.game, this.weights, card.side);
    const { danger, glyphs } = this.views;
    danger.lookOut(card.side);
    danger.lookAt(figure);
    glyphs.lookAt(figure);
    const { a, b } = this.game.state.places(figure);
    return places.map(
      (place) =>
        this.laterAt(figure, card, place) -
        caution * danger.at(figure, card, a[place] as number, b[place] as number),
    );
  }

  /** What attacks from a place promise, now and later. */
  private hopeAt(figure: number, card: BattleCard, reach: Reach, place: number): number {
    const later = this.laterAt(figure, card, place);
    if (!this.acts.attacksAfter(figure, place) || reach.isHurry(place)) return later;
    const enemies = reach.enemiesAt(place);
    const now = reach.isRun(place)
      ? this.strikeAfterRun(figure, place, enemies)
      : this.views.strikes.best(place, enemies);
    return now + later;
  }

  private strikeAfterRun(figure: number, place: number, enemies: number): number {
    return asIfRun(this.game.state, figure, () => this.views.strikes.best(place, enemies));
  }

  private laterAt(figure: number, card: BattleCard, place: number): number {
    const { outlook, company, deeds, glyphs } = this.views;
    const { future, height, levels } = this.weights;
    const { level, field } = this.game.state.places(figure);
    const next = outlook.at(card, place);
    return (
      next * future * (1 + height * Math.min(levels, level[place] as number)) +
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
    return HEAT * stays * this.views.prospects.pointsPerWound(card);
  }
}

/** Wounds that the way to a place costs, roughly. */
function riskAt({ strikes, hazards }: Reach, place: number): number {
  return (strikes[place] as number) * 0.5 + (hazards[place] as number) * 2;
}
