import type { PageStand } from './data.ts';
import { shape } from './shape.ts';

/** The board beside the decisions; each call draws the best choice of one of them. */
export type PlayBoard = (stand: PageStand | undefined) => void;

/** The board of a page; absent where there is none. */
export function playBoardIn(section: HTMLElement): PlayBoard | undefined {
  const shown = section.querySelector<SVGGElement>('.play-board .shown');
  const note = section.querySelector<HTMLElement>('.play-board .note');
  if (!shown || !note) return undefined;
  const outline = shown.dataset.outline ?? '';
  return (stand) => {
    const [from, defender, ...beyond] = stand?.line ?? [];
    const line = defender ? [defender, ...beyond] : [];
    shown.replaceChildren(
      ...(stand?.places ?? []).map(([x, y]) => path('place', `M${x} ${y}${outline}`)),
      ...(from && defender ? [path('attack', `M${from} L${defender}`)] : []),
      ...(line.length > 1 ? [path('knockback', `M${line.join(' L')}`), arrowhead(line)] : []),
      ...(defender ? [dot(defender)] : []),
    );
    note.textContent = noteOn(stand, line.length > 1);
  };
}

function noteOn(stand: PageStand | undefined, hasLine: boolean): string {
  if (!stand) return 'Nobody acts here.';
  return [
    `Ring: where ${stand.name} acts from.`,
    ...(stand.line.length > 1 ? ['Dot: whom it attacks.'] : []),
    ...(hasLine ? ['Arrow: the line of Knockback.'] : []),
  ].join(' ');
}

type Point = PageStand['line'][number];

function path(className: string, d: string): SVGElement {
  return shape('path', { class: className, d });
}

function dot([x, y]: Point): SVGElement {
  return shape('circle', { class: 'defender', cx: x, cy: y, r: 0.14 });
}

/** At the end of a line, along its last stretch. */
function arrowhead(line: readonly Point[]): SVGElement {
  const [x, y] = line.at(-1) ?? [0, 0];
  const [fromX, fromY] = line.at(-2) ?? [0, 0];
  const degrees = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  return shape('path', {
    class: 'head',
    d: 'M0.25 0L-0.15 0.2L-0.05 0L-0.15 -0.2Z',
    transform: `translate(${x} ${y}) rotate(${degrees})`,
  });
}
