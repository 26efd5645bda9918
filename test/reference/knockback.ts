import {
  type Board,
  baseLevel,
  cellAt,
  hasWall,
  letters,
  type Other,
  type OtherKind,
  type Place,
} from './board.ts';
import { effects, withoutRolling } from './conditions.ts';
import { d20AtLeast, rollSkulls } from './dice.ts';
import type { Dice } from './explore.ts';
import { beyond, nameOf, type Space } from './hexes.ts';
import { type Scene, wound } from './scene.ts';
import { destroy } from './strikes.ts';

/** A board during an attack: the defender moves, and what stands in its way may be destroyed. */
export interface Field {
  readonly board: Board;
  defender: Place;
  /** Everything else on the board, including the attackers, each with its remaining Life. */
  readonly others: (Other & { left: number })[];
  /** The attacker's space and the defender's, which the line runs through. */
  readonly line: readonly [Space, Space] | undefined;
}

interface Stop {
  cause: string;
  blockers: Field['others'];
}

/** Causes in the order in which they count, of both halves of a base. */
const ORDER: readonly string[] = ['edge', 'wall', 'figure', 'object', 'obstacle', 'glyph', 'power'];

/** Section 2: steps (with lava), Knockback Damage, then the falls in the order of the path. */
export function knockOnBoard(dice: Dice, scene: Scene, field: Field, points: number): void {
  const { course, defender, rulings } = scene;
  if (!field.line) return;
  const { path, stop } = walk(scene, field, points);
  let cause = stop.cause;
  let taken = path;
  if (rulings.doubleSpaceEndsLevel) {
    const level = path.findLastIndex((place, index) => index === 0 || isLevel(field.board, place));
    taken = path.slice(0, level + 1);
    if (taken.length < path.length && cause === 'none') cause = 'uneven';
  }
  const stopped = lavaOnTheWay(dice, scene, field.board, taken);
  const steps = stopped ?? taken.length - 1;
  course.spacesMoved = steps;
  field.defender = taken[steps] ?? field.defender;
  course.stoppedBy = stopped === undefined ? cause : 'hazard';
  if (stopped !== undefined) return;
  if (cause !== 'none' && cause !== 'edge') damage(dice, scene, stop.blockers);
  for (let step = 1; step <= steps && defender.alive; step++) {
    const [from, to] = [taken[step - 1], taken[step]];
    if (from && to) fall(dice, scene, field.board, from, to);
  }
}

/** The successive places of the figure, before anything is rolled, beginning with its present one. */
function walk(scene: Scene, field: Field, points: number): { path: Place[]; stop: Stop } {
  const { board, line } = field;
  const path = [field.defender];
  if (!line) return { path, stop: { cause: 'none', blockers: [] } };
  let place = field.defender;
  for (let left = points; left > 0; ) {
    const onward = place.map((at) => beyond(line[0], line[1], at));
    const stop = whatStops(scene, field, place, onward);
    if (stop) return { path, stop };
    const climb = baseLevel(board, onward) - baseLevel(board, place);
    const cost = 1 + Math.max(0, climb);
    if ((climb > 0 && climb >= scene.defender.card.height) || cost > left)
      return { path, stop: { cause: 'elevation', blockers: [] } };
    left -= cost;
    place = onward;
    path.push(place);
  }
  return { path, stop: { cause: 'none', blockers: [] } };
}

/** Each half has a first cause of its own; the first of them in the order is named, but each half's blocker is hit. */
function whatStops(scene: Scene, field: Field, place: Place, onward: Place): Stop | undefined {
  const causes: string[] = [];
  const blockers = new Set<Field['others'][number]>();
  place.forEach((from, half) => {
    const to = onward[half];
    if (!to) return;
    const terrain = cellAt(field.board, to) ? hasWall(field.board, from, to) && 'wall' : 'edge';
    if (terrain) causes.push(terrain);
    if (terrain || place.some((own) => nameOf(own) === nameOf(to))) return;
    const here = field.others.filter(
      (other) => other.left > 0 && other.place.some((at) => nameOf(at) === nameOf(to)),
    );
    const kinds = here.map(({ kind }) => kind).filter((kind) => blocks(scene, kind));
    causes.push(...kinds);
    for (const other of here)
      if (other.kind === 'figure' || other.kind === 'object') blockers.add(other);
  });
  const cause = ORDER.find((one) => causes.includes(one));
  return cause === undefined ? undefined : { cause, blockers: [...blockers] };
}

/** Glyphs and powers marked as passable are not part of the field. */
const blocks = (scene: Scene, kind: OtherKind): boolean =>
  kind !== 'glyph' || scene.rulings.glyphsBlock;

const isLevel = (board: Board, place: Place): boolean =>
  new Set(place.map((at) => cellAt(board, at)?.level)).size === 1;

/** The step at which lava destroys it, if any. A figure already destroyed by the attack does not roll. */
function lavaOnTheWay(
  dice: Dice,
  scene: Scene,
  board: Board,
  path: readonly Place[],
): number | undefined {
  const { defender, course } = scene;
  const resists = effects(scene, defender, 'lavaResistant').some(
    (effect) => withoutRolling(scene, defender, effect) === true,
  );
  if (resists || !defender.alive) return undefined;
  for (let step = 1; step < path.length; step++) {
    if (
      !letters(board, path[step] ?? []).includes('m') ||
      d20AtLeast(dice, 20, { kind: 'lava', owner: defender })
    )
      continue;
    course.hazardDestroyed = true;
    destroy(defender);
    return step;
  }
  return undefined;
}

/**
 * One attack die: a skull is an unblockable hit to the defender and to every figure or object that prevented the
 * step.
 */
function damage(dice: Dice, scene: Scene, blockers: Field['others']): void {
  const { course, defender } = scene;
  course.knockbackDamageRolled = true;
  if (rollSkulls(dice, 1, { kind: 'knockback', owner: defender }) === 0) return;
  course.knockbackWounds = wound(defender, 1);
  for (const blocker of blockers) {
    const taken = Math.min(1, blocker.left);
    blocker.left -= taken;
    course.blockerWounds[blocker.name] = (course.blockerWounds[blocker.name] ?? 0) + taken;
  }
}

/** A step down of Height levels or more (section 1). */
function fall(dice: Dice, scene: Scene, board: Board, from: Place, to: Place): void {
  const { defender } = scene;
  const { dice: count, extreme } = fallOf(board, from, to, defender.card.height);
  const purpose = { kind: 'fall', owner: defender };
  if (extreme) {
    if (d20AtLeast(dice, 19, purpose)) return;
    scene.course.hazardDestroyed = true;
    destroy(defender);
  } else if (count > 0)
    scene.course.fallWounds += wound(defender, rollSkulls(dice, count, purpose));
}

export interface Fall {
  dice: number;
  extreme: boolean;
}

/** The kind of fall of a step down; water breaks the fall, for a double base only with both halves. */
export function fallOf(board: Board, from: Place, to: Place, height: number): Fall {
  const drop = baseLevel(board, from) - baseLevel(board, to);
  const water = to.every((at) => cellAt(board, at)?.letter === 'w');
  if (drop <= 0 || drop < height || water) return { dice: 0, extreme: false };
  if (drop >= height + 20) return { dice: 0, extreme: true };
  return { dice: drop >= height + 10 ? 3 : 1, extreme: false };
}
