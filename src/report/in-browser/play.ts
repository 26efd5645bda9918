import { percent } from '../../base/index.ts';
import type { PagePlay, PageSequel } from './data.ts';
import { element } from './element.ts';
import { playBoardIn } from './play-board.ts';
import { endText, type Place, placeAfter, type Step } from './trail.ts';

/**
 * Lets a reader go through the best play: the best choice, its possible results, and back along the
 * trail. Focus follows to the heading of the decision, so that it is read out.
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

/** A step that is past, which leads back to what came of it; the first leads to the beginning. */
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

/** The best choice and its chances. */
function told({ decision, steps, chance }: Place, { clause }: PagePlay): HTMLElement[] {
  const best = element('p', { className: 'choice-made' });
  best.append(span('label', 'Best:'), ' ', decision.choice);
  const worth = element('p', {});
  worth.append(strong(percent(decision.worth, 1)), ` is the chance that ${clause}, from here on.`);
  const reached = element('p', {
    className: 'note',
    textContent:
      steps.length === 0
        ? 'It begins here.'
        : `It comes to this, in this way, ${percent(chance, 1)} of the time.`,
  });
  return [best, worth, reached];
}

/** The possible results: a button for each that can be followed, and the end for all others. */
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
  return [element('h4', { textContent: 'What may come of it' }), list];
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
