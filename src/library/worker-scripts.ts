/* The scripts of workers in browsers: of a bundled library there is no file that they could be loaded from. */

export { default as fieldWorker } from '../../dist/browser-field-worker.txt';
export { default as roller } from '../../dist/browser-roller.txt';
