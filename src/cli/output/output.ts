/* Output streams, and how wide and colourful their pages are. */

import { checkOutput, codeOf, isOneFile, isStandardOutput } from '../../base/node.ts';
import { isBinaryMap } from '../../board/index.ts';
import type { Page } from '../../report/node.ts';
import { refused } from '../options/options.ts';

/** stdout or stderr, or a stream of a test. */
export interface Stream {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
  hasColors?(environment?: object): boolean;
  on(event: 'error', listener: (error: Error) => void): unknown;
  write(text: string, done: (error?: Error | null) => void): boolean;
}

/** What is written to a stream. A failure is kept for the end: files are written all the same. */
export class Output {
  readonly stream: Stream;
  private readonly environment: NodeJS.ProcessEnv;
  private error: Error | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(stream: Stream, environment: NodeJS.ProcessEnv) {
    this.stream = stream;
    this.environment = environment;
    stream.on('error', (error: Error) => this.lose(error));
  }

  get page(): Page {
    return pageOf(this.stream, this.environment);
  }

  /** Whether what is written still reaches somebody. */
  get isHeard(): boolean {
    return this.error === undefined;
  }

  /** Why it reaches nobody; none where the reader of a pipe has what it wanted, as with `| head`. */
  get failure(): Error | undefined {
    return codeOf(this.error) === 'EPIPE' ? undefined : this.error;
  }

  /** Ends when the text is out, or lost. */
  write(text: string): Promise<void> {
    this.last = new Promise((resolve) => {
      this.stream.write(text, (error) => {
        if (error) this.lose(error);
        resolve();
      });
    });
    return this.last;
  }

  /** Ends when all that was written so far is out, or lost: a stream keeps its order. */
  ended(): Promise<void> {
    return this.last;
  }

  private lose(error: Error): void {
    this.error ??= error;
  }
}

/**
 * Where YAML that other commands will read is written, checked before anything is worked out.
 *
 * @param out of the option `--out`
 * @param input the file that is turned into YAML
 * @returns undefined for standard output
 * @throws BadInput for a place where no file can be written, for the input itself, and for a name that readers take
 *   for another kind
 */
export function yamlOut(out: string | undefined, input: string): string | undefined {
  if (out === undefined) return undefined;
  checkOutput('--out', out);
  if (isOneFile(out, input)) {
    throw refused('--out', out, 'a file other than the one that is read');
  }
  if (isStandardOutput(out)) return undefined;
  if (!isBinaryMap(out)) return out;
  throw refused(
    '--out',
    out,
    'a name that does not end in .hsc or .gz, as maps of other programs do',
  );
}

/** Tables in a pipe or a file, and on a terminal that does not know its width. */
const WIDTH = 80;
/** Of a terminal that does not know its height. */
const HEIGHT = 24;
/** Terminals may be narrower, but nothing more is folded for them. */
const NARROWEST = 20;

type Terminal = Pick<Stream, 'isTTY' | 'columns' | 'rows' | 'hasColors'>;

/**
 * How to write on a stream. In a pipe nothing depends on the machine: sentences stay whole, for
 * whoever searches them, and tables are as wide as fits nearly everywhere. Nothing scrolls away there.
 */
export function pageOf(stream: Terminal, environment: NodeJS.ProcessEnv): Page {
  const width = Math.max(NARROWEST, stream.columns || WIDTH);
  return {
    tableWidth: stream.isTTY ? width : WIDTH,
    proseWidth: stream.isTTY ? width : Number.POSITIVE_INFINITY,
    height: stream.isTTY ? stream.rows || HEIGHT : Number.POSITIVE_INFINITY,
    hasColour: hasColour(stream, environment),
  };
}

/** Colour is for terminals. NO_COLOR forbids it and FORCE_COLOR asks for it, where not empty. */
function hasColour(stream: Terminal, environment: NodeJS.ProcessEnv): boolean {
  const { NO_COLOR, FORCE_COLOR, ...others } = environment;
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  // Node knows what TERM can do, but takes an empty NO_COLOR for a set one.
  return stream.isTTY === true && stream.hasColors?.(others) === true;
}
