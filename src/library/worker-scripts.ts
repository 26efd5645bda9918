/* The scripts of workers in browsers: of a bundled library there is no file that they could be loaded from. */

export { default as fieldWorker } from '#built/browser-field-worker.txt';
export { default as roller } from '#built/browser-roller.txt';
