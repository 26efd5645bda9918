/* The search for places that a figure of a battle can reach, used by `Reach` and leaps. */

import { MoveSearch, type Places } from '../../../board/index.ts';
import type { GameState } from '../state/state.ts';
import { type AdjacentEnemies, bitsIn } from './adjacent-enemies.ts';
import type { MovementProfile } from './movement-profile.ts';
import { isStopped } from './stopping.ts';

/** A search past the figures and glyphs of a battle. */
export class BattleSearch extends MoveSearch {
  private readonly beside: AdjacentEnemies;
  private state!: GameState;
  private walker!: Walker;

  constructor(places: Places, beside: AdjacentEnemies) {
    super(places);
    this.beside = beside;
  }

  /**
   * Searches by flight. Taking off leaves all engaged enemies.
   *
   * @returns the number of enemies that strike
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
   * @param isSafe whether to leave out steps that leave an enemy, fall or enter lava
   * @returns whether any step was left out
   */
  walk(state: GameState, walker: Walker, isSafe: boolean, staysOnRoad: boolean): boolean {
    this.look(state, walker);
    const { start, move, gait } = walker;
    return this.walkOn({ start, move, steps: gait.steps, isSafe, staysOnRoad });
  }

  private look(state: GameState, walker: Walker): void {
    this.state = state;
    this.walker = walker;
    const { start, move } = walker;
    this.begin(move);
    this.reach(start, start, 0, 0, 0, -1);
  }

  protected mayEnter(space: number): boolean {
    const { state, walker } = this;
    if ((state.occupant[space] as number) < 0) return true;
    return passes(state, space, walker.figure, walker.gait.passes);
  }

  /** All of the base on water, any of it on lava, a glyph entered, or enemies that stop or hold it. */
  protected endsAt(place: number): boolean {
    const { state, walker } = this;
    if (this.places.endsMovement(place, walker.gait.ignored)) return true;
    if (state.glyphAt(this.entered[place] as number) >= 0) return true;
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

  /** The enemies next to a place, as bits; also those on it that the figure walks through and has not left. */
  private near(place: number): number {
    const beside = this.beside.at(place);
    return this.walker.gait.passes ? beside | this.beside.on(this.state, place) : beside;
  }
}

/** The moving figure, as far as a search depends on it. */
export interface Walker {
  readonly figure: number;
  readonly gait: MovementProfile;
  readonly lavaResistant: boolean;
  /** Whether no enemy strikes it when it leaves; and a space from which none does. */
  readonly leaves: boolean;
  readonly leavesFrom: number;
  /** Whether no enemy strikes it when it takes off. */
  readonly fliesUnstruck: boolean;
  /** Enemies that strike it when it leaves them, as bits. */
  readonly strikers: number;
  readonly start: number;
  readonly move: number;
  /** Levels added to its leaps. */
  readonly leapLevels: number;
  /** Whether enemies make it stop, or hold it fast, at a place; undefined if nowhere. */
  readonly stopsAt: ((place: number) => boolean) | undefined;
  readonly heldAt: ((place: number) => boolean) | undefined;
}

/**
 * Whether a figure may pass through a space. It may pass figures of its own side that are not engaged, and cards in
 * `through`, but never figures that an enemy near them has stopped.
 *
 * @param through by card: 1 if a power lets the figure pass anyway
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
