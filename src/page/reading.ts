import type { Charts } from './charts.ts';

/** The switch between P(= x) and P(≥ x), for all charts at once. */
export function letSwitchReading(charts: Charts): void {
  const form = document.querySelector<HTMLFormElement>('form#reading');
  form?.addEventListener('change', () => {
    charts.set('reading', String(new FormData(form).get('reading')));
  });
}
