/** Characters from one space to the next, and lines from one row to the next. */
export const WIDTH = 6;
export const HEIGHT = 3;

const UP = 1;
const RIGHT = 2;
const DOWN = 4;
const LEFT = 8;
/** Box-drawing characters by the sides that lines leave to: up 1, right 2, down 4, left 8. */
const JOINTS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

/** A sheet of characters on which lines join by themselves. */
export class Canvas {
  private readonly sides = new Map<string, number>();
  private readonly letters = new Map<string, string>();
  private right = 0;
  private bottom = 0;

  box(x: number, y: number): void {
    this.line(x, y, x + WIDTH, y);
    this.line(x, y + HEIGHT, x + WIDTH, y + HEIGHT);
    this.line(x, y, x, y + HEIGHT);
    this.line(x + WIDTH, y, x + WIDTH, y + HEIGHT);
  }

  write(x: number, y: number, text: string): void {
    for (const [i, letter] of [...text].entries()) this.letters.set(`${x + i},${y}`, letter);
  }

  /** A heavy stroke over a side, leaving its ends, which other sides share. */
  wall(x1: number, y1: number, x2: number, y2: number): void {
    if (x1 === x2) for (let y = y1 + 1; y < y2; y++) this.letters.set(`${x1},${y}`, '┃');
    else for (let x = x1 + 1; x < x2; x++) this.letters.set(`${x},${y1}`, '━');
  }

  text(): string {
    return Array.from({ length: this.bottom + 1 }, (_, y) =>
      Array.from(
        { length: this.right + 1 },
        (_, x) => this.letters.get(`${x},${y}`) ?? JOINTS[this.sides.get(`${x},${y}`) ?? 0],
      )
        .join('')
        .trimEnd(),
    ).join('\n');
  }

  private line(x1: number, y1: number, x2: number, y2: number): void {
    const [out, back] = x1 === x2 ? [DOWN, UP] : [RIGHT, LEFT];
    const length = x2 - x1 + y2 - y1;
    for (let i = 0; i <= length; i++) {
      const [x, y] = x1 === x2 ? [x1, y1 + i] : [x1 + i, y1];
      const key = `${x},${y}`;
      const side = (i < length ? out : 0) | (i > 0 ? back : 0);
      this.sides.set(key, (this.sides.get(key) ?? 0) | side);
      this.right = Math.max(this.right, x);
      this.bottom = Math.max(this.bottom, y);
    }
  }
}
