/* Layers of a board's picture for those who attack: the arrows of lines, best places and reach of several attackers. */

import { listed } from '../../../base/index.ts';
import {
  type BoardLayout,
  type DrawnAttacker,
  type LineArrow,
  middleOf,
  type Point,
  type Scene,
  type Space,
  spaceName,
} from '../../../board/index.ts';
import type { Layer } from '../chart.ts';
import { attackerStyle } from '../theme.ts';
import { POSITION, spaceShape } from './shapes.ts';

/** An arrowhead that points up. */
const HEAD = 'M0,-0.8L0.7,0.7L0,0.35L-0.7,0.7Z';

/** Sizes as shares of a step. */
const RING = 0.92;
const BADGE = 0.23;
const MARK = 0.14;
const ARROW = 0.36;
/** Letter sizes as shares of the mark they are written on. */
const ON_CIRCLE = 0.72;
const ON_ARROW = 0.36;
/** The smallest badge and mark, and the smallest step at which marks and arrows are numbered, in pixels. */
const LEAST_BADGE = 12;
const LEAST_MARK = 4;
const ROOM_FOR_NUMBERS = 44;
/** Position of a badge on its space, next to the level, and of marks, in a row above a chance, in steps. */
const BADGE_AT = { x: -0.2, y: -0.34 };
const MARKS_Y = 0.08;
const MARKS_BELOW_NAME = 0.135;
const MARK_GAP = 0.16;
const MARKS_WIDTH = 0.66;
/** Distance in steps between arrows that lead from the same space to the same next one. */
const ARROW_GAP = 0.24;

/**
 * The line of Knockback, which may bend on squares: an arrowhead between the texts on its spaces. False if there is no
 * line, or if attackers have lines of their own.
 */
export function arrowLayer({ arrows }: BoardLayout, step: number): Layer | false {
  const values = headsOf(arrows);
  if (values.length === 0) return false;
  return {
    data: { values },
    mark: {
      type: 'point',
      shape: HEAD,
      style: 'accent',
      filled: true,
      size: (step / 3.5) ** 2,
      opacity: 1,
    },
    encoding: { ...POSITION, angle: { field: 'angle', type: 'quantitative', scale: null } },
  };
}

/** A double base moved along its own length has no arrowhead within itself. */
function headsOf(arrows: readonly LineArrow[]) {
  return arrows
    .filter(({ isWithinBase }) => !isWithinBase)
    .map(({ x, y, angle }) => ({ x, y, angle }));
}

/**
 * The layers of several attackers: a ring around each best place to act from, with the attacker's number; that number
 * on the arrows of its line; and small numbers where each attacker can come to rest.
 */
export function attackerLayers(layout: BoardLayout, scene: Scene, step: number): Layer[] {
  const { attackers } = layout;
  const hasNumbers = step >= ROOM_FOR_NUMBERS;
  const badge = Math.max(LEAST_BADGE, BADGE * step);
  const mark = Math.max(LEAST_MARK, MARK * step);
  const arrows = sideBySide(attackers);
  const standing = ({ stand }: DrawnAttacker) =>
    (stand?.spaces ?? []).map((space) => middleOf(scene.grid, space));
  const { shape, size } = spaceShape(scene.grid, RING * step);
  const ring = { shape, filled: false, size };
  const circle = { shape: 'circle', filled: true };
  const each = (
    places: (one: DrawnAttacker) => readonly Point[],
    mark: Omit<PointMark, 'type'>,
    fontSize = 0,
  ) =>
    attackers.flatMap((one) => {
      const values = places(one);
      if (values.length === 0) return [];
      return [
        pointLayer(one, values, mark),
        ...(fontSize > 0 ? [numberLayer(one, values, fontSize)] : []),
      ];
    });
  return [
    ...each(standing, { ...ring, strokeWidth: Math.max(2, step / 16) }),
    ...each(
      (one) => marksOf(scene, one, attackers.length),
      { ...circle, size: mark ** 2 },
      hasNumbers ? ON_CIRCLE * mark : 0,
    ),
    ...each(
      ({ number }) => arrows.filter((arrow) => arrow.number === number),
      { shape: HEAD, filled: true, size: (ARROW * step) ** 2 },
      hasNumbers ? ON_ARROW * ARROW * step : 0,
    ),
    ...each(
      (one) => standing(one).map(shiftedBy(BADGE_AT)),
      { ...circle, size: badge ** 2 },
      ON_CIRCLE * badge,
    ),
  ];
}

interface PointMark {
  readonly type: 'point';
  readonly shape: string;
  readonly filled: boolean;
  readonly size: number;
  readonly strokeWidth?: number;
}

/** Filled marks have a thin edge in the background colour, so that they stand out on any ground. */
function pointLayer(
  { number }: DrawnAttacker,
  values: readonly Point[],
  mark: Omit<PointMark, 'type'>,
): Layer {
  const style = attackerStyle(number);
  return {
    data: { values: [...values] },
    mark: {
      type: 'point',
      style: mark.filled ? ['tile', style] : style,
      strokeWidth: 1,
      opacity: 1,
      ...mark,
    },
    encoding: {
      ...POSITION,
      ...(values.some((one) => 'angle' in one) && {
        angle: { field: 'angle', type: 'quantitative', scale: null },
      }),
    },
  };
}

function shiftedBy({ x, y }: Point): (one: Point) => Point {
  return (one) => ({ x: one.x + x, y: one.y + y });
}

function numberLayer({ number }: DrawnAttacker, places: readonly Point[], fontSize: number): Layer {
  return {
    data: { values: places.map(({ x, y }) => ({ x, y, number })) },
    mark: { type: 'text', style: 'attackerNumber', fontSize, fontWeight: 600 },
    encoding: { ...POSITION, text: { field: 'number', type: 'nominal' } },
  };
}

/** An attacker's marks where it can come to rest: each attacker has its own position within a space. */
function marksOf(
  { grid, pieces, stands = [] }: Scene,
  { number, reach }: DrawnAttacker,
  all: number,
): Point[] {
  const named = new Set([...pieces, ...stands].flatMap(({ spaces }) => spaces.map(spaceName)));
  const gap = Math.min(MARK_GAP, MARKS_WIDTH / Math.max(1, all - 1));
  const x = (number - 1 - (all - 1) / 2) * gap;
  return reach.map((space) =>
    shiftedBy({ x, y: named.has(spaceName(space)) ? MARKS_BELOW_NAME : MARKS_Y })(
      middleOf(grid, space),
    ),
  );
}

/** The arrows of all lines; several from one space to the same next one are drawn side by side. */
function sideBySide(attackers: readonly DrawnAttacker[]) {
  const arrows = attackers.flatMap(({ number, arrows: own }) =>
    headsOf(own).map((arrow) => ({ number, ...arrow })),
  );
  const key = ({ x, y }: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;
  return arrows.map((arrow) => {
    const here = arrows.filter((one) => key(one) === key(arrow));
    const aside = (here.indexOf(arrow) - (here.length - 1) / 2) * ARROW_GAP;
    const radians = (arrow.angle * Math.PI) / 180;
    return {
      ...arrow,
      x: arrow.x + aside * Math.cos(radians),
      y: arrow.y + aside * Math.sin(radians),
    };
  });
}

/** Lines below a picture's title that explain the numbers of attackers. */
export function attackerKey({ attackers }: BoardLayout): string[] {
  const named = (some: readonly DrawnAttacker[]) =>
    listed(some.map(({ number, name }) => `${number} ${name}`));
  const standing = attackers.filter(({ stand }) => stand);
  const moving = attackers.filter(({ reach }) => reach.length > 0);
  const others = moving.filter(({ stand }) => !stand);
  const hasLine = standing.some(({ arrows }) => arrows.length > 0);
  return [
    ...(standing.length > 0
      ? [
          `Rings: the best places for ${named(standing)}` +
            (hasLine ? '; arrows: their lines of Knockback' : ''),
        ]
      : []),
    ...(moving.length > 0
      ? [
          'Small numbers: where each of them can come to rest' +
            (others.length > 0 ? `; ${named(others)}` : ''),
        ]
      : []),
  ];
}

/** The attackers' layers in words, for readers who do not see the picture. */
export function attackersInWords({ attackers }: BoardLayout): string[] {
  const names = (spaces: readonly Space[]) => spaces.map(spaceName).join(' ');
  return attackers.flatMap(({ number, name, stand, reach }) => [
    ...(stand ? [`Best place for ${number} ${name}: ${names(stand.spaces)}`] : []),
    ...(reach.length > 0 ? [`${number} ${name} can come to rest on: ${names(reach)}`] : []),
  ]);
}
