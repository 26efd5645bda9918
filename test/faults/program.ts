import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

export const PROGRAM = fileURLToPath(new URL('../../dist/knockback.js', import.meta.url));

export interface Ended {
  /** Absent if a signal that the program cannot handle ended it. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Circumstances {
  readonly cwd: string;
  /** Another copy of the built program. */
  readonly program?: string;
  /** Arguments of Node's own. */
  readonly node?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Streams that are closed, so that writing to them fails as after `| head`. */
  readonly unread?: readonly ('stdout' | 'stderr')[];
  /** A file or device that takes its output instead. */
  readonly output?: string;
  /** The signals to send, with the number of milliseconds after the start. */
  readonly signals?: readonly (readonly [signal: NodeJS.Signals, after: number])[];
}

/** Longer than any of these runs takes on a busy machine; a run that hangs is killed after that time. */
const PATIENCE = 100_000;

/** Runs the built program until nothing of it is left. */
export function runProgram(args: readonly string[], around: Circumstances): Promise<Ended> {
  const { cwd, program = PROGRAM, node = [], env = {}, signals = [], unread = [], output } = around;
  const sink = output === undefined ? 'pipe' : openSync(output, 'w');
  return new Promise((resolve, reject) => {
    // The program gets its own process group, so that all processes that it starts can be found.
    const child = spawn(process.execPath, [...node, program, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', sink, 'pipe'],
      detached: true,
    });
    const timers = [...signals, ['SIGKILL', PATIENCE] as const].map(([signal, after]) =>
      setTimeout(() => child.kill(signal), after),
    );
    let stdout = '';
    let stderr = '';
    for (const name of unread) child[name]?.destroy();
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      timers.forEach(clearTimeout);
      if (sink !== 'pipe') closeSync(sink);
      if (isAlive(-(child.pid ?? 0))) reject(new Error('it left a process behind'));
      else resolve({ code, signal, stdout, stderr });
    });
  });
}

/** Expects a proper failure: exit code 1, one sentence on stderr that contains the given text, and no stack trace. */
export function expectFailure({ code, stderr }: Ended, says: RegExp): void {
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(says) });
  expect(stderr.split('\n').filter((line) => line !== '')).toHaveLength(1);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
