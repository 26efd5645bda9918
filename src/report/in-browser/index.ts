/* The script of the page that compares reports. Without it, the table remains usable. */

import { makeSortable } from './sorting.ts';

document.documentElement.classList.add('scripted');
makeSortable(document.querySelectorAll('table'));
