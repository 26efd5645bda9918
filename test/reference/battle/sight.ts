import { cellAt } from '../board.ts';
import { nameOf, neighbours, type Space } from '../hexes.ts';
import {
  crossing,
  edgeBetween,
  inside,
  type Line,
  middleOf,
  overlap,
  reaches,
  type Span,
  sideOfLine,
  spanAt,
  through,
} from './lines.ts';
import { cardOf, type Figure, figuresOn, isOn, type State } from './state.ts';

/**
 * Whether a figure sees another: from some space of its base, at its level plus its Height, to some space of the
 * other, at the other's Height or half of it. With `part: 'any'`, as for auras, also to its foot.
 */
export function sees(
  state: State,
  from: Figure,
  to: Figure,
  part: 'upper' | 'any' = 'upper',
): boolean {
  const [own, other] = [cardOf(state, from).card.height, cardOf(state, to).card.height];
  // Everything is counted in half levels.
  const aims = part === 'any' ? [2 * other, other, 0] : [2 * other, other];
  return from.place.some((a) =>
    to.place.some((b) =>
      aims.some((aim) => {
        const [high, low] = [2 * levelOf(state, a) + 2 * own, 2 * levelOf(state, b) + aim];
        const line = { from: middleOf(a), to: middleOf(b), high, low };
        return isClear(state, line, [a, b], [from.id, to.id]);
      }),
    ),
  );
}

const levelOf = (state: State, at: Space): number => cellAt(state.setting.board, at)?.level ?? 0;

function isClear(
  state: State,
  line: Line,
  ends: readonly Space[],
  figures: readonly number[],
): boolean {
  const { spaces } = state.setting.board;
  const isEnd = (at: Space): boolean => ends.some((end) => nameOf(end) === nameOf(at));
  const tops = new Map(spaces.map((at) => [nameOf(at), topOf(state, at, figures)]));
  const blocks = (at: Space, span: Span): boolean =>
    reaches(line, tops.get(nameOf(at)) ?? Number.NEGATIVE_INFINITY, span);
  for (const at of spaces) {
    if (isEnd(at)) continue;
    const span = inside(line, at);
    if (span && blocks(at, span)) return false;
    // A line along an edge is blocked only if both spaces block; a gap does not block.
    for (const next of neighbours(at)) {
      const along = overlap(line, edgeBetween(at, next));
      if (along && blocks(at, along) && blocks(next, along)) return false;
    }
  }
  return !isWalled(state, line);
}

/** Up to which height a space blocks, in half levels: its ground, and everything on it. */
function topOf(state: State, at: Space, figures: readonly number[]): number {
  const { things, rulings } = state.setting;
  const ground = levelOf(state, at);
  const tops = [ground];
  for (const number of state.things) {
    const thing = things[number];
    if (thing && (thing.kind === 'obstacle' || thing.kind === 'object') && isOn(thing.place, at))
      tops.push(ground + thing.height);
  }
  if (rulings.figuresBlockSight)
    for (const figure of figuresOn(state))
      if (!figures.includes(figure.id) && isOn(figure.place, at))
        tops.push(ground + cardOf(state, figure).card.height);
  return 2 * Math.max(...tops);
}

/**
 * A wall blocks a line that crosses it or runs along it, up to its height above the higher of its spaces. A line
 * through the end of walls is blocked if there is one on either side of the line.
 */
function isWalled(state: State, line: Line): boolean {
  const touched = new Map<string, Set<number>>();
  for (const { between, height } of state.setting.walls) {
    const top = 2 * (Math.max(...between.map((at) => levelOf(state, at))) + height);
    const edge = edgeBetween(...between);
    const along = overlap(line, edge);
    if (along && reaches(line, top, along)) return true;
    const across = crossing(line, edge);
    if (across && reaches(line, top, spanAt(across))) return true;
    for (const end of edge) {
      const [touch, side] = [through(line, end), sideOfLine(line, edge)];
      if (!touch || side === 0 || !reaches(line, top, spanAt(touch))) continue;
      const sides = touched.get(`${end.x},${end.y}`) ?? new Set();
      touched.set(`${end.x},${end.y}`, sides.add(side));
    }
  }
  return [...touched.values()].some((sides) => sides.size > 1);
}
