import { type NumberedAttacker, numberedAttackers } from '../../../boards/attackers.ts';
import type { Scene } from '../../../boards/scene.ts';
import { type Space, spaceName } from '../../../boards/space.ts';
import { listed } from '../../../words/english.ts';
import type { Layer } from '../chart.ts';
import { attackerStyle } from '../theme.ts';
import { arrowsAlong, HEAD } from './arrow.ts';
import { type Placer, SHAPES } from './shapes.ts';

/** How large the parts are, as shares of a step. */
const RING = 0.92;
const BADGE = 0.23;
const MARK = 0.14;
const ARROW = 0.36;
/** Letters, as shares of what they are written on. */
const ON_CIRCLE = 0.72;
const ON_ARROW = 0.36;
/** The smallest badge and mark in pixels; numbers on marks and arrows need larger spaces. */
const LEAST_BADGE = 12;
const LEAST_MARK = 4;
const ROOM_FOR_NUMBERS = 44;
/** Where a badge is on its space, beside the level, and marks: side by side above a chance. */
const BADGE_AT = { x: -0.2, y: -0.34 };
const MARKS_Y = 0.08;
const MARKS_BELOW_NAME = 0.135;
const MARK_GAP = 0.16;
const MARKS_WIDTH = 0.66;
/** Between arrows that lead from the same space to the same. */
const ARROW_GAP = 0.24;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * What a board shows of several attackers: a ring around each place that is best to act from, with the
 * attacker's number; that number on the arrows of its line; and small ones where each can come to rest.
 */
export function attackerLayers(scene: Scene, at: Placer, step: number): Layer[] {
  const attackers = numberedAttackers(scene);
  const { path, diameter } = SHAPES[scene.grid];
  const hasNumbers = step >= ROOM_FOR_NUMBERS;
  const badge = Math.max(LEAST_BADGE, BADGE * step);
  const mark = Math.max(LEAST_MARK, MARK * step);
  const arrows = arrowsOf(scene, attackers, at);
  const standing = (one: NumberedAttacker) => (one.stand?.spaces ?? []).map(at);
  const ring = { shape: path, filled: false, size: (RING * step * diameter) ** 2 };
  const circle = { shape: 'circle', filled: true };
  const each = (
    places: (one: NumberedAttacker) => readonly Point[],
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
      (one) => marksOf(scene, one, attackers.length, at),
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

const position = {
  x: { field: 'x', type: 'quantitative' as const },
  y: { field: 'y', type: 'quantitative' as const },
};

interface PointMark {
  readonly type: 'point';
  readonly shape: string;
  readonly filled: boolean;
  readonly size: number;
  readonly strokeWidth?: number;
}

/** What is filled has a thin edge of the background, so that it stands out on any ground. */
function pointLayer(
  { number }: NumberedAttacker,
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
      ...position,
      ...(values.some((one) => 'angle' in one) && {
        angle: { field: 'angle', type: 'quantitative', scale: null },
      }),
    },
  };
}

function shiftedBy({ x, y }: Point): (one: Point) => Point {
  return (one) => ({ x: one.x + x, y: one.y + y });
}

function numberLayer(
  { number }: NumberedAttacker,
  places: readonly Point[],
  fontSize: number,
): Layer {
  return {
    data: { values: places.map(({ x, y }) => ({ x, y, number })) },
    mark: { type: 'text', style: 'attackerNumber', fontSize, fontWeight: 600 },
    encoding: { ...position, text: { field: 'number', type: 'nominal' } },
  };
}

/** Each attacker has a place of its own among the marks of a space, whoever else can come there. */
function marksOf(
  { pieces, stands = [] }: Scene,
  { number, reach }: NumberedAttacker,
  all: number,
  at: Placer,
): Point[] {
  const named = new Set([...pieces, ...stands].flatMap(({ spaces }) => spaces.map(spaceName)));
  const gap = Math.min(MARK_GAP, MARKS_WIDTH / Math.max(1, all - 1));
  const x = (number - 1 - (all - 1) / 2) * gap;
  return reach.map((space) =>
    shiftedBy({ x, y: named.has(spaceName(space)) ? MARKS_BELOW_NAME : MARKS_Y })(at(space)),
  );
}

/** The arrows of all lines; where several go from a space to the same next one, side by side. */
function arrowsOf(scene: Scene, attackers: readonly NumberedAttacker[], at: Placer) {
  const arrows = attackers.flatMap(({ number, stand }) =>
    arrowsAlong(stand?.line ?? [], scene, at).map((arrow) => ({ number, ...arrow })),
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

/** The lines below a picture's title that say whose numbers these are. */
export function attackerKey(scene: Scene): string[] {
  const attackers = numberedAttackers(scene);
  const named = (some: readonly NumberedAttacker[]) =>
    listed(some.map(({ number, name }) => `${number} ${name}`));
  const standing = attackers.filter(({ stand }) => stand);
  const moving = attackers.filter(({ reach }) => reach.length > 0);
  const others = moving.filter(({ stand }) => !stand);
  const hasLine = standing.some(({ stand }) => (stand?.line.length ?? 0) > 2);
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

/** The same for who does not see the picture. */
export function attackersInWords(scene: Scene): string[] {
  const names = (spaces: readonly Space[]) => spaces.map(spaceName).join(' ');
  return numberedAttackers(scene).flatMap(({ number, name, stand, reach }) => [
    ...(stand ? [`Best place for ${number} ${name}: ${names(stand.spaces)}`] : []),
    ...(reach.length > 0 ? [`${number} ${name} can come to rest on: ${names(reach)}`] : []),
  ]);
}
