/* The script of the index page, which compares reports. Without the script, the table is still usable. */

import { makeSortable } from './sorting.ts';

document.documentElement.classList.add('scripted');
makeSortable(document.querySelectorAll('table'));
