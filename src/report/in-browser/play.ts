/* Steps through the best play of a turn, decision by decision. Used on report pages and in the explorer. */

import { percent } from '../../base/index.ts';
import type { PageDecision, PagePlay, PageSequel, PageStand } from './data.ts';
import { element } from './element.ts';
import { shape } from './shape.ts';

/** Draws the best choice of a decision on the board next to the decisions. */
type PlayBoard = (stand: PageStand | undefined) => void;

/** The board of a page; undefined if there is none. */
function playBoardIn(section: HTMLElement): PlayBoard | undefined {
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
  if (!stand) return 'No one acts here.';
  return [
    `Ring: the place from which ${stand.name} acts.`,
    ...(stand.line.length > 1 ? ['Dot: the figure that it attacks.'] : []),
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

/** An arrowhead at the end of a line, in the direction of its last segment. */
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

/** A choice and its result. */
interface Step {
  readonly choice: string;
  readonly sequel: PageSequel;
}

/** A decision in the best play, and how it was reached. */
interface Place {
  readonly decision: PageDecision;
  /** The steps from the beginning. */
  readonly steps: readonly Step[];
  /** The probability that these steps happen. */
  readonly chance: number;
}

/**
 * The decision that is reached after a series of results; undefined if there is none.
 *
 * @param taken the index of the sequel at each decision
 */
export function placeAfter({ decisions }: PagePlay, taken: readonly number[]): Place | undefined {
  let decision = decisions[0];
  const steps: Step[] = [];
  for (const i of taken) {
    const sequel = decision?.sequels[i];
    if (!decision || sequel?.next === undefined) return undefined;
    steps.push({ choice: decision.choice, sequel });
    decision = decisions[sequel.next];
  }
  const chance = steps.reduce((product, { sequel }) => product * sequel.probability, 1);
  return decision && { decision, steps, chance };
}

/** Chances are sums, so rounding errors may keep them from being exactly 0 or 1. */
const ROUNDING = 1e-9;

/** How the fight ended, given the probability of success that is left; undefined if the outcome is still open. */
export function endText(worth: number): string | undefined {
  if (worth > 1 - ROUNDING) return 'success';
  if (worth < ROUNDING) return 'no success';
  return undefined;
}

/**
 * Lets a reader step through the best play: see the best choice, follow one of its possible results, and go back along
 * the trail. The focus moves to the heading of the decision, so that screen readers read it.
 */
export function letGoThrough(play: PagePlay): void {
  const section = document.querySelector<HTMLElement>('#play');
  const trail = section?.querySelector('.trail');
  const room = section?.querySelector('.decision');
  if (!section || !trail || !room) return;
  const draw = playBoardIn(section);
  const show = (taken: readonly number[]): HTMLElement | undefined => {
    const place = placeAfter(play, taken);
    if (!place) return undefined;
    const goTo = (next: readonly number[]) => () => show(next)?.focus();
    trail.replaceChildren(
      ...[undefined, ...place.steps].map((step, i) =>
        crumb(step, i === taken.length, goTo(taken.slice(0, i))),
      ),
    );
    const heading = element('h3', { tabIndex: -1, textContent: place.decision.when });
    room.replaceChildren(
      heading,
      ...told(place, play),
      ...sequels(place, (i) => goTo([...taken, i])),
    );
    draw?.(place.decision.stand);
    return heading;
  };
  show([]);
}

/**
 * A button in the trail for a past step. It leads back to the step's result; the first button leads to the beginning.
 */
function crumb(step: Step | undefined, isHere: boolean, goThere: () => void): HTMLElement {
  const button = element('button', { type: 'button', className: 'crumb' });
  button.append(
    ...(step
      ? [span('done', step.choice), ' ', span('came', step.sequel.text)]
      : [span('came', 'The beginning')]),
  );
  if (isHere) button.setAttribute('aria-current', 'step');
  button.addEventListener('click', goThere);
  const item = element('li', {});
  item.append(button);
  return item;
}

/** The best choice with its chances. */
function told({ decision, steps, chance }: Place, { clause }: PagePlay): HTMLElement[] {
  const best = element('p', { className: 'choice-made' });
  best.append(span('label', 'Best:'), ' ', decision.choice);
  const worth = element('p', {});
  worth.append(strong(percent(decision.worth, 1)), ` chance from here on that ${clause}.`);
  const reached = element('p', {
    className: 'note',
    textContent:
      steps.length === 0
        ? 'The turn begins here.'
        : `The turn reaches this situation by these steps ${percent(chance, 1)} of the time.`,
  });
  return [best, worth, reached];
}

/** The possible results: a button if the result can be followed, otherwise text. */
function sequels({ decision }: Place, goTo: (i: number) => () => void): HTMLElement[] {
  if (decision.sequels.length === 0) {
    const end = endText(decision.worth);
    return [element('p', { textContent: end ? `It ends here: ${end}.` : 'It ends here.' })];
  }
  const list = element('ul', { className: 'sequels' });
  list.append(
    ...decision.sequels.map((sequel, i) => {
      const item = element('li', {});
      const row =
        sequel.next === undefined
          ? element('div', { className: 'sequel' })
          : element('button', { type: 'button', className: 'sequel' });
      if (sequel.next !== undefined) row.addEventListener('click', goTo(i));
      row.append(...sequelParts(sequel));
      row.style.setProperty('--share', String(sequel.probability));
      item.append(row);
      return item;
    }),
  );
  return [element('h4', { textContent: 'Possible outcomes' }), list];
}

function sequelParts({ text, probability, worth, next }: PageSequel): (Node | string)[] {
  const chance = span('odds', '');
  chance.append(strong(percent(probability, 1)), ' likely');
  const then = span('odds', '');
  const end = next === undefined ? endText(worth) : undefined;
  if (end) then.append(strong(end));
  else then.append('then ', strong(percent(worth, 1)), next === undefined ? ', not listed' : '');
  return [span('what', text), ' ', chance, ' ', then];
}

function span(className: string, textContent: string): HTMLElement {
  return element('span', { className, textContent });
}

function strong(textContent: string): HTMLElement {
  return element('strong', { textContent });
}
