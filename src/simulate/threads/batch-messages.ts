import type { KernelProgram } from '../kernels/program.ts';
import type { Batch } from '../schedule/roller.ts';
import type { WorkerRequest } from './answers.ts';

/** What a worker that starts is sent for each batch: of batches of one program, the first brings it along. */
export function batchMessages(): (batch: Batch) => WorkerRequest {
  let sent: KernelProgram | undefined;
  return ({ program, ...batch }) => {
    // A sweep's cases often throw the same dice one after another.
    const request = program === sent ? batch : { ...batch, program };
    sent = program;
    return request;
  };
}
