/*
 * Rough estimates of what attacks from a place are worth, now or after more turns of movement. `standard` uses them for
 * moves and markers.
 */

import { FAR, leastIn } from '../../../board/index.ts';
import type { Game } from '../game.ts';
import { NO_WAY, type Ways } from '../ground/approaches.ts';
import type { MovementProfile } from '../ground/movement-profile.ts';
import type { BattleCard } from '../state/cards.ts';
import type { AttackValues } from './attack-values.ts';
import type { Expectations } from './expectations.ts';
import type { Weights } from './weights.ts';

/** An enemy on the board that the acting card could target. */
export interface Target {
  readonly figure: number;
  /** Mean points that an attack on the target gains. */
  readonly gain: number;
  /** Upper bound for the points of one attack. */
  readonly most: number;
  /** The value of the target, in points. */
  readonly value: number;
  /**
   * For each space, the Move that the card needs from there before it can attack the target's first space;
   * `secondWays`: the target's second space.
   */
  readonly ways: Int16Array;
  readonly secondWays: Int16Array | undefined;
  /** For each space, the distance to the target's first space; `secondSpaces`: to its second space. */
  readonly spaces: Int16Array;
  readonly secondSpaces: Int16Array | undefined;
}

/**
 * The share of an attack's worth that still counts if the enemy cannot be reached, because the enemy may come nearer.
 */
const STRANDED = 1e-3;

/** The expected worth of attacks by one card's figures from any place, in this turn and in later turns. */
export class AttackOutlook {
  /** The current card. */
  card: BattleCard | undefined;
  /** The enemies of the current card, in descending order of gain. */
  targets: Target[] = [];
  private readonly game: Game;
  private readonly weights: Weights;
  private readonly prospects: Expectations;
  private readonly promises: AttackValues;
  /** For each place, the worth of later attacks by the current card from there; negative if not known. */
  private readonly known: Float64Array;
  /** The factor for a delayed attack, indexed by the number of spaces still to move and the card's Move. */
  private readonly delays: Float64Array;
  /** The ways to targets, indexed by the attacking card and the target's card. */
  private readonly ways: (Ways | undefined)[] = [];

  constructor(game: Game, weights: Weights, prospects: Expectations, promises: AttackValues) {
    this.game = game;
    this.weights = weights;
    this.prospects = prospects;
    this.promises = promises;
    this.delays = delaysOf(weights);
    const { single, double } = game.tables;
    this.known = new Float64Array(Math.max(single.count, double.count));
  }

  /** Makes a card the current one and collects its targets. */
  lookOut(card: BattleCard): void {
    const { state, tables } = this.game;
    const { prospects, promises, weights } = this;
    promises.forget();
    this.card = card;
    this.known.fill(-1);
    this.targets = [];
    for (const figure of tables.figuresOf[1 - card.side] as readonly number[]) {
      if (!state.isOnBoard(figure)) continue;
      const other = state.card(figure);
      const gain = prospects.gain(card, other);
      const value = prospects.valueOfFigure(other);
      const { asks, mostAway } = tables.distributions.of(card, other);
      // Height improves an attack by at most about half; wounds and the place may improve it more.
      const isSteady = mostAway === 'near' && !asks.wounds && !asks.movement;
      const most = isSteady ? 1.6 * gain + weights.kill * value : Number.POSITIVE_INFINITY;
      const [space, second] = [state.spaceA(figure), state.spaceB(figure)];
      const like = this.waysOf(card, other);
      const ways = like.of(space);
      const secondWays = second < 0 ? undefined : like.of(second);
      const { distances } = tables.ground;
      const spaces = distances.of(space);
      const secondSpaces = second < 0 ? undefined : distances.of(second);
      this.targets.push({ figure, gain, most, value, ways, secondWays, spaces, secondSpaces });
    }
    this.targets.sort((a, b) => b.gain - a.gain);
  }

  /**
   * The worth of the best attack by a figure of the current card that starts from a place. Each turn on the way reduces
   * this worth.
   *
   * @param mayMove whether the figure moves first
   */
  from(card: BattleCard, place: number, mayMove: boolean): number {
    const { single, double } = this.game.tables;
    const { a, b } = card.isDouble ? double : single;
    const [own, second] = [a[place] as number, b[place] as number];
    const near = mayMove ? card.move : 0;
    let most = 0;
    for (const target of this.targets) {
      const { gain } = target;
      // Targets are sorted by gain, so no later one can be better.
      if (gain <= most) break;
      let far = wayFrom(own, second, target);
      let share = 1;
      if (far === NO_WAY) {
        share = STRANDED;
        far = spacesFrom(own, second, target);
      } else if (card.reach > 1 && far > 0 && far <= card.move) {
        // If one movement is enough, only the distance matters: the figure needs sight only once it has moved.
        far = spacesFrom(own, second, target) - card.reach;
      }
      const worth = gain * (share * this.delayOf(card, far - near));
      if (worth > most) most = worth;
    }
    return most;
  }

  /** Whether a figure of the card at a place can ever get near enough to attack an enemy. */
  hasWay(card: BattleCard, place: number): boolean {
    const { single, double } = this.game.tables;
    const { a, b } = card.isDouble ? double : single;
    const [own, second] = [a[place] as number, b[place] as number];
    return this.targets.some((target) => wayFrom(own, second, target) < NO_WAY);
  }

  private waysOf(own: BattleCard, other: BattleCard): Ways {
    const { cards, gaits, approaches, scenario } = this.game.tables;
    const at = own.index * cards.length + other.index;
    const known = this.ways[at];
    if (known) return known;
    const { climbs } = gaits[own.index] as MovementProfile;
    const found = approaches.like({
      flies: own.flies && climbs > 0,
      climbs,
      lavaResistant: own.lavaResistant,
      height: own.height,
      targetHeight: other.height,
      reach: own.reach,
      blindReach: own.blindReach,
      withinHeight: scenario.rulings.adjacentWithinHeight,
    });
    this.ways[at] = found;
    return found;
  }

  /** Like `from`, but without a movement. */
  at(card: BattleCard, place: number): number {
    const known = this.known[place] as number;
    if (known >= 0) return known;
    const found = this.from(card, place, false);
    this.known[place] = found;
    return found;
  }

  /** Factor for an attack, or another gain, that is `far` spaces away from a figure of a card. */
  delayOf({ move }: BattleCard, far: number): number {
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
}

const DELAYS = new WeakMap<Weights, Float64Array>();

/** The delay factors of these weights, shared by all games. */
function delaysOf(weights: Weights): Float64Array {
  const found = DELAYS.get(weights) ?? new Float64Array((FAR + 1) * 64);
  DELAYS.set(weights, found);
  return found;
}

/** Move that a figure on these spaces needs before it can attack a target; `NO_WAY` if it cannot. */
const wayFrom = (own: number, second: number, { ways, secondWays }: Target): number =>
  leastIn(ways, secondWays, own, second);

/** Distance from a figure on these spaces to a target. */
const spacesFrom = (own: number, second: number, { spaces, secondSpaces }: Target): number =>
  leastIn(spaces, secondSpaces, own, second);
