/* One run of the program: its streams, its environment, and requests to end. It is passed to every command. */

import type { Input } from '../base/node.ts';
import { painted } from '../report/node.ts';
import { Output, type Stream } from './output/output.ts';
import type { Interruption } from './runs/interruption.ts';

/** The streams, the environment and the state that all parts of a run share. */
export interface Session {
  /** The stream for data. */
  readonly out: Output;
  /** The stream for progress and notes. */
  readonly err: Output;
  /** Returns the piped or typed input. Called only by code that reads it, since opening it has side effects. */
  readonly standardInput: () => Input;
  readonly environment: NodeJS.ProcessEnv;
  readonly interruption: Interruption;
  /** The files in which a run could not be saved at the last attempt. */
  readonly unkept: Set<string>;
  /** Prints a note, separately from the data. */
  note(text: string): Promise<void>;
  /** Prints why there is no result. */
  complain(text: string): Promise<void>;
}

export interface SessionParts {
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly stdin: () => Input;
  readonly environment: NodeJS.ProcessEnv;
  readonly interruption: Interruption;
}

export function sessionOf({
  stdout,
  stderr,
  stdin,
  environment,
  interruption,
}: SessionParts): Session {
  const err = new Output(stderr, environment);
  const say = (style: 'warning' | 'error', word: string, text: string) =>
    err.write(`${painted(err.page, style, word)} ${text}\n`);
  return {
    out: new Output(stdout, environment),
    err,
    standardInput: stdin,
    environment,
    interruption,
    unkept: new Set(),
    note: (text) => say('warning', 'note:', text),
    complain: (text) => say('error', 'error:', text),
  };
}
