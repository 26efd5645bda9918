/* The library in a browser. */

import '../base/words/interpreted-schemas.ts';

import { BROWSER_HOST } from './browser-host.ts';
import { setHost } from './host.ts';

setHost(BROWSER_HOST);

export * from './exports.ts';
