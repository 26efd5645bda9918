import type { PageMatrix } from '../data.ts';
import { element } from '../element.ts';
import { letChooseCard } from './card.ts';
import { matrixOf } from './matrix.ts';
import { zoomableMatrix } from './zoomable.ts';

/** Lets a reader explore fields: the zoomable matrix, and all pairs of a card. */
export function letExplore(pages: readonly PageMatrix[]): void {
  const matrices = pages.map(matrixOf);
  const [first] = matrices;
  const place = document.querySelector<HTMLElement>('#matrix .matrix');
  if (!first || !place) return;
  const card = letChooseCard(first, (row, column) => zoomable.point(row, column));
  const zoomable = zoomableMatrix(place, first, (row, column) => card.show(row, column));
  card.show(0);

  const form = document.querySelector<HTMLFormElement>('form#which-field');
  form?.addEventListener('change', () => {
    const chosen = matrices[Number(new FormData(form).get('field'))];
    if (!chosen) return;
    zoomable.show(chosen);
    card.use(chosen);
  });
  leadToCards(
    first.rows.map(({ row }) => row),
    card.lookAt,
  );
}

/** Turns card names in tables into buttons, each of which shows all pairs of its card. */
function leadToCards(rows: readonly (number | undefined)[], show: (place: number) => void): void {
  for (const name of document.querySelectorAll<HTMLElement>('tr[data-card] .card-name')) {
    const row = Number(name.closest('tr')?.dataset.card);
    const place = rows.indexOf(row);
    if (place < 0) continue;
    const button = element('button', {
      type: 'button',
      className: 'lead',
      title: 'All of its pairs',
    });
    button.append(...name.childNodes);
    name.append(button);
    button.addEventListener('click', () => show(place));
  }
}
