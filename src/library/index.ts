/* The library in Node. */

import { setHost } from './host.ts';
import { NODE_HOST } from './node-host.ts';

setHost(NODE_HOST);

export * from './exports.ts';
export { filesIn } from './folder.ts';
