/* The search for the places that a figure can reach in a battle, used by `Reach` and leaps. */

import { MoveSearch, type Places } from '../../../board/index.ts';
import type { GameState } from '../state/state.ts';
import { type AdjacentEnemies, bitsIn } from './adjacent-enemies.ts';
import type { MovementProfile } from './movement-profile.ts';
import { isStopped } from './stopping.ts';

/** A search that takes the figures and glyphs of a battle into account. */
export class BattleSearch extends MoveSearch {
  private readonly beside: AdjacentEnemies;
  private state!: GameState;
  private walker!: Walker;
  /** The tables for figures that must be asked about at all places. */
  private readonly allEnds: Uint8Array;
  private readonly allEnemies: Int32Array;

  constructor(places: Places, beside: AdjacentEnemies) {
    super(places);
    this.beside = beside;
    this.allEnds = this.ends;
    this.allEnemies = this.enemies;
  }

  /**
   * Searches by flight. Taking off leaves all enemies engaged with the figure.
   *
   * @returns how many enemies strike the figure as it takes off
   */
  fly(state: GameState, walker: Walker): number {
    this.look(state, walker);
    const { start, move, lavaResistant, fliesUnstruck } = walker;
    const strikes =
      fliesUnstruck || this.mayLeave(start) ? 0 : bitsIn(this.beside.at(start) & walker.strikers);
    this.flyOn({ start, move, strikes, lavaResistant });
    return strikes;
  }

  /**
   * Searches on foot.
   *
   * @param isSafe whether to skip steps that leave an enemy, fall or enter lava
   * @returns whether any step was skipped
   */
  walk(state: GameState, walker: Walker, isSafe: boolean, staysOnRoad: boolean): boolean {
    this.look(state, walker);
    const { start, move, gait } = walker;
    return this.walkOn({ start, move, steps: gait.steps, isSafe, staysOnRoad });
  }

  private look(state: GameState, walker: Walker): void {
    this.state = state;
    this.walker = walker;
    const { start, move, gait, stopsAt, heldAt } = walker;
    this.pieces = state.occupant;
    this.ends = stopsAt || heldAt ? this.allEnds : gait.ends;
    this.enemies = gait.passes ? this.allEnemies : this.beside.all;
    this.begin(move);
    this.reach(start, start, 0, 0, 0, -1);
  }

  protected mayEnter(space: number): boolean {
    const { state, walker } = this;
    return passes(state, space, walker.figure, walker.gait.passes);
  }

  /**
   * A move ends if the whole base is on water or any part of it on lava, at a glyph, or where enemies stop the figure
   * or hold it fast.
   */
  protected endsAt(place: number): boolean {
    const { state, walker } = this;
    if (this.places.endsMovement(place, walker.gait.ignored)) return true;
    if (state.glyphAt(this.places.entered[this.step[place] as number] as number) >= 0) return true;
    return (walker.stopsAt?.(place) || walker.heldAt?.(place)) ?? false;
  }

  protected endsFlightAt(place: number): boolean {
    return this.walker.stopsAt?.(place) ?? false;
  }

  protected strikersAt(place: number): number {
    const beside = this.near(place);
    return beside === 0 || this.mayLeave(place) ? 0 : beside & this.walker.strikers;
  }

  protected countLeft(enemies: number, next: number): number {
    return bitsIn(enemies & ~this.near(next));
  }

  private mayLeave(place: number): boolean {
    const { leaves, leavesFrom } = this.walker;
    const { a, b } = this.places;
    return leaves || (leavesFrom >= 0 && (a[place] === leavesFrom || b[place] === leavesFrom));
  }

  /** The enemies next to a place, as bits; includes enemies on the place if the figure may walk through figures. */
  private near(place: number): number {
    const beside = this.beside.at(place);
    return this.walker.gait.passes ? beside | this.beside.on(this.state, place) : beside;
  }
}

/** Facts about the moving figure that a search needs. */
export interface Walker {
  readonly figure: number;
  readonly gait: MovementProfile;
  readonly lavaResistant: boolean;
  /** Whether no enemy strikes the figure as it leaves. */
  readonly leaves: boolean;
  /** The one space that the figure can leave without a strike; -1 if there is none. */
  readonly leavesFrom: number;
  /** Whether no enemy strikes the figure as it takes off. */
  readonly fliesUnstruck: boolean;
  /** The enemies that strike the figure when it leaves them, as bits. */
  readonly strikers: number;
  readonly start: number;
  readonly move: number;
  /** Levels added to the figure's leaps. */
  readonly leapLevels: number;
  /** Whether enemies make the figure stop at a place; undefined if none can. */
  readonly stopsAt: ((place: number) => boolean) | undefined;
  /** Whether enemies would hold the figure fast at a place; undefined if none can. */
  readonly heldAt: ((place: number) => boolean) | undefined;
}

/**
 * Whether a figure may pass through a space. It may pass friends that are not engaged, and cards in `through`, but no
 * figure stopped by a nearby enemy.
 *
 * @param through 1 for each card that a power always lets the figure pass
 */
export function passes(
  state: GameState,
  space: number,
  figure: number,
  through: MovementProfile['passes'],
): boolean {
  const there = state.occupant[space] as number;
  if (there < 0 || there === figure) return true;
  const { sideOf, cardOf } = state.tables;
  if (isStopped(state, there)) return false;
  if (through?.[cardOf[there] as number] === 1) return true;
  return sideOf[there] === sideOf[figure] && !state.isEngaged(there);
}
