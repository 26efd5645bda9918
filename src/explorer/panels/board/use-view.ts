import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Box, Point, Space, Terrain } from '../../../board/index.ts';
import { inDrawing } from './use-pointers.ts';
import { boundsOf, firstView, panned, type Size, showing, wholeView, zoomed } from './view.ts';

/** The part of a board that its drawing shows, and what changes it. */
interface View {
  readonly view: Box;
  /** Pixels that a unit of the drawing has. */
  readonly perUnit: number;
  /** Of the whole board. */
  readonly bounds: Box;
  zoom(factor: number, at: Point): void;
  zoomMiddle(factor: number): void;
  pan(by: Point): void;
  /** So that a point is seen. */
  show(point: Point): void;
  showWhole(middle: Point): void;
  /** As at first: the figures of the fight. */
  showFight(): void;
}

/** @param figures those that are shown at first */
export function useView(
  svg: RefObject<SVGSVGElement | null>,
  terrain: Terrain,
  figures: readonly Space[],
): View {
  const [size, setSize] = useState<Size>({ width: 800, height: 520 });
  const [own, setOwn] = useState<Box>();
  const bounds = boundsOf(terrain);
  const first = useMemo(
    () => firstView(bounds, size, figures),
    [bounds.width, bounds.height, size],
  );
  const view = own ? { ...own, height: (own.width * size.height) / size.width } : first;
  const latest = useRef({ view, bounds, size });
  latest.current = { view, bounds, size };
  const change = (next: (view: Box) => Box) =>
    setOwn((before) => next(before ?? latest.current.view));
  const zoom = (factor: number, at: Point) =>
    change((before) => zoomed(before, factor, at, bounds, latest.current.size));

  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = svg.current;
    const onWheel = (event: WheelEvent) => {
      if (!element) return;
      const { view: before, bounds: all, size: screen } = latest.current;
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0018));
      const at = inDrawing(element, { x: event.clientX, y: event.clientY });
      const next = zoomed(before, factor, at, all, screen);
      // Where it cannot go on, the page scrolls.
      if (Math.abs(next.width - before.width) < 1e-6) return;
      event.preventDefault();
      setOwn(next);
    };
    // One finger scrolls the page where nothing is under it; two are for the board.
    const onTouch = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault();
    element?.addEventListener('wheel', onWheel, { passive: false });
    element?.addEventListener('touchmove', onTouch, { passive: false });
    return () => {
      element?.removeEventListener('wheel', onWheel);
      element?.removeEventListener('touchmove', onTouch);
    };
  }, []);

  return {
    view,
    perUnit: size.width / view.width,
    bounds,
    zoom,
    zoomMiddle: (factor) =>
      zoom(factor, { x: view.x + view.width / 2, y: view.y + view.height / 2 }),
    pan: (by) => change((before) => panned(before, by, bounds)),
    show: (point) => change((before) => showing(before, point)),
    showWhole: (middle) => setOwn(wholeView(bounds, size, middle)),
    showFight: () => setOwn(undefined),
  };
}
