/* One run of the program: its streams, its environment, and the request to end. Every command gets it. */

import type { Input } from '../base/node.ts';
import { painted } from '../report/node.ts';
import { Output, type Stream } from './output/output.ts';
import type { Interruption } from './runs/interruption.ts';

/** The surroundings of a run of the program. */
export interface Session {
  /** For data. */
  readonly out: Output;
  /** For progress and notes. */
  readonly err: Output;
  /** The piped or typed input; called only by code that reads it. */
  readonly standardInput: () => Input;
  readonly environment: NodeJS.ProcessEnv;
  readonly interruption: Interruption;
  /** Files that could not keep a run: the last attempt to write them failed. */
  readonly unkept: Set<string>;
  /** Prints a note in addition to the data. */
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
