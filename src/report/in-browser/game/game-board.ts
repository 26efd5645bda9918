/* The board of the player: ground, figures and moves, as SVG. */

import { middleOf, type Point, type Space } from '../../../board/index.ts';
import type { ToldGame } from '../../../rules/index.ts';
import type { PageGround } from '../data.ts';
import { shape, shapeOf } from '../shape.ts';
import { gameAtMoment, type Standing } from './at-moment.ts';

/** The board of a game. It shows one moment at a time. */
export interface GameBoard {
  readonly element: HTMLElement;
  show(moment: number): void;
}

/** Half the width of a token, in steps. */
const RADIUS = 0.36;
/** Letter size in steps, by the number of letters. */
const LETTERS = [0.44, 0.44, 0.42, 0.32, 0.26] as const;

/** Draws the ground of a game. Figures appear when the first moment is shown. */
export function gameBoard(game: ToldGame, ground: PageGround): GameBoard {
  const [left = 0, top = 0, width = 1, height = 1] = ground.box.split(' ').map(Number);
  const way = shape('g', { class: 'way' });
  const tokens = shape('g', { class: 'pawns' });
  const svg = shape('svg', { viewBox: ground.box, 'aria-hidden': 'true' });
  svg.append(...[...ground.ground, ...ground.things].map(shapeOf), way, tokens);
  const element = document.createElement('div');
  element.className = 'game-board';
  // An element that scrolls must be reachable by keyboard.
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', 'The board');
  element.style.setProperty('--columns', String(Math.ceil(width)));
  element.append(svg);
  /** The element of each figure, kept so that its token glides from place to place. */
  const known = new Map<number, SVGElement>();

  const token = (one: Standing, isFallen: boolean): SVGElement => {
    const { figure, at, life, side } = one;
    const told = game.figures[figure];
    const before = known.get(figure);
    // A figure that changes sides gets a new token in the other color.
    const isSame = before?.dataset.side === String(side);
    const found = before && isSame ? before : newToken(told?.mark ?? '', side);
    found.dataset.side = String(side);
    known.set(figure, found);
    const { x, y } = middle(at);
    found.setAttribute('style', `transform: translate(${x}px, ${y}px)`);
    found.classList.toggle('fallen', isFallen);
    found.classList.toggle('wounded', !isFallen && life < (told?.life ?? 1));
    const left = (2 * Math.PI * RADIUS * life) / (told?.life ?? 1);
    found.querySelector('.life')?.setAttribute('stroke-dasharray', `${left} 9`);
    const [a, b] = [at[0], at.at(-1)].map((space) => middleOf('hex', space as Space)) as [
      Point,
      Point,
    ];
    for (const part of found.querySelectorAll('.halo, .base')) {
      part.setAttribute('d', `M${a.x - x} ${a.y - y}L${b.x - x} ${b.y - y}`);
    }
    return found;
  };

  return {
    element,
    show(index) {
      const moment = game.moments[index];
      if (!moment) return;
      const { standing, fallen } = gameAtMoment(game, index);
      const placeOf = (figure: number | undefined) =>
        [...standing, ...fallen].find((one) => one.figure === figure)?.at;
      const here = [
        ...fallen.map((one) => token(one, true)),
        ...standing.map((one) => token(one, false)),
      ];
      const [actor, target] = [placeOf(moment.figure), placeOf(moment.target)];
      for (const one of known.values()) one.classList.remove('acting', 'target');
      known.get(moment.figure ?? -1)?.classList.add('acting');
      known.get(moment.target ?? -1)?.classList.add('target');
      const gone = [...tokens.children].filter((one) => !here.includes(one as SVGElement));
      for (const one of gone) one.remove();
      for (const one of here) if (one.parentNode !== tokens) tokens.append(one);
      const line = (moment.path ?? []).map(middle);
      way.replaceChildren(
        ...(line.length > 1
          ? [shape('polyline', { class: 'path', points: pointsText(line) })]
          : []),
        ...(actor && target
          ? [
              shape('polyline', {
                class: 'aim',
                points: pointsText([middle(actor), middle(target)]),
              }),
            ]
          : []),
      );
      const centre = target ?? actor;
      if (centre) follow(middle(centre));
    },
  };

  /** If the board is larger than its frame, scrolls to center the action. */
  function follow({ x, y }: Point): void {
    const { clientWidth, clientHeight } = element;
    element.scrollTo({
      left: ((x - left) / width) * svg.clientWidth - clientWidth / 2,
      top: ((y - top) / height) * svg.clientHeight - clientHeight / 2,
    });
  }
}

function newToken(mark: string, side: number): SVGElement {
  const group = shape('g', { class: `pawn side-${side}` });
  const text = shape('text', { 'font-size': LETTERS[mark.length] ?? LETTERS[4] });
  text.textContent = mark;
  group.append(
    shape('path', { class: 'halo', 'stroke-width': 2 * RADIUS + 0.16 }),
    shape('path', { class: 'base', 'stroke-width': 2 * RADIUS }),
    shape('circle', { class: 'life', r: RADIUS, transform: 'rotate(-90)' }),
    text,
    shape('path', { class: 'cross', d: 'M-0.3 -0.3L0.3 0.3M-0.3 0.3L0.3 -0.3' }),
  );
  return group;
}

/** The middle of a place; for a double base, the point between its two spaces. */
function middle(place: readonly Space[]): Point {
  const all = place.map((space) => middleOf('hex', space));
  const mean = (of: (point: Point) => number) =>
    Math.round((1000 * all.reduce((sum, point) => sum + of(point), 0)) / all.length) / 1000;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

const pointsText = (line: readonly Point[]) => line.map(({ x, y }) => `${x},${y}`).join(' ');
