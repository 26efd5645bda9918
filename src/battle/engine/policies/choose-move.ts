/* The choice of a place to move to, for `standard`: what each place is worth now and later, minus the danger there. */

import { LAVA_FIELD, type Places } from '../../../board/index.ts';
import type { Acts } from '../acts.ts';
import type { Game } from '../game.ts';
import type { Reach } from '../ground/reach.ts';
import { TURNS } from '../orders/orders.ts';
import { asIfRun } from '../state/actions-this-turn.ts';
import type { BattleCard } from '../state/cards.ts';
import { Best } from './best.ts';
import type { Evaluation } from './evaluation.ts';
import { cautionOf, heedOf, holdingOf } from './patience.ts';
import type { Weights } from './weights.ts';

/** Cost of each space moved, in points, so that the nearest of several equally good places is chosen. */
const EFFORT = 1e-7;

/** Mean wounds from a lava field at the end of a round, and the probability that a figure is still there by then. */
const HEAT = 0.5;
const STAYING = 0.5;

/** The tables of `MoveChoice` for the places that a figure can reach, indexed in the order of the search. */
interface ReachTables {
  /** The place's worth in later turns. */
  readonly laters: Float64Array;
  /** The total worth, or an upper bound for that total. */
  readonly hopes: Float64Array;
  /** 1 if the total is exact. */
  readonly isKnown: Uint8Array;
  /** The cost of the way there. */
  readonly losses: Float64Array;
}

const TABLES = new WeakMap<Places, ReachTables>();

/** The tables that all battles on a map share; each choice of a place fills them anew. */
function tablesOn({ single, double }: Game['tables']): ReachTables {
  const known = TABLES.get(single);
  if (known) return known;
  const places = Math.max(single.count, double.count);
  const made = {
    laters: new Float64Array(places),
    hopes: new Float64Array(places),
    isKnown: new Uint8Array(places),
    losses: new Float64Array(places),
  };
  TABLES.set(single, made);
  return made;
}

/** Chooses where figures move. */
export class MoveChoice {
  private readonly game: Game;
  private readonly acts: Acts;
  private readonly weights: Weights;
  private readonly views: Evaluation;
  private readonly laters: Float64Array;
  private readonly hopes: Float64Array;
  private readonly isKnown: Uint8Array;
  private readonly losses: Float64Array;
  private readonly chosen: Best;
  /** For the acting side, the weight of height (`holding`) and of wounds from falls and lava (`heed`). */
  private holding = 1;
  private heed = 1;
  /** The level of the current figure, but at most `levels`. */
  private level = 0;

  constructor(game: Game, acts: Acts, weights: Weights, views: Evaluation) {
    this.game = game;
    this.acts = acts;
    this.weights = weights;
    this.views = views;
    const { laters, hopes, isKnown, losses } = tablesOn(game.tables);
    this.laters = laters;
    this.hopes = hopes;
    this.isKnown = isKnown;
    this.losses = losses;
    this.chosen = new Best(game.state.lots);
  }

  /**
   * The best place in reach for a figure of the current card, and what going there gains over staying. Attacks from a
   * place and the danger there are slow to evaluate, so a place is skipped if it could not be the best even with the
   * best possible attack and no danger.
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
    const first = this.mostHopeful(size, hope);
    const { chosen: best } = this;
    best.begin();
    best.look(first, value(first));
    for (let i = 0; i < size; i++) {
      if (i === first || best.isOut(this.atMost(i))) continue;
      hope(i);
      if (!best.isOut(this.atMost(i))) best.look(i, value(i));
    }
    if (best.choice === 0) return { place: list[0] as number, gain: 0 };
    // The figure's own place is the first in the list.
    hope(0);
    return { place: list[best.choice] as number, gain: best.worth - value(0) };
  }

  /** Makes a figure of the current card the current one. */
  private lookAt(figure: number, { side }: BattleCard): void {
    const { state } = this.game;
    const { danger, glyphs } = this.views;
    danger.lookOut(side);
    danger.lookAt(figure);
    glyphs.lookAt(figure);
    this.holding = holdingOf(this.game, this.weights, side);
    this.heed = heedOf(this.game, this.weights, side);
    this.level = state.isOnBoard(figure) ? Math.min(this.weights.levels, state.levelOf(figure)) : 0;
  }

  /** Computes upper bounds for all places in reach. Danger is not deducted. */
  private lookFrom(figure: number, card: BattleCard, reach: Reach): void {
    const { list, size } = reach;
    const { state, tables } = this.game;
    const { strikes, outlook, prospects } = this.views;
    this.lookAt(figure, card);
    const { laters, hopes, losses, isKnown } = this;
    const perWound = prospects.pointsPerWound(card);
    const { a } = state.places(figure);
    const distances = tables.ground.distances.of(state.spaceA(figure));
    let farthest = 0;
    for (let i = 0; i < size; i++) {
      const place = list[i] as number;
      const far = card.isDouble
        ? state.distanceFrom(figure, place, figure)
        : (distances[a[place] as number] as number);
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

  /** Index of the place that is worth the most before danger is deducted; if there are several, the first. */
  private mostHopeful(size: number, hope: (i: number) => void): number {
    let first = 0;
    let most = this.atMost(0);
    for (let i = 1; i < size; i++) {
      const one = this.atMost(i);
      if (one <= most) continue;
      most = one;
      first = i;
    }
    hope(first);
    most = this.atMost(first);
    for (let i = 0; i < size; i++) {
      if (this.atMost(i) < most) continue;
      hope(i);
      const one = this.atMost(i);
      if (one < most || (one === most && i > first)) continue;
      most = one;
      first = i;
    }
    return first;
  }

  /** Upper bound for what a place is worth. Danger is not deducted. */
  private atMost(i: number): number {
    return (this.hopes[i] as number) - (this.losses[i] as number);
  }

  /** What places are worth to a figure of the current card after this turn. */
  standing(figure: number, card: BattleCard, places: readonly number[]): number[] {
    const caution = cautionOf(this.game, this.weights, card.side);
    const { danger } = this.views;
    this.lookAt(figure, card);
    const { a, b } = this.game.state.places(figure);
    return places.map(
      (place) =>
        this.laterAt(figure, card, place) -
        caution * danger.at(figure, card, a[place] as number, b[place] as number),
    );
  }

  /** What attacks from a place in this turn are expected to be worth. */
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
    const then = Math.min(levels, level[place] as number);
    return (
      next * future * (1 + height * (this.level + this.holding * (then - this.level))) +
      company.worthAt(figure, place) +
      deeds.worthAt(figure, place) +
      glyphs.worthAt(figure, place) -
      (field[place] === 1 ? this.heatOn(figure, card) : 0)
    );
  }

  /** Expected cost of standing on a lava field, in points; highest in the last turn of a round. */
  private heatOn(figure: number, card: BattleCard): number {
    const { state } = this.game;
    if (card.lavaResistant || state.gait(figure).ignored & LAVA_FIELD) return 0;
    const stays = state.turn < TURNS ? STAYING : 1;
    return HEAT * stays * this.heed * this.views.prospects.pointsPerWound(card);
  }

  /** Rough number of wounds on the way to a place. Falls count less in a stand-off. */
  private riskAt(figure: number, { strikes, hazards }: Reach, place: number): number {
    const { lava } = this.game.state.places(figure);
    const burns = Math.min(hazards[place] as number, lava[place] as number);
    const falls = (hazards[place] as number) - burns;
    return (strikes[place] as number) * 0.5 + 2 * (burns + this.heed * falls);
  }
}
