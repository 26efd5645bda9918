import type { Box, Crop } from '../../../board/index.ts';
import { middleOf, STEP } from './view.ts';

interface CoordinatesProps {
  readonly view: Box;
  /** The part of the board that is drawn. */
  readonly drawn: Crop;
  /** Pixels for a unit of the drawing. */
  readonly perUnit: number;
}

/** The height of the figures on the screen, and the room between two of them, in pixels. */
const HEIGHT = 11;
const ROOM = 20;

/** The numbers of columns along the top of what is seen, and of rows along its left side: space 3,2 is where they meet. */
export function Coordinates({ view, drawn, perUnit }: CoordinatesProps) {
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
