import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A tab of a browser of another engine than Chromium's. */
export interface Tab {
  goTo(url: string): Promise<void>;
  /** Runs a script, as the body of a function, in the page. */
  run(script: string): Promise<unknown>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** Programs that have to be on the path. */
  readonly programs: readonly string[];
  newTab(): Promise<Tab>;
}

export function isHere({ programs }: Engine): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.every((name) => folders.some((folder) => existsSync(join(folder, name))));
}

/** Starts a program, which ends with this process at the latest. */
export function started(name: string, given: readonly string[], stdio: StdioOptions, env = {}) {
  const program = spawn(name, given, { stdio, env: { ...process.env, ...env } });
  process.once('exit', () => program.kill());
  return program;
}

export async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}
