/* The script of a report page. Everything it needs is in the page. Without the script, the tables are still usable. */

import { strFromU8 } from 'fflate';
import { showSpaces } from './board-tips.ts';
import { chartsOn, letSwitchReading } from './charts.ts';
import { letChooseCombination } from './combination.ts';
import { DATA_ID, type PageData } from './data.ts';
import { letExplore } from './field/explore.ts';
import { letWatch } from './game/watch.ts';
import { letGoThrough } from './play.ts';
import { save } from './save.ts';
import { makeSortable } from './sorting.ts';
import { letShowSimulated, letUnfold, showOverflow } from './tables.ts';
import { unpacked } from './unpacked.ts';

const TYPES: Readonly<Record<string, string>> = { json: 'application/json', csv: 'text/csv' };

/** Makes the page's buttons save the files that the page contains. */
function offerDownloads(data: PageData): void {
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

document.documentElement.classList.add('scripted');
const data: PageData = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '');
const charts = chartsOn(data);
letSwitchReading(charts);
if (data.sweep) letChooseCombination(data.sweep, data.charts, charts);
if (data.play) letGoThrough(data.play);
if (data.game) letWatch(data.game);
if (data.matrices) letExplore(data.matrices);
letShowSimulated();
letUnfold(document.querySelectorAll('.numbers button[aria-controls]'));
showSpaces(document.querySelectorAll('.plot.board'));
const lookAgain = showOverflow(document.querySelectorAll<HTMLElement>('.plot, .scroll'));
charts.onDrawn(lookAgain);
makeSortable(document.querySelectorAll('.numbers table'));
offerDownloads(data);
charts.draw();
