/*
 * Loaded before the program with `node --import`: strikes just before a step of those by which it
 * changes files, counted from 1 (STEP). STRIKE is a signal, or the code of a system error, with which
 * that step and all after it that need room on the disk then fail. STEP=worker: as the first worker
 * starts.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { constants } from 'node:os';
import threads from 'node:worker_threads';

const { STEP, STRIKE } = process.env;
const NEEDS_ROOM = ['writeFileSync', 'mkdirSync'];
let step = 0;

for (const name of [...NEEDS_ROOM, 'renameSync', 'rmSync', 'rmdirSync', 'chmodSync']) {
  const real = fs[name];
  fs[name] = (...args) => {
    step++;
    if (STRIKE.startsWith('SIG') && step === Number(STEP)) {
      process.kill(process.pid, STRIKE);
      // A signal without a say must not be outrun.
      if (STRIKE === 'SIGKILL') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }
    if (!STRIKE.startsWith('SIG') && step >= Number(STEP) && NEEDS_ROOM.includes(name)) {
      const errno = -constants.errno[STRIKE];
      throw Object.assign(new Error(`${STRIKE}: injected`), { code: STRIKE, errno });
    }
    return real(...args);
  };
}
const { Worker } = threads;
let begun = STEP !== 'worker';
threads.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    if (!begun) process.kill(process.pid, STRIKE);
    begun = true;
  }
};
syncBuiltinESMExports();
