/* The library in a browser. */

import { BROWSER_HOST } from './browser-host.ts';
import { setHost } from './host.ts';

setHost(BROWSER_HOST);

export * from './exports.ts';
