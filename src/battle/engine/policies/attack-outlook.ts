/*
 * Rough worth of later attacks: from a place, after further turns of movement. `standard` uses it for moves and
 * markers.
 */

import { FAR, leastIn } from '../../../board/index.ts';
import type { Game } from '../game.ts';
import { NO_WAY, type Ways } from '../ground/approaches.ts';
import type { MovementProfile } from '../ground/movement-profile.ts';
import type { BattleCard } from '../state/cards.ts';
import type { AttackValues } from './attack-values.ts';
import type { Expectations } from './expectations.ts';
import type { Weights } from './weights.ts';

/** An enemy on the board, as a target of the acting card. */
export interface Target {
  readonly figure: number;
  /** Mean points of an attack on it, the upper bound for them, and the value of the target itself. */
  readonly gain: number;
  readonly most: number;
  readonly value: number;
  /** Indexed by space: Move needed before the card can attack the target on its first or second space. */
  readonly ways: Int16Array;
  readonly secondWays: Int16Array | undefined;
  /** Indexed by space: spaces from there to its first or second space. */
  readonly spaces: Int16Array;
  readonly secondSpaces: Int16Array | undefined;
}

/** Share of an attack's worth for being near an unreachable enemy, which may come nearer itself. */
const STRANDED = 1e-3;

/** Expected worth of attacks of one card's figures from any place, in this turn and in later ones. */
export class AttackOutlook {
  /** The current card. */
  card: BattleCard | undefined;
  /** The enemies of the current card, those with the highest gain first. */
  targets: Target[] = [];
  private readonly game: Game;
  private readonly weights: Weights;
  private readonly prospects: Expectations;
  private readonly promises: AttackValues;
  /** Indexed by place, for the current card: worth of later attacks from there. */
  private readonly known: Float64Array;
  /** Indexed by spaces to go and Move: factor for an attack that far away. */
  private readonly delays: Float64Array;
  /** Indexed by attacking card and target's card. */
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
      // Height improves an attack by about half at most; wounds and places may do more.
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
   * Worth of the best attack of a figure of the current card, starting from a place; less for each turn on the way.
   *
   * @param mayMove whether it moves first
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
        // Within one movement, only the distance counts: sight is needed only after it.
        far = spacesFrom(own, second, target) - card.reach;
      }
      const worth = gain * (share * this.delayOf(card, far - near));
      if (worth > most) most = worth;
    }
    return most;
  }

  /** Whether a figure of the card can get from a place to one from which it can attack some enemy. */
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

  /** As `from`, without a movement. */
  at(card: BattleCard, place: number): number {
    const known = this.known[place] as number;
    if (known >= 0) return known;
    const found = this.from(card, place, false);
    this.known[place] = found;
    return found;
  }

  /** Factor for an attack, or anything else, that is `far` spaces away from a figure of a card. */
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

/** Spaces from these spaces to a target. */
const spacesFrom = (own: number, second: number, { spaces, secondSpaces }: Target): number =>
  leastIn(spaces, secondSpaces, own, second);
