/* Turns pointer events on a board into strokes, panning and zooming. */

import { useRef } from 'preact/hooks';
import type { Point } from '../../../board/index.ts';

/** What happens in response to pointers on a board. Points are in units of the drawing. */
export interface PointerActions {
  /** The first pointer is pressed. Returns whether this begins a stroke; otherwise, the pointer moves the view. */
  down(at: Point): boolean;
  /** The stroke reaches a point. Successive points are at most `BETWEEN` apart. */
  draw(at: Point): void;
  up(): void;
  /** Cancels the stroke, because a second pointer was pressed or the browser took over. */
  cancel(): void;
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
  hover(at: Point | undefined): void;
}

/** The maximum distance between successive points of a stroke, so that a fast stroke skips no space. */
const BETWEEN = 25;

/** Handlers for pointer events: one pointer draws or moves the view; two pointers move and zoom it. */
export function usePointers(hands: PointerActions) {
  const pointers = useRef(new Map<number, Point>());
  const isStroke = useRef(false);
  /** The last point of the stroke, in units of the drawing, which stay valid if the view moves. */
  const last = useRef<Point>({ x: 0, y: 0 });

  const middle = () => {
    const all = [...pointers.current.values()];
    const sum = all.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
    return { x: sum.x / all.length, y: sum.y / all.length };
  };
  const spread = () => {
    const [a, b] = [...pointers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1;
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      const svg = event.currentTarget as SVGSVGElement;
      svg.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, clientOf(event));
      if (pointers.current.size === 1) {
        last.current = inDrawing(svg, clientOf(event));
        isStroke.current = hands.down(last.current);
      } else if (isStroke.current) {
        isStroke.current = false;
        hands.cancel();
      }
    },
    onPointerMove(event: PointerEvent) {
      const svg = event.currentTarget as SVGSVGElement;
      if (!pointers.current.has(event.pointerId)) {
        hands.hover(inDrawing(svg, clientOf(event)));
        return;
      }
      const [before, wide] = [middle(), spread()];
      pointers.current.set(event.pointerId, clientOf(event));
      if (isStroke.current) {
        const to = inDrawing(svg, clientOf(event));
        const { x, y } = last.current;
        const steps = Math.max(1, Math.ceil(Math.hypot(to.x - x, to.y - y) / BETWEEN));
        for (let i = 1; i <= steps; i++) {
          hands.draw({ x: x + ((to.x - x) * i) / steps, y: y + ((to.y - y) * i) / steps });
        }
        last.current = to;
        return;
      }
      const [from, to] = [inDrawing(svg, before), inDrawing(svg, middle())];
      hands.pan({ x: from.x - to.x, y: from.y - to.y });
      if (pointers.current.size > 1) hands.zoom(spread() / Math.max(1, wide), from);
    },
    onPointerUp(event: PointerEvent) {
      if (!pointers.current.delete(event.pointerId)) return;
      if (isStroke.current && pointers.current.size === 0) hands.up();
      isStroke.current &&= pointers.current.size > 0;
    },
    onPointerCancel(event: PointerEvent) {
      if (!pointers.current.delete(event.pointerId) || !isStroke.current) return;
      isStroke.current = false;
      hands.cancel();
    },
    onPointerLeave: () => hands.hover(undefined),
  };
}

function clientOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

/** The point of a drawing that corresponds to a point of the window. */
export function inDrawing(svg: SVGSVGElement, { x, y }: Point): Point {
  const matrix = svg.getScreenCTM();
  const { x: inX, y: inY } = new DOMPoint(x, y).matrixTransform(matrix?.inverse());
  return { x: inX, y: inY };
}
