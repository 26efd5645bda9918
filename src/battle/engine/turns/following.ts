/*
 * Carries out a movement step by step, with strikes, falls, lava, glyphs and reactions of enemies.
 */

import { fallOf } from '../../../fight/index.ts';
import { drawn } from '../attacks/distribution.ts';
import { luckLeaving, whyNoLeavingStrike } from '../attacks/leaving-strikes.ts';
import type { Game } from '../game.ts';
import { countStopping } from '../ground/engaging-counts.ts';
import { isFree } from '../ground/free-places.ts';
import type { Going } from '../powers/movement-powers.ts';
import { rollFall, rollLava } from './hazards.ts';

/**
 * Moves a figure along its path, step by step. Applies strikes by enemies that the figure leaves, falls and lava, and
 * finally powers that react to its arrival.
 */
export function follow(
  game: Game,
  figure: number,
  {
    path,
    flies: isFlight,
    leap,
    leaves: isLeft = false,
  }: Pick<Going, 'path' | 'flies' | 'leap' | 'leaves'>,
): boolean {
  const { state, tables } = game;
  const card = state.card(figure);
  const places = state.places(figure);
  const { falls, passes } = state.gait(figure);
  const before = state.enemiesBeside(figure);
  const { leaves, leavesFrom, fliesUnstruck } = game.movements.of(figure);
  const mayLeave = (place: number) =>
    isLeft ||
    leaves ||
    (isFlight && fliesUnstruck) ||
    (leavesFrom >= 0 && (places.a[place] === leavesFrom || places.b[place] === leavesFrom));
  const answers = tables.answersApproach ? new Set(enemiesIn(game, figure, before)) : undefined;
  let near = before;
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1] as number, path[i] as number];
    const isLast = i === path.length - 1;
    const isLeap = leap !== undefined && isLast;
    const flies = isFlight || isLeap;
    // A leap is reported before the figure moves. If no steps come before the leap, it has been reported above.
    if (isLeap && i > 1) tellLeap(game, figure, leap, [from, to], true);
    const beside = state.enemiesBesidePlace(figure, to);
    const next = passes ? beside | enemiesOn(game, figure, to) : beside;
    const left = flies ? near : near & ~next;
    if (left !== 0 && !mayLeave(from) && !(isLeap && !leap.strikes)) {
      for (const enemy of enemiesIn(game, figure, left)) {
        if (!struck(game, figure, enemy)) return false;
      }
    }
    near = next;
    const drop = flies ? 0 : (places.level[from] as number) - (places.level[to] as number);
    // The figure may pass through friends, but not end its movement on them.
    if (isLast) {
      state.take(figure);
      state.put(figure, to);
    } else state.pass(figure, to);
    state.tell?.({ is: isLast ? 'arrives' : 'passes', figure, place: to });
    const fall = drop > 0 && !landing(game, figure, to) ? fallOf(drop, falls) : undefined;
    if (fall) rollFall(game, figure, drop, fall, 'falls');
    if (state.lives[figure] === 0) return false;
    if (!card.lavaResistant && places.lava[to] === 1 && (isLast || !flies)) {
      if (!rollLava(game, figure)) return false;
    }
    if (answers && isStoppedHere(game, figure, answers)) {
      if (state.lives[figure] === 0) return false;
      if (!isLast && isFree(state, places, to, figure)) {
        state.put(figure, to);
        state.tell?.({ is: 'arrives', figure, place: to });
        break;
      }
    }
  }
  if (path.length > 1 && !leap) countStopping(game, figure);
  heal(game, figure);
  if ((state.enemiesBeside(figure) & ~before) === 0) return true;
  const known = new Set(enemiesIn(game, figure, before));
  const isThere = answered(game, figure, known);
  if (isThere && game.regroupings) tellApproached(game, game.regroupings, figure, known);
  return isThere;
}

/** The enemies of a figure that these bits represent. */
function enemiesIn({ tables }: Game, figure: number, bits: number): number[] {
  const { figuresOf, sideOf, bitOf } = tables;
  const enemies = figuresOf[1 - (sideOf[figure] as number)] as readonly number[];
  return enemies.filter((enemy) => (bits & (1 << (bitOf[enemy] as number))) !== 0);
}

/** The enemies on a place through which a figure walks, as bits. */
function enemiesOn({ state, tables }: Game, figure: number, place: number): number {
  const { sideOf, bitOf } = tables;
  let bits = 0;
  for (const space of state.places(figure).numbersOf(place)) {
    const there = state.occupant[space] as number;
    if (there >= 0 && sideOf[there] !== sideOf[figure]) bits |= 1 << (bitOf[there] as number);
  }
  return bits;
}

/** Reports that a figure leaps from one place to another. */
export function tellLeap(
  { state }: Game,
  figure: number,
  { line }: NonNullable<Going['leap']>,
  path: readonly number[],
  isAfter: boolean,
): void {
  const power = state.card(figure).powerOf.get(line);
  if (power !== undefined) state.tell?.({ is: 'leapt', figure, power, path, isAfter });
}

/** Uses up a healing glyph on which a hero stops. */
function heal({ state, tables }: Game, figure: number): void {
  if (!state.card(figure).isHero) return;
  for (const [glyph, { heals, space }] of tables.glyphs.entries()) {
    if (!heals || state.glyphLies[glyph] === 0 || state.occupant[space] !== figure) continue;
    state.glyphLies[glyph] = 0;
    state.wounds[figure] = 0;
    state.tell?.({ is: 'glyph', figure, glyph });
  }
}

/**
 * Rolls the strike of an enemy that a figure leaves.
 *
 * @returns whether the figure is still on the board
 */
function struck(game: Game, figure: number, enemy: number): boolean {
  const { state, tables } = game;
  const { auras } = game.encounters;
  const unstruck = whyNoLeavingStrike(state, auras, figure, enemy);
  if (unstruck) {
    game.fires(unstruck.card, unstruck.written);
    return true;
  }
  const dice = Math.max(0, 1 + state.card(enemy).leavingDice);
  const skulls = state.dice.skulls(dice);
  const ignoresLeaving = luckLeaving(state, auras, figure);
  const d20 = skulls > 0 && ignoresLeaving > 1 ? state.dice.d20() : 0;
  state.tell?.({ is: 'struck', figure, by: enemy, skulls, d20 });
  if (d20 > 0 && d20 >= ignoresLeaving) return true;
  game.wound(figure, skulls, tables.cardOf[enemy] as number);
  if (skulls > 0 && state.lives[figure] === 1) {
    const attack = { isNormal: true, wounds: skulls, isDestroyed: false };
    game.moments?.ofFigure('left', enemy, { it: figure, attack }, 'others');
  }
  return state.lives[figure] === 1;
}

/**
 * Plays powers of the enemies that the figure has come next to.
 *
 * @returns whether the figure is still on the board
 */
function answered(game: Game, figure: number, before: ReadonlySet<number>): boolean {
  const { state, tables } = game;
  for (const enemy of tables.figuresOf[
    1 - (tables.sideOf[figure] as number)
  ] as readonly number[]) {
    if (!state.isOnBoard(enemy) || !state.card(enemy).answersArrival) continue;
    if (before.has(enemy) || !state.areAdjacent(figure, enemy)) continue;
    const { encounters } = game;
    const met = encounters.meets(figure, state.place[figure] as number, enemy, true);
    const distribution = encounters.distributions(figure, enemy).arrival(met);
    if (distribution.isNothing) continue;
    const outcome = drawn(distribution, state.dice.uniform());
    state.tell?.({
      is: 'power',
      figure,
      target: enemy,
      when: 'arrival',
      met: { ...met },
      outcome,
    });
    encounters.uses.note(figure, enemy, outcome.used);
    if (outcome.ownDestroyed) game.destroy(figure, tables.cardOf[enemy] as number);
    else game.wound(figure, outcome.ownWounds, tables.cardOf[enemy] as number);
    if (outcome.enemyDestroyed) game.destroy(enemy, 'own side');
    else game.wound(enemy, outcome.enemyWounds, 'own side');
    if (state.lives[figure] === 0) return false;
  }
  return true;
}

/**
 * Plays powers of the enemies that the figure has just come next to, which may stop it.
 *
 * @param known the enemies that have already reacted; enemies that react now are added
 * @returns whether the figure has been stopped or has left the board
 */
function isStoppedHere(game: Game, figure: number, known: Set<number>): boolean {
  const { state, tables, moments } = game;
  let isStopped = false;
  for (const enemy of tables.figuresOf[
    1 - (tables.sideOf[figure] as number)
  ] as readonly number[]) {
    if (!moments?.answersApproach(tables.cardOf[enemy] as number) || known.has(enemy)) continue;
    if (!state.isOnBoard(enemy) || !state.areAdjacent(figure, enemy)) continue;
    known.add(enemy);
    const had = state.gifts.length;
    moments.ofFigure('approached', enemy, { it: figure }, 'others');
    if (state.lives[figure] === 0) return true;
    isStopped ||= state.gifts.slice(had).some(({ gift }) => gift.stops);
  }
  return isStopped;
}

/** Lets the enemies that the figure has come next to move away. */
function tellApproached(
  { state, tables }: Game,
  regroupings: NonNullable<Game['regroupings']>,
  figure: number,
  before: ReadonlySet<number>,
): void {
  const enemies = tables.figuresOf[1 - (tables.sideOf[figure] as number)] as readonly number[];
  for (const enemy of enemies) {
    if (!state.isOnBoard(figure) || !state.isOnBoard(enemy) || before.has(enemy)) continue;
    if (state.areAdjacent(figure, enemy))
      regroupings.of(tables.cardOf[enemy] as number, 'approached', enemy, { it: figure }, 'others');
  }
}

/** Whether a figure's whole base lands on water. */
function landing({ state, tables }: Game, figure: number, place: number): boolean {
  const { a, b } = state.places(figure);
  const { letters } = tables.ground;
  const second = b[place] as number;
  return letters[a[place] as number] === 'w' && (second < 0 || letters[second] === 'w');
}
