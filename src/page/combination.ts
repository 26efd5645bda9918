import { type Charts, parametersOf } from './charts.ts';
import type { PageChart, PageSweep } from './data.ts';

/** A slider for each varied field, which choose the combination that the charts show. */
export function letChooseCombination(
  { fields, headlines }: PageSweep,
  pageCharts: readonly PageChart[],
  charts: Charts,
): void {
  const form = document.querySelector<HTMLFormElement>('form#combination');
  if (!form) return;
  const sliders = fields.map(({ label, values }, i) => slider(`field-${i}`, label, values));
  const said = element('p', { className: 'chosen' });
  said.setAttribute('aria-live', 'polite');
  form.append(...sliders.map(({ row }) => row), ...measureChoice(pageCharts, charts), said);

  const show = () => {
    const combination = sliders.reduce((n, { input }, i) => {
      return n * (fields[i]?.values.length ?? 1) + input.valueAsNumber;
    }, 0);
    for (const { update } of sliders) update();
    said.textContent = headlines[combination] ?? '';
    charts.set('chosen', combination);
  };
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  charts.onChoice((combination) => {
    let rest = combination;
    for (const [i, { input }] of [...sliders.entries()].reverse()) {
      const count = fields[i]?.values.length ?? 1;
      input.value = String(rest % count);
      rest = Math.floor(rest / count);
    }
    show();
  });
  show();
}

function slider(id: string, label: string, values: readonly string[]) {
  const input = element('input', {
    type: 'range',
    id,
    min: '0',
    max: String(values.length - 1),
    step: '1',
    value: '0',
  });
  const output = element('output', {});
  output.htmlFor.add(id);
  const name = element('label', { htmlFor: id, textContent: label });
  const row = element('div', { className: 'slider' });
  row.append(name, input, output);
  const update = () => {
    const value = values[input.valueAsNumber] ?? '';
    output.textContent = value;
    input.setAttribute('aria-valuetext', value);
  };
  return { row, input, update };
}

/** Which of several measures the chart of the chosen combination shows. */
function measureChoice(pageCharts: readonly PageChart[], charts: Charts): HTMLElement[] {
  const parameter = pageCharts.flatMap(parametersOf).find(({ name }) => name === 'measure');
  const { options = [] } = (parameter?.bind ?? {}) as { options?: readonly string[] };
  if (options.length < 2) return [];
  const select = element('select', { id: 'measure' });
  select.append(...options.map((option) => element('option', { textContent: option })));
  select.addEventListener('change', () => charts.set('measure', select.value));
  const row = element('div', { className: 'slider' });
  row.append(element('label', { htmlFor: 'measure', textContent: 'show' }), select);
  return [row];
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), properties);
}
