/* The library in Node. */

import '../base/words/interpreted-schemas.ts';

import { setHost } from './host.ts';
import { NODE_HOST } from './node-host.ts';

setHost(NODE_HOST);

export * from './exports.ts';
export { filesIn } from './folder.ts';
