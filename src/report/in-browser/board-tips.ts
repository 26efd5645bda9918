/* The tooltips of boards: what is on the space under the pointer. */

import { element } from './element.ts';

/** The id of the element that Vega's charts use, so that a page has only one tooltip. */
const ID = 'vg-tooltip-element';
/** Distance from the pointer to the tooltip, in pixels. */
const GAP = 10;

/** Shows what is on a space of a board while the pointer is on it. */
export function showSpaces(boards: Iterable<HTMLElement>): void {
  for (const board of boards) {
    board.addEventListener('pointermove', (event) => {
      const space = event.target instanceof Element ? event.target : undefined;
      const facts = space?.getAttribute('aria-label');
      if (space?.getAttribute('role') === 'graphics-symbol' && facts) show(facts, event);
      else hide();
    });
    board.addEventListener('pointerleave', hide);
  }
}

/** @param facts titles and texts, as in "space: 3,1; level: 5; here: Batman" */
function show(facts: string, { clientX, clientY }: PointerEvent): void {
  const table = element('table', {});
  for (const fact of facts.split('; ')) {
    const [title, ...text] = fact.split(': ');
    const row = table.insertRow();
    row.append(
      element('td', { className: 'key', textContent: title ?? '' }),
      element('td', { className: 'value', textContent: text.join(': ') }),
    );
  }
  const tooltip = tooltipOfPage();
  tooltip.replaceChildren(table);
  tooltip.classList.add('visible');
  const { width, height } = tooltip.getBoundingClientRect();
  const within = (at: number, size: number, room: number) =>
    at + GAP + size > room ? Math.max(0, at - GAP - size) : at + GAP;
  tooltip.style.left = `${within(clientX, width, window.innerWidth)}px`;
  tooltip.style.top = `${within(clientY, height, window.innerHeight)}px`;
}

function hide(): void {
  document.getElementById(ID)?.classList.remove('visible');
}

function tooltipOfPage(): HTMLElement {
  const known = document.getElementById(ID);
  if (known) return known;
  const made = element('div', { id: ID });
  document.body.append(made);
  return made;
}
