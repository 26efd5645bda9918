import { makeSortable } from './sorting.ts';

/* The script of the page that compares reports. Without it, the table remains usable. */

document.documentElement.classList.add('scripted');
makeSortable(document.querySelectorAll('table'));
