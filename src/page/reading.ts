import type { Charts } from './charts.ts';

/** The switch between P(= x) and P(≥ x), for all charts at once. */
export function letSwitchReading(charts: Charts): void {
  const form = document.querySelector<HTMLFormElement>('form#reading');
  form?.addEventListener('change', () => {
    const reading = String(new FormData(form).get('reading'));
    // What is written beside the charts follows by style.
    document.documentElement.dataset.reading = reading;
    charts.set('reading', reading);
  });
}
