/*
 * Mean results of attacks between cards, regardless of where the figures are: the values of cards, and what a card
 * gains by attacking another.
 */

import { leastBetween } from '../../../board/index.ts';
import type { PairDistributions } from '../attacks/distributions.ts';
import { type AttackSituation, heightClass, newSituation } from '../attacks/situation.ts';
import type { Game } from '../game.ts';
import type { MovementProfile } from '../ground/movement-profile.ts';
import type { BattleCard } from '../state/cards.ts';
import { lastingOf, valuesOf } from './values.ts';

/** The enemies that a figure could attack from its current place. */
export function targetsFrom(game: Game, figure: number): number[] {
  const { state, tables, encounters } = game;
  const place = state.place[figure] as number;
  const enemies = (
    tables.figuresOf[1 - (tables.sideOf[figure] as number)] as readonly number[]
  ).filter((one) => state.isOnBoard(one));
  const bits = state.enemiesBeside(figure);
  return enemies.filter((enemy) => {
    if (!encounters.canTarget(figure, place, enemy, bits)) return false;
    const met = encounters.meets(figure, place, enemy, bits !== 0);
    const [first] = encounters.ways(figure, enemy, met);
    return first?.ways.some((way) =>
      way.attacks.some((one) => encounters.reaches(figure, enemy, one, met)),
    );
  });
}

const KNOWN = new WeakMap<Game, Expectations>();

/** The expectations of a game. Both policies share them. */
export function expectationsOf(game: Game): Expectations {
  const found = KNOWN.get(game) ?? new Expectations(game);
  KNOWN.set(game, found);
  return found;
}

const MOST_SETS = 1024;

/** For each class of height (`heightClass`), a typical height difference in levels. */
const OF_CLASS = [0, 1, 10, -1, -10];

/** Values of cards and expected gains of their attacks, from exact distributions. */
export class Expectations {
  private readonly game: Game;
  /** The situation of an attack at the start of a game, except the fields that `meanWounds` sets. */
  private readonly met: AttackSituation = newSituation();
  /** Gains as `gains[height class][card, enemy card]`; negative if not known yet. */
  private readonly gains: readonly Float64Array[];
  /** Like `gains` for figures on the same level, for each pair of sets of effects from other figures and glyphs. */
  private readonly gainsBySet = new Map<number, Float64Array>();

  /** Indexed by card; computed on first use. */
  private values: Float64Array | undefined;

  constructor(game: Game) {
    this.game = game;
    this.gains = OF_CLASS.map(() => this.unknown());
  }

  /** Value of a figure of a card, in points. */
  valueOfFigure({ index, figures }: BattleCard): number {
    this.values ??= this.findValues();
    return (this.values[index] as number) / figures;
  }

  private findValues(): Float64Array {
    return valuesOf(this.game.tables, (own, other, ownGrant, enemyGrant) =>
      this.meanWounds(own, other, ownGrant, enemyGrant, 0),
    );
  }

  /** The value of what is left of a card, in points. */
  valueLeft(card: BattleCard): number {
    const { state } = this.game;
    let left = 0;
    for (let f = card.firstFigure; f < card.firstFigure + card.figures; f++)
      left += (state.lives[f] as number) * (card.life - (state.wounds[f] as number));
    return left * this.pointsPerWound(card);
  }

  pointsPerWound(card: BattleCard): number {
    return (this.valueOfFigure(card) * card.figures) / lastingOf(card);
  }

  /**
   * Mean points that a figure of one card destroys in a turn by attacking a figure of another card.
   *
   * @param ownGrant the number of the attacker's set of effects from other figures and glyphs, 0 if there are none;
   * `enemyGrant` is the target's
   */
  gain(own: BattleCard, other: BattleCard, ownGrant = 0, enemyGrant = 0): number {
    const set = ownGrant * MOST_SETS + enemyGrant;
    const gains = set === 0 ? (this.gains[0] as Float64Array) : this.gainsWith(set);
    return this.gainIn(gains, own, other, ownGrant, enemyGrant, 0);
  }

  /** Like `gain`, for an attacker `above` levels above its target, without effects from other figures and glyphs. */
  gainFrom(own: BattleCard, other: BattleCard, above: number): number {
    const height = heightClass(above);
    const gains = this.gains[height] as Float64Array;
    return this.gainIn(gains, own, other, 0, 0, OF_CLASS[height] as number);
  }

  /** @param gains the known gains in this situation, indexed by card and enemy card */
  private gainIn(
    gains: Float64Array,
    own: BattleCard,
    other: BattleCard,
    ownGrant: number,
    enemyGrant: number,
    above: number,
  ): number {
    const at = own.index * this.game.tables.cards.length + other.index;
    const known = gains[at] as number;
    if (known >= 0) return known;
    const wounds = this.meanWounds(own, other, ownGrant, enemyGrant, above);
    const found = wounds * this.pointsPerWound(other);
    gains[at] = found;
    return found;
  }

  private unknown(): Float64Array {
    return new Float64Array(this.game.tables.cards.length ** 2).fill(-1);
  }

  private gainsWith(set: number): Float64Array {
    const known = this.gainsBySet.get(set);
    if (known) return known;
    const gains = this.unknown();
    this.gainsBySet.set(set, gains);
    return gains;
  }

  /** The highest gain of a figure of a card against any enemy card that is left. */
  bestGain(card: BattleCard): number {
    const { state, tables } = this.game;
    let most = 0;
    for (const other of tables.cardsOf[1 - card.side] as readonly number[]) {
      if ((state.left[other] as number) === 0) continue;
      most = Math.max(most, this.gain(card, tables.cards[other] as BattleCard));
    }
    return most;
  }

  /**
   * Mean wounds that a figure of one card deals in a turn to a figure of another card, from `above` levels above that
   * figure. Wounds that powers with limited uses ignore are included.
   */
  private meanWounds(
    own: BattleCard,
    other: BattleCard,
    ownGrant: number,
    enemyGrant: number,
    above: number,
  ): number {
    const pair = this.game.tables.distributions.of(own, other);
    const { met } = this;
    met.ownFigures = own.figures;
    met.enemyFigures = other.figures;
    met.above = above;
    met.ownGrant = ownGrant;
    met.enemyGrant = enemyGrant;
    const [key, rest] = pair.keyOfMean(met);
    return pair.means.get(key, rest) ?? pair.means.set(key, rest, this.bestMean(own, pair));
  }

  /** Mean wounds in the current situation: next to the target or from a distance, whichever is better. */
  private bestMean(own: BattleCard, pair: PairDistributions): number {
    const met = { ...this.met };
    let best = 0;
    for (const isAdjacent of [true, false]) {
      if (!isAdjacent && own.reach < 2) continue;
      met.isAdjacent = isAdjacent;
      met.distance = isAdjacent ? 1 : Math.max(2, Math.min(own.reach, 4));
      met.ownEngaged = isAdjacent;
      met.enemyEngaged = isAdjacent;
      for (const { ways } of pair.ways(met)) {
        for (const way of ways) {
          const reached = way.attacks.filter(
            ({ special }) =>
              isAdjacent || (special ? special.range : own.card.range) >= met.distance,
          );
          best = Math.max(
            best,
            reached.reduce((sum, planned) => {
              const { dealt, worn } = pair.attack(planned, met);
              return sum + dealt + worn;
            }, 0),
          );
        }
      }
    }
    return best;
  }

  /**
   * Move that a figure of a card needs to get from one base to another, as if no other figure were in the way; `FAR` if
   * there is no way. Fast for one destination and many starts.
   *
   * @param b the second space of the first base; -1 for a single base
   * @param d the second space of the other base; -1 for a single base
   */
  wayTo(card: BattleCard, a: number, b: number, c: number, d: number): number {
    const { ground, walks, gaits } = this.game.tables;
    if (card.flies) return ground.spacesBetween(c, d, a, b);
    return leastBetween(walks.to((gaits[card.index] as MovementProfile).climbs), c, d, a, b);
  }

  /** Like `wayTo`, but fast for one start and many destinations. */
  wayFrom(card: BattleCard, a: number, b: number, c: number, d: number): number {
    const { ground, walks, gaits } = this.game.tables;
    if (card.flies) return ground.spacesBetween(a, b, c, d);
    return leastBetween(walks.from((gaits[card.index] as MovementProfile).climbs), a, b, c, d);
  }
}
