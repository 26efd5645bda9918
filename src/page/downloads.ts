import { decompressSync, strFromU8 } from 'fflate';
import type { PageData } from './data.ts';

const TYPES: Readonly<Record<string, string>> = { json: 'application/json', csv: 'text/csv' };

/** Lets the buttons of the page save the files that it carries. */
export function offerDownloads(data: PageData): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-file]')) {
    const name = button.dataset.file ?? '';
    button.addEventListener('click', () => save(name, contentOf(name, data)));
  }
}

function contentOf(name: string, { charts, files }: PageData): string {
  const chart = charts.find((one) => `${one.name}.vl.json` === name);
  if (chart) return `${JSON.stringify(chart.spec, undefined, 2)}\n`;
  const bytes = Uint8Array.from(atob(files), (c) => c.charCodeAt(0));
  const unpacked: Readonly<Record<string, string>> = JSON.parse(strFromU8(decompressSync(bytes)));
  return unpacked[name] ?? '';
}

function save(name: string, content: string): void {
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
