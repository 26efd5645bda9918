import { main } from '../../src/cli/main.ts';
import type { Verdict } from './door.ts';
import { checkHarmless, checkMessage } from './harmless.ts';

/** What a command left behind, in this process or in one of its own. */
export interface Ending {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process, its output held back. */
export async function tryCommand(argv: readonly string[]): Promise<Ending> {
  const streams = { stdout: process.stdout, stderr: process.stderr };
  const said = { stdout: '', stderr: '' };
  const writers = { stdout: streams.stdout.write, stderr: streams.stderr.write };
  const names = ['stdout', 'stderr'] as const;
  const forgetters = [process, process.stdout, process.stderr].map(listening);
  for (const name of names) {
    streams[name].write = (text: string | Uint8Array, ...more: unknown[]) => {
      said[name] += text;
      const done = more.at(-1);
      if (typeof done === 'function') process.nextTick(done);
      return true;
    };
  }
  process.exitCode = 0;
  try {
    await main(argv);
    return { code: process.exitCode, ...said };
  } finally {
    for (const name of names) streams[name].write = writers[name];
    for (const forget of forgetters) forget();
    process.exitCode = 0;
  }
}

/** Takes away whatever a command listens for, as the end of its process would. */
function listening(emitter: NodeJS.EventEmitter): () => void {
  const before = new Set(emitter.eventNames().flatMap((name) => emitter.listeners(name)));
  return () => {
    for (const name of emitter.eventNames()) {
      for (const listener of emitter.listeners(name)) {
        if (!before.has(listener)) emitter.off(name, listener as () => void);
      }
    }
  };
}

/**
 * What an ending says of the input.
 *
 * @throws Error for any that is neither a success nor a refusal in good form
 */
export function verdictOf({ code, stdout, stderr }: Ending): Verdict {
  checkMessage(stderr);
  if (code === 0) {
    if (stdout === '') throw new Error('nothing printed');
    checkHarmless(stdout, 'the output');
    return 'accepted';
  }
  if (code !== 2) throw new Error(`exit ${code}: ${stderr}`);
  if (stdout !== '') throw new Error(`refused, and printed: ${stdout.slice(0, 200)}`);
  if (!stderr.startsWith('error: ')) throw new Error(`refused with the words: ${stderr}`);
  return 'refused';
}
