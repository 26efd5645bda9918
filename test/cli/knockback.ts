import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Ending } from './captured.ts';
import { knockbackHere } from './here.ts';

const PROGRAM = fileURLToPath(new URL('../../dist/knockback.js', import.meta.url));

export interface Settings {
  /** The working folder. The system's temp folder, so that nothing lands in the checkout. */
  readonly cwd?: string;
  /** Send SIGINT, as Ctrl-C does, after this many milliseconds. */
  readonly interruptAfter?: number;
  /** Do something as soon as a file is there. */
  readonly whenThere?: { readonly file: string; act(program: ChildProcess): void };
  /** Environment variables in addition to those of the tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** The text on standard input; if absent, standard input is empty. */
  readonly input?: string;
  /** Stop a program that still runs after this many milliseconds: interrupted in this process, killed in its own. */
  readonly patience?: number;
}

/**
 * Runs the built command line to its end: in this process, which is faster, unless an option needs a process of its
 * own.
 */
export function knockback(args: readonly string[], settings: Settings = {}): Promise<Ending> {
  const { cwd, input, patience, ...ofProcess } = settings;
  return Object.keys(ofProcess).length > 0
    ? knockbackProcess(args, settings)
    : knockbackHere(args, {
        ...(cwd !== undefined && { cwd }),
        ...(input !== undefined && { input }),
        ...(patience !== undefined && { patience }),
      });
}

/** Runs the built program in a process of its own. */
export function knockbackProcess(
  args: readonly string[],
  settings: Settings = {},
): Promise<Ending> {
  const { cwd = tmpdir(), interruptAfter, whenThere, env, input, patience = 100_000 } = settings;
  return new Promise((resolve, reject) => {
    const program = spawn(process.execPath, [PROGRAM, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    program.stdin.on('error', () => {}).end(input ?? '');
    const timers = [setTimeout(() => program.kill('SIGKILL'), patience)];
    if (interruptAfter !== undefined) {
      timers.push(setTimeout(() => program.kill('SIGINT'), interruptAfter));
    }
    const watch = setInterval(() => {
      if (!whenThere || !existsSync(join(cwd, whenThere.file))) return;
      whenThere.act(program);
      clearInterval(watch);
    }, 20);
    let stdout = '';
    let stderr = '';
    program.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    program.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    program.on('error', reject);
    program.on('close', (code) => {
      timers.forEach(clearTimeout);
      clearInterval(watch);
      resolve({ code, stdout, stderr });
    });
  });
}

/** The output of a run that must succeed. */
export async function printed(args: readonly string[], settings: Settings = {}): Promise<string> {
  const { code, stdout, stderr } = await knockback(args, settings);
  if (code !== 0) throw new Error(`knockback ${args.join(' ')}: exit ${code}\n${stderr}`);
  return stdout;
}

/** A folder that is gone after the test, or, with `afterAll`, after the file's last test. */
export function tempFolder(after: (cleanUp: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'knockback-cli-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every file of a folder by name, as text with one character per byte. */
export function bytesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );
}

/** Does some work in a folder that is gone after it, also in tests that run at the same time. */
export async function inTempFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'knockback-cli-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
