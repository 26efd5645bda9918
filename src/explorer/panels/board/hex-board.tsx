/*
 * The interactive drawing of a hex board: its view, pointers, keys and descriptions. Used by the Board panel, and by
 * the Turn panel for starting places.
 */

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  type Box,
  type Crop,
  type HexDirection,
  hexStep,
  isWithin,
  type Point,
  type Space,
  sameSpace,
  spaceName,
  type Terrain,
  wholeBoard,
} from '../../../board/index.ts';
import type { Target } from './brush.ts';
import type { Note } from './describe.ts';
import type { EditedBoard } from './edited-board.ts';
import { GroundRows } from './ground-rows.tsx';
import { Layers, spaceNamed } from './layers.tsx';
import type { PieceId } from './placing.ts';
import { inDrawing, usePointers } from './use-pointers.ts';
import {
  boundsOf,
  firstView,
  hexPath,
  MARGIN,
  middleOf,
  panned,
  type Size,
  STEP,
  seenOf,
  sharedSide,
  showing,
  sideAt,
  spaceAt,
  wholeView,
  zoomed,
} from './view.ts';

/** The visible part of a board, and functions that change it. */
interface View {
  readonly view: Box;
  /** Pixels per unit of the drawing. */
  readonly perUnit: number;
  /** The box around the whole board. */
  readonly bounds: Box;
  zoom(factor: number, at: Point): void;
  zoomMiddle(factor: number): void;
  pan(by: Point): void;
  /** Moves the view if necessary, so that a point is visible. */
  show(point: Point): void;
  showWhole(middle: Point): void;
  /** Returns to the first view, in which the figures of the fight are visible. */
  showFight(): void;
}

/** @param figures the spaces of the figures that are visible at first */
function useView(
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
      // If the zoom is at its limit, the wheel scrolls the page instead.
      if (Math.abs(next.width - before.width) < 1e-6) return;
      event.preventDefault();
      setOwn(next);
    };
    // With the Move tool, one finger scrolls the page unless it starts on a piece. Two fingers always act on the board.
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

interface CoordinatesProps {
  readonly view: Box;
  /** The part of the board that is drawn. */
  readonly drawn: Crop;
  /** Pixels per unit of the drawing. */
  readonly perUnit: number;
}

/** In pixels: the height of a number, and the minimum distance between two numbers. */
const HEIGHT = 11;
const ROOM = 20;

/**
 * Column numbers along the top of the view, and row numbers along its left side. The space in column 3 and row 2 is
 * 3,2.
 */
function Coordinates({ view, drawn, perUnit }: CoordinatesProps) {
  const size = HEIGHT / perUnit;
  const every = Math.max(1, Math.ceil(ROOM / (perUnit * STEP)));
  const { left, right, top, bottom } = drawn;
  const counted = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i).filter(
      (n) => n % every === 0,
    );
  return (
    <g class="coordinates" style={{ fontSize: `${size}px`, strokeWidth: size / 4 }}>
      {counted(left, right).map((column) => (
        <text key={`c${column}`} x={middleOf([column, 0]).x} y={view.y + 0.7 * size}>
          {column}
        </text>
      ))}
      {counted(top, bottom).map((row) => (
        <text key={`r${row}`} x={view.x + 0.8 * size} y={middleOf([0, row]).y}>
          {row}
        </text>
      ))}
    </g>
  );
}

/** What a panel does in response to pointers and keys on its board. */
export interface BoardActions {
  /** Handles a pointer that is pressed. Returns whether the pointer draws; otherwise, it moves the view. */
  begin(target: Target): boolean;
  draw(target: Target): void;
  end(): void;
  cancel(): void;
  /** Handles a key that does not move the focus or zoom. Returns whether the key had an effect. */
  key(event: KeyboardEvent, space: Space): boolean;
}

interface HexBoardProps {
  readonly board: EditedBoard;
  readonly notes: ReadonlyMap<string, Note>;
  readonly line: readonly Space[];
  readonly selected: PieceId | undefined;
  readonly isMoving: boolean;
  /** The side on which a key draws a wall; undefined if the tool does not draw walls. */
  readonly wallSide: HexDirection | undefined;
  readonly actions: BoardActions;
  /** Describes a space that the pointer is on or that has the focus. */
  describe(space: Space): string;
  /** The last change in words, which screen readers read instead of the space; empty if there is none. */
  readonly said: string;
}

/** The minimum height of the text for a space's level, in pixels. */
const LEAST_TEXT = 9.5;
/** The minimum widths, in pixels, of a space that shows its level and of a space that shows its odds. */
const ROOM_FOR_NUMBERS = 22;
const ROOM_FOR_ODDS = 22;
/** The minimum width, in pixels, of a space that shows odds with a decimal next to its level. */
const ROOM_FOR_DECIMALS = 42;
const ZOOM_STEP = 1.35;
const OUTLINE = hexPath(0.93);

/**
 * A board on which the user can draw: a grid for keys and a drawing surface for pointers, with the odds on its spaces.
 */
export function HexBoard(props: HexBoardProps) {
  const { board, notes, line, selected, isMoving, wallSide, actions, describe, said } = props;
  const [seen, setSeen] = useState<Space>();
  const look = (space: Space | undefined) =>
    setSeen((before) => (space && before && sameSpace(space, before) ? before : space));
  const { terrain } = board;
  const svg = useRef<SVGSVGElement>(null);
  const [chosen, setFocus] = useState<Space>(board.defender[0] ?? [0, 0]);
  // The board may be smaller than before.
  const focus = within(terrain, chosen);
  const [hasFocus, setHasFocus] = useState(false);
  /** The space to which the last key moved, kept because the next key may come before the board is drawn again. */
  const stands = useRef(focus);
  stands.current = focus;
  const shown = useView(svg, terrain, [...board.attacker, ...board.defender]);
  const { view, perUnit, bounds, zoom } = shown;
  const onBoard = (space: Space) => isWithin(wholeBoard(terrain), space);
  const targetAt = (at: Point): Target => {
    const space = spaceAt(at);
    return { space, side: sideAt(at, space) };
  };

  useLayoutEffect(() => {
    if (hasFocus) focusOn(svg.current, focus);
  }, [spaceName(focus), hasFocus]);

  const handlers = usePointers({
    down(at) {
      const target = targetAt(at);
      if (!onBoard(target.space)) return false;
      setFocus(target.space);
      look(target.space);
      return actions.begin(target);
    },
    draw: (at) => actions.draw(targetAt(at)),
    up: () => actions.end(),
    cancel: () => actions.cancel(),
    pan: shown.pan,
    zoom,
    hover(at) {
      const space = at && spaceAt(at);
      look(space && onBoard(space) ? space : undefined);
    },
  });
  const go = (to: Space) => {
    const next = within(terrain, to);
    stands.current = next;
    setFocus(next);
    look(next);
    shown.show(middleOf(next));
  };
  const drawn = seenOf(view, terrain);
  const stop: Space = isWithin(drawn, focus) ? focus : [drawn.left, drawn.top];
  const hasNumbers = perUnit * 100 >= ROOM_FOR_NUMBERS;
  const taken = new Set(
    [board.attacker, board.defender, ...board.others.map(({ spaces }) => spaces)]
      .flat()
      .map(spaceName),
  );
  const text = seen ? describe(seen) : '';
  const words = useMemo(
    () =>
      new Map(
        [...new Set([...taken, ...notes.keys()])].map((name) => [name, describe(spaceNamed(name))]),
      ),
    [board, notes],
  );
  return (
    <>
      <div class="hex-board">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing is not a table */}
        <svg
          ref={svg}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys move over it as over a table
          role="grid"
          aria-label="Board"
          data-picture
          aria-describedby="board-keys"
          aria-rowcount={terrain.rows.length}
          aria-colcount={terrain.columns}
          class={isMoving ? 'moving' : undefined}
          style={{
            '--level': `${Math.min(30, Math.max(16, LEAST_TEXT / perUnit))}px`,
            aspectRatio: `${bounds.width + 2 * MARGIN} / ${bounds.height + 2 * MARGIN}`,
          }}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          {...handlers}
          onFocusIn={(event) => {
            setHasFocus(true);
            const space = spaceOf(event.target);
            if (!space) return;
            setFocus(space);
            look(space);
          }}
          onFocusOut={() => setHasFocus(false)}
          onKeyDown={(event) => {
            const at = stands.current;
            const to = nextSpace(event, at);
            const zooming = { PageUp: ZOOM_STEP, PageDown: 1 / ZOOM_STEP }[event.key];
            if (to) go(to);
            else if (zooming) zoom(zooming, middleOf(at));
            else if (!actions.key(event, at)) return;
            event.preventDefault();
          }}
        >
          <GroundRows
            terrain={terrain}
            drawn={drawn}
            hasText={hasNumbers}
            stop={stop}
            words={words}
          />
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can receive focus */}
          <g aria-hidden="true">
            <Layers
              board={board}
              notes={notes}
              line={line}
              selected={selected}
              drawn={drawn}
              taken={taken}
              hasText={hasNumbers}
              hasOdds={perUnit * 100 >= ROOM_FOR_ODDS}
              hasDecimals={perUnit * 100 >= ROOM_FOR_DECIMALS}
            />
            <Coordinates view={view} drawn={drawn} perUnit={perUnit} />
            {hasFocus && <Focus space={focus} wallSide={wallSide} />}
          </g>
        </svg>
        <div class="buttons">
          <button type="button" aria-label="Nearer" onClick={() => shown.zoomMiddle(ZOOM_STEP)}>
            +
          </button>
          <button
            type="button"
            aria-label="Farther"
            onClick={() => shown.zoomMiddle(1 / ZOOM_STEP)}
          >
            −
          </button>
          <button
            type="button"
            aria-label="Fit the whole board"
            onClick={() => shown.showWhole(middleOf(board.defender[0] ?? [0, 0]))}
          >
            Fit
          </button>
          <button type="button" aria-label="Show the fight" onClick={shown.showFight}>
            Fight
          </button>
        </div>
      </div>
      <p class="space-text">
        {text || 'Point at a space, or move between spaces with the arrow keys.'}
      </p>
      <p class="unseen" aria-live="polite">
        {said || text}
      </p>
    </>
  );
}

function Focus({
  space,
  wallSide,
}: {
  readonly space: Space;
  readonly wallSide: HexDirection | undefined;
}) {
  const { x, y } = middleOf(space);
  const side = sharedSide(space, hexStep(space, wallSide ?? 'E'));
  return (
    <g class="focus">
      <path d={OUTLINE} transform={`translate(${x} ${y.toFixed(2)})`} />
      {wallSide && <line x1={side.x} y1={side.y} x2={side.x2} y2={side.y2} />}
    </g>
  );
}

/** The space to which a key moves. Up and down keep the column number, so that one undoes the other. */
function nextSpace({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, space: Space) {
  if (ctrlKey || metaKey || altKey) return undefined;
  const [column, row] = space;
  switch (key) {
    case 'ArrowRight':
      return hexStep(space, 'E');
    case 'ArrowLeft':
      return hexStep(space, 'W');
    case 'ArrowUp':
      return [column, row - 1] as const;
    case 'ArrowDown':
      return [column, row + 1] as const;
    case 'Home':
      return [0, row] as const;
    case 'End':
      return [Number.MAX_SAFE_INTEGER, row] as const;
  }
  return undefined;
}

function within({ columns, rows }: Terrain, [column, row]: Space): Space {
  return [Math.max(0, Math.min(columns - 1, column)), Math.max(0, Math.min(rows.length - 1, row))];
}

function focusOn(svg: SVGSVGElement | null, space: Space): void {
  const cell = svg?.querySelector<SVGGElement>(`[data-space="${spaceName(space)}"]`);
  if (cell && cell !== document.activeElement) cell.focus({ preventScroll: true });
}

function spaceOf(target: EventTarget | null): Space | undefined {
  const name = target instanceof SVGElement ? target.dataset.space : undefined;
  const [column, row] = name?.split(',').map(Number) ?? [];
  return column === undefined || row === undefined ? undefined : [column, row];
}
