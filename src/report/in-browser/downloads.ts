import { strFromU8 } from 'fflate';
import type { PageData } from './data.ts';
import { save } from './save.ts';
import { unpacked } from './unpacked.ts';

const TYPES: Readonly<Record<string, string>> = { json: 'application/json', csv: 'text/csv' };

/** Lets the buttons of the page save the files that it carries. */
export function offerDownloads(data: PageData): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-file]')) {
    const name = button.dataset.file ?? '';
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain';
    button.addEventListener('click', () => save(name, new Blob([contentOf(name, data)], { type })));
  }
}

function contentOf(name: string, { charts, files }: PageData): string {
  const chart = charts.find((one) => `${one.name}.vl.json` === name);
  if (chart) return `${JSON.stringify(chart.spec, undefined, 2)}\n`;
  const all: Readonly<Record<string, string>> = JSON.parse(strFromU8(unpacked(files)));
  return all[name] ?? '';
}
