import { chartsOn, letSwitchReading } from './charts.ts';
import { letChooseCombination } from './combination.ts';
import { DATA_ID, type PageData } from './data.ts';
import { offerDownloads } from './downloads.ts';
import { letExplore } from './field/explore.ts';
import { letWatch } from './game/watch.ts';
import { letGoThrough } from './play.ts';
import { makeSortable } from './sorting.ts';
import { letShowSimulated, letUnfold, showOverflow } from './tables.ts';

/* The script of a report page. Everything it needs is in the page; without it, the tables remain. */

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
const lookAgain = showOverflow(document.querySelectorAll<HTMLElement>('.plot, .scroll'));
charts.onDrawn(lookAgain);
makeSortable(document.querySelectorAll('.numbers table'));
offerDownloads(data);
charts.draw();
