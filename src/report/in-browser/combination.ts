/* The controls of a sweep's page. */

import { parametersOf } from './chart-spec.ts';
import type { Charts } from './charts.ts';
import type { PageChart, PageField, PageSweep } from './data.ts';
import { element } from './element.ts';

/** Adds a control for each varied field. Together, the controls choose the combination that charts show. */
export function letChooseCombination(
  { fields, headlines, start }: PageSweep,
  pageCharts: readonly PageChart[],
  charts: Charts,
): void {
  const form = document.querySelector<HTMLFormElement>('form#combination');
  if (!form) return;
  const controls = fields.map((field, i) => controlFor(`field-${i}`, field));
  const said = element('p', { className: 'chosen' });
  said.setAttribute('aria-live', 'polite');
  form.append(...controls.map(({ row }) => row), ...measureChoice(pageCharts, charts), said);

  const show = () => {
    const combination = controls.reduce((n, { chosen }, i) => {
      return n * (fields[i]?.values.length ?? 1) + chosen();
    }, 0);
    said.textContent = headlines[combination] ?? '';
    charts.set('chosen', combination);
  };
  const choose = (combination: number) => {
    let rest = combination;
    for (const [i, control] of [...controls.entries()].reverse()) {
      const count = fields[i]?.values.length ?? 1;
      control.choose(rest % count);
      rest = Math.floor(rest / count);
    }
    show();
  };
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  charts.onChoice(choose);
  choose(start);
}

/** A labeled control for choosing one of several values by its index. */
interface Control {
  readonly row: HTMLElement;
  chosen(): number;
  choose(value: number): void;
}

function controlFor(id: string, field: PageField): Control {
  const { row, chosen, choose } = field.isMenu ? menu(id, field) : slider(id, field);
  row.prepend(element('label', { htmlFor: id, textContent: field.label }));
  return { row, chosen, choose };
}

function menu(id: string, { values }: PageField): Control {
  const select = element('select', { id });
  select.append(...values.map((value) => element('option', { textContent: value })));
  const row = element('div', { className: 'choice' });
  row.append(select);
  return {
    row,
    chosen: () => select.selectedIndex,
    choose(value) {
      select.selectedIndex = value;
    },
  };
}

function slider(id: string, { values }: PageField): Control {
  const input = element('input', {
    type: 'range',
    id,
    min: '0',
    max: String(values.length - 1),
    step: '1',
  });
  const output = element('output', {});
  output.htmlFor.add(id);
  const row = element('div', { className: 'choice slider' });
  row.append(input, output);
  const update = () => {
    const value = values[input.valueAsNumber] ?? '';
    output.textContent = value;
    input.setAttribute('aria-valuetext', value);
  };
  input.addEventListener('input', update);
  return {
    row,
    chosen: () => input.valueAsNumber,
    choose(value) {
      input.value = String(value);
      update();
    },
  };
}

/** The menu from which readers choose a measure for the chart of the chosen combination; empty if there is only one. */
function measureChoice(pageCharts: readonly PageChart[], charts: Charts): HTMLElement[] {
  const parameter = pageCharts.flatMap(parametersOf).find(({ name }) => name === 'measure');
  const { options = [] } = (parameter?.bind ?? {}) as { options?: readonly string[] };
  if (options.length < 2) return [];
  const select = element('select', { id: 'measure' });
  select.append(...options.map((option) => element('option', { textContent: option })));
  select.addEventListener('change', () => charts.set('measure', select.value));
  const row = element('div', { className: 'choice' });
  row.append(element('label', { htmlFor: 'measure', textContent: 'show' }), select);
  return [row];
}
