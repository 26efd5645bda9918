import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

export const PROGRAM = fileURLToPath(new URL('../../dist/knockback.js', import.meta.url));

export interface Ended {
  /** Absent where a signal ended it that it had no say in. */
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
  /** What nobody reads, so that writing to it fails as after `| head`. */
  readonly unread?: readonly ('stdout' | 'stderr')[];
  /** A file or device that takes its output instead. */
  readonly output?: string;
  /** What it is sent, and how many milliseconds after its start. */
  readonly signals?: readonly (readonly [signal: NodeJS.Signals, after: number])[];
}

/** Longer than any of these runs takes on a busy machine; one that hangs is killed then. */
const PATIENCE = 100_000;

/** Runs the built program until nothing of it is left. */
export function runProgram(args: readonly string[], around: Circumstances): Promise<Ended> {
  const { cwd, program = PROGRAM, node = [], env = {}, signals = [], unread = [], output } = around;
  const sink = output === undefined ? 'pipe' : openSync(output, 'w');
  return new Promise((resolve, reject) => {
    // With a group of its own, so that whatever it starts can be seen.
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

/** A failure as it must be: exit 1, one sentence on stderr that says this, no stack trace. */
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
