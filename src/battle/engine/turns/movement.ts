/* How far and in which ways a figure can currently move, in its turn or out of turn. */

import { addedIn, type EffectLine, type MoveAction } from '../../../cards/index.ts';
import { luckLeavingIn } from '../../../fight/index.ts';
import { holdsFor } from '../attacks/conditions.ts';
import { amountOf } from '../attacks/counting.ts';
import type { Encounters } from '../attacks/encounters.ts';
import { strikersOf } from '../attacks/leaving-strikes.ts';
import { isHeldFast } from '../ground/held-fast.ts';
import { type Longer, longerBy } from '../ground/longer-moves.ts';
import type { Reaching } from '../powers/auras.ts';
import type { GameState } from '../state/state.ts';

/** An out-of-turn movement whose length is known. */
export interface OutOfTurn extends Pick<MoveAction, 'up' | 'placed' | 'unstruck' | 'end'> {
  readonly spaces: number;
  readonly figures?: number;
  /** The enemy that caused the movement, if any. */
  readonly other?: number;
}

/** How a figure can currently move. */
export interface Movement {
  /** How far, in spaces. */
  move: number;
  mayFly: boolean;
  /** Whether the figure may use the leaps of its card. */
  mayLeap: boolean;
  /** Levels added to the figure's leaps, up and down. */
  leapLevels: number;
  /** Spaces added if the movement ends next to an enemy. */
  charge: number;
  /** Spaces added if the figure does not attack in the turn. */
  hurries: number;
  /** Spaces added if the figure runs. */
  runs: number;
  /** Whether roads extend the movement. */
  onRoad: boolean;
  /** Whether no enemy strikes the figure as it leaves. */
  leaves: boolean;
  /** Whether no enemy strikes the figure as it leaves by flying. */
  fliesUnstruck: boolean;
  /**
   * The space of a glyph that protects the figure from strikes when the figure leaves that space; -1 if there is none.
   */
  leavesFrom: number;
  /** The enemies that strike the figure when it leaves them, as bits. */
  strikers: number;
}

/** For each kind of additional spaces, the field of `Movement` to which they are added. */
const LONGER = { any: 'move', nextToEnemy: 'charge', noAttack: 'hurries', run: 'runs' } as const;

/** Keeps a figure in its place, whatever its powers. */
function hold(movement: Movement): void {
  movement.move = 0;
  movement.runs = 0;
  movement.mayFly = false;
  movement.mayLeap = false;
}

/** Computes how figures can move, based on their cards and on everything that affects them at their places. */
export class Movements {
  private readonly state: GameState;
  private readonly encounters: Encounters;
  private readonly movement: Movement = {
    move: 0,
    mayLeap: true,
    leapLevels: 0,
    charge: 0,
    hurries: 0,
    runs: 0,
    mayFly: false,
    onRoad: true,
    leaves: false,
    fliesUnstruck: false,
    leavesFrom: -1,
    strikers: -1,
  };

  constructor(state: GameState, encounters: Encounters) {
    this.state = state;
    this.encounters = encounters;
  }

  /** How a figure can move in its turn. The next call overwrites the returned object. */
  of(figure: number): Movement {
    const { movement, state } = this;
    const { glyphs } = this.encounters;
    const { move, flies, fliesUnstruck, ignoresLeaving, side, longer } = state.card(figure);
    movement.move = move + state.farther;
    movement.mayFly = flies;
    movement.onRoad = true;
    movement.leaves = ignoresLeaving === 1;
    movement.fliesUnstruck = fliesUnstruck;
    movement.leavesFrom = -1;
    movement.strikers = strikersOf(state, this.encounters.auras, figure);
    movement.mayLeap = true;
    movement.leapLevels = 0;
    movement.charge = 0;
    movement.hurries = 0;
    movement.runs = 0;
    if (state.spaces > 0) {
      movement.move = state.spaces;
      movement.onRoad = state.tables.scenario.rulings.roadsLengthenPowers;
      movement.leaves ||= state.movesFreely;
      return movement;
    }
    for (const one of longer) {
      if (!holdsFor(state, figure, one.line)) continue;
      movement[LONGER[one.for]] +=
        one.spaces === 'rolled' ? state.rolledMove : amountOf(state, figure, one.spaces);
    }
    this.movedByAuras(figure);
    movement.move = Math.max(0, movement.move);
    if (state.stays === figure) hold(movement);
    if (state.tables.engaging.holders[1 - side]?.length && isHeldFast(state, figure))
      hold(movement);
    if (!glyphs.areAny || !movement.mayLeap) return movement;
    movement.move += glyphs.sum(side, 'move', figure);
    movement.mayFly &&= !glyphs.holds(0, 'grounds') && !glyphs.holds(1, 'grounds');
    movement.leaves ||= glyphs.holds(side, 'disengage', figure);
    for (const { space, disengage, holds } of glyphs.under(figure)) {
      if (disengage) movement.leavesFrom = space;
      if (holds && !this.hasFriendBeside(figure)) hold(movement);
    }
    return movement;
  }

  /** How a figure can move out of turn, on foot or flying. */
  outOfTurn(figure: number, { spaces, up = 0, unstruck, placed }: OutOfTurn): Movement {
    const movement = this.of(figure);
    const isHeld = movement.move === 0 && !movement.mayLeap;
    // The Move includes the levels that the figure may climb, so that climbing does not shorten the
    // movement.
    movement.move = isHeld ? 0 : placed ? spaces : spaces + up;
    movement.mayFly ||= placed === true;
    movement.onRoad = this.state.tables.scenario.rulings.roadsLengthenPowers;
    movement.charge = 0;
    movement.hurries = 0;
    movement.runs = 0;
    movement.mayLeap = false;
    movement.leaves ||= unstruck === true || placed === true;
    return movement;
  }

  /** Applies to a figure's movement the auras that reach it at its place. */
  private movedByAuras(figure: number): void {
    const { movement, state } = this;
    const { auras } = state.tables;
    const { index } = state.card(figure);
    if (!auras.moves[index]) return;
    const { ofSet } = state.tables.distributions.grants;
    for (const set of [state.spiritOf[index], state.giftsOf[figure]])
      for (const giver of ofSet[set as number] as readonly number[]) {
        const given = [...auras.spirits, ...auras.gifts].find((one) => one.giver === giver);
        for (const line of given?.moving ?? []) {
          if (holdsFor(state, figure, line)) this.lengthen(figure, line, 1, ['any']);
        }
      }
    for (const one of auras.reaching[index] as readonly Reaching[]) {
      if (one.aura.moving.length === 0) continue;
      const times = this.encounters.auras.countOf(one, figure, state.place[figure] as number);
      if (times === 0) continue;
      for (const line of one.aura.moving) {
        if (!holdsFor(state, figure, line)) continue;
        this.lengthen(figure, line, times, ['any', 'nextToEnemy']);
        for (const levels of addedIn([line], 'leapLevels')) movement.leapLevels += times * levels;
        movement.leaves ||= luckLeavingIn([line]).includes(1);
      }
    }
  }

  /** Adds the spaces that a line adds for these kinds of movements. */
  private lengthen(
    figure: number,
    line: EffectLine,
    times: number,
    purposes: readonly Longer['for'][],
  ): void {
    for (const one of longerBy(line)) {
      if (one.spaces !== 'rolled' && purposes.includes(one.for))
        this.movement[LONGER[one.for]] += times * amountOf(this.state, figure, one.spaces);
    }
  }

  private hasFriendBeside(figure: number): boolean {
    const { state } = this;
    const { figuresOf, sideOf } = state.tables;
    return (figuresOf[sideOf[figure] as number] as readonly number[]).some(
      (one) => one !== figure && state.isOnBoard(one) && state.areAdjacent(figure, one),
    );
  }
}
