/* Studies that need Node: fields in worker threads, runs saved in files, and folders of reports. */

export { nodeFieldMachine } from './field/threads/field-machine.ts';
export { inFile, savedRunReader } from './saved/read-saved-run.ts';
export { writeSavedRun } from './saved/write-saved-run.ts';
