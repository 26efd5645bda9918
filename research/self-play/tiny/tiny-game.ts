import type { Acts } from '../../../src/battle/engine/acts.ts';
import { Game } from '../../../src/battle/engine/game.ts';
import type { PolicyMaker } from '../../../src/battle/engine/policies/maker.ts';
import type { Policy } from '../../../src/battle/engine/policy.ts';
import type { BattleScenario } from '../../../src/battle/scenario.ts';

/** The spaces of both heroes, and their Life left. */
export interface Position {
  readonly places: readonly [number, number];
  readonly lives: readonly [number, number];
}

/** A space to which a hero can move. */
export interface Option {
  readonly place: number;
  /** The number of leaving strikes on the way. */
  readonly strikes: number;
  /**
   * The probability of each number of wounds by an attack from this place; absent if no attack is possible from there.
   */
  readonly wounds?: readonly number[];
}

/** A policy's decision in a turn: the space to move to, and whether to attack. */
export interface Decision {
  readonly place: number;
  readonly attacks: boolean;
}

/**
 * The time of a turn: its round, its number in the round, the side with initiative, and the number of turns without an
 * attack before it.
 */
export interface Moment {
  readonly round: number;
  readonly turn: number;
  readonly first: 0 | 1;
  readonly quiet: number;
}

/**
 * A battle between two heroes without powers, small enough that every position can be listed. Moves and the results of
 * attacks come from the engine for battles, so the rules are the same.
 */
export class TinyGame {
  readonly game: Game;
  readonly places: number;
  readonly life: readonly [number, number];
  readonly starts: readonly [number, number];
  readonly rounds: number;
  private readonly known = new Map<number, readonly Option[]>();
  private moved = -1;
  private attacked = false;
  private readonly policies: readonly [Policy, Policy];

  /** @param maker makes the policy whose decisions are used */
  constructor(scenario: BattleScenario, maker: PolicyMaker) {
    this.game = new Game(scenario, new Uint32Array(4));
    const { tables, state } = this.game;
    this.places = tables.single.count;
    this.rounds = scenario.rounds;
    const [own, other] = tables.cards;
    if (!own || !other || tables.figures !== 2) throw new Error('a tiny game has two heroes');
    this.life = [own.life, other.life];
    this.starts = [
      tables.startPlaces.at(0, false)[0] as number,
      tables.startPlaces.at(1, false)[0] as number,
    ];
    state.begin(0);
    const policy = maker(this.game, this.recorder());
    this.policies = [policy, policy];
    this.game.policies = this.policies;
  }

  /** Records what a policy does and answers its requests, without rolling dice. */
  private recorder(): Acts {
    const { state } = this.game;
    const acts: Partial<Acts> = {
      attacksAfter: () => true,
      activates: 1,
      mayAct: () => true,
      canStillMove: () => this.moved < 0,
      canStillAttack: () => !this.attacked,
      beforeAttacks: () => false,
      move: (figure, place) => {
        this.moved = place;
        state.take(figure);
        state.put(figure, place);
        return true;
      },
      attack: () => {
        this.attacked = true;
        return true;
      },
    };
    return acts as Acts;
  }

  private stand({ places, lives }: Position): void {
    const { state } = this.game;
    for (const figure of [0, 1]) state.take(figure);
    for (const figure of [0, 1] as const) {
      state.put(figure, places[figure]);
      state.wounds[figure] = this.life[figure] - lives[figure];
      state.began[figure] = places[figure];
    }
  }

  /** The spaces to which a side's hero can move, including its current space. */
  options(position: Position, side: 0 | 1): readonly Option[] {
    const [a, b] = position.places;
    const key = (a * this.places + b) * 2 + side;
    const known = this.known.get(key);
    if (known) return known;
    this.stand({ ...position, lives: this.life });
    const reach = this.game.reach(side);
    const found = [...reach.list.subarray(0, reach.size)].map((place) => ({
      place,
      strikes: reach.strikes[place] as number,
    }));
    const options = found.map(({ place, strikes }): Option => {
      const wounds = this.attackFrom(position, side, place);
      return { place, strikes, ...(wounds && { wounds }) };
    });
    this.known.set(key, options);
    return options;
  }

  private attackFrom(
    position: Position,
    side: 0 | 1,
    place: number,
  ): readonly number[] | undefined {
    const { state, encounters } = this.game;
    const target = 1 - side;
    this.stand({ ...position, lives: this.life });
    state.take(side);
    state.put(side, place);
    if (!encounters.canTargetNow(side, target)) return undefined;
    const met = encounters.meetsNow(side, target);
    const [{ ways: [way] = [] } = {}] = encounters.ways(side, target, met);
    const [planned] = way?.attacks ?? [];
    if (!planned) return undefined;
    const { outcomes, upTo } = encounters.attackDistribution(side, target, planned, met);
    const wounds = new Array<number>((this.life[target] as number) + 1).fill(0);
    for (const [i, outcome] of outcomes.entries()) {
      const share = (upTo[i] as number) - (i > 0 ? (upTo[i - 1] as number) : 0);
      const dealt = outcome.enemyDestroyed ? wounds.length - 1 : outcome.enemyWounds;
      const at = Math.min(dealt, wounds.length - 1);
      wounds[at] = (wounds[at] as number) + share;
    }
    return wounds;
  }

  /** The policy's decision for a side's hero. */
  decision(position: Position, side: 0 | 1, moment: Moment): Decision {
    const { state } = this.game;
    this.stand(position);
    state.round = moment.round;
    state.turn = moment.turn;
    state.first = moment.first;
    // Until an attack is made, the current turn also counts as a turn without an attack.
    state.quiet.fill(moment.quiet + 1);
    this.moved = -1;
    this.attacked = false;
    this.policies[side].turn(side, side);
    return {
      place: this.moved < 0 ? (position.places[side] as number) : this.moved,
      attacks: this.attacked,
    };
  }
}
