/*
 * Loaded before the program with `node --import`. Strikes just before one of the steps by which it changes files,
 * counted from 1 (STEP). STRIKE is a signal, or a system error code with which that step and all later ones that need
 * disk space then fail. With STEP=worker, strikes as the first worker starts.
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
      // SIGKILL cannot be handled, so wait for it instead of running on.
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
