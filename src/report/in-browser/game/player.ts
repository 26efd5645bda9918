/* The player of narrated games, used on report pages and in the explorer. */

import type { FacesRolled } from '../../../chance/index.ts';
import { momentTitle, oddsText, type ToldGame } from '../../../rules/index.ts';
import type { PageGround } from '../data.ts';
import { element } from '../element.ts';
import { shape } from '../shape.ts';
import { chaptersOf, gameAtMoment } from './at-moment.ts';
import { gameBoard } from './game-board.ts';

/** The symbols of combat dice, in a square of side 20. */
const FACES: Readonly<Record<string, string>> = {
  skull:
    'M10 2a7 7 0 0 0-7 7c0 3 1.5 4.6 3 5.6V18h2.2v-2h1v2h1.6v-2h1v2H14v-3.4c1.5-1 3-2.6 3-5.6a7 7 0 0 0-7-7zM7.2 8a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 0 1 0-3.800zM12.8 8a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 0 1 0-3.800z',
  shield: 'M10 2l7 2v5c0 4.5-3 7.5-7 9c-4-1.5-7-4.5-7-9V4z',
};

/** The titles of the pools that every attack has. Any other pool belongs to a power. */
const POOLS: Readonly<Record<string, string>> = { attack: 'Attack', defense: 'Defense' };

/** The dice of an attack, pool by pool; each face has a label for screen readers. */
function diceParts(dice: FacesRolled): HTMLElement[] {
  return Object.entries(dice)
    .filter(([, faces]) => faces.length > 0)
    .map(([pool, faces]) => {
      const row = element('div', { className: 'game-dice' });
      const title = element('span', {
        className: 'pool',
        textContent: POOLS[pool] ?? 'D20 and other dice',
      });
      row.append(title, ...faces.map(die));
      return row;
    });
}

function die(face: string): HTMLElement {
  const chip = element('span', {
    className: `game-die ${FACES[face] ? face : ''}`.trim(),
    title: face,
  });
  chip.setAttribute('role', 'img');
  chip.setAttribute('aria-label', face);
  const drawn = FACES[face];
  if (drawn) {
    const svg = shape('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true' });
    svg.append(shape('path', { d: drawn, 'fill-rule': 'evenodd' }));
    chip.append(svg);
  } else if (face !== 'blank') chip.textContent = face;
  return chip;
}

/** A game to watch, with its ground. */
export interface WatchedGame {
  readonly game: ToldGame;
  readonly ground: PageGround;
}

/** Controls the player from the page around it. */
export interface GamePlayer {
  /** Goes to a moment. If its index is out of range, goes to the nearest moment. */
  goTo(moment: number): void;
  /** Goes forward by a number of moments, or back if the number is negative. */
  by(step: number): void;
  /** Stops playback. Must be called before the player is removed from the page. */
  stop(): void;
}

/** How long a moment is shown, in milliseconds: a minimum, and an additional time per letter of its text. */
const LEAST_TIME = 900;
const TIME_A_LETTER = 16;

const SPEEDS: readonly (readonly [title: string, times: number])[] = [
  ['slow', 0.5],
  ['normal', 1],
  ['fast', 3],
];

/**
 * Puts a player of a narrated game into an element: the board and, next to it, the action in words, the dice, the odds
 * and the controls. The player does not depend on the page around it.
 *
 * @param onMoment receives each moment that is shown
 */
export function gamePlayer(
  root: HTMLElement,
  { game, ground }: WatchedGame,
  onMoment: (moment: number) => void = () => {},
): GamePlayer {
  const last = game.moments.length - 1;
  const board = gameBoard(game, ground);
  const chapters = chaptersOf(game);
  let shown = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const score = element('p', { className: 'game-score' });
  const back = button('Back', () => by(-1));
  const play = button('Play', () => (timer === undefined ? run() : stop()));
  const next = button('Next', () => by(1));
  const speed = choice(
    'Speed',
    SPEEDS.map(([title]) => title),
  );
  speed.select.value = '1';
  const chapter = choice(
    'Go to',
    chapters.map(({ title }) => title),
  );
  const slider = element('input', { type: 'range', min: '0', max: String(last), value: '0' });
  slider.setAttribute('aria-label', 'Move of the game');
  const count = element('p', { className: 'note' });
  const title = element('h3', {});
  const text = element('p', { className: 'game-text' });
  const dice = element('div', {});
  const odds = element('p', { className: 'game-odds' });
  const told = element('div', { className: 'game-told' });
  told.append(title, text, dice, odds);
  told.setAttribute('aria-live', 'polite');
  const buttons = element('div', { className: 'game-buttons' });
  buttons.append(back, play, next);
  const menus = element('div', { className: 'game-buttons' });
  menus.append(speed.label, chapter.label);
  const figures = element('details', { className: 'game-figures' });
  const list = element('ul', {});
  figures.append(element('summary', { textContent: 'Who is who' }), list);
  const side = element('div', { className: 'game-side' });
  side.append(score, buttons, slider, count, told, menus, figures);
  root.replaceChildren(board.element, side);
  root.classList.add('game');

  chapter.select.addEventListener('change', () =>
    pausedAt(chapters[Number(chapter.select.value)]?.moment ?? 0),
  );
  slider.addEventListener('input', () => pausedAt(Number(slider.value)));
  root.addEventListener('keydown', (event) => {
    const step = stepOf(event);
    const isTaken = event.target === slider || event.target instanceof HTMLSelectElement;
    if (step === undefined || isTaken) return;
    event.preventDefault();
    by(step);
  });
  show(0);
  return { goTo: pausedAt, by, stop };

  function by(step: number): void {
    pausedAt(shown + step);
  }

  function pausedAt(moment: number): void {
    stop();
    show(moment);
  }

  function run(): void {
    // During playback, a screen reader could never finish reading a text.
    told.setAttribute('aria-live', 'off');
    play.textContent = 'Pause';
    if (shown === last) show(0);
    wait();
  }

  function wait(): void {
    const [, times] = SPEEDS[Number(speed.select.value)] ?? ['', 1];
    const time = LEAST_TIME + TIME_A_LETTER * (game.moments[shown]?.text.length ?? 0);
    timer = setTimeout(() => {
      show(shown + 1);
      if (shown === last) stop();
      else wait();
    }, time / times);
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    told.setAttribute('aria-live', 'polite');
    play.textContent = 'Play';
  }

  function show(moment: number): void {
    shown = Math.max(0, Math.min(last, moment));
    const now = game.moments[shown];
    if (!now) return;
    board.show(shown);
    const { points, standing } = gameAtMoment(game, shown);
    score.replaceChildren(
      ...game.sides.map(({ name }, i) => {
        const one = element('span', { className: `side-${i}` });
        const left = element('strong', { textContent: String(points[i]) });
        one.append(`${name} `, left, points[i] === 1 ? ' point' : ' points');
        return one;
      }),
    );
    title.textContent = momentTitle(now, game.sides);
    text.textContent = now.text;
    dice.replaceChildren(...diceParts(now.dice ?? {}));
    odds.textContent = oddsText(now);
    count.textContent = `Move ${shown + 1} of ${last + 1}`;
    slider.value = String(shown);
    slider.setAttribute('aria-valuetext', `${count.textContent}: ${title.textContent}`);
    // A disabled button loses the focus, so the focus moves to the opposite button.
    const pressed = document.activeElement;
    back.disabled = shown === 0;
    next.disabled = shown === last;
    if (pressed === next && next.disabled) back.focus();
    if (pressed === back && back.disabled) next.focus();
    const here = chapters.findLastIndex((one) => one.moment <= shown);
    chapter.select.value = String(here);
    list.replaceChildren(
      ...game.figures.map(({ name, mark, side, life }, figure) => {
        const on = standing.find((one) => one.figure === figure);
        const fate = on ? (life > 1 ? `, ${on.life} of ${life} Life` : '') : ', off the board';
        const item = element('li', { className: `side-${side}` });
        item.append(element('b', { textContent: mark }), ` ${name}${fate}`);
        return item;
      }),
    );
    onMoment(shown);
  }
}

/** The number of moments that an arrow key goes forward; undefined for other keys, or if a modifier key is held. */
export function stepOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): number | undefined {
  return altKey || ctrlKey || metaKey ? undefined : { ArrowLeft: -1, ArrowRight: 1 }[key];
}

function button(textContent: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', textContent });
  made.addEventListener('click', press);
  return made;
}

/** A menu. Its values are the indices of the titles. */
function choice(title: string, titles: readonly string[]) {
  const select = element('select', {});
  select.append(
    ...titles.map((textContent, i) => element('option', { value: String(i), textContent })),
  );
  const label = element('label', {});
  label.append(`${title} `, select);
  return { label, select };
}
